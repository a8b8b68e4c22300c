import { tier, type EventPlan } from '../plan';

export const art: readonly EventPlan[] = [
  {
    title: 'Bengal Modern',
    venue: 'creativity',
    day: 25,
    time: '17:30',
    hours: 3,
    organizer: 'Calcutta Collectors’ Circle',
    about:
      'A private evening with sixty works from family walls that have not been seen together since 1961. The curator walks with each group; the catalogue is printed for the night.',
    onlyFor: ['northwind', 'lotuslane'],
    tiers: [
      tier('Evening View', 2800, [104, 150], 'Groups of fifteen with the curator.', [
        'Curator’s walk',
        'Catalogue',
      ]),
      tier('Collector’s Dinner', 9500, [10, 24], 'Dinner in the gallery.', [
        'Curator’s walk',
        'Catalogue',
        'Dinner',
      ]),
    ],
  },
  {
    title: 'Kochi Print Biennale',
    venue: 'aspinwall',
    day: 27,
    time: '11:00',
    hours: 8,
    organizer: 'Fort Kochi Print Room',
    about:
      'Woodcut, lithograph and letterpress from thirty-one countries in the rooms of an old spice house. Presses run all day and visitors may pull their own sheet.',
    tiers: [
      tier('Day Entry', 1500, [312, 400], 'All rooms for one day.', ['All rooms', 'Printed guide']),
      tier('Press Pass', 3200, [42, 70], 'Adds an hour at a press with a printer.', [
        'All rooms',
        'Printed guide',
        'Pull your own print',
      ]),
    ],
  },
  {
    title: 'Miniatures at Night',
    venue: 'albertHall',
    day: 34,
    time: '19:00',
    hours: 2.5,
    organizer: 'Rajputana Museum Friends',
    about:
      'The museum after closing, with magnifying glasses. Two restorers show how a squirrel-hair brush paints an eyelash, and what two centuries of lamp smoke do to gold.',
    tiers: [
      tier('Night Visit', 1900, [0, 140], 'Groups of ten.', ['Magnifying glass', 'Guide']),
      tier('Restorers’ Bench', 4400, [0, 12], 'An hour at the bench.', [
        'Magnifying glass',
        'Guide',
        'Bench hour',
      ]),
    ],
  },
  {
    title: 'Sculpture in the Garden',
    venue: 'sunderNursery',
    day: 36,
    time: '10:00',
    hours: 7,
    organizer: 'Nizamuddin Arts Trust',
    about:
      'Twenty large works in stone and steel among the tombs and roses. Artists stand beside their pieces until noon; lunch is on the grass.',
    tiers: [
      tier('Garden Day', 1200, [286, 360], 'All day, all paths.', ['Map', 'Artists’ talks']),
      tier('Picnic', 2800, [74, 110], 'Adds a picnic hamper for one.', [
        'Map',
        'Artists’ talks',
        'Picnic hamper',
      ]),
    ],
  },
];
