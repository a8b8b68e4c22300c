import type { Schemas } from '../../contract/types';
import { isBookingOpen, type BookingPeriod } from './bookingPeriod.rules';

/** The fields that decide whether tickets of an event can be bought, and by whom; times in UTC. */
export interface OfferedEvent extends BookingPeriod {
  end_at: Date;
  /** Seats of the active tiers. */
  total_tickets: number;
  /** When the first remaining seats can be booked; null if none can. */
  tickets_open_at: Date | null;
  /** The sale windows of all active tiers are over. */
  sales_have_ended: boolean;
  /** The event is not exclusive, or the caller's company is on its list. */
  company_has_access: boolean;
}

/**
 * Whether tickets can be bought, and if not, the first reason that applies (docs/product/screens.md#event-page).
 * Visitors are not told that an exclusive event is closed to them, because it may be open to their company.
 *
 * @param now milliseconds since 1970
 */
export function saleState(
  event: OfferedEvent,
  { isVisitor }: { isVisitor: boolean },
  now: number,
): Schemas['EventSaleState'] {
  if (event.cancelled_at !== null) return 'cancelled';
  if (!event.is_active) return 'draft';
  if (event.end_at.getTime() <= now) return 'over';
  if (event.paused_at !== null) return 'paused';
  if (!event.company_has_access && !isVisitor) return 'no_access';
  if (now < event.booking_start_at.getTime()) return 'not_yet_open';
  if (event.sales_have_ended) return 'closed';
  if (event.total_tickets === 0) return 'without_tickets';
  if (event.tickets_open_at === null) return 'sold_out';
  if (now < event.tickets_open_at.getTime()) return 'not_yet_open';
  return isBookingOpen(event, now) ? 'on_sale' : 'closed';
}
