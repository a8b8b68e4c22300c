import { sql } from 'kysely';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

/** Bookings per transaction; small, so that budgets are locked only briefly. */
const BATCH = 200;

/**
 * A reservation is stale when its booking holds no seats, for a checkout or for a request, and has no place on a
 * waiting list. Sold bookings are excluded, because their payment commits the reservation. Aliases: a
 * budget_allocations, b bookings.
 */
const isStale = sql<boolean>`(a.reserved > 0 and b.hold_state <> 'sold'
  and not (b.hold_state = 'held' and b.hold_expires_at > now())
  and not exists (
    select from waiting_entries w join approvals r on r.id = w.approval_id
    where r.id = b.approval_id and w.booking_id = b.id and w.status = 'waiting' and r.closed_at is null))`;

/**
 * Locks one batch of bookings with stale reservations; skips bookings that another transaction has locked until the
 * next run.
 */
export async function lockStaleReservations(trx: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select b.id from budget_allocations a join bookings b on b.id = a.booking_id
    where ${isStale} order by b.id limit ${BATCH} for update of b skip locked
  `.execute(trx);
  return rows.map((row) => row.id);
}

/** The bookings whose reservations are still stale: they may have changed before they were locked. */
export async function filterStillStale(trx: Db, bookingIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select b.id from budget_allocations a join bookings b on b.id = a.booking_id
    where ${isStale} and b.id = any(${[...bookingIds]}::bigint[]) order by b.id
  `.execute(trx);
  return rows.map((row) => row.id);
}
