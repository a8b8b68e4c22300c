import type { Caller } from '../../contract/caller';
import { invalidInput } from '../../lib/errors';
import { toMinor } from '../../lib/money';

/** What decides whether an event can be booked now; times in UTC. */
export interface BookingWindow {
  is_active: boolean;
  cancelled_at: Date | null;
  booking_start_at: Date;
  booking_end_at: Date;
  start_at: Date;
}

/**
 * Open or closed (section 4): active, not cancelled, inside the booking period and not begun. Whether
 * seats are left is another matter.
 *
 * @param now milliseconds since 1970
 */
export function isBookingOpen(event: BookingWindow, now: number): boolean {
  return (
    event.is_active &&
    event.cancelled_at === null &&
    event.booking_start_at.getTime() <= now &&
    now <= event.booking_end_at.getTime() &&
    now < event.start_at.getTime()
  );
}

/** (total - available) / total in percent, rounded (section 9); 0 for an event without seats. */
export function progressPercent(total: number, available: number): number {
  return total > 0 ? Math.round(((total - available) / total) * 100) : 0;
}

/** Whose eyes a list is for: exclusive events are open to a company, and to the platform's admins. */
export interface Viewer {
  companyId: number | null;
  seesEverything: boolean;
}

export function viewerOf(caller: Caller | null): Viewer {
  return {
    companyId: caller?.companyId ?? null,
    seesEverything: caller?.permissions.includes('manage_events') ?? false,
  };
}

/** Both ends belong to the range; minor units. */
export interface PriceRange {
  min: number | null;
  max: number | null;
}

/** @throws AppError 400 that names the field */
export function readPriceRange(min: string | undefined, max: string | undefined): PriceRange {
  const range = { min: readPrice('min_price', min), max: readPrice('max_price', max) };
  if (range.min !== null && range.max !== null && range.min > range.max) {
    const sentence = 'The lowest price is above the highest.';
    throw invalidInput(sentence, { min_price: sentence });
  }
  return range;
}

function readPrice(field: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  const minor = toMinor(text);
  if (minor === null) {
    throw invalidInput('A price is not an amount.', { [field]: 'Write an amount, such as 1500.' });
  }
  return minor;
}

/** A category as a query names it: every one (null), or by its id, slug or name. */
export type CategoryWish = { id: number } | { name: string } | null;

/** 'All' and blank mean every category (section 2). Ids beyond what a column holds are names. */
export function readCategory(text: string | undefined): CategoryWish {
  const wish = text?.trim().toLowerCase() ?? '';
  if (wish === '' || wish === 'all') return null;
  return /^\d{1,9}$/.test(wish) ? { id: Number(wish) } : { name: wish };
}
