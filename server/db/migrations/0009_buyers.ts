import { sql, type Migration } from 'kysely';

const statements = `
alter table payments add column buyer jsonb;
`;

/** Whom a payment's invoice is billed to, as of the moment when it became good: null before that. */
export const buyers: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
