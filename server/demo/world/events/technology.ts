import { tier, type EventPlan } from '../plan';

export const technology: readonly EventPlan[] = [
  {
    title: 'Cloud & AI Summit',
    venue: 'hicc',
    day: 19,
    time: '09:30',
    hours: 8.5,
    approvalHours: 72,
    organizer: 'Deccan Technology Alliance',
    about:
      'What runs, what it costs and who keeps it running. Four tracks of engineers showing their own bills and outages, and one hall of hands-on labs.',
    refunds: { percent: 100, daysBefore: 3, feeKept: true },
    tiers: [
      tier('Summit Pass', 9800, [286, 420], 'All four tracks and lunch.', [
        'All tracks',
        'Lunch',
        'Recordings',
      ]),
      tier('Lab Pass', 14200, [58, 100], 'Adds two hands-on labs with credits.', [
        'Everything in Summit Pass',
        'Two labs',
        'Cloud credits',
      ]),
      tier('Executive Pass', 26000, [9, 24], 'Adds the closed architects’ table.', [
        'Everything in Summit Pass',
        'Architects’ table',
        'Speakers’ dinner',
      ]),
    ],
  },
  {
    title: 'Security Operations Day',
    venue: 'bic',
    day: 11,
    time: '09:00',
    hours: 8,
    organizer: 'Bangalore Infosec Guild',
    about:
      'A full day for people who carry the pager: three real incidents retold minute by minute, then a tabletop exercise in teams of six.',
    tiers: [
      tier('Talks', 4200, [136, 200], 'Morning and evening sessions.', ['All talks', 'Lunch']),
      tier('Talks and Tabletop', 7600, [7, 60], 'Adds the afternoon exercise.', [
        'All talks',
        'Lunch',
        'Tabletop exercise',
      ]),
    ],
  },
  {
    title: 'Chip Design Days',
    venue: 'ktpo',
    day: 32,
    time: '09:30',
    hours: 8,
    organizer: 'India Semiconductor Forum',
    about:
      'Architecture, verification and packaging from the teams that tape out in Bengaluru. The second half is an open bench where boards may be poked.',
    tiers: [
      tier('Engineer', 6800, [172, 240], 'All sessions and the bench.', ['All sessions', 'Lunch']),
      tier('Team of Five', 5900, [66, 100], 'For five colleagues, per seat.', [
        'All sessions',
        'Lunch',
        'Reserved bench hour',
      ]),
    ],
  },
  {
    title: 'Fintech Stack',
    venue: 'jioWorld',
    day: 38,
    time: '10:00',
    hours: 7,
    organizer: 'Mumbai Payments Council',
    about:
      'UPI at scale, credit on new rails and the plumbing of account aggregation, told by the people on call. Regulators hold the last hour, and stay for tea.',
    onlyFor: ['northwind', 'lakshmi'],
    tiers: [
      tier('Delegate', 8800, [148, 180], 'All sessions and lunch.', ['All sessions', 'Lunch']),
      tier('Builder', 12600, [48, 60], 'Adds the sandbox day at a partner bank.', [
        'All sessions',
        'Lunch',
        'Sandbox day',
      ]),
    ],
  },
  {
    title: 'Space Tech Forum',
    venue: 'researchPark',
    day: 46,
    time: '10:00',
    hours: 6,
    organizer: 'Chennai Launch Collective',
    about:
      'Launchers, small satellites and what earth observation is already selling to farmers and insurers. Ends with a walk through two test cells.',
    tiers: [
      tier('Forum', 3800, [166, 220], 'Talks and exhibition.', ['All talks', 'Exhibition']),
      tier('Forum and Test Cells', 6500, [22, 40], 'Adds the guided walk.', [
        'All talks',
        'Exhibition',
        'Guided walk',
      ]),
    ],
  },
  {
    title: 'Open Source Week',
    venue: 'luluBolgatty',
    day: 53,
    time: '10:00',
    hours: 31,
    organizer: 'FOSS Kerala',
    about:
      'Two days of maintainers, with a full hall for first contributions. Bring a laptop and a bug you have been avoiding.',
    tiers: [
      tier('Contributor', 1200, [330, 420], 'Both days.', ['All halls', 'Lunch on both days']),
      tier('Sponsor Seat', 5200, [54, 70], 'Both days, and pays for two students.', [
        'All halls',
        'Lunch on both days',
        'Two student passes given',
      ]),
    ],
  },
  {
    title: 'Quantum Afternoon',
    venue: 'bharatMandapam',
    day: 60,
    time: '13:30',
    hours: 5,
    organizer: 'National Computing Society',
    about:
      'What can be computed today, what cannot, and what a company should do about its keys meanwhile. No mathematics beyond school, some of it on a blackboard.',
    opens: 9,
    tiers: [
      tier('Seat', 2900, [260, 260], 'All four lectures.', ['All lectures', 'Tea']),
      tier('Seat and Workshop', 5400, [45, 45], 'Adds an hour on a real machine.', [
        'All lectures',
        'Tea',
        'Workshop',
      ]),
    ],
  },
];
