import { sql } from 'kysely';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

/**
 * Paid bookings whose event begins within a day, by the database's clock, and without a queued reminder for the
 * current start time.
 */
export async function findBookingsToRemind(db: Db, count: number): Promise<number[]> {
  const rows = await db
    .selectFrom('bookings as b')
    .innerJoin('events as e', 'e.id', 'b.event_id')
    .where('e.start_at', '>', sql<Date>`now()`)
    .where('e.start_at', '<=', sql<Date>`now() + interval '1 day'`)
    .where('e.cancelled_at', 'is', null)
    .where('b.status', '=', 'confirmed')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reminders as r')
            .whereRef('r.booking_id', '=', 'b.id')
            .whereRef('r.starts_at', '=', 'e.start_at')
            .select('r.booking_id'),
        ),
      ),
    )
    .orderBy('e.start_at')
    .orderBy('b.id')
    .limit(count)
    .select('b.id')
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Records that a booking needs no further reminder of its start time. Called in the transaction that queues the
 * reminder.
 * @returns false if it was already recorded, the booking is no longer paid, or its event is cancelled
 */
export async function markReminded(trx: Db, bookingId: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await trx
    .insertInto('reminders')
    .columns(['booking_id', 'starts_at'])
    .expression((eb) =>
      eb
        .selectFrom('bookings as b')
        .innerJoin('events as e', 'e.id', 'b.event_id')
        .where('b.id', '=', bookingId)
        .where('b.status', '=', 'confirmed')
        .where('e.cancelled_at', 'is', null)
        .select(['b.id', 'e.start_at']),
    )
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst();
  return Number(inserted) > 0;
}

/** Deletes the records of events that began more than `days` days ago. */
export async function purgeReminders(db: Db, days: number): Promise<void> {
  await db
    .deleteFrom('reminders')
    .where('starts_at', '<', sql<Date>`now() - make_interval(days => ${days}::int)`)
    .execute();
}
