import { sql, type Migration } from 'kysely';

const statements = `
alter table ticket_tiers add column bookings integer not null default 0;
update ticket_tiers t set bookings = counted.bookings
from (
  select ticket_tier_id, count(*)::int as bookings
  from bookings where hold_state in ('held', 'sold') group by ticket_tier_id
) counted
where counted.ticket_tier_id = t.id;
drop index bookings_counted_idx;
`;

/**
 * How many bookings hold or have bought seats of a tier, kept with its seats: lists of events show it
 * without counting bookings, and the index for counting is no longer needed.
 */
export const bookingCounts: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
