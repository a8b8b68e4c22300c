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
