import { tier, type PlannedEvent } from '../plan';

/** Events that have ended; bookings of them are in the Past tabs. */
export const past: readonly PlannedEvent[] = [
  {
    title: 'Service Design Studio',
    category: 'workshop',
    venue: 'nehruCentre',
    day: -10,
    time: '10:00',
    hours: 6,
    organizer: 'Worli Design School',
    about:
      'A day of mapping one real service, a municipal hospital’s front desk, with the people who stand on both sides of it.',
    tiers: [
      tier('Participant', 5200, [6, 40], 'A place in a team of five.', [
        'Full-day studio',
        'Lunch',
      ]),
    ],
  },
  {
    title: 'Ustad Tribute Evening',
    category: 'music',
    venue: 'kamani',
    day: -14,
    time: '18:30',
    hours: 3,
    organizer: 'Bombay Live',
    about:
      'Students of three generations play what their teacher taught them, in the order in which he taught it.',
    tiers: [
      tier('Gallery', 1800, [12, 90], 'Balcony rows, free seating.', ['Programme notes']),
      tier('Stalls', 3200, [0, 70], 'Rows A to M, numbered.', ['Numbered seat', 'Programme notes']),
    ],
  },
  {
    title: 'Data Engineering Day',
    category: 'technology',
    venue: 'thub',
    day: -18,
    time: '09:30',
    hours: 8,
    organizer: 'Deccan Technology Alliance',
    about:
      'Pipelines that broke and what was put in their place, in twelve short talks and one long table of cables.',
    tiers: [
      tier('Day Pass', 5800, [34, 110], 'All talks and lunch.', ['All talks', 'Lunch']),
      tier('Team Pass', 5200, [8, 50], 'For four or more, per seat.', ['All talks', 'Lunch']),
    ],
  },
  {
    title: 'Harvest Table',
    category: 'food',
    venue: 'rambagh',
    day: -20,
    time: '19:30',
    hours: 3,
    organizer: 'Bombay Live',
    about:
      'Millets, desert beans and the year’s first mustard in seven courses on the palace lawn, with the farmers at the tables.',
    tiers: [tier('Lawn Table', 6400, [4, 60], 'Tables of ten.', ['Seven courses', 'Wines'])],
  },
  {
    title: 'Founders’ Assembly',
    category: 'business',
    venue: 'leela',
    day: -23,
    time: '09:00',
    hours: 8,
    organizer: 'Karnataka Founders’ Guild',
    about:
      'One hundred and fifty founders, no investors, no press. Numbers were shared and stayed in the room.',
    tiers: [
      tier('Founder', 11800, [0, 110], 'All sessions and dinner.', ['All sessions', 'Dinner']),
      tier('Guest of a Founder', 6900, [9, 40], 'Dinner and the evening talk.', ['Dinner', 'Talk']),
    ],
  },
  {
    title: 'Unplugged at Chowdiah',
    category: 'concert',
    venue: 'chowdiah',
    day: -28,
    time: '19:00',
    hours: 2.5,
    organizer: 'Bombay Live',
    about: 'Two songwriters, two guitars and a hall shaped like a violin. Nothing was plugged in.',
    tiers: [
      tier('Balcony', 1400, [40, 110], 'Upper level, numbered.', ['Numbered seat']),
      tier('Main Hall', 2600, [0, 90], 'Ground floor, numbered.', ['Numbered seat', 'Programme']),
    ],
  },
  {
    title: 'Puja Art Trail',
    category: 'cultural',
    venue: 'creativity',
    day: -34,
    time: '16:00',
    hours: 6,
    organizer: 'North Calcutta Walks',
    about:
      'Eight pandals with the people who built them, by tram and on foot, and bhog at the last one.',
    tiers: [tier('Trail', 2200, [14, 90], 'Groups of fifteen.', ['Guide', 'Tram ride', 'Bhog'])],
  },
  {
    title: 'Harbour Regatta',
    category: 'sports',
    venue: 'bolgatty',
    day: -41,
    time: '09:00',
    hours: 6,
    organizer: 'Bombay Live',
    about: 'Twenty-two yachts and nine snake boats, which won. Breakfast and lunch on the lawn.',
    tiers: [
      tier('Lawn', 1500, [52, 130], 'The palace lawn at the finish.', ['Breakfast', 'Lunch']),
      tier('Umpire’s Launch', 5800, [0, 16], 'On the water behind the boats.', ['Launch', 'Lunch']),
    ],
  },
];
