import type { Database } from '../db/client';

interface Waiting {
  /** Id of the PostgreSQL process. */
  pid: number;
  query: string;
}

/**
 * Resolves as soon as this many statements in the database wait for a lock. Queries the pool directly, because all
 * connections for requests may be waiting.
 * @returns the statements
 */
export async function untilWaiting(
  { pool }: Pick<Database, 'pool'>,
  count = 1,
): Promise<Waiting[]> {
  for (;;) {
    const { rows } = await pool.query<Waiting>(`
      select pid, query from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    if (rows.length >= count) return rows;
  }
}
