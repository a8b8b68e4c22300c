import { sql } from 'kysely';
import { effectiveHold } from '../../../db/expressions/bookingState';
import { keptTickets } from '../../../db/expressions/keptTickets';
import type { ModuleDeps } from '../../../deps';
import { FREE } from '../takings/gatewayNames.rules';
import type { PaymentKind } from '../takings/takings.types';
import type { DashboardEvent, PaymentShare, SalesSumsRow, TierSeatsRow } from './dashboard.types';

type Db = ModuleDeps['db'];

export const findDashboardEvent = (db: Db, id: number): Promise<DashboardEvent | undefined> =>
  db
    .selectFrom('events')
    .where('id', '=', id)
    .select(['id', 'title', 'organizer_id', 'timezone', 'currency'])
    .executeTakeFirst();

export const findTierSeats = (db: Db, eventId: number): Promise<TierSeatsRow[]> =>
  db
    .selectFrom('ticket_tiers as t')
    .where('t.event_id', '=', eventId)
    .select([
      't.id',
      't.name',
      't.total',
      't.available',
      't.held',
      't.sold',
      't.is_active',
      't.waiting',
    ])
    .select(
      sql<number>`case when t.waiting = 0 then 0 else (
        select coalesce(sum(w.quantity), 0)::int from waiting_entries w
        where w.ticket_tier_id = t.id and w.status = 'waiting') end`.as('waiting_seats'),
    )
    .orderBy('t.position')
    .orderBy('t.id')
    .execute();

/** For a row `p` of `payments`; a payment of zero counts as both kinds. */
const isOfKind = (kind: PaymentKind) =>
  sql<boolean>`(p.amount = 0 or p.is_test = ${kind === 'test'})`;

/** When the first hold ends, and the ticket revenue of currently paid bookings. */
export async function findPresent(
  db: Db,
  eventId: number,
  kind: PaymentKind,
): Promise<{ next_hold_ends_at: Date | null; revenue: number }> {
  const { rows } = await sql<{ next_hold_ends_at: Date | null; revenue: number }>`
    select min(b.hold_expires_at) filter (where b.status = 'pending' and ${effectiveHold} = 'held')
        as next_hold_ends_at,
      coalesce(sum(${keptTickets}) filter (where ${isOfKind(kind)}), 0)::bigint as revenue
    from bookings b
    left join payment_bookings s on s.booking_id = b.id and s.is_settled
    left join payments p on p.id = s.payment_id
    where b.event_id = ${eventId}
  `.execute(db);
  return rows[0] ?? { next_hold_ends_at: null, revenue: 0 };
}

/** Payment time of a row `p` of `payments`. */
const paidAt = sql<Date>`coalesce(p.settled_at, p.created_at)`;

/** Pending refunds of a row `s` of `payment_bookings`. */
const refunding = sql<number>`(case when s.refunded = 0 then 0 else (
  select coalesce(sum(part.amount), 0)::bigint
  from refund_parts part join refunds r on r.id = part.refund_id
  where part.share_id = s.id and r.state <> 'done') end)`;

/** Totals, and sums by tier, company, gateway and day, before refunds that are not assigned to a booking. */
export async function sumSales(
  db: Db,
  event: DashboardEvent,
  kind: PaymentKind,
): Promise<SalesSumsRow[]> {
  const { rows } = await sql<SalesSumsRow>`
    with sold as (
      select b.ticket_tier_id as tier, b.company_id as company,
        case when p.amount = 0 then ${FREE}::text else p.gateway end as gateway,
        (${paidAt} at time zone ${event.timezone}::text)::date::text as day,
        s.quantity, s.quantity * s.unit_price as tickets, s.amount as paid,
        s.refunded, ${refunding} as refunding
      from bookings b
      join payment_bookings s on s.booking_id = b.id and s.is_settled
      join payments p on p.id = s.payment_id
      where b.event_id = ${event.id} and ${isOfKind(kind)}
    )
    select tier, company, gateway, day, count(*)::int as bookings,
      coalesce(sum(quantity), 0)::int as seats, coalesce(sum(tickets), 0)::bigint as tickets,
      coalesce(sum(paid), 0)::bigint as paid, coalesce(sum(refunded), 0)::bigint as refunded,
      coalesce(sum(refunding), 0)::bigint as refunding
    from sold group by grouping sets ((), (tier), (company), (gateway), (day))
  `.execute(db);
  return rows;
}

/** Gateway refunds of the payment without a booking, less the part that later refunds accounted for. */
const looseRefunds = sql<number>`greatest(0, (
  select coalesce(sum(case when r.scope not like 'gateway:%' then -r.covered
    when r.state <> 'failed' then r.amount - (
      select coalesce(sum(named.amount), 0) from refund_parts named where named.refund_id = r.id)
    end), 0)
  from refunds r where r.payment_id = p.id
))::bigint`;

