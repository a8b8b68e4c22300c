/** Upcoming events for work, in the format of `parseEvents`. */
export const professional = `
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
`;
