import { categorySlugs, type CategorySlug } from './categories';
import { companyKeys, type CompanyKey } from './people';
import { list, oneOf } from '../table';

/** A ticket tier of the demo world. */
export interface TierPlan {
  name: string;
  /** Whole rupees. */
  price: number;
  /** Seats still available (`left`), and all seats. */
  left: number;
  seats: number;
  description: string;
  benefits: readonly string[];
  /** The tier is inactive. */
  isWithdrawn: boolean;
}

/** An event of the demo world; days count from the coming Saturday (`worldClock.ts`). */
export interface PlannedEvent {
  /** `{year}` becomes the year of the start. */
  title: string;
  category: CategorySlug;
  venue: string;
  day: number;
  /** Local start, HH:MM. */
  time: string;
  hours: number;
  organizer: string;
  about: string;
  tiers: readonly TierPlan[];
  /** Companies that may book an exclusive event; when omitted, all may. */
  onlyFor?: readonly CompanyKey[] | undefined;
  isFeatured: boolean;
  /** Day on which booking opens; when omitted, some weeks ago. */
  opens?: number | undefined;
  /** The share that cancelling gives back, until the end of a day before the event; when omitted, nothing. */
  refunds?: { percent: number; daysBefore: number; isFeeKept: boolean } | undefined;
  /** For how many hours seats may wait for an approval. */
  approvalHours: number;
  /** Not published: only its organizer and the platform's admins see it. */
  isDraft: boolean;
  /** Sales are paused. */
  isPaused: boolean;
  /** The reason for which it was cancelled. */
  cancelled?: string | undefined;
}

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

function parseEvent(text: string): PlannedEvent {
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
  const opens = options.get('opens');
  return {
    title,
    category: oneOf(categorySlugs, category),
    venue,
    day: Number(day),
    time,
    hours: Number(hours),
    organizer,
    about,
    tiers: tiers.map(parseTier),
    onlyFor: options.get('for')?.map((key) => oneOf(companyKeys, key)),
    isFeatured: options.has('featured'),
    opens: opens && Number(opens),
    refunds: options.has('refunds')
      ? { percent: Number(percent), daysBefore: Number(daysBefore), isFeeKept: kept.length > 0 }
      : undefined,
    approvalHours: Number(options.get('approval') ?? 24),
    isDraft: options.has('draft'),
    isPaused: options.has('paused'),
    cancelled: options.get('cancelled')?.join(' '),
  };
}

function parseTier(line: string): TierPlan {
  const [name = '', price, counts = '', description = '', benefits = ''] = line.split(' | ');
  const [left = 0, seats = 0] = counts.split('/').map(Number);
  return {
    name: name.replace(WITHDRAWN, ''),
    price: Number(price),
    left,
    seats,
    description,
    benefits: list(benefits),
    isWithdrawn: name.startsWith(WITHDRAWN),
  };
}
