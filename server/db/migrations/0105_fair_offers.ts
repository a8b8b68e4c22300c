import { sql, type Migration } from 'kysely';

const statements = `
alter table waiting_entries add column kept_since timestamptz;
create index waiting_entries_unpaid_idx on waiting_entries (ticket_tier_id, closed_at)
  where status in ('lapsed', 'passed');
create index waiting_entries_kept_idx on waiting_entries (ticket_tier_id, kept_since)
  where kept_since is not null;
`;

/** What a waiting list has offered or kept in vain comes first to others (docs/product/booking.md#waiting-list). */
export const fairOffers: Migration = {
  up: async (db) => {
    await sql.raw(statements).execute(db);
  },
};
