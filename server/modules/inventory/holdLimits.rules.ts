import type { ModuleDeps } from '../../deps';
import { conflict } from '../../lib/errors';
import { whenAt } from '../../lib/dateFormat';

/** A company may always hold this many seats of a tier, even if its percentage is less (D31). */
export const COMPANY_SEATS = 40;
/** An unpaid hold counts for this many hours after it has ended. */
export const WINDOW_HOURS = 24;
/** How many times the whole seat limit may be held for the full hold time within the window. */
const FULL_HOLDS = 2;

/** docs/product/booking.md#holds. */
export interface HoldLimits {
  holdMinutes: number;
  /** Seats; 0: no limit. */
  perPerson: number;
  /** Percent of the tier; 0: no limit. */
  perCompany: number;
}

export const holdLimitsOf = (
  config: Pick<ModuleDeps['config'], 'holdMinutes' | 'maxHeldPerPerson' | 'maxHeldPerCompany'>,
): HoldLimits => ({
  holdMinutes: config.holdMinutes,
  perPerson: config.maxHeldPerPerson,
  perCompany: config.maxHeldPerCompany,
});

export const withoutLimits = (holdMinutes: number): HoldLimits => ({
  holdMinutes,
  perPerson: 0,
  perCompany: 0,
});

/** Seats and seat-seconds that are held unpaid, or the limit for them. */
export interface HoldSum {
  seats: number;
  seatSeconds: number;
}

/** @returns null without a limit */
export function personLimit({ perPerson, holdMinutes }: HoldLimits): HoldSum | null {
  if (perPerson === 0) return null;
  return { seats: perPerson, seatSeconds: perPerson * secondsOf(holdMinutes) };
}

/**
 * @param total seats of the tier
 * @returns null without a limit
 */
export function companyLimit(
  { perCompany, holdMinutes }: HoldLimits,
  total: number,
): HoldSum | null {
  if (perCompany === 0) return null;
  const seats = companySeats(perCompany, total);
  return { seats, seatSeconds: Math.min(seats, total) * secondsOf(holdMinutes) };
}

/** @param perCompany percent of the tier */
const companySeats = (perCompany: number, total: number): number =>
  Math.max(COMPANY_SEATS, Math.floor((total * perCompany) / 100));

/** Seats of a tier that a waiting list offers one company in a day while they are unpaid; null without a limit. */
export const mostOffered = (perCompany: number, total: number): number | null =>
  perCompany === 0 ? null : Math.min(companySeats(perCompany, total), total);

/** Seconds for which each seat of a limit may be held in the window. */
export const secondsOf = (holdMinutes: number) => FULL_HOLDS * holdMinutes * 60;

/** The limit that `held` and `more` together exceed; null when they fit. */
export function exceeded(held: HoldSum, more: HoldSum, limit: HoldSum): 'seats' | 'time' | null {
  if (more.seats > 0 && held.seats + more.seats > limit.seats) return 'seats';
  return held.seatSeconds + more.seatSeconds > limit.seatSeconds ? 'time' : null;
}

/** Names the holders of a company limit. @param domain the domain whose companies share it; null for one company */
const holders = (domain: string | null) =>
  domain === null
    ? { own: 'Your company holds', has: 'has', most: 'one company can hold' }
    : {
        own: `Your company and others under ${domain} hold`,
        has: 'have',
        most: 'together they can hold',
      };

const seatCount = (count: number) => `${count} unpaid seat${count === 1 ? '' : 's'}`;

/** The 409 `hold_limit` errors of the limits; each text says what to do. */
export const holdLimitErrors = {
  personSeats: (held: number, limit: number) =>
    conflict(
      'hold_limit',
      `You hold ${seatCount(held)}, and one person can hold ${limit}. Pay for bookings in your cart or remove some, then try again.`,
      { held, limit },
    ),
  companySeats(held: number, limit: number, domain: string | null) {
    const { own, most } = holders(domain);
    return conflict(
      'hold_limit',
      `${own} ${seatCount(held)} of this tier, and ${most} ${limit}. Pay for bookings or remove some, then try again.`,
      { held, limit },
    );
  },
  personTime: (held: number, from: Date, timezone: string) =>
    conflict(
      'hold_limit',
      `You hold ${seatCount(held)} and have held seats without paying for too long today. Pay for what is in your cart, or try again from ${whenAt(from, timezone)} on.`,
      { held, possible_from: from.toISOString() },
    ),
  companyTime(held: number, from: Date, timezone: string, domain: string | null) {
    const { own, has } = holders(domain);
    return conflict(
      'hold_limit',
      `${own} ${seatCount(held)} of this tier and ${has} held its seats without paying for too long today. Pay for what is in your carts, or try again from ${whenAt(from, timezone)} on.`,
      { held, possible_from: from.toISOString() },
    );
  },
};
