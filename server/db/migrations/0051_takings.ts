import { sql, type Migration } from 'kysely';

const statements = `
create index invoices_organizer_issued_idx on invoices (organizer_id, kind, issued_at, id);
`;

/** The documents that an organizer has issued in a month. */
export const takings: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
