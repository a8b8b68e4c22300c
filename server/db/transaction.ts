import { sql } from 'kysely';
import type { Database } from './client';
import { withRetry } from './errors';

type Db = Database['db'];

/**
 * Runs `work` in one transaction, and again after a serialization failure. All statements inside must
 * use `trx`: the embedded database has a single session, so one on `db` would wait for this
 * transaction to end, and the transaction for it.
 */
export const inTransaction = <T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> =>
  withRetry(() => db.transaction().execute(work));

/** Runs `work` in the transaction that `db` is, or in one of its own. */
export const joinTransaction = <T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : inTransaction(db, work);

/**
 * Runs `work` so that what it has changed is undone when it throws, and the transaction can go on; locks that it took
 * are given up then.
 */
export async function inSavepoint<T>(trx: Db, work: () => Promise<T>): Promise<T> {
  await sql`savepoint work`.execute(trx);
  try {
    const result = await work();
    await sql`release savepoint work`.execute(trx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint work`.execute(trx);
    throw error;
  }
}
