import { sql, type Migration } from 'kysely';

const statements = `
create table seat_pool_bookings (
  pool_id bigint not null references seat_pools (id),
  booking_id bigint not null references bookings (id),
  is_open boolean not null default true,
  returned integer not null default 0 check (returned >= 0),
  refund bigint not null default 0 check (refund >= 0),
  added_at timestamptz not null default now(),
  primary key (pool_id, booking_id)
);
create unique index seat_pool_bookings_open_key on seat_pool_bookings (booking_id) where is_open;
create index seat_pool_bookings_booking_idx on seat_pool_bookings (booking_id, pool_id);

insert into seat_pool_bookings (pool_id, booking_id, is_open, returned, refund, added_at)
select id, booking_id, closed_at is null, returned, refund, created_at from seat_pools;

drop index seat_pools_open_key;
`;

/** A pool holds the free seats of one or more bookings of an event; each booking is in one open pool at most. */
export const poolBookings: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
