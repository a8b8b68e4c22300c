import { sql, type Migration } from 'kysely';

const statements = `
alter table tickets
  add column link_revision integer not null default 1,
  add column link_made_at timestamptz;
`;

/** A ticket's link: its revision, raised to stop the links made before, and when one was last made. */
export const ticketLinks: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
