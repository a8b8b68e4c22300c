import { sql, type Migration } from 'kysely';

const statements = `
alter table bookings
  add column hold_retaken boolean not null default false,
  add column hold_started_at timestamptz not null default now(),
  add column held_seat_seconds bigint not null default 0 check (held_seat_seconds >= 0);
create index bookings_unpaid_holds_of_person_idx on bookings (user_id, hold_expires_at)
  where payment_status = 'pending';
create index bookings_unpaid_holds_of_tier_idx
  on bookings (ticket_tier_id, company_id, hold_expires_at)
  where payment_status = 'pending';

create table person_hold_counts (
  user_id bigint primary key references users (id) on delete cascade,
  seats integer not null,
  seat_seconds bigint not null
) with (fillfactor = 50);

create table company_hold_counts (
  ticket_tier_id bigint not null references ticket_tiers (id) on delete cascade,
  company_id bigint not null references companies (id) on delete cascade,
  seats integer not null,
  seat_seconds bigint not null,
  max_seats integer not null default 0,
  max_seat_seconds bigint not null default 0,
  primary key (ticket_tier_id, company_id)
) with (fillfactor = 50);
`;

/** Limits of unpaid holds for each person and company (D31). */
export const holdLimits: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
