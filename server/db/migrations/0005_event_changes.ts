import { sql, type Migration } from 'kysely';

const statements = `
alter table events
  add column cancel_reason text,
  add column cancelled_by bigint references users (id) on delete set null,
  add column calendar_sequence integer not null default 0;

alter table ticket_tiers add column is_closed boolean not null default false;
update ticket_tiers t set is_closed = true
  from events e where e.id = t.event_id and e.cancelled_at is not null;

alter table payment_bookings add column refund_id bigint references refunds (id);
create index payment_bookings_refund_id_idx on payment_bookings (refund_id)
  where refund_id is not null;

create table event_notices (
  booking_id bigint not null references bookings (id) on delete cascade,
  sequence integer not null,
  told_at timestamptz not null default now(),
  primary key (booking_id, sequence)
);

create table sandbox_refunds (
  key text primary key,
  order_id text not null,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null default now()
);
`;

/** Cancelled and rescheduled events, and refunds of some of a payment's bookings (D13). */
export const eventChanges: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
