import { sql, type Migration } from 'kysely';

const statements = `
alter table events add column moved_from_start_at timestamptz;
alter table events add column moved_from_venue text;
`;

/** What a rescheduled event was before, to show beside what it is now. */
export const eventMoves: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
