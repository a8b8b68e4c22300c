import { parseEvents } from './plan';

/**
 * Every event of the demo world: upcoming in the order of the menu; then events that have ended, drafts, and one that
 * was cancelled before anybody had booked.
 */
export const plannedEvents = parseEvents(`
India Leadership Forum | business | Bharat Mandapam | 24 09:00 9 | Council for Indian Enterprise | A day for the people who set direction. Twelve chief executives speak without slides, each followed by twenty minutes of open questions. The afternoon is given to small tables, where the guest list does the work. | for northwind lotuslane; featured
  Delegate Pass | 12400 | 168/320 | All sessions, lunch and the closing reception. | All sessions; Lunch and tea; Closing reception
  Council Table | 18900 | 24/60 | A seat at one of ten hosted tables after lunch. | Everything in Delegate Pass; Hosted table of six; Reserved front rows
  Chair’s Circle | 32000 | 4/20 | Dinner with the speakers the evening before. | Everything in Council Table; Speakers’ dinner; Airport transfer
Private Capital Day | business | Jio World Convention Centre | 12 09:30 8 | Bombay Capital Society | Fund managers, family offices and founders spend one working day on what was bought, what was sold and at what price. Figures are shown on screen and stay in the room.
  Day Pass | 14500 | 132/200 | Both halls, lunch and the printed deal book. | All sessions; Lunch; Deal book
  Investor Pass | 24000 | 46/70 | Adds booked half-hour meetings. | Everything in Day Pass; Four arranged meetings; Investors’ lounge
Exporters’ Roundtable | business | Biswa Bangla Convention Centre | 18 10:00 6 | Eastern Trade Association | Tea, jute, leather and engineering houses of the east compare notes on freight, duty and payment. Customs officers answer questions in the last hour.
  Member House | 4800 | 118/160 | For two halls of panels and the help desks. | All panels; Customs help desk; Lunch
  Roundtable Seat | 7200 | 30/48 | A named seat at one of four trade tables. | Everything in Member House; Named seat; Minutes of the table
The CFO Agenda | business | The Leela Palace | 26 08:30 9 | Finance Leaders Network | Treasury, tax and technology in one long, well-fed day. Morning sessions are case studies told by the people who signed them; the afternoon is a working clinic on the coming financial year. | for lakshmi lotuslane
  Delegate | 13800 | 122/180 | Full day with breakfast and lunch. | All sessions; Breakfast and lunch; Session papers
  Clinic Pass | 19500 | 22/40 | Adds an hour with a tax counsel of your choice. | Everything in Delegate; One-hour tax clinic
Family Enterprise Summit | business | The Taj Mahal Palace | 31 10:00 7 | The Succession Institute | Three generations on one stage. Families who have handed over, are handing over, or cannot agree to, talk about ownership, work and dinner.
  Guest | 16500 | 104/150 | A seat in the Ballroom for the day. | All conversations; High tea
  Family Table | 15800 | 40/80 | For families of four or more at one table. | Table together; Private adviser for an hour; High tea
Retail Next India | business | Hyderabad International Convention Centre | 33 09:30 8 | Shopkeepers’ Guild of India | From the kirana counter to the mall of the next decade: store formats, quick delivery and what people really put in the basket. The expo floor has ninety working stands.
  Expo Pass | 2400 | 310/420 | The expo floor and the open stage. | Expo floor; Open stage
  Conference Pass | 8600 | 126/180 | All sessions and the expo floor. | Expo floor; All sessions; Lunch
  Buyer Pass | 11000 | 28/40 | Adds arranged meetings with brands. | Everything in Conference Pass; Six arranged meetings
Women in the Boardroom | business | The Imperial, Janpath | 40 17:00 4 | Half the Table | An evening with directors who changed how their boards decide. Short talks, a long dinner, and introductions that are made properly.
  Evening Seat | 5400 | 112/150 | Talks and dinner. | Talks; Three-course dinner
  Mentor Table | 9200 | 18/32 | Dinner at a table hosted by a director. | Talks; Hosted dinner table; Follow-up call
Southern Makers Forum | business | Chennai Trade Centre | 47 09:00 8 | Coromandel Manufacturers’ Federation | Plant heads from the auto, textile and electronics corridors of the south share what automation gave them and what it cost. Buses leave at three for two working shop floors.
  Forum Pass | 6200 | 164/220 | Sessions and lunch. | All sessions; Lunch
  Forum and Factory | 8900 | 52/90 | Adds the afternoon plant visit. | All sessions; Lunch; Plant visit by coach
The Budget Breakfast | business | The Imperial, Janpath | 73 07:30 3 | Capital Affairs Club | The morning after, over dosas: three economists and a former revenue secretary read the fine print so that you need not. Questions are taken by the table. | opens 16
  Breakfast Seat | 3600 | 140/140 | Breakfast and the briefing. | Breakfast; Printed briefing
  Company Table | 3200 | 60/60 | For ten colleagues at one table, per seat. | Table together; Breakfast; Printed briefing
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
Cloud & AI Summit | technology | Hyderabad International Convention Centre | 19 09:30 8.5 | Deccan Technology Alliance | What runs, what it costs and who keeps it running. Four tracks of engineers showing their own bills and outages, and one hall of hands-on labs. | refunds 100 3 keeping the fee; approval 72
  Summit Pass | 9800 | 286/420 | All four tracks and lunch. | All tracks; Lunch; Recordings
  Lab Pass | 14200 | 58/100 | Adds two hands-on labs with credits. | Everything in Summit Pass; Two labs; Cloud credits
  Executive Pass | 26000 | 9/24 | Adds the closed architects’ table. | Everything in Summit Pass; Architects’ table; Speakers’ dinner
Security Operations Day | technology | Bengaluru International Centre | 11 09:00 8 | Bangalore Infosec Guild | A full day for people who carry the pager: three real incidents retold minute by minute, then a tabletop exercise in teams of six.
  Talks | 4200 | 136/200 | Morning and evening sessions. | All talks; Lunch
  Talks and Tabletop | 7600 | 7/60 | Adds the afternoon exercise. | All talks; Lunch; Tabletop exercise
Chip Design Days | technology | KTPO, Whitefield | 32 09:30 8 | India Semiconductor Forum | Architecture, verification and packaging from the teams that tape out in Bengaluru. The second half is an open bench where boards may be poked.
  Engineer | 6800 | 172/240 | All sessions and the bench. | All sessions; Lunch
  Team of Five | 5900 | 66/100 | For five colleagues, per seat. | All sessions; Lunch; Reserved bench hour
Fintech Stack | technology | Jio World Convention Centre | 38 10:00 7 | Mumbai Payments Council | UPI at scale, credit on new rails and the plumbing of account aggregation, told by the people on call. Regulators hold the last hour, and stay for tea. | for northwind lakshmi
  Delegate | 8800 | 148/180 | All sessions and lunch. | All sessions; Lunch
  Builder | 12600 | 48/60 | Adds the sandbox day at a partner bank. | All sessions; Lunch; Sandbox day
Space Tech Forum | technology | IIT Madras Research Park | 46 10:00 6 | Chennai Launch Collective | Launchers, small satellites and what earth observation is already selling to farmers and insurers. Ends with a walk through two test cells.
  Forum | 3800 | 166/220 | Talks and exhibition. | All talks; Exhibition
  Forum and Test Cells | 6500 | 22/40 | Adds the guided walk. | All talks; Exhibition; Guided walk
Open Source Week | technology | Lulu Bolgatty Convention Centre | 53 10:00 31 | FOSS Kerala | Two days of maintainers, with a full hall for first contributions. Bring a laptop and a bug you have been avoiding.
  Contributor | 1200 | 330/420 | Both days. | All halls; Lunch on both days
  Sponsor Seat | 5200 | 54/70 | Both days, and pays for two students. | All halls; Lunch on both days; Two student passes given
Quantum Afternoon | technology | Bharat Mandapam | 60 13:30 5 | National Computing Society | What can be computed today, what cannot, and what a company should do about its keys meanwhile. No mathematics beyond school, some of it on a blackboard. | opens 9
  Seat | 2900 | 260/260 | All four lectures. | All lectures; Tea
  Seat and Workshop | 5400 | 45/45 | Adds an hour on a real machine. | All lectures; Tea; Workshop
Future of Work {year} | conference | Bengaluru International Centre | 17 09:00 9 | Workplace Institute of India | How teams will be hired, housed and led. Researchers bring numbers, companies bring what happened when they tried, and the last session is a debate with a vote. | refunds 50 7
  Delegate | 12400 | 152/260 | All sessions, lunch and the debate. | All sessions; Lunch; Conference papers
  Team Pass | 13600 | 60/110 | For four or more from one company, per seat. | Everything in Delegate; Team table at the debate
  Fellow | 21500 | 8/24 | Adds the researchers’ breakfast and a private briefing. | Everything in Delegate; Breakfast with the researchers; Private briefing
People First HR Summit | conference | Nehru Centre, Worli | 25 09:30 7.5 | Society for People Practice | Pay, parental leave, managers and mediation: four subjects, each with a company that got it wrong first. Small rooms, no keynote. | approval 72
  Delegate | 7400 | 138/190 | All rooms and lunch. | All rooms; Lunch
  Mediation Workshop | 10200 | 10/30 | Adds a half-day workshop, twenty people a room. | All rooms; Lunch; Half-day workshop
Healthcare Leaders Meet | conference | ITC Grand Chola | 39 09:00 8 | Southern Hospitals Forum | Hospital chains, insurers and public health officers plan for the next ten years of beds, doctors and data. Continuing-education points are given.
  Delegate | 9600 | 124/170 | All sessions, lunch and dinner. | All sessions; Lunch and dinner; Education points
  Hospital Team | 8400 | 56/80 | For three or more from one hospital, per seat. | All sessions; Lunch and dinner; Education points
Green Supply Forum | conference | Biswa Bangla Convention Centre | 46 10:00 7 | Ganga Basin Business Council | Ports, packaging and power for companies that have promised a number. Auditors explain what they will ask for, river scientists what the number is for.
  Delegate | 5200 | 162/210 | All sessions and lunch. | All sessions; Lunch
  Auditor’s Bench | 8100 | 22/30 | Adds an hour with two auditors on your own report. | All sessions; Lunch; One-hour review
India Design Congress | conference | Yashobhoomi, Dwarka | 54 10:00 8 | Design Council Delhi | Type, transport, textiles and tools. Sixteen studios show one project each from first sketch to complaint letter, with the models on tables to be handled.
  Congress Pass | 6600 | 206/260 | All talks and the model hall. | All talks; Model hall; Lunch
  Studio Pass | 9900 | 28/40 | Adds a studio visit the next morning. | Everything in Congress Pass; Studio visit
Legal & Compliance Days | conference | Nehru Centre, Worli | 61 09:30 8 | In-House Counsel Association | Contracts, competition and the new data rules for people who must sign. Retired judges hear three mock cases argued by in-house teams. | for lakshmi
  Counsel | 8200 | 132/140 | All sessions and the mock cases. | All sessions; Lunch; Case book
  Team of Three | 7400 | 56/60 | For three from one company, per seat. | All sessions; Lunch; Case book
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
Storytelling Lab | workshop | Tata Theatre, NCPA | 18 10:00 6 | Bombay Live | Tell one true story about your work, well, in five minutes. Two actors and a radio producer take it apart with you before lunch and put it back after.
  Participant | 4900 | 17/40 | A place in a group of ten. | Full-day workshop; Lunch; Recording of your story
  Listener | 1800 | 34/50 | The telling at four o’clock. | Evening stories; Tea
Design Systems Lab | workshop | Bengaluru International Centre | 20 10:00 7 | Bengaluru Product Guild | Build a small design system from nothing in one day: tokens, four components, and the argument about buttons. You leave with a repository that works.
  Bench | 5600 | 33/80 | A place at a bench of four. | Full-day lab; Lunch; Course files
  Team Bench | 6400 | 12/40 | A bench of your own for four, per seat. | Full-day lab; Lunch; Course files; Review of your own system
Block Printing Studio | workshop | Jawahar Kala Kendra | 29 10:00 5 | Sanganer Printers’ Collective | Cut a small block, mix indigo and madder, print two metres of cloth and wear the mistakes. Four master printers, forty people, one very long table.
  Printer | 2400 | 14/40 | Cloth, colours and a block to keep. | All materials; Your block and cloth; Lunch
  Watcher | 900 | 26/30 | Look, ask and eat. | Demonstration; Lunch
Negotiation Clinic | workshop | India Habitat Centre | 32 09:30 7 | Lodhi Road Mediation Centre | Six rounds, six partners, one contract. Mediators watch, stop the clock and say what just happened; the last round is played for real stakes, which are cakes.
  Seat | 6800 | 3/36 | Thirty-six people, paired anew each round. | Six rounds; Written feedback; Lunch
  Seat and Coaching | 9400 | 0/12 | Adds an hour with a mediator afterwards. | Six rounds; Written feedback; One-hour coaching
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
Service Design Studio | workshop | Nehru Centre, Worli | -10 10:00 6 | Worli Design School | A day of mapping one real service, a municipal hospital’s front desk, with the people who stand on both sides of it.
  Participant | 5200 | 6/40 | A place in a team of five. | Full-day studio; Lunch
Ustad Tribute Evening | music | Kamani Auditorium | -14 18:30 3 | Bombay Live | Students of three generations play what their teacher taught them, in the order in which he taught it.
  Gallery | 1800 | 12/90 | Balcony rows, free seating. | Programme notes
  Stalls | 3200 | 0/70 | Rows A to M, numbered. | Numbered seat; Programme notes
Data Engineering Day | technology | T-Hub, Raidurg | -18 09:30 8 | Deccan Technology Alliance | Pipelines that broke and what was put in their place, in twelve short talks and one long table of cables.
  Day Pass | 5800 | 34/110 | All talks and lunch. | All talks; Lunch
  Team Pass | 5200 | 8/50 | For four or more, per seat. | All talks; Lunch
Harvest Table | food | Rambagh Palace | -20 19:30 3 | Bombay Live | Millets, desert beans and the year’s first mustard in seven courses on the palace lawn, with the farmers at the tables.
  Lawn Table | 6400 | 4/60 | Tables of ten. | Seven courses; Wines
Founders’ Assembly | business | The Leela Palace | -23 09:00 8 | Karnataka Founders’ Guild | One hundred and fifty founders, no investors, no press. Numbers were shared and stayed in the room.
  Founder | 11800 | 0/110 | All sessions and dinner. | All sessions; Dinner
  Guest of a Founder | 6900 | 9/40 | Dinner and the evening talk. | Dinner; Talk
Unplugged at Chowdiah | concert | Chowdiah Memorial Hall | -28 19:00 2.5 | Bombay Live | Two songwriters, two guitars and a hall shaped like a violin. Nothing was plugged in.
  Balcony | 1400 | 40/110 | Upper level, numbered. | Numbered seat
  Main Hall | 2600 | 0/90 | Ground floor, numbered. | Numbered seat; Programme
Puja Art Trail | cultural | Kolkata Centre for Creativity | -34 16:00 6 | North Calcutta Walks | Eight pandals with the people who built them, by tram and on foot, and bhog at the last one.
  Trail | 2200 | 14/90 | Groups of fifteen. | Guide; Tram ride; Bhog
Harbour Regatta | sports | Bolgatty Palace | -41 09:00 6 | Bombay Live | Twenty-two yachts and nine snake boats, which won. Breakfast and lunch on the lawn.
  Lawn | 1500 | 52/130 | The palace lawn at the finish. | Breakfast; Lunch
  Umpire’s Launch | 5800 | 0/16 | On the water behind the boats. | Launch; Lunch
Summer Offsite Fair | entertainment | Mahalaxmi Racecourse | 96 11:00 8 | Bombay Live | Food, games and a long tug-of-war for companies that would rather not climb a rope. The programme is still being put together. | opens 40; draft
  Company Day | 2200 | 300/300 | Entry, lunch and all games. | Lunch; All games
  Tent | 3600 | 80/80 | A tent of your own for ten, per seat. | Lunch; Own tent
Rooftop Cinema Season | entertainment | Mahalaxmi Racecourse | 110 19:00 3 | Bombay Live | Eight films under the sky. Tickets are not decided yet. | opens 45; draft
Rooftop Unplugged | concert | The Ice Factory, Ballard Estate | -15 19:00 3 | Bombay Live | Four songwriters, one roof and no amplifiers, from sunset until the neighbours sleep. | cancelled The roof may not be used this season.
  Terrace | 1400 | 180/180 | Free seating. | Welcome drink
`);
