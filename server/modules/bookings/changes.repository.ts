import { sql } from 'kysely';
import type { BookingStatus } from '../../db/schema/bookings';
import type { Schema } from '../../db/schema/index';
import type { Updateable } from 'kysely';
import type { Db } from './bookings.repository';
import type { LockedBooking } from './bookings.rows';
import { holdEnd } from '../inventory/inventory.repository';

/**
 * A person's own bookings, locked in the order of their ids until the transaction ends. Removed ones
 * and those of others are not among them. Whoever needs tiers as well locks them after this.
 */
export async function lockOwn(
  trx: Db,
  userId: number,
  ids: readonly number[],
): Promise<LockedBooking[]> {
  const result = await sql<LockedBooking>`
    select id, booking_number, user_id, company_id, event_id, ticket_tier_id, quantity, unit_price,
      currency, status, payment_status, hold_state, hold_extended,
      (hold_state <> 'held' or hold_expires_at <= now()) as hold_is_over
    from bookings
    where user_id = ${userId} and id = any(${[...ids]}::bigint[]) and removed_at is null
    order by id
    for update
  `.execute(trx);
  return result.rows;
}

export type BookingChange = Omit<Updateable<Schema['bookings']>, 'id' | 'updated_at'>;

export async function updateBooking(trx: Db, id: number, change: BookingChange): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** A hold that begins now and has its one extension still before it (D11). */
export async function restartHold(trx: Db, id: number, holdMinutes: number): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({
      hold_state: 'held',
      hold_expires_at: holdEnd(holdMinutes),
      hold_extended: false,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** @param minutes added to the end that the hold has */
export async function extendHold(trx: Db, id: number, minutes: number): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({
      hold_expires_at: sql<Date>`hold_expires_at + make_interval(mins => ${minutes}::int)`,
      hold_extended: true,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Holds of bookings that no payment was begun for yet last at least this many minutes from now.
 */
export async function holdForFirstPayment(
  trx: Db,
  ids: readonly number[],
  minutes: number,
): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({ hold_expires_at: holdEnd(minutes), updated_at: sql<Date>`now()` })
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
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

export interface HistoryEntry {
  bookingId: number;
  /** Null: Foyer itself. */
  actor: { id: number; name: string } | null;
  kind: string;
  from: BookingStatus | null;
  to: BookingStatus | null;
  /** Why, for people. */
  note?: string;
}

export async function writeHistory(trx: Db, entries: readonly HistoryEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await trx
    .insertInto('booking_history')
    .values(
      entries.map(({ bookingId, actor, kind, from, to, note }) => ({
        booking_id: bookingId,
        actor_user_id: actor?.id ?? null,
        actor_name: actor?.name ?? '',
        kind,
        from_status: from,
        to_status: to,
        note: note ?? '',
      })),
    )
    .execute();
}
