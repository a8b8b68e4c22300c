import { sql, type Migration } from 'kysely';

const statements = `
alter table events
  add column refund_percent integer not null default 0 check (refund_percent between 0 and 100),
  add column refund_until timestamptz,
  add column refund_fee_kept boolean not null default false,
  add constraint events_refund_until_check check ((refund_percent = 0) = (refund_until is null));

alter table payment_bookings
  add column fee_amount bigint not null default 0 check (fee_amount >= 0),
  add column refund_percent integer not null default 0 check (refund_percent between 0 and 100),
  add column refund_until timestamptz,
  add column refund_fee_kept boolean not null default false,
  add column refunded bigint check (refunded between 0 and amount),
  add column refunded_tickets bigint check (refunded_tickets between 0 and refunded);
update payment_bookings set refunded = amount, refunded_tickets = least(amount, quantity * unit_price)
where refund_id is not null;
alter table payment_bookings
  add constraint payment_bookings_refunded_check
    check ((refund_id is null) = (refunded is null) and (refunded is null) = (refunded_tickets is null));
`;

/**
 * The refund terms of an event, their copy with each payment, and what a refund pays back of a booking's
 * share (D36). Payments from before have the terms that applied to all: nothing is paid back.
 */
export const refundTerms: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
