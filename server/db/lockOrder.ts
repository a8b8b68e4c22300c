import { sql } from 'kysely';
import type { Database } from './client';

type Db = Database['db'];

/*
 * Every transaction locks rows in this order, and rows of one kind by id, so that transactions never deadlock:
 *
 * 1. requests for approval
 * 2. payments
 * 3. bookings
 * 4. ticket tiers
 * 5. places on waiting lists
 * 6. the guests of a company: a row of `company_locks`
 * 7. the counts of unpaid holds: people, then companies
 * 8. budgets
 * 9. the account of the company, which serializes its charges, refunds and receipts
 *
 * A payment whose bookings hold their seats, without guests, budget and account, locks the tiers only when it sells the
 * seats. Tickets are locked after their booking, and a seat pool after its bookings: adding a booking to a pool first
 * locks the bookings it already has. Sums of events are locked only by the worker that updates them.
 *
 * The helpers below lock rows by id. Statements that find rows otherwise, or read the rows that they lock, order and
 * lock the rows themselves.
 */

/**
 * Locks in a separate statement, for two reasons. The next statement sees changes committed while this one waited. And
 * two statements that both lock a row `for no key update` and change it can deadlock while another row's foreign key
 * holds a shared lock on it.
 */
async function lockRows(
  trx: Db,
  table: 'users' | 'approvals' | 'payments' | 'bookings' | 'ticket_tiers' | 'budgets',
  ids: readonly number[],
  strength: 'update' | 'no key update',
): Promise<void> {
  await sql`
    select from ${sql.table(table)} where id = any(${[...ids]}::bigint[])
    order by id for ${sql.raw(strength)}
  `.execute(trx);
}

/** Locks bookings of any person. */
export const lockBookings = (trx: Db, ids: readonly number[]): Promise<void> =>
  lockRows(trx, 'bookings', ids, 'update');

/** Locks tiers whose seats a later statement changes. Other transactions can still write rows that refer to a tier. */
export const lockTiers = (trx: Db, ids: readonly number[]): Promise<void> =>
  lockRows(trx, 'ticket_tiers', ids, 'no key update');

/**
 * Like `lockTiers`, before a statement that counts people's seats in these tiers and then takes seats. The lock also
 * excludes shared locks, because that statement would have to wait for them.
 */
export const lockTiersToTake = (trx: Db, ids: readonly number[]): Promise<void> =>
  lockRows(trx, 'ticket_tiers', ids, 'update');

export const lockBudgets = (trx: Db, ids: readonly number[]): Promise<void> =>
  lockRows(trx, 'budgets', ids, 'update');

/** Rows per statement, so that even for the largest company each statement stays far below the time limit. */
const BATCH = 5_000;

/**
 * Locks the rows of a company in batches, for a merge. A weaker lock than `for update` lets other transactions write
 * rows that refer to them. Otherwise a booking by a moved person would wait while it locks its ticket tier, which
 * blocks buyers of other companies.
 * @returns the ids of each batch, including rows whose company changed while waiting for the lock
 */
export async function* lockRowsOfCompany(
  trx: Db,
  table: 'users' | 'approvals' | 'payments' | 'bookings',
  companyId: number,
): AsyncGenerator<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where company_id = ${companyId} order by id
  `.execute(trx);
  for (let start = 0; start < rows.length; start += BATCH) {
    const ids = rows.slice(start, start + BATCH).map(({ id }) => id);
    await lockRows(trx, table, ids, 'no key update');
    yield ids;
  }
}
