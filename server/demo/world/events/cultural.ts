import { tier, type EventPlan } from '../plan';

export const cultural: readonly EventPlan[] = [
  {
    title: 'Kathak at the Fort',
    venue: 'amberFort',
    day: 28,
    time: '18:30',
    hours: 2.5,
    organizer: 'Bombay Live',
    about:
      'Forty dancers in the Diwan-i-Aam, lit by lamps alone. The Jaipur gharana dances at home: fast footwork, long spins, and a live ensemble that answers every step.',
    featured: true,
    tiers: [
      tier('Courtyard', 4200, [58, 180], 'Rows on three sides of the floor.', [
        'Numbered seat',
        'Shuttle up the hill',
      ]),
      tier('Pavilion', 7600, [24, 60], 'Raised seats under the arches.', [
        'Numbered seat',
        'Shuttle up the hill',
        'Welcome drink',
      ]),
      tier('Royal Enclosure', 13500, [7, 24], 'Front platform and dinner after.', [
        'Reserved platform',
        'Car to the gate',
        'Dinner at the fort',
      ]),
    ],
  },
  {
    title: 'Odissi Evenings',
    venue: 'rabindraSadan',
    day: 21,
    time: '18:30',
    hours: 2.5,
    organizer: 'Kalinga Dance Ensemble',
    about:
      'Four solos and a group work on the Gita Govinda, danced to live pakhawaj and voice. A short talk before the curtain explains the hands.',
    tiers: [
      tier('Balcony', 800, [196, 260], 'Upper level, free seating.', ['Pre-show talk']),
      tier('Stalls', 1700, [92, 140], 'Lower level, numbered.', ['Numbered seat', 'Pre-show talk']),
    ],
  },
  {
    title: 'Parsi Theatre Revival',
    venue: 'operaHouse',
    day: 26,
    time: '19:30',
    hours: 3,
    organizer: 'Bombay Live',
    about:
      'Painted backdrops, trapdoors, live harmonium and an Urdu melodrama of 1911 played entirely straight. It is very funny; nobody on stage knows it.',
    tiers: [
      tier('Gallery', 1200, [92, 150], 'The gods, bench seating.', ['Programme']),
      tier('Royal Stalls', 2900, [74, 140], 'Velvet seats, numbered.', [
        'Numbered seat',
        'Programme',
      ]),
      tier('Box', 5400, [4, 16], 'Boxes of four, per seat.', [
        'Box of four',
        'Raspberry soda and cutlets',
      ]),
    ],
  },
  {
    title: 'Theyyam Night',
    venue: 'fineArtsHall',
    day: 33,
    time: '20:00',
    hours: 4,
    organizer: 'Kolathunadu Ritual Arts',
    about:
      'Two theyyams of north Malabar come to the city with their own drummers and torch bearers. The make-up, which takes three hours, is open to watch from five.',
    tiers: [
      tier('Ground', 1000, [178, 240], 'Around the sacred ground, free seating.', [
        'Guide booklet',
      ]),
      tier('Make-up and Ground', 2300, [24, 40], 'Watch the preparation with a guide.', [
        'Guide',
        'Preparation from 5 PM',
        'Supper',
      ]),
    ],
  },
  {
    title: 'Lamp & Loom',
    venue: 'dakshinaChitra',
    day: 43,
    time: '16:00',
    hours: 5,
    organizer: 'Southern Crafts Council',
    about:
      'Weavers from Kanchipuram, lamp makers from Nachiarkoil and a row of people who can tell you why the border is woven apart. Ends with five hundred lamps at dusk.',
    tiers: [
      tier('Visitor', 700, [264, 340], 'Entry to all courtyards.', [
        'All courtyards',
        'A clay lamp',
      ]),
      tier('With a Weaver', 2100, [9, 24], 'An hour at the loom, one weaver for two.', [
        'All courtyards',
        'An hour at the loom',
        'What you wove',
      ]),
      tier('Collector', 6000, [20, 20], 'Private view the evening before.', ['Private view'], {
        withdrawn: true,
      }),
    ],
  },
];
