import { sql } from 'kysely';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

/**
 * Locks expired or cancelled bookings that have not changed since `before` and never had a payment, a ticket, a
 * request for approval, a place on a waiting list, a guest, or a line in a budget.
 */
export async function lockAbandoned(trx: Db, before: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select b.id from bookings b
    where b.updated_at < ${before} and b.payment_status = 'pending' and b.hold_state in ('expired', 'released')
      and not b.is_complimentary and b.approval_id is null and b.waiting_entry_id is null
      and b.status in ('pending', 'cancelled')
      and not exists (select from payment_bookings s where s.booking_id = b.id)
      and not exists (select from tickets k where k.booking_id = b.id)
      and not exists (select from approval_bookings a where a.booking_id = b.id)
      and not exists (select from waiting_entries w where w.booking_id = b.id)
      and not exists (select from budget_allocations a where a.booking_id = b.id)
      and not exists (select from budget_entries l where l.booking_id = b.id)
      and not exists (select from booking_guests g where g.booking_id = b.id)
      and not exists (select from seat_pools p where p.booking_id = b.id)
      and not exists (select from seat_pool_bookings p where p.booking_id = b.id)
    order by b.updated_at limit ${limit}
    for update of b skip locked
  `.execute(trx);
  return rows.map(({ id }) => id);
}

/** Deletes notices about bookings, which no foreign key deletes with them. */
export async function deleteNotices(trx: Db, ids: readonly number[]): Promise<void> {
  for (const table of ['reminders', 'free_seat_notices'] as const) {
    await trx.deleteFrom(table).where('booking_id', 'in', ids).execute();
  }
}
