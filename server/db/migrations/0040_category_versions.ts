import { sql, type Migration } from 'kysely';

/** The version of a category, which a write names so that it overwrites nobody else's change. */
export const categoryVersions: Migration = {
  async up(db) {
    await sql`alter table categories add column version integer not null default 1`.execute(db);
  },
};
