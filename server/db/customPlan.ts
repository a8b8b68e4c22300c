import { sql } from 'kysely';
import type { Database } from './client';
import { joinTransaction } from './transaction';

type Db = Database['db'];

/**
 * Runs statements that are planned for their values each time. After some executions PostgreSQL plans a prepared
 * statement once for all values, and for a word that it does not know it expects few matches.
 */
export const withCustomPlans = <Result>(
  db: Db,
  run: (trx: Db) => Promise<Result>,
): Promise<Result> =>
  joinTransaction(db, async (trx) => {
    await sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(trx);
    return run(trx);
  });
