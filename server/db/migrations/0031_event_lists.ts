import { sql, type Migration } from 'kysely';

const statements = `
create index events_days_idx on events using gist (tstzrange(start_at, end_at, '[]'));
create index events_city_idx on events (lower(city), start_at, id) where is_active;
`;

/** Indexes for the days and the city by which the list of events is filtered. */
export const eventLists: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
