import { tier, type EventPlan } from '../plan';

export const food: readonly EventPlan[] = [
  {
    title: 'Konkan Table',
    venue: 'fishermensHall',
    day: 15,
    time: '20:00',
    hours: 3,
    organizer: 'Bombay Live',
    about:
      'Nine courses between Mumbai and Mangaluru, cooked by three home cooks and one hotel chef who used to be one. Everything that swims was landed that morning at Sassoon Dock.',
    featured: true,
    tiers: [
      tier('Long Table', 8900, [22, 72], 'Shared table, nine courses.', [
        'Nine courses',
        'Sol kadhi and wines',
      ]),
      tier('Kitchen Counter', 12500, [4, 12], 'Twelve seats facing the stoves.', [
        'Nine courses',
        'Sol kadhi and wines',
        'Recipe book',
      ]),
    ],
  },
  {
    title: 'Old Delhi Supper',
    venue: 'haveli',
    day: 20,
    time: '18:30',
    hours: 4,
    organizer: 'Bombay Live',
    about:
      'Six stops on foot through Chandni Chowk, from the jalebi of 1884 to a nihari that has not left the fire, then supper on the roof of the haveli.',
    tiers: [
      tier('Walk and Supper', 4600, [8, 48], 'Groups of twelve with one guide each.', [
        'Guided walk',
        'All tastings',
        'Rooftop supper',
      ]),
      tier('Supper Only', 2900, [31, 40], 'Joins on the roof at nine.', ['Rooftop supper']),
    ],
  },
  {
    title: 'Spice Coast Tasting',
    venue: 'davidHall',
    day: 22,
    time: '12:30',
    hours: 4,
    organizer: 'Mattancherry Traders’ Table',
    about:
      'Pepper, cardamom, mace and four hundred years of people who sailed for them. A long lunch with a trader, a farmer and a cook at every table.',
    tiers: [
      tier('Lunch', 3400, [58, 90], 'Seven plates and the tasting of spices.', [
        'Seven plates',
        'Spice tasting',
      ]),
      tier('Lunch and Warehouse', 5200, [12, 30], 'Adds a morning in the old warehouses.', [
        'Seven plates',
        'Spice tasting',
        'Warehouse walk',
        'Box of spices',
      ]),
    ],
  },
  {
    title: 'Nizami Feast',
    venue: 'falaknuma',
    day: 27,
    time: '19:30',
    hours: 3.5,
    organizer: 'Bombay Live',
    about:
      'Dinner for a hundred and one at the longest table in the country. Haleem, dum and the desserts of the Nizam’s own kitchen, served as they were written down.',
    onlyFor: ['northwind', 'lakshmi', 'lotuslane'],
    tiers: [
      tier('Dining Hall', 18500, [0, 60], 'A chair at the long table.', [
        'Carriage to the door',
        'Eleven courses',
      ]),
      tier('Jade Room', 16000, [0, 40], 'Tables of eight in the Jade Room.', [
        'Carriage to the door',
        'Eleven courses',
      ]),
    ],
  },
  {
    title: 'Chettinad Kitchen',
    venue: 'dakshinaChitra',
    day: 29,
    time: '11:00',
    hours: 5,
    organizer: 'Karaikudi Home Cooks',
    about:
      'Grind, roast and cook with six aachis in the courtyard of a Chettiar house, then eat all of it from banana leaves. Children are put to work.',
    tiers: [
      tier('Cook and Eat', 2600, [112, 150], 'A place at a stove, two people each.', [
        'Cooking place',
        'Full meal',
        'Apron',
      ]),
      tier('Eat', 1500, [96, 120], 'The meal at one o’clock.', ['Full meal']),
    ],
  },
];
