import { sql, type Migration } from 'kysely';

const statements = `
alter table ticket_tiers
  add column max_per_person integer check (max_per_person between 1 and 100000),
  add column max_per_company integer check (max_per_company between 1 and 100000),
  add constraint ticket_tiers_limits_check check (max_per_person <= max_per_company);
create index bookings_sold_of_tier_idx on bookings (ticket_tier_id, company_id) where hold_state = 'sold';
`;

/** Limits of a tier for each person and company over all their bookings (D44). */
export const tierLimits: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
