import { sql, type RawBuilder } from 'kysely';
import type { ModuleDeps } from '../../deps';

type Db = ModuleDeps['db'];

/** The end of a hold that begins now. */
export const holdEnd = (minutes: number): RawBuilder<Date> =>
  sql<Date>`now() + make_interval(mins => ${minutes}::int)`;

/** Seats times seconds held so far; `held_seat_seconds` anew, for an update of `bookings`. */
export const heldUntil = (end: RawBuilder<Date>): RawBuilder<number> =>
  sql<number>`(held_seat_seconds + case when hold_state = 'held' then greatest(0,
    quantity * extract(epoch from ${end} - hold_started_at)) else 0 end)::bigint`;

const nowOrEnd = sql<Date>`least(now(), hold_expires_at)`;

/**
 * Holds the seats of an expired booking again (D31). It can be extended only if it never was. The
 * caller has already counted the seats as held.
 */
export async function retakeHold(trx: Db, bookingId: number, minutes: number): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({
      // Time under an offer of a waiting list does not count for the limits.
      held_seat_seconds: sql<number>`case when waiting_entry_id is null then ${heldUntil(nowOrEnd)} else 0 end`,
      waiting_entry_id: null,
      hold_state: 'held',
      hold_started_at: sql<Date>`now()`,
      hold_expires_at: holdEnd(minutes),
      hold_retaken: true,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', bookingId)
    .execute();
}

/** Adds up what was held, and begins anew with the same end: the number of seats is about to change. */
export async function splitHold(trx: Db, bookingId: number): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({ held_seat_seconds: heldUntil(sql<Date>`now()`), hold_started_at: sql<Date>`now()` })
    .where('id', '=', bookingId)
    .execute();
}

/** Adds up what was held, and ends the hold now, unless it ended before. */
export async function endHold(trx: Db, bookingId: number): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({
      held_seat_seconds: heldUntil(nowOrEnd),
      hold_started_at: nowOrEnd,
      hold_expires_at: nowOrEnd,
    })
    .where('id', '=', bookingId)
    .where('hold_state', '=', 'held')
    .execute();
}

/** @param minutes added to the current end of the hold */
export async function extendHold(trx: Db, bookingId: number, minutes: number): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({
      hold_expires_at: sql<Date>`hold_expires_at + make_interval(mins => ${minutes}::int)`,
      hold_extended: true,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', bookingId)
    .execute();
}

/**
 * Extends the holds of bookings without any payment to at least this many minutes from now; holds of
 * bookings with a payment are not changed, nor those of an offer or a request, whose end is fixed.
 */
export async function holdForFirstPayment(
  trx: Db,
  bookingIds: readonly number[],
  minutes: number,
): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({ hold_expires_at: holdEnd(minutes), updated_at: sql<Date>`now()` })
    .where('id', '=', sql<number>`any(${[...bookingIds]}::bigint[])`)
    .where('hold_state', '=', 'held')
    .where('hold_expires_at', '<', holdEnd(minutes))
    .where('approval_id', 'is', null)
    .where('waiting_entry_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_bookings')
            .whereRef('payment_bookings.booking_id', '=', 'bookings.id')
            .select('payment_bookings.id'),
        ),
      ),
    )
    .execute();
}

/**
 * Lets all holds of a person or company run out now; the hold expiry worker makes their seats available
 * again.
 */
export async function endHoldsOf(
  db: Db,
  whose: { person: number } | { company: number },
): Promise<void> {
  await db
    .updateTable('bookings')
    .set({ hold_expires_at: sql<Date>`now()`, updated_at: sql<Date>`now()` })
    .where((eb) =>
      'person' in whose ? eb('user_id', '=', whose.person) : eb('company_id', '=', whose.company),
    )
    .where('status', '=', 'pending')
    .where('hold_state', '=', 'held')
    .where('hold_expires_at', '>', sql<Date>`now()`)
    .execute();
}
