import { sql, type Migration } from 'kysely';

const filtered = 'end_at, city, category_id, timezone, organizer_id';

const statements = `
create index events_page_start_idx on events (start_at, id) include (base_price, ${filtered}) where is_active;
drop index events_active_start_idx;
create index events_page_price_idx on events (base_price, id) include (start_at, ${filtered}) where is_active;
drop index events_active_price_idx;
create index events_page_title_idx on events (lower(title), id)
  include (title, base_price, start_at, ${filtered}) where is_active;
drop index events_active_title_idx;
`;

/** The hundredth page of a public list is reached in an index alone, whatever the list is filtered by. */
export const publicPages: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
