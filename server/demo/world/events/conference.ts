import { tier, type EventPlan } from '../plan';

export const conference: readonly EventPlan[] = [
  {
    title: 'Future of Work {year}',
    venue: 'bic',
    day: 17,
    time: '09:00',
    hours: 9,
    organizer: 'Workplace Institute of India',
    about:
      'How teams will be hired, housed and led. Researchers bring numbers, companies bring what happened when they tried, and the last session is a debate with a vote.',
    refunds: { percent: 50, daysBefore: 7 },
    tiers: [
      tier('Delegate', 12400, [152, 260], 'All sessions, lunch and the debate.', [
        'All sessions',
        'Lunch',
        'Conference papers',
      ]),
      tier('Team Pass', 13600, [60, 110], 'For four or more from one company, per seat.', [
        'Everything in Delegate',
        'Team table at the debate',
      ]),
      tier('Fellow', 21500, [8, 24], 'Adds the researchers’ breakfast and a private briefing.', [
        'Everything in Delegate',
        'Breakfast with the researchers',
        'Private briefing',
      ]),
    ],
  },
  {
    title: 'People First HR Summit',
    venue: 'nehruCentre',
    day: 25,
    time: '09:30',
    hours: 7.5,
    approvalHours: 72,
    organizer: 'Society for People Practice',
    about:
      'Pay, parental leave, managers and mediation: four subjects, each with a company that got it wrong first. Small rooms, no keynote.',
    tiers: [
      tier('Delegate', 7400, [138, 190], 'All rooms and lunch.', ['All rooms', 'Lunch']),
      tier(
        'Mediation Workshop',
        10200,
        [10, 30],
        'Adds a half-day workshop, twenty people a room.',
        ['All rooms', 'Lunch', 'Half-day workshop'],
      ),
    ],
  },
  {
    title: 'Healthcare Leaders Meet',
    venue: 'grandChola',
    day: 39,
    time: '09:00',
    hours: 8,
    organizer: 'Southern Hospitals Forum',
    about:
      'Hospital chains, insurers and public health officers plan for the next ten years of beds, doctors and data. Continuing-education points are given.',
    tiers: [
      tier('Delegate', 9600, [124, 170], 'All sessions, lunch and dinner.', [
        'All sessions',
        'Lunch and dinner',
        'Education points',
      ]),
      tier('Hospital Team', 8400, [56, 80], 'For three or more from one hospital, per seat.', [
        'All sessions',
        'Lunch and dinner',
        'Education points',
      ]),
    ],
  },
  {
    title: 'Green Supply Forum',
    venue: 'biswaBangla',
    day: 46,
    time: '10:00',
    hours: 7,
    organizer: 'Ganga Basin Business Council',
    about:
      'Ports, packaging and power for companies that have promised a number. Auditors explain what they will ask for, river scientists what the number is for.',
    tiers: [
      tier('Delegate', 5200, [162, 210], 'All sessions and lunch.', ['All sessions', 'Lunch']),
      tier(
        'Auditor’s Bench',
        8100,
        [22, 30],
        'Adds an hour with two auditors on your own report.',
        ['All sessions', 'Lunch', 'One-hour review'],
      ),
    ],
  },
  {
    title: 'India Design Congress',
    venue: 'yashobhoomi',
    day: 54,
    time: '10:00',
    hours: 8,
    organizer: 'Design Council Delhi',
    about:
      'Type, transport, textiles and tools. Sixteen studios show one project each from first sketch to complaint letter, with the models on tables to be handled.',
    tiers: [
      tier('Congress Pass', 6600, [206, 260], 'All talks and the model hall.', [
        'All talks',
        'Model hall',
        'Lunch',
      ]),
      tier('Studio Pass', 9900, [28, 40], 'Adds a studio visit the next morning.', [
        'Everything in Congress Pass',
        'Studio visit',
      ]),
    ],
  },
  {
    title: 'Legal & Compliance Days',
    venue: 'nehruCentre',
    day: 61,
    time: '09:30',
    hours: 8,
    organizer: 'In-House Counsel Association',
    about:
      'Contracts, competition and the new data rules for people who must sign. Retired judges hear three mock cases argued by in-house teams.',
    onlyFor: ['lakshmi'],
    tiers: [
      tier('Counsel', 8200, [132, 140], 'All sessions and the mock cases.', [
        'All sessions',
        'Lunch',
        'Case book',
      ]),
      tier('Team of Three', 7400, [56, 60], 'For three from one company, per seat.', [
        'All sessions',
        'Lunch',
        'Case book',
      ]),
    ],
  },
];
