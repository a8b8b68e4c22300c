import { sql, type RawBuilder } from 'kysely';

/**
 * Adds to the sums of events. They are the last rows that a transaction locks, in the order of the events, so that
 * sales of different tiers wait for each other only at their end.
 * @param changes a query of `event_id`, `sold`, `kept` and `kept_test`
 */
export const addToEventSums = (changes: RawBuilder<unknown>) => sql`
  insert into event_sums as sums (event_id, sold, kept, kept_test)
  select event_id, sum(sold)::int, sum(kept)::bigint, sum(kept_test)::bigint
  from (${changes}) as change
  group by event_id
  having sum(sold) <> 0 or sum(kept) <> 0 or sum(kept_test) <> 0
  order by event_id
  on conflict (event_id) do update set sold = sums.sold + excluded.sold,
    kept = sums.kept + excluded.kept, kept_test = sums.kept_test + excluded.kept_test`;

/** The sums of all events that have sold anything, computed from their tiers, bookings and payments. */
export const countedEventSums = sql`
  select e.id as event_id, coalesce(seats.sold, 0)::int as sold,
    coalesce(money.kept, 0)::bigint as kept, coalesce(money.kept_test, 0)::bigint as kept_test
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
  where seats.sold > 0 or money.kept > 0 or money.kept_test > 0`;
