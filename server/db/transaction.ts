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

/** Runs `work` in the transaction `db`; if `db` is not a transaction, in a new one. */
export const joinTransaction = <T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : inTransaction(db, work);

/**
 * Runs `work` in a savepoint: if it throws, its changes are undone and its locks released, and the transaction can
 * continue.
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
