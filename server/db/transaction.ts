import type { Database } from './client';
import { withRetry } from './errors';

type Db = Database['db'];

/**
 * Runs the work in one transaction, and repeats it after a serialization failure. All statements
 * inside must use `trx`: the embedded database has one session, and `db` would wait for it.
 */
export const inTransaction = <T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> =>
  withRetry(() => db.transaction().execute(work));
