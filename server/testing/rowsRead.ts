import { sql } from 'kysely';
import type { TestDatabase } from './testDatabase';

type Db = TestDatabase['db'];

/**
 * Counts the rows that a query reads from a table, which shows its cost without the noise of timings. Rolls
 * everything back.
 */
export async function rowsRead(
  db: Db,
  table:
    | 'audit_entries'
    | 'users'
    | 'bookings'
    | 'events'
    | 'event_words'
    | 'ticket_tiers'
    | 'tickets',
  query: (trx: Db) => Promise<unknown>,
): Promise<number> {
  const trx = await db.startTransaction().execute();
  try {
    // Plans as in production; tests otherwise plan a statement once (globalSetup.ts).
    await sql`set local plan_cache_mode = auto`.execute(trx);
    const before = await count(trx, table);
    await query(trx);
    return (await count(trx, table)) - before;
  } finally {
    await trx.rollback().execute();
  }
}

async function count(trx: Db, table: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as rows
    from pg_stat_xact_user_tables where relname = ${table}
  `.execute(trx);
  return rows[0]?.rows ?? 0;
}
