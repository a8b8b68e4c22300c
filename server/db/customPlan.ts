import { sql } from 'kysely';
import type { Database } from './client';
import { joinTransaction } from './transaction';

type Db = Database['db'];

/**
 * Runs statements that are planned for their values each time. After some executions PostgreSQL plans a prepared
 * statement once for all values, and for a word that it does not know it expects few matches. Nearly all that they
 * read is in memory, where a page costs the same in any order: with PostgreSQL's default, the cost of disks, it would
 * read and compare many events one after another rather than look few up in an index.
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
