import { tier, type PlannedEvent } from '../plan';

/** Unpublished events, which visitors must not see. */
export const drafts: readonly PlannedEvent[] = [
  {
    title: 'Summer Offsite Fair',
    category: 'entertainment',
    venue: 'racecourse',
    day: 96,
    time: '11:00',
    hours: 8,
    organizer: 'Bombay Live',
    about:
      'Food, games and a long tug-of-war for companies that would rather not climb a rope. The programme is still being put together.',
    opens: 40,
    draft: true,
    tiers: [
      tier('Company Day', 2200, [300, 300], 'Entry, lunch and all games.', ['Lunch', 'All games']),
      tier('Tent', 3600, [80, 80], 'A tent of your own for ten, per seat.', ['Lunch', 'Own tent']),
    ],
  },
  {
    title: 'Rooftop Cinema Season',
    category: 'entertainment',
    venue: 'racecourse',
    day: 110,
    time: '19:00',
    hours: 3,
    organizer: 'Bombay Live',
    about: 'Eight films under the sky. Tickets are not decided yet.',
    opens: 45,
    draft: true,
    tiers: [],
  },
];
