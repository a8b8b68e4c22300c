import type { CategorySlug } from './categories';
import type { CompanyKey } from './people';
import type { VenueKey } from './venues';

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
  withdrawn?: true;
  maxPerBooking?: number;
}

/** A share of what was paid, until the end of a day before the event. */
export interface RefundPlan {
  percent: number;
  daysBefore: number;
  feeKept?: true;
}

/** An event of the demo world; days count from the coming Saturday (`worldClock.ts`). */
export interface EventPlan {
  /** `{year}` becomes the year of the start. */
  title: string;
  venue: VenueKey;
  day: number;
  /** Local start, HH:MM. */
  time: string;
  hours: number;
  organizer: string;
  about: string;
  tiers: readonly TierPlan[];
  /** Companies that may book an exclusive event; when omitted, all may. */
  onlyFor?: readonly CompanyKey[];
  featured?: true;
  /** Day on which booking opens; when omitted, some weeks ago. */
  opens?: number;
  /** What cancelling gives back; when omitted, nothing. */
  refunds?: RefundPlan;
  /** For how many hours seats may wait for an approval; when omitted, 24. */
  approvalHours?: number;
  /** Not published: only its organizer and the platform's admins see it. */
  draft?: true;
  /** Sales are paused. */
  paused?: true;
  /** The reason for which it was cancelled. */
  cancelled?: string;
}

export interface PlannedEvent extends EventPlan {
  category: CategorySlug;
}

type TierOptions = Pick<TierPlan, 'withdrawn' | 'maxPerBooking'>;

/** @param seats available ones, and all */
export function tier(
  name: string,
  price: number,
  [left, seats]: readonly [number, number],
  description: string,
  benefits: readonly string[],
  options: TierOptions = {},
): TierPlan {
  return { name, price, left, seats, description, benefits, ...options };
}
