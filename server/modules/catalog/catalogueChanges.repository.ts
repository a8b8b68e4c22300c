import { sql } from 'kysely';
import type { ModuleDeps } from '../../deps';

type Db = ModuleDeps['db'];

/**
 * A text that differs after each committed change of events or categories. It contains the number of changes,
 * because a change with a smaller id may be committed after one with a larger id.
 */
export async function readCatalogueVersion(db: Db): Promise<string> {
  const { version } = await db
    .selectFrom('catalogue_changes')
    .select(sql<string>`concat(count(*), ' to ', max(id))`.as('version'))
    .executeTakeFirstOrThrow();
  return version;
}

/** Deletes changes recorded before that time. */
export async function purgeCatalogueChanges(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('catalogue_changes').where('at', '<', before).execute();
}
