import { sql, type RawBuilder } from 'kysely';

/**
 * Records each change of an event's sums in a separate row, because concurrent sales would otherwise wait for each
 * other on the one row of sums. `foldEventSums` adds the changes to the sums.
 * @param changes a query of `event_id`, `sold`, `kept` and `kept_test`
 */
export const noteEventSums = (changes: RawBuilder<unknown>) => sql`
  insert into event_sum_changes (event_id, sold, kept, kept_test)
  select event_id, sold, kept, kept_test from (${changes}) as change
  where sold <> 0 or kept <> 0 or kept_test <> 0`;

/** Adds directly to the sums of events. @param changes as for `noteEventSums` */
export const addToEventSums = (changes: RawBuilder<unknown>) => sql`
  insert into event_sums as sums (event_id, sold, kept, kept_test)
  select event_id, sum(sold)::int, sum(kept)::bigint, sum(kept_test)::bigint
  from (${changes}) as change
  group by event_id
  having sum(sold) <> 0 or sum(kept) <> 0 or sum(kept_test) <> 0
  on conflict (event_id) do update set sold = sums.sold + excluded.sold,
    kept = sums.kept + excluded.kept, kept_test = sums.kept_test + excluded.kept_test`;

/**
 * Moves the recorded changes into the sums. One statement, so that a reader sees each change exactly once. Does nothing
 * while another process does the same.
 */
export const foldEventSums = sql`
  with folded as (
    delete from event_sum_changes
    where (select pg_try_advisory_xact_lock('event_sum_changes'::regclass::oid::bigint))
    returning event_id, sold, kept, kept_test
  )
  ${addToEventSums(sql`select * from folded`)}`;

/** The sums of event `e`, including changes that are not yet in `event_sums`. */
export const sumsOfEvent = sql`(
  select coalesce(sum(sold), 0)::int as sold, coalesce(sum(kept), 0)::bigint as kept,
    coalesce(sum(kept_test), 0)::bigint as kept_test
  from (
    select sold, kept, kept_test from event_sums where event_id = e.id
    union all
    select sold, kept, kept_test from event_sum_changes where event_id = e.id
  ) as part)`;

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
