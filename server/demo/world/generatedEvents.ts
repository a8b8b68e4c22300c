import { randomFrom, wholeBetween } from '../random';
import { categorySlugs } from './categories';
import { bombayLive } from './organizer';
import { parseEvents, type PlannedEvent } from './plan';
import { list } from '../table';
import { venues } from './venues';

const moods = list('Winter; Evening; Grand; Open; Annual; Hidden; Riverside; First');
const subjects = list(
  'Harbour; Monsoon; Banyan; Ledger; Lantern; Marigold; Orbit; Peacock; Saffron; Signal; Teak; Violin',
);
const kinds = list('Forum; Night; Summit; Table; Session; Parade; Studio; Assembly');

/**
 * Generated events for load tests (D6: DEMO_EVENTS), from number `first` on. They are spread over all categories, all
 * venues and the coming year; nothing is sold.
 */
export const generatedEvents = (first: number, count: number): PlannedEvent[] =>
  parseEvents(Array.from({ length: count }, (_, index) => textOf(first + index)).join('\n'));

function textOf(number: number): string {
  const random = randomFrom(`event/${number}`);
  const draw = (low: number, high: number) => wholeBetween(random, low, high);
  const word = (words: readonly string[]) => words[draw(0, 999) % words.length] ?? '';
  const title = `${word(moods)} ${word(subjects)} ${word(kinds)} ${number + 1}`;
  const category = categorySlugs[number % categorySlugs.length] ?? 'business';
  const price = draw(5, 150) * 100;
  const venue = venues[draw(0, 9999) % venues.length]?.name ?? '';
  const when = `${draw(3, 365)} ${String(draw(8, 20)).padStart(2, '0')}:30 ${draw(2, 9)}`;
  const society = `${word(subjects)} Society`;
  // The organizer that has a team gets every third event.
  const organizer = number % 3 === 0 ? bombayLive.name : society;
  const about = `${title} brings together people of the trade for ${draw(2, 9)} talks and a long table.`;
  const options = number % 50 === 0 ? ' | featured' : '';
  return `${title} | ${category} | ${venue} | ${when} | ${organizer} | ${about}${options}
    General | ${price} | 10000/10000 | Free seating. | Entry
    Reserved | ${price * 2} | 1000/1000 | Numbered seats. | Entry; Numbered seat`;
}
