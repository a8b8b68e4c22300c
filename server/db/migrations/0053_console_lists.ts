import { sql, type Migration } from 'kysely';

const listed = 'is_active, cancelled_at, end_at, paused_at, city, category_id, timezone, currency';

const statements = `
create table event_sums (
  event_id bigint primary key references events (id) on delete cascade,
  sold integer not null default 0,
  kept bigint not null default 0,
  kept_test bigint not null default 0
) with (fillfactor = 70);
insert into event_sums (event_id, sold, kept, kept_test)
select e.id, coalesce(seats.sold, 0), coalesce(money.kept, 0), coalesce(money.kept_test, 0)
from events e
left join (
  select event_id, sum(sold) as sold from ticket_tiers group by event_id
) seats on seats.event_id = e.id
left join (
  select b.event_id,
    sum(b.total_amount - b.paid_back_tickets) filter (where not p.is_test) as kept,
    sum(b.total_amount - b.paid_back_tickets) filter (where p.is_test) as kept_test
  from bookings b
  join payment_bookings s on s.booking_id = b.id and s.is_settled
  join payments p on p.id = s.payment_id
  where b.payment_status <> 'pending'
  group by b.event_id
) money on money.event_id = e.id
where seats.sold > 0 or money.kept > 0 or money.kept_test > 0;
create index event_sums_sold_idx on event_sums (sold, event_id);
create table event_sum_changes (
  event_id bigint not null,
  sold integer not null,
  kept bigint not null,
  kept_test bigint not null
);
create index event_sum_changes_event_idx on event_sum_changes (event_id);

create index events_organizer_list_idx on events (organizer_id, start_at, id) include (${listed});
drop index events_organizer_id_idx;
create index events_list_idx on events (start_at, id) include (organizer_id, ${listed});
create index events_title_idx on events (lower(title), id) include (organizer_id, ${listed});
create index events_updated_idx on events (updated_at, id) include (organizer_id, ${listed});

create index bookings_event_list_idx on bookings (event_id, id) include (removed_at, user_id, company_id,
  ticket_tier_id, status, payment_status, is_complimentary, hold_state, hold_expires_at, total_amount, quantity);
drop index bookings_event_idx;

create index audit_entries_thing_idx on audit_entries (kind, thing_id, id) where thing_id is not null;
`;

/**
 * Sums of seats and money by event, for those that have sold anything, with the changes that sales have noted and
 * nobody has added yet (without a reference to the event, which would be checked for each sale). And indexes from
 * which the lists of the console are read in their order: what filters and states need stands in the index, so
 * that rows that are counted or passed over are not read.
 */
export const consoleLists: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
