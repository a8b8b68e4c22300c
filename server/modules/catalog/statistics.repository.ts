import { sql } from 'kysely';
import { keptTickets } from '../../db/expressions/keptTickets';
import type { Db } from './events.repository';
import type { StatisticsRow } from './events.types';

/**
 * Sales of one event, published or not; undefined if it does not exist. One statement reads all numbers at the
 * same moment.
 */
export async function findStatistics(db: Db, eventId: number): Promise<StatisticsRow | undefined> {
  const result = await sql<StatisticsRow>`
    select e.id, e.currency, t.*, b.*,
      (select count(*)::int from event_access a where a.event_id = e.id) as companies_with_access,
      (
        select coalesce(json_agg(json_build_object('date', day, 'tickets', tickets) order by day), '[]')
        from (
          select
            to_char(coalesce(p.settled_at, p.created_at) at time zone e.timezone, 'YYYY-MM-DD') as day,
            sum(paid.quantity)::int as tickets
          from bookings paid
          join payment_bookings share on share.booking_id = paid.id and share.is_settled
          join payments p on p.id = share.payment_id
          where paid.event_id = e.id and paid.payment_status = 'paid'
          group by day
        ) as days
      ) as sales_by_day
    from events e
    cross join lateral (
      select
        coalesce(sum(case when is_active then total else held + sold end), 0)::int as total,
        coalesce(sum(available) filter (where is_active), 0)::int as available,
        coalesce(sum(held), 0)::int as held,
        coalesce(sum(sold), 0)::int as sold,
        count(*)::int as ticket_type_count
      from ticket_tiers where event_id = e.id
    ) as t
    cross join lateral (
      select
        (count(*) filter (where hold_state in ('held', 'sold')))::int as total_bookings,
        coalesce(sum(${keptTickets}), 0)::bigint as revenue
      from bookings as b where event_id = e.id
    ) as b
    where e.id = ${eventId}
  `.execute(db);
  return result.rows[0];
}
