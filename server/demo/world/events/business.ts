import { tier, type EventPlan } from '../plan';

export const business: readonly EventPlan[] = [
  {
    title: 'India Leadership Forum',
    venue: 'bharatMandapam',
    day: 24,
    time: '09:00',
    hours: 9,
    organizer: 'Council for Indian Enterprise',
    about:
      'A day for the people who set direction. Twelve chief executives speak without slides, each followed by twenty minutes of open questions. The afternoon is given to small tables, where the guest list does the work.',
    onlyFor: ['northwind', 'lotuslane'],
    featured: true,
    tiers: [
      tier('Delegate Pass', 12400, [168, 320], 'All sessions, lunch and the closing reception.', [
        'All sessions',
        'Lunch and tea',
        'Closing reception',
      ]),
      tier('Council Table', 18900, [24, 60], 'A seat at one of ten hosted tables after lunch.', [
        'Everything in Delegate Pass',
        'Hosted table of six',
        'Reserved front rows',
      ]),
      tier('Chair’s Circle', 32000, [4, 20], 'Dinner with the speakers the evening before.', [
        'Everything in Council Table',
        'Speakers’ dinner',
        'Airport transfer',
      ]),
    ],
  },
  {
    title: 'Private Capital Day',
    venue: 'jioWorld',
    day: 12,
    time: '09:30',
    hours: 8,
    organizer: 'Bombay Capital Society',
    about:
      'Fund managers, family offices and founders spend one working day on what was bought, what was sold and at what price. Figures are shown on screen and stay in the room.',
    tiers: [
      tier('Day Pass', 14500, [132, 200], 'Both halls, lunch and the printed deal book.', [
        'All sessions',
        'Lunch',
        'Deal book',
      ]),
      tier('Investor Pass', 24000, [46, 70], 'Adds booked half-hour meetings.', [
        'Everything in Day Pass',
        'Four arranged meetings',
        'Investors’ lounge',
      ]),
    ],
  },
  {
    title: 'Exporters’ Roundtable',
    venue: 'biswaBangla',
    day: 18,
    time: '10:00',
    hours: 6,
    organizer: 'Eastern Trade Association',
    about:
      'Tea, jute, leather and engineering houses of the east compare notes on freight, duty and payment. Customs officers answer questions in the last hour.',
    tiers: [
      tier('Member House', 4800, [118, 160], 'For two halls of panels and the help desks.', [
        'All panels',
        'Customs help desk',
        'Lunch',
      ]),
      tier('Roundtable Seat', 7200, [30, 48], 'A named seat at one of four trade tables.', [
        'Everything in Member House',
        'Named seat',
        'Minutes of the table',
      ]),
    ],
  },
  {
    title: 'The CFO Agenda',
    venue: 'leela',
    day: 26,
    time: '08:30',
    hours: 9,
    organizer: 'Finance Leaders Network',
    about:
      'Treasury, tax and technology in one long, well-fed day. Morning sessions are case studies told by the people who signed them; the afternoon is a working clinic on the coming financial year.',
    onlyFor: ['lakshmi', 'lotuslane'],
    tiers: [
      tier('Delegate', 13800, [122, 180], 'Full day with breakfast and lunch.', [
        'All sessions',
        'Breakfast and lunch',
        'Session papers',
      ]),
      tier('Clinic Pass', 19500, [22, 40], 'Adds an hour with a tax counsel of your choice.', [
        'Everything in Delegate',
        'One-hour tax clinic',
      ]),
    ],
  },
  {
    title: 'Family Enterprise Summit',
    venue: 'tajPalace',
    day: 31,
    time: '10:00',
    hours: 7,
    organizer: 'The Succession Institute',
    about:
      'Three generations on one stage. Families who have handed over, are handing over, or cannot agree to, talk about ownership, work and dinner.',
    tiers: [
      tier('Guest', 16500, [104, 150], 'A seat in the Ballroom for the day.', [
        'All conversations',
        'High tea',
      ]),
      tier('Family Table', 15800, [40, 80], 'For families of four or more at one table.', [
        'Table together',
        'Private adviser for an hour',
        'High tea',
      ]),
    ],
  },
  {
    title: 'Retail Next India',
    venue: 'hicc',
    day: 33,
    time: '09:30',
    hours: 8,
    organizer: 'Shopkeepers’ Guild of India',
    about:
      'From the kirana counter to the mall of the next decade: store formats, quick delivery and what people really put in the basket. The expo floor has ninety working stands.',
    tiers: [
      tier('Expo Pass', 2400, [310, 420], 'The expo floor and the open stage.', [
        'Expo floor',
        'Open stage',
      ]),
      tier('Conference Pass', 8600, [126, 180], 'All sessions and the expo floor.', [
        'Expo floor',
        'All sessions',
        'Lunch',
      ]),
      tier('Buyer Pass', 11000, [28, 40], 'Adds arranged meetings with brands.', [
        'Everything in Conference Pass',
        'Six arranged meetings',
      ]),
    ],
  },
  {
    title: 'Women in the Boardroom',
    venue: 'imperial',
    day: 40,
    time: '17:00',
    hours: 4,
    organizer: 'Half the Table',
    about:
      'An evening with directors who changed how their boards decide. Short talks, a long dinner, and introductions that are made properly.',
    tiers: [
      tier('Evening Seat', 5400, [112, 150], 'Talks and dinner.', ['Talks', 'Three-course dinner']),
      tier('Mentor Table', 9200, [18, 32], 'Dinner at a table hosted by a director.', [
        'Talks',
        'Hosted dinner table',
        'Follow-up call',
      ]),
    ],
  },
  {
    title: 'Southern Makers Forum',
    venue: 'tradeCentre',
    day: 47,
    time: '09:00',
    hours: 8,
    organizer: 'Coromandel Manufacturers’ Federation',
    about:
      'Plant heads from the auto, textile and electronics corridors of the south share what automation gave them and what it cost. Buses leave at three for two working shop floors.',
    tiers: [
      tier('Forum Pass', 6200, [164, 220], 'Sessions and lunch.', ['All sessions', 'Lunch']),
      tier('Forum and Factory', 8900, [52, 90], 'Adds the afternoon plant visit.', [
        'All sessions',
        'Lunch',
        'Plant visit by coach',
      ]),
    ],
  },
  {
    title: 'The Budget Breakfast',
    venue: 'imperial',
    day: 73,
    time: '07:30',
    hours: 3,
    organizer: 'Capital Affairs Club',
    about:
      'The morning after, over dosas: three economists and a former revenue secretary read the fine print so that you need not. Questions are taken by the table.',
    opens: 16,
    tiers: [
      tier('Breakfast Seat', 3600, [140, 140], 'Breakfast and the briefing.', [
        'Breakfast',
        'Printed briefing',
      ]),
      tier('Company Table', 3200, [60, 60], 'For ten colleagues at one table, per seat.', [
        'Table together',
        'Breakfast',
        'Printed briefing',
      ]),
    ],
  },
];
