import { randomFrom, wholeBetween } from '../posters/random';
import { categories } from './categories';
import { bombayLiveName } from './organizerRows';
import { tier, type PlannedEvent } from './plan';
import { venues, type VenueKey } from './venues';

const moods = ['Winter', 'Evening', 'Grand', 'Open', 'Annual', 'Hidden', 'Riverside', 'First'];
const subjects = [
  'Harbour',
  'Monsoon',
  'Banyan',
  'Ledger',
  'Lantern',
  'Marigold',
  'Orbit',
  'Peacock',
  'Saffron',
  'Signal',
  'Teak',
  'Violin',
];
const kinds = ['Forum', 'Night', 'Summit', 'Table', 'Session', 'Parade', 'Studio', 'Assembly'];
const venueKeys = Object.keys(venues) as VenueKey[];

const at = <T>(list: readonly T[], index: number, fallback: T): T =>
  list[index % list.length] ?? fallback;

/**
 * Event `number` of the generated ones, for load tests (D6: DEMO_EVENTS). The events are spread over all
 * categories, all venues and the coming year; nothing is sold.
 */
export function generatedEvent(number: number): PlannedEvent {
  const random = randomFrom(`event/${number}`);
  const draw = (low: number, high: number) => wholeBetween(random, low, high);
  const title = [
    at(moods, draw(0, 999), 'Open'),
    at(subjects, draw(0, 999), 'Banyan'),
    at(kinds, draw(0, 999), 'Forum'),
    number + 1,
  ].join(' ');
  const price = draw(5, 150) * 100;
  return {
    title,
    category: at(categories, number, categories[0]).slug,
    venue: at(venueKeys, draw(0, 9999), 'bic'),
    day: draw(3, 365),
    time: `${String(draw(8, 20)).padStart(2, '0')}:30`,
    hours: draw(2, 9),
    ...(number % 50 === 0 && { featured: true }),
    organizer: organizerOf(number, `${at(subjects, draw(0, 999), 'Banyan')} Society`),
    about: `${title} brings together people of the trade for ${draw(2, 9)} talks and a long table.`,
    tiers: [
      tier('General', price, [10_000, 10_000], 'Free seating.', ['Entry']),
      tier('Reserved', price * 2, [1_000, 1_000], 'Numbered seats.', ['Entry', 'Numbered seat']),
    ],
  };
}

/** Every third event is one of the organizer that has a team. */
const organizerOf = (number: number, society: string): string =>
  number % 3 === 0 ? bombayLiveName : society;
