import type { BookingRow } from '../bookings/bookings.types';
import { seatErrors } from './seatErrors.rules';

/** Maximum bookings of one pool. */
export const POOL_BOOKINGS = 20;

/** One link may offer only bookings of the same person, event, company and currency. @throws 409 `not_together` */
export function assertTogether(first: BookingRow, others: readonly BookingRow[]): void {
  const isOther = (row: BookingRow) =>
    row.user_id !== first.user_id ||
    row.event_id !== first.event_id ||
    row.company_id !== first.company_id ||
    row.currency !== first.currency ||
    row.status !== 'confirmed';
  if (others.some(isOther)) throw seatErrors.notTogether();
}

/** The tiers of bookings, each once: `Gold, Silver`. */
export const tierNames = (rows: readonly Pick<BookingRow, 'ticket_tier_name'>[]): string =>
  [...new Set(rows.map((row) => row.ticket_tier_name))].join(', ');
