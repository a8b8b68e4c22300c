/** Upcoming events for guests and teams, in the format of `parseEvents`. */
export const leisure = `
Monsoon Ragas Live | music | Kamani Auditorium | 21 19:00 3 | Sangeet Sabha Delhi | Malhar in three voices: a vocal recital, a sarod solo and a flute duet, all in the ragas that are said to bring rain. The hall is small and unamplified.
  Gallery | 3400 | 0/150 | Balcony rows, free seating. | Programme notes
  Stalls | 5200 | 0/110 | Rows A to M, numbered. | Numbered seat; Programme notes; Tea at the interval
Veena & Cello | music | Chowdiah Memorial Hall | 15 18:30 2 | Mysore Strings Trust | Two bowed-and-plucked families meet over Dikshitar and Bach. The players have toured this programme for a decade and still change it every night.
  Balcony | 1200 | 184/260 | Upper level, numbered. | Numbered seat
  Main Hall | 2400 | 88/160 | Ground floor, numbered. | Numbered seat; Programme booklet
  Front Circle | 3800 | 8/24 | First two rows and a word with the artists. | Numbered seat; Meet the artists
Jazz by the Bay | music | Tata Theatre, NCPA | 20 20:00 2.5 | Bombay Live | A twelve-piece Bombay band plays the songs that Goan musicians carried into Hindi film. Expect a loud second half.
  Terrace | 2600 | 142/200 | Upper rows with a view of the whole band. | Numbered seat
  Club Seat | 4400 | 76/120 | Small tables before the stage. | Shared table of four; Welcome drink
Baul Evening | music | Rabindra Sadan | 28 18:00 3 | Shantiniketan Folk Circle | Wandering singers from Birbhum and Nadia bring ektara, dotara and a great many questions about the soul. Translations are projected line by line.
  General | 900 | 206/300 | Free seating behind row K. | Programme with translations
  Reserved | 1600 | 64/100 | Rows A to J, numbered. | Numbered seat; Programme with translations
Margazhi Mornings | music | The Music Academy | 29 07:00 4 | Mylapore Music Forum | The December season as its regulars know it: a seven o’clock lecture demonstration, filter coffee, then a full kutcheri with tani avartanam.
  Season Chair | 1500 | 238/320 | Side blocks and balcony. | Filter coffee
  Patron Row | 3600 | 42/70 | Centre block, rows three to eight. | Numbered seat; Breakfast at the canteen
Sufi at Nahargarh | music | Nahargarh Fort | 35 19:30 3 | Bombay Live | Qawwali on the ramparts with the lights of Jaipur below. Two families of singers, one from Ajmer and one from Nizamuddin, take turns until late. | paused
  Rampart Seat | 3900 | 96/160 | Cushioned steps along the wall. | Shawl and cushion; Shuttle from the foot of the hill
  Courtyard Baithak | 6800 | 38/60 | Floor seating close to the singers, with supper. | Baithak seating; Rajasthani supper; Shuttle
Backwater Sessions | music | Bolgatty Palace | 36 17:30 4 | Bombay Live | Four short sets on the palace lawn as the light goes: a thavil ensemble, two songwriters, and a band that plays old Malayalam film songs better than the films did.
  Lawn | 1400 | 260/340 | Bring a mat, or borrow one of ours. | Lawn entry
  Jetty Deck | 3200 | 34/60 | Chairs on the deck with service. | Reserved chair; Snack box; Boat from Marine Drive jetty
Ghazal Mehfil | music | Taramati Baradari | 42 19:00 3 | Bombay Live | An evening of Urdu song in a pavilion built for its acoustics. The poems are printed in three scripts and the audience is expected to say wah.
  Terrace | 1800 | 148/200 | Open terrace, free seating. | Printed verses
  Pavilion | 3500 | 58/90 | Inside the baradari, numbered. | Numbered seat; Printed verses; Irani chai
India v Australia T20 | sports | Wankhede Stadium | 22 19:00 4 | Mumbai Cricket Hospitality | The third match of the series, under lights at the Wankhede. Our allotment is in the Garware and Sachin Tendulkar stands, with hospitality from two hours before the toss. | approval 72
  Garware Lower | 7500 | 214/380 | Covered seats square of the wicket. | Reserved seat; Food voucher
  Tendulkar Upper | 9800 | 62/160 | High and straight: the best view of swing. | Reserved seat; Food voucher; Fast entry
  Hospitality Box | 28500 | 6/40 | Air-conditioned box with dinner service. | Box seat; Dinner and drinks; Parking pass; Former player as host
Kolkata Derby Night | sports | Salt Lake Stadium | 14 19:30 2.5 | Maidan Football Club Association | Half of the city against the other half, as it has been for a hundred years. Corporate rows are behind the dugouts; colours of both sides are sold at the gate.
  Corporate Row | 1900 | 226/320 | Covered rows at the halfway line. | Reserved seat; Snack box
  Dugout Lounge | 5600 | 28/50 | Lounge before the match and at half time. | Reserved seat; Lounge buffet
Corporate Golf Classic | sports | Delhi Golf Club | 27 06:30 8 | Lodhi Golf Society | Eighteen holes among Mughal tombs, shotgun start, Stableford scoring. Beginners join the clinic and the nine-hole putting cup. | for northwind lotuslane
  Player | 11500 | 26/88 | Green fee, caddie and lunch. | Green fee and caddie; Lunch; Player’s kit
  Clinic | 4200 | 14/30 | A morning with two teaching professionals. | Two-hour clinic; Putting cup; Lunch
Kabaddi Playoff Night | sports | Gachibowli Indoor Stadium | 34 19:00 3 | Bombay Live | Two knock-out matches on one mat. Sit close: raids last thirty seconds and you will hear every breath of them.
  Stand | 850 | 282/380 | Tiered seats on both long sides. | Reserved seat
  Matside | 2900 | 38/70 | Chairs three metres from the mat. | Matside chair; Snack box; Team photograph
Jaipur Polo Cup | sports | Rajasthan Polo Club Ground | 43 14:30 3.5 | Rajasthan Polo Patrons | The final of the winter season, six chukkas between two old families. Hats are welcome, and so is stamping divots at half time.
  Grandstand | 2200 | 168/240 | Shaded grandstand, numbered. | Numbered seat; Tea
  Marquee | 7800 | 46/80 | Lawn marquee with lunch. | Marquee table; Lunch; Paddock visit
Garden City Marathon | sports | Sree Kanteerava Stadium | 50 05:30 6 | Bombay Live | Full, half and a five-kilometre company relay through Cubbon Park and round Ulsoor lake. The course is closed to traffic until eleven.
  Company Relay | 1100 | 236/320 | Five kilometres each, teams of four. | Bib and chip; Team photograph; Breakfast
  Half Marathon | 1900 | 154/220 | Start at 6:15 AM. | Bib and chip; Medal
  Marathon | 2400 | 98/140 | Start at 5:30 AM. | Bib and chip; Medal; Recovery tent
Chennai Open Final | sports | SDAT Tennis Stadium | 64 17:00 4 | Tamil Nadu Tennis Association | Doubles and singles finals on centre court. The corporate rows are in the shade from four, and the covered terrace serves through both matches. | opens 11
  Centre Court | 3100 | 240/240 | Numbered seats on the long side. | Numbered seat
  Terrace | 6400 | 60/60 | Covered terrace with food and drink. | Reserved table; Food and drink
Winter Symphony Night | concert | Jamshed Bhabha Theatre, NCPA | 14 19:30 2.5 | Bombay Live | One evening, two traditions. The orchestra opens with Brahms’s Fourth, then is joined by tabla and sarod for a concerto written for this hall. Doors open at 6:30 PM; the programme runs two hours with one interval. | for northwind lotuslane; opens -19
  Stalls | 6500 | 42/620 | Rows D to M, centre block. Numbered seats. | Numbered seat; Programme booklet; Cloakroom
  Dress Circle | 9200 | 6/285 | First balcony, full view of the stage. | Numbered seat; Interval drink; Fast entry
  Grand Tier | 12800 | 0/140 | The first two rows of the balcony, centre. | Numbered seat; Interval drink; Signed programme
  Patron Box | 18500 | 16/64 | A box of its own with a host, for a team or clients. | Seats 4 together; Dinner before the show; Meet the conductor
Indie Rooftop Live | concert | Museum of Art & Photography | 13 19:00 3 | Church Street Sounds | Three Bengaluru bands on the museum roof, with the galleries open until the first set. If it rains, it moves downstairs and gets louder.
  Standing | 1300 | 118/180 | Rooftop standing. | Gallery entry
  Parapet Seat | 2600 | 5/30 | High stools along the edge. | Gallery entry; Reserved stool; First drink
Stadium Lights Tour | concert | Mahalaxmi Racecourse | 35 18:00 5 | Bombay Live | The last night of a nine-city tour by the country’s biggest playback voice, with a forty-piece band and far too many lights. Gates at four; last entry at seven. | featured
  Silver | 3500 | 346/480 | Standing, behind the mixing desk. | Fast entry
  Gold | 6900 | 182/260 | Standing, front half. | Fast entry; Separate bar
  Company Deck | 15500 | 32/60 | Raised deck with seats and service. | Seat on the deck; Food and drink; Parking pass
Bollywood in Brass | concert | Nazrul Mancha | 41 18:30 2.5 | Bombay Live | Sixty winds and a rhythm section play R. D. Burman straight through, B-sides included. Dancing is allowed in the side aisles.
  Upper | 1100 | 214/300 | Upper rows, numbered. | Numbered seat
  Lower | 2200 | 88/140 | Lower rows, numbered. | Numbered seat; Programme
Strings at the Palace | concert | Rambagh Palace | 49 19:00 3 | Bombay Live | A string quartet in the Suvarna Mahal, where there are chairs for ninety and no microphone. Dinner is served between the two halves. | for lakshmi lotuslane
  Concert and Dinner | 14800 | 21/70 | A seat at a table of eight. | Three-course dinner; Programme
  Quartet Table | 22000 | 3/20 | The four tables nearest the players. | Three-course dinner; Programme; Meet the quartet
Konkan Table | food | The Ice Factory, Ballard Estate | 15 20:00 3 | Bombay Live | Nine courses between Mumbai and Mangaluru, cooked by three home cooks and one hotel chef who used to be one. Everything that swims was landed that morning at Sassoon Dock. | featured
  Long Table | 8900 | 22/72 | Shared table, nine courses. | Nine courses; Sol kadhi and wines
  Kitchen Counter | 12500 | 4/12 | Twelve seats facing the stoves. | Nine courses; Sol kadhi and wines; Recipe book
Old Delhi Supper | food | Haveli Dharampura, Chandni Chowk | 20 18:30 4 | Bombay Live | Six stops on foot through Chandni Chowk, from the jalebi of 1884 to a nihari that has not left the fire, then supper on the roof of the haveli.
  Walk and Supper | 4600 | 8/48 | Groups of twelve with one guide each. | Guided walk; All tastings; Rooftop supper
  Supper Only | 2900 | 31/40 | Joins on the roof at nine. | Rooftop supper
Spice Coast Tasting | food | David Hall, Fort Kochi | 22 12:30 4 | Mattancherry Traders’ Table | Pepper, cardamom, mace and four hundred years of people who sailed for them. A long lunch with a trader, a farmer and a cook at every table.
  Lunch | 3400 | 58/90 | Seven plates and the tasting of spices. | Seven plates; Spice tasting
  Lunch and Warehouse | 5200 | 12/30 | Adds a morning in the old warehouses. | Seven plates; Spice tasting; Warehouse walk; Box of spices
Nizami Feast | food | Taj Falaknuma Palace | 27 19:30 3.5 | Bombay Live | Dinner for a hundred and one at the longest table in the country. Haleem, dum and the desserts of the Nizam’s own kitchen, served as they were written down. | for northwind lakshmi lotuslane
  Dining Hall | 18500 | 0/60 | A chair at the long table. | Carriage to the door; Eleven courses
  Jade Room | 16000 | 0/40 | Tables of eight in the Jade Room. | Carriage to the door; Eleven courses
Chettinad Kitchen | food | DakshinaChitra | 29 11:00 5 | Karaikudi Home Cooks | Grind, roast and cook with six aachis in the courtyard of a Chettiar house, then eat all of it from banana leaves. Children are put to work.
  Cook and Eat | 2600 | 112/150 | A place at a stove, two people each. | Cooking place; Full meal; Apron
  Eat | 1500 | 96/120 | The meal at one o’clock. | Full meal
Kathak at the Fort | cultural | Amber Fort | 28 18:30 2.5 | Bombay Live | Forty dancers in the Diwan-i-Aam, lit by lamps alone. The Jaipur gharana dances at home: fast footwork, long spins, and a live ensemble that answers every step. | featured
  Courtyard | 4200 | 58/180 | Rows on three sides of the floor. | Numbered seat; Shuttle up the hill
  Pavilion | 7600 | 24/60 | Raised seats under the arches. | Numbered seat; Shuttle up the hill; Welcome drink
  Royal Enclosure | 13500 | 7/24 | Front platform and dinner after. | Reserved platform; Car to the gate; Dinner at the fort
Odissi Evenings | cultural | Rabindra Sadan | 21 18:30 2.5 | Kalinga Dance Ensemble | Four solos and a group work on the Gita Govinda, danced to live pakhawaj and voice. A short talk before the curtain explains the hands.
  Balcony | 800 | 196/260 | Upper level, free seating. | Pre-show talk
  Stalls | 1700 | 92/140 | Lower level, numbered. | Numbered seat; Pre-show talk
Parsi Theatre Revival | cultural | Royal Opera House | 26 19:30 3 | Bombay Live | Painted backdrops, trapdoors, live harmonium and an Urdu melodrama of 1911 played entirely straight. It is very funny; nobody on stage knows it.
  Gallery | 1200 | 92/150 | The gods, bench seating. | Programme
  Royal Stalls | 2900 | 74/140 | Velvet seats, numbered. | Numbered seat; Programme
  Box | 5400 | 4/16 | Boxes of four, per seat. | Box of four; Raspberry soda and cutlets
Theyyam Night | cultural | Kerala Fine Arts Hall | 33 20:00 4 | Kolathunadu Ritual Arts | Two theyyams of north Malabar come to the city with their own drummers and torch bearers. The make-up, which takes three hours, is open to watch from five.
  Ground | 1000 | 178/240 | Around the sacred ground, free seating. | Guide booklet
  Make-up and Ground | 2300 | 24/40 | Watch the preparation with a guide. | Guide; Preparation from 5 PM; Supper
Lamp & Loom | cultural | DakshinaChitra | 43 16:00 5 | Southern Crafts Council | Weavers from Kanchipuram, lamp makers from Nachiarkoil and a row of people who can tell you why the border is woven apart. Ends with five hundred lamps at dusk.
  Visitor | 700 | 264/340 | Entry to all courtyards. | All courtyards; A clay lamp
  With a Weaver | 2100 | 9/24 | An hour at the loom, one weaver for two. | All courtyards; An hour at the loom; What you wove
  withdrawn: Collector | 6000 | 20/20 | Private view the evening before. | Private view
Bengal Modern | art | Kolkata Centre for Creativity | 25 17:30 3 | Calcutta Collectors’ Circle | A private evening with sixty works from family walls that have not been seen together since 1961. The curator walks with each group; the catalogue is printed for the night. | for northwind lotuslane
  Evening View | 2800 | 104/150 | Groups of fifteen with the curator. | Curator’s walk; Catalogue
  Collector’s Dinner | 9500 | 10/24 | Dinner in the gallery. | Curator’s walk; Catalogue; Dinner
Kochi Print Biennale | art | Aspinwall House, Fort Kochi | 27 11:00 8 | Fort Kochi Print Room | Woodcut, lithograph and letterpress from thirty-one countries in the rooms of an old spice house. Presses run all day and visitors may pull their own sheet.
  Day Entry | 1500 | 312/400 | All rooms for one day. | All rooms; Printed guide
  Press Pass | 3200 | 42/70 | Adds an hour at a press with a printer. | All rooms; Printed guide; Pull your own print
Miniatures at Night | art | Albert Hall Museum | 34 19:00 2.5 | Rajputana Museum Friends | The museum after closing, with magnifying glasses. Two restorers show how a squirrel-hair brush paints an eyelash, and what two centuries of lamp smoke do to gold.
  Night Visit | 1900 | 0/140 | Groups of ten. | Magnifying glass; Guide
  Restorers’ Bench | 4400 | 0/12 | An hour at the bench. | Magnifying glass; Guide; Bench hour
Sculpture in the Garden | art | Sunder Nursery | 36 10:00 7 | Nizamuddin Arts Trust | Twenty large works in stone and steel among the tombs and roses. Artists stand beside their pieces until noon; lunch is on the grass.
  Garden Day | 1200 | 286/360 | All day, all paths. | Map; Artists’ talks
  Picnic | 2800 | 74/110 | Adds a picnic hamper for one. | Map; Artists’ talks; Picnic hamper
Winter Lights Festival | festival | Sunder Nursery | 42 17:00 29 | Bombay Live | Two evenings, fourteen light works, one path of a kilometre and a half. Food carts stand at every bend and the fountains are part of it.
  One Evening | 1100 | 348/460 | Saturday or Sunday, entry until nine. | Light path; Map
  Both Evenings | 1800 | 138/180 | Saturday and Sunday. | Light path; Map
  Lantern Supper | 4600 | 46/70 | Supper under the banyan on Saturday. | Light path; Supper; Paper lantern
Jaipur Kite Week | festival | Nahargarh Fort | 53 15:00 51 | Bombay Live | The sky over the old city on the days around Sankranti. Masters fly fighting kites from the fort, beginners are taught on the terrace, and at dusk the lantern kites go up. | featured
  Rooftop Pass | 2250 | 71/300 | A terrace place, kite and reel included. | Kite and reel; Teacher on the terrace; Sweets of the season
  Fort Terrace | 4800 | 19/60 | The highest terrace, with lunch. | Kite and reel; Lunch; Lantern kites at dusk
Fort Kochi Lit Fest | festival | Aspinwall House, Fort Kochi | 69 10:00 57 | Bombay Live | Three days of writers in five languages, with the sea behind them. Morning interviews, afternoon arguments, and poems on the jetty after dark. | opens 13
  Festival Pass | 1600 | 400/400 | All three days. | All sessions; Programme book
  Friend of the Festival | 7500 | 60/60 | All three days with the writers’ table. | All sessions; Programme book; Lunch at the writers’ table
The Late Comedy Hour | entertainment | Royal Opera House | 13 21:00 2 | Bombay Live | Five comics, ninety minutes, no telephones. The host has hosted every one of these since 2014 and has never used the same opening. | refunds 100 2
  Front Table | 2800 | 9/120 | Tables of four before the stage. | Shared table; First drink
  Balcony | 2900 | 0/140 | Numbered balcony seats. | Numbered seat
An Hour of Illusion | entertainment | Ranga Shankara | 19 19:30 1.5 | Bombay Live | Close-up magic and mind reading on a stage with no wings, no boxes and no assistant. Volunteers are asked, never fetched.
  House | 1400 | 126/180 | Numbered seats. | Numbered seat
  Table on Stage | 3600 | 10/24 | Twenty-four seats around the card table. | Seat on stage; Pack of cards
The Big Office Quiz | entertainment | T-Hub, Raidurg | 26 18:30 3 | Bombay Live | Teams of four, eight rounds, one buzzer that works. Questions run from Charminar to Chandrayaan, and the trophy has been to more offices than anyone here.
  Team Member | 1200 | 212/320 | Book four to play as a team. | Supper; Scorecard
  Audience | 600 | 88/100 | Play along from the gallery. | Supper
`;
