import { sql, type Migration } from 'kysely';

const statements = `
create index events_counted_idx on events (end_at)
  include (start_at, city, category_id, base_price, organizer_id, timezone) where is_active;
create index events_featured_idx on events (start_at, id) where is_active and is_featured;
`;

/** What the public lists count is counted in an index alone; featured events are found without walking all others. */
export const publicLists: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
