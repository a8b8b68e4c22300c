import { tier, type PlannedEvent } from '../plan';

/** Cancelled before anybody had booked. */
export const cancelled: readonly PlannedEvent[] = [
  {
    title: 'Rooftop Unplugged',
    category: 'concert',
    venue: 'fishermensHall',
    day: -15,
    time: '19:00',
    hours: 3,
    organizer: 'Bombay Live',
    about: 'Four songwriters, one roof and no amplifiers, from sunset until the neighbours sleep.',
    cancelled: 'The roof may not be used this season.',
    tiers: [tier('Terrace', 1400, [180, 180], 'Free seating.', ['Welcome drink'])],
  },
];