export interface PaymentFees {
  /** Sum over payments for only this event; minor units. */
  service_fee: number;
  gst: number;
  /** Payments that must be split among their bookings. */
  shared: number[];
}

export async function sumFees(db: Db, eventId: number, kind: PaymentKind): Promise<PaymentFees> {
  const { rows } = await sql<PaymentFees>`
    with ours as (
      select s.payment_id, count(*) as shares
      from bookings b join payment_bookings s on s.booking_id = b.id and s.is_settled
      where b.event_id = ${eventId} group by s.payment_id
    ), paid as (
      select p.id, p.service_fee, p.gst, ${looseRefunds} = 0 and ours.shares = (
        select count(*) from payment_bookings every_share where every_share.payment_id = p.id
      ) as is_whole
      from ours join payments p on p.id = ours.payment_id
      where ${isOfKind(kind)}
    )
    select coalesce(sum(service_fee) filter (where is_whole), 0)::bigint as service_fee,
      coalesce(sum(gst) filter (where is_whole), 0)::bigint as gst,
      coalesce(array_agg(id order by id) filter (where not is_whole), '{}') as shared
    from paid
  `.execute(db);
  return rows[0] ?? { service_fee: 0, gst: 0, shared: [] };
}

/** Totals of the payments of a kind; undefined if there are none. */
export async function findPaidBy(
  db: Db,
  eventId: number,
  kind: PaymentKind,
): Promise<{ bookings: number; paid: number } | undefined> {
  const { rows } = await sql<{ bookings: number; paid: number }>`
    select count(*)::int as bookings, sum(s.amount)::bigint as paid
    from bookings b
    join payment_bookings s on s.booking_id = b.id and s.is_settled
    join payments p on p.id = s.payment_id
    where b.event_id = ${eventId} and s.amount > 0 and p.is_test = ${kind === 'test'}
    having count(*) > 0
  `.execute(db);
  return rows[0];
}

/** All shares of these payments, including other events, in payment order. */
export async function findShares(
  db: Db,
  payments: readonly number[],
  timezone: string,
): Promise<PaymentShare[]> {
  const { rows } = await sql<PaymentShare>`
    select p.id as payment_id, p.public_id, p.gateway, p.is_test, ${paidAt} as paid_at, p.service_fee, p.gst,
      ${looseRefunds} as loose_refunds, b.id as booking_id, b.event_id, b.ticket_tier_id as tier,
      b.company_id as company, (${paidAt} at time zone ${timezone}::text)::date::text as day,
      s.is_settled, s.amount, s.quantity * s.unit_price as tickets, s.gst_percent,
      s.refunded, ${refunding} as refunding
    from payments p
    join payment_bookings s on s.payment_id = p.id
    join bookings b on b.id = s.booking_id
    where p.id = any(${[...payments]}::bigint[])
    order by p.id, s.id
  `.execute(db);
  return rows;
}

/** Ids of the payments for these bookings. */
export async function findPaymentsOf(db: Db, bookings: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('payment_bookings')
    .where('booking_id', '=', sql<number>`any(${[...bookings]}::bigint[])`)
    .where('is_settled', '=', true)
    .select('payment_id')
    .distinct()
    .execute();
  return rows.map((row) => row.payment_id);
}

export const findCompanyNames = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('companies')
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .select(['id', 'name'])
    .execute();

/** Check-in counts of valid tickets, and arrivals in steps of ten minutes. */
export async function findCheckIn(db: Db, eventId: number, now: Date) {
  const { rows: counts } = await sql<{
    tickets: number;
    named: number;
    checked_in: number;
    last_ten_minutes: number;
  }>`
    select count(*)::int as tickets, count(attendee_name)::int as named,
      count(used_at)::int as checked_in,
      count(*) filter (where used_at > ${now}::timestamptz - interval '10 minutes')::int
        as last_ten_minutes
    from tickets where event_id = ${eventId} and voided_at is null
  `.execute(db);
  const { rows: arrivals } = await sql<{ from: Date; tickets: number }>`
    select date_bin('10 minutes', used_at, timestamptz '2000-01-01 00:00:00+00') as "from",
      count(*)::int as tickets
    from tickets where event_id = ${eventId} and voided_at is null and used_at is not null
    group by 1 order by 1 limit 288
  `.execute(db);
  return {
    ...(counts[0] ?? { tickets: 0, named: 0, checked_in: 0, last_ten_minutes: 0 }),
    arrivals,
  };
}
