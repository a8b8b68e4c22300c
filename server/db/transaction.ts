import type { Database } from './client';
import { withRetry } from './errors';

type Db = Database['db'];

/**
 * Runs the work in one transaction, and again when it lost against another one. Everything inside
 * asks `trx`: the embedded database has one session, and would wait for itself.
 */
export const inTransaction = <T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> =>
  withRetry(() => db.transaction().execute(work));
