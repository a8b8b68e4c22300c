import { sql } from 'kysely';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

/** Bookings per transaction: few, so that budgets are locked only briefly. */
const BATCH = 200;

/**
 * Reserves without seats on hold, which a request for approval holds too, except one of a place on a waiting list. A
 * reservation of a paid booking is committed by its payment. Aliases: a budget_allocations, b bookings.
 */
const isDead = sql<boolean>`(a.reserved > 0 and b.hold_state <> 'sold'
  and not (b.hold_state = 'held' and b.hold_expires_at > now())
  and not exists (
    select from waiting_entries w join approvals r on r.id = w.approval_id
    where r.id = b.approval_id and w.booking_id = b.id and w.status = 'waiting' and r.closed_at is null))`;

/**
 * Locks one batch of bookings whose reservations are dead; those that another transaction has locked are left for
 * the next run.
 */
export async function lockDead(trx: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select b.id from budget_allocations a join bookings b on b.id = a.booking_id
    where ${isDead} order by b.id limit ${BATCH} for update of b skip locked
  `.execute(trx);
  return rows.map((row) => row.id);
}

/** Those whose reservations are still dead: they may have changed before they were locked. */
export async function keepDead(trx: Db, bookingIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select b.id from budget_allocations a join bookings b on b.id = a.booking_id
    where ${isDead} and b.id = any(${[...bookingIds]}::bigint[]) order by b.id
  `.execute(trx);
  return rows.map((row) => row.id);
}
