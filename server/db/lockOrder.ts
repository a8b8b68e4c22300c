import { sql } from 'kysely';
import type { Database } from './client';

type Db = Database['db'];

/*
 * Every transaction locks rows in this order, those of one kind by their ids, so that no two wait for each other:
 *
 * 1. requests for approval
 * 2. payments
 * 3. bookings
 * 4. ticket tiers
 * 5. places on waiting lists
 * 6. the guests of a company: a row of `company_locks`
 * 7. the counts of unpaid holds: people, then companies
 * 8. budgets
 * 9. the account of the company: what it charges, gives back and receives comes one after the other
 *
 * A payment whose bookings hold their seats, that names no guests and is charged to no budget and no account, locks
 * their tiers only when it sells them. Tickets are locked after their booking, and a pool of seats after its bookings:
 * whoever adds a booking to it has locked those that are there. Sums of events are locked by the worker that adds to them
 * alone.
 *
 * The helpers lock rows by id. Statements that find rows by something else, or read what they lock, order and lock by
 * themselves.
 */

/**
 * A statement of its own, for two reasons. The next one sees what other transactions have changed while this one waited.
 * And a statement that locks a row `for no key update` and also changes it can wait for its own lock, while the foreign
 * key of another row shares the row: two such statements end in a deadlock.
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

/** Locks bookings, whoever made them. */
export const lockBookings = (trx: Db, ids: readonly number[]): Promise<void> =>
  lockRows(trx, 'bookings', ids, 'update');

/** Locks tiers whose seats a later statement moves. Rows that refer to a tier can be written meanwhile. */
export const lockTiers = (trx: Db, ids: readonly number[]): Promise<void> =>
  lockRows(trx, 'ticket_tiers', ids, 'no key update');

/**
 * The same for a statement that counts what people have of these tiers and then locks and takes seats of them. Nobody may
 * share the tiers, because the statement would wait for those who do.
 */
export const lockTiersToTake = (trx: Db, ids: readonly number[]): Promise<void> =>
  lockRows(trx, 'ticket_tiers', ids, 'update');

export const lockBudgets = (trx: Db, ids: readonly number[]): Promise<void> =>
  lockRows(trx, 'budgets', ids, 'update');

/** Rows of one statement: the largest company moves in many, each far below the database's limit of time. */
const BATCH = 5_000;

/**
 * Locks the rows of a company in batches, for a merge. Weaker locks than `for update` let rows that refer to them be
 * written: a booking of somebody whose row has moved would otherwise wait while it holds its ticket tier, and with it
 * buyers of other companies.
 * @returns the ids of each batch; those whose company has changed while the lock was waited for are among them
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
