import { sql, type Migration } from 'kysely';

const statements = `
alter table bookings add column is_complimentary boolean not null default false;
alter table bookings alter column company_id drop not null;
alter table bookings add constraint bookings_complimentary_check check (
  case when is_complimentary then company_id is null and unit_price = 0 and total_amount = 0
    else company_id is not null end);
create index bookings_complimentary_idx on bookings (event_id, id) where is_complimentary;
`;

/**
 * Tickets that an organizer gives away: bookings of one of its members for no company, which are in nobody's
 * spending and in no company's list.
 */
export const complimentary: Migration = {
  up: async (db) => {
    await sql.raw(statements).execute(db);
  },
};
