/** Events that have ended, drafts, and one that was cancelled before anybody had booked; in the format of `parseEvents`. */
export const others = `
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
`;
