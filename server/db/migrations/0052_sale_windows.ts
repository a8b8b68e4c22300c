import { sql, type Migration } from 'kysely';

const statements = `
alter table ticket_tiers
  add column sale_starts_at timestamptz,
  add column sale_ends_at timestamptz,
  add constraint ticket_tiers_sale_window check (sale_ends_at > sale_starts_at);
create index ticket_tiers_sale_window_idx on ticket_tiers (event_id)
  where sale_starts_at is not null or sale_ends_at is not null;
`;

/** A ticket tier may be sold for a part of the booking period only. */
export const saleWindows: Migration = {
  up: async (db) => {
    await sql.raw(statements).execute(db);
  },
};
