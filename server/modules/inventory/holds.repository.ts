import { sql, type RawBuilder } from 'kysely';
import type { ModuleDeps } from '../../deps';

type Db = ModuleDeps['db'];

/** The end of a hold that begins now. */
export const holdEnd = (minutes: number): RawBuilder<Date> =>
  sql<Date>`now() + make_interval(mins => ${minutes}::int)`;

/**
 * Starts a new hold, which can be extended once again (D11). The caller has already counted the
 * seats as held.
 */
export async function restartHold(trx: Db, bookingId: number, minutes: number): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({
      hold_state: 'held',
      hold_expires_at: holdEnd(minutes),
      hold_extended: false,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', bookingId)
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
 * bookings with a payment are not changed.
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

/** Lets all holds of a person run out now; the hold expiry worker makes their seats available again. */
export async function endHoldsOf(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('bookings')
    .set({ hold_expires_at: sql<Date>`now()`, updated_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .where('hold_state', '=', 'held')
    .where('hold_expires_at', '>', sql<Date>`now()`)
    .execute();
}
