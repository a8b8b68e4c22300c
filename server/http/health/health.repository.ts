import { sql } from 'kysely';
import type { ModuleDeps } from '../../deps';

/** Throws when the database does not answer. */
export async function ping(db: ModuleDeps['db']): Promise<void> {
  await sql`select 1`.execute(db);
}
