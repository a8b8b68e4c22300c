import { categorySlugs } from './categories';
import { companyKeys } from './people';
import { list, oneOf } from '../table';

/** An event of the demo world; days count from the coming Saturday (`worldClock.ts`). */
export type PlannedEvent = ReturnType<typeof parseEvent>;
export type TierPlan = ReturnType<typeof parseTier>;

/**
 * Reads events that are written as
 *
 *     title | category | venue | day, start and hours | organizer | what it is about | options
 *       tier | rupees | seats left/all seats | description | benefit; benefit
 *
 * Options: `for` companies, `featured`, `opens` on a day, `refunds` a percentage until days before, `approval` hours,
 * `draft`, `paused`, `cancelled` with the reason.
 */
export const parseEvents = (text: string): PlannedEvent[] =>
  text
    .trim()
    .split(/\n(?=\S)/)
    .map(parseEvent);

const WITHDRAWN = 'withdrawn: ';

function parseEvent(text: string) {
  const [head = '', ...tiers] = text.split('\n').map((line) => line.trim());
  const [
    title = '',
    category = '',
    venue = '',
    when = '',
    organizer = '',
    about = '',
    chosen = '',
  ] = head.split(' | ');
  const [day, time = '', hours] = when.split(' ');
  const options = new Map(
    list(chosen).map((option) => {
      const [name = '', ...values] = option.split(' ');
      return [name, values];
    }),
  );
  const [percent, daysBefore, ...kept] = options.get('refunds') ?? [];
  const opens = options.get('opens')?.[0];
  return {
    /** `{year}` becomes the year of the start. */
    title,
    category: oneOf(categorySlugs, category),
    venue,
    day: Number(day),
    /** Local start, HH:MM. */
    time,
    hours: Number(hours),
    organizer,
    about,
    tiers: tiers.map(parseTier),
    /** Companies that may book an exclusive event; if undefined, all may. */
    onlyFor: options.get('for')?.map((key) => oneOf(companyKeys, key)),
    isFeatured: options.has('featured'),
    /** Day on which booking opens; if undefined, some weeks ago. */
    opens: opens === undefined ? undefined : Number(opens),
    /** The share that cancelling gives back, until the end of a day before the event; if undefined, nothing. */
    refunds: options.has('refunds')
      ? { percent: Number(percent), daysBefore: Number(daysBefore), isFeeKept: kept.length > 0 }
      : undefined,
    /** How many hours seats may wait for an approval. */
    approvalHours: Number(options.get('approval') ?? 24),
    /** Not published: only its organizer and the platform's admins see it. */
    isDraft: options.has('draft'),
    isPaused: options.has('paused'),
    /** Reason of the cancellation. */
    cancelled: options.get('cancelled')?.join(' '),
  };
}

function parseTier(line: string) {
  const [name = '', price, counts = '', description = '', benefits = ''] = line.split(' | ');
  const [left = 0, seats = 0] = counts.split('/').map(Number);
  return {
    name: name.replace(WITHDRAWN, ''),
    /** Whole rupees. */
    price: Number(price),
    /** Seats still available (`left`), and all seats. */
    left,
    seats,
    description,
    benefits: list(benefits),
    isWithdrawn: name.startsWith(WITHDRAWN),
  };
}
