import type { CategorySlug } from './categories';
import type { CompanyKey } from './people';
import type { VenueKey } from './venues';

/** A ticket tier as the demo world writes it down. */
export interface TierPlan {
  name: string;
  /** Whole rupees. */
  price: number;
  /** Seats still to be had, and seats in all. */
  left: number;
  seats: number;
  description: string;
  benefits: readonly string[];
  /** A tier that is listed but not offered. */
  withdrawn?: true;
  maxPerBooking?: number;
}

/** An event as the demo world writes it down; days count from the coming Saturday (`worldClock.ts`). */
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
  /** Companies that may book an exclusive event; left out, it is open to all. */
  onlyFor?: readonly CompanyKey[];
  featured?: true;
  /** Day on which booking opens; left out, some weeks ago. */
  opens?: number;
  /** Not published: nobody but the platform's admins sees it. */
  draft?: true;
}

export interface PlannedEvent extends EventPlan {
  category: CategorySlug;
}

type TierOptions = Pick<TierPlan, 'withdrawn' | 'maxPerBooking'>;

/** @param seats left and in all */
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
