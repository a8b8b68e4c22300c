import { sql, type Migration } from 'kysely';

const statements = `
alter table payments add column buyer jsonb;
`;

/** The company a payment is billed to, as of its success: null before that. */
export const billedCompany: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
