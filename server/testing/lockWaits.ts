import { sql, type Kysely } from 'kysely';

interface Waiting {
  /** The process of PostgreSQL. */
  pid: number;
  query: string;
}

/**
 * Resolves as soon as this many statements in the database wait for a lock.
 * @param db with a connection that is not among those that wait
 * @returns the statements
 */
export async function untilWaiting<Tables>(db: Kysely<Tables>, count = 1): Promise<Waiting[]> {
  for (;;) {
    const { rows } = await sql<Waiting>`
      select pid, query from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
    `.execute(db);
    if (rows.length >= count) return rows;
  }
}
