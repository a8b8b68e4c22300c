import { sql } from 'kysely';
import type { Database } from './client';
import { joinTransaction } from './transaction';

type Db = Database['db'];

/**
 * Runs statements with a new plan for their actual values. Otherwise, after some executions PostgreSQL uses one generic
 * plan for a prepared statement, which expects few matches for an unknown word. Also lowers the cost of random reads:
 * nearly all data is in memory, but PostgreSQL's default for disks would prefer a scan of many events to index lookups.
 */
export const withCustomPlans = <Result>(
  db: Db,
  run: (trx: Db) => Promise<Result>,
): Promise<Result> =>
  joinTransaction(db, async (trx) => {
    await sql`
      select set_config('plan_cache_mode', 'force_custom_plan', true),
        set_config('random_page_cost', '1.1', true)`.execute(trx);
    return run(trx);
  });
