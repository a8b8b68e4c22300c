import { sql, type RawBuilder } from 'kysely';
import type { BookingStatus, HoldState } from '../schema/bookings';
import { saleHasBegun, saleHasEnded } from './saleWindow';

/**
 * States of a booking that depend on the time, by the clock of the database, so that all processes
 * agree and no reader depends on the hold expiry worker. Aliases: b bookings, e events, t ticket_tiers.
 */

/** The rule of isBookingOpen in modules/catalog: active, not paused or cancelled, in its period, not begun. */
export const eventIsOpen = sql<boolean>`(e.is_active and e.paused_at is null and e.cancelled_at is null
  and e.booking_start_at <= now() and now() <= e.booking_end_at and now() < e.start_at)`;

/**
 * Checked on the tier that a sale locks, so that a sale that read the event just before its cancellation still finds
 * the tier closed.
 */
export const tierIsOnSale = sql<boolean>`(t.is_active and not t.is_closed
  and ${saleHasBegun} and not ${saleHasEnded})`;

export const eventIsCancelledOrOver = sql<boolean>`(e.cancelled_at is not null or e.end_at <= now())`;

/** An exclusive event is open to the companies that have access to it. */
export const eventIsOpenTo = (
  company: { id: number | RawBuilder<number> } | 'b.company_id' | 'r.company_id' | 'u.company_id',
) => {
  const id = typeof company === 'string' ? sql.ref(company) : sql`${company.id}::bigint`;
  return sql<boolean>`(not e.is_exclusive or exists (
    select from event_access a where a.event_id = e.id and a.company_id = ${id}))`;
};

export const effectiveHold = sql<HoldState>`(case
  when b.hold_state = 'held' and b.hold_expires_at <= now() then 'expired'
  else b.hold_state end)`;

export const effectiveStatus = sql<BookingStatus>`(case
  when b.status = 'confirmed' and e.end_at <= now() then 'completed'
  else b.status end)`;

/** A hold keeps seats and price. After it expires, the tier's current seats and price apply. */
export const effectivePrice = sql<number>`(case
  when b.status = 'pending' and ${effectiveHold} = 'expired' then t.price
  else b.unit_price end)`;

/** docs/product/screens.md#my-bookings: the start is in the future and the booking is not cancelled. */
export const isUpcoming = sql<boolean>`(e.start_at > now()
  and b.status not in ('cancelled', 'refunded'))`;

/** docs/product/screens.md#my-bookings: the start has passed, or the booking is completed. */
export const isPast = sql<boolean>`(e.start_at <= now() or ${effectiveStatus} = 'completed')`;

/** Unpaid and not cancelled. */
export const awaitsPayment = sql<boolean>`(b.payment_status = 'pending' and b.status = 'pending')`;
