import { sql, type RawBuilder } from 'kysely';
import type { ModuleDeps } from '../../../deps';
import { FREE } from './gatewayNames.rules';
import type { Entry, Grouping, PaidEntry, SplitPayment, TakingsQuestion } from './takings.types';

type Db = ModuleDeps['db'];

/** Payment time of a row `p` of `payments`. */
const paidAt = sql<Date>`coalesce(p.settled_at, p.created_at)`;

const isInPeriod = (
  time: RawBuilder<Date>,
  { from, to, timezone }: TakingsQuestion,
) => sql<boolean>`
  ${time} >= ${from}::timestamp at time zone ${timezone}::text
  and ${time} < (${to}::date + 1)::timestamp at time zone ${timezone}::text`;

const monthOf = (time: RawBuilder<Date>, { timezone }: Pick<TakingsQuestion, 'timezone'>) =>
  sql<string>`to_char(${time} at time zone ${timezone}::text, 'YYYY-MM')`;

const keyOf = (by: Grouping, month: RawBuilder<string>) =>
  ({
    event: sql`ours.event_id::text`,
    company: sql`p.company_id::text`,
    gateway: sql`case when p.amount = 0 then ${FREE}::text else p.gateway end`,
    month,
  })[by];

/** Null if nothing was paid. */
const isTest = sql<boolean | null>`case when p.amount > 0 then p.is_test end`;

/**
 * Payments for bookings of the organizer's events. A payment is `whole` if it covers only one event; its fee and GST
 * need no split.
 */
const ours = (organizerId: number) => sql`
  ours as (
    select s.payment_id, min(b.event_id) as event_id, sum(s.quantity) as seats,
      min(b.event_id) = max(b.event_id) and count(*) = (
        select count(*) from payment_bookings every_share
        where every_share.payment_id = s.payment_id
      ) as is_whole
    from events e
    cross join lateral (
      select id, event_id from bookings where event_id = e.id
      -- Each event by the index: joined at will, the bookings of all organizers are read.
      offset 0
    ) b
    join payment_bookings s on s.booking_id = b.id and s.is_settled
    where e.organizer_id = ${organizerId}
    group by s.payment_id
  )`;

/** Sums of the period's whole payments, and the ids of payments that must be split. */
export async function sumPayments(
  db: Db,
  question: TakingsQuestion,
): Promise<{ entries: PaidEntry[]; toSplit: number[] }> {
  const month = monthOf(paidAt, question);
  const { rows } = await sql<PaidEntry & { to_split: number[] | null }>`
    with ${ours(question.organizerId)}
    select case when ours.is_whole then ${keyOf(question.by, month)} end as key, ${month} as month,
      p.currency, ${isTest} as is_test, sum(ours.seats)::int as seats,
      sum(p.subtotal)::bigint as tickets, sum(p.service_fee)::bigint as service_fee,
      sum(p.gst)::bigint as gst, array_agg(p.id) filter (where not ours.is_whole) as to_split
    from ours join payments p on p.id = ours.payment_id
    where ${isInPeriod(paidAt, question)}
    group by ours.is_whole, 1, 2, 3, 4
  `.execute(db);
  return {
    entries: rows.filter(({ to_split: ids }) => ids === null).map(({ to_split: _, ...row }) => row),
    toSplit: rows.flatMap(({ to_split: ids }) => ids ?? []),
  };
}

/** For a refund `r`: it refunds bookings and was completed in the period. */
const isRefundDone = (question: TakingsQuestion) => sql<boolean>`
  r.state = 'done' and r.scope <> 'payment' and r.scope not like 'again:%'
  and ${isInPeriod(sql<Date>`r.done_at`, question)}`;

/** Sums of full refunds of whole payments, and the payments whose refunds must be split. */
export async function sumRefunds(
  db: Db,
  question: TakingsQuestion,
): Promise<{ entries: Entry[]; toSplit: number[] }> {
  const month = monthOf(sql<Date>`r.done_at`, question);
  const { rows } = await sql<Entry & { to_split: number[] | null }>`
    with ${ours(question.organizerId)}, done as (
      select r.*, ours.is_whole and r.amount = p.amount as is_whole
      from ours join payments p on p.id = ours.payment_id
      join refunds r on r.payment_id = p.id
      where ${isRefundDone(question)} and r.amount > 0
    )
    select case when r.is_whole then ${keyOf(question.by, month)} end as key, ${month} as month,
      p.currency, ${isTest} as is_test, sum(p.subtotal)::bigint as tickets,
      sum(p.service_fee)::bigint as service_fee, sum(p.gst)::bigint as gst,
      array_agg(distinct p.id) filter (where not r.is_whole) as to_split
    from done r join payments p on p.id = r.payment_id
    join ours on ours.payment_id = p.id
    group by r.is_whole, 1, 2, 3, 4
  `.execute(db);
  return {
    entries: rows.filter(({ to_split: ids }) => ids === null).map(({ to_split: _, ...row }) => row),
    toSplit: [...new Set(rows.flatMap(({ to_split: ids }) => ids ?? []))],
  };
}

/** Payments with all their shares and refunds, including events of other organizers. */
export async function findSplitPayments(
  db: Db,
  question: TakingsQuestion,
  ids: readonly number[],
): Promise<SplitPayment[]> {
  const { rows } = await sql<SplitPayment>`
    select p.id, p.gateway, p.company_id as company, p.currency, ${isTest} as is_test,
      ${monthOf(paidAt, question)} as month, p.service_fee, p.gst,
      (
        select jsonb_agg(jsonb_build_object('id', s.id, 'event', b.event_id,
          'is_own', e.organizer_id is not distinct from ${question.organizerId},
          'is_settled', s.is_settled, 'quantity', s.quantity, 'tickets', s.quantity * s.unit_price,
          'gst_percent', s.gst_percent) order by s.id)
        from payment_bookings s
        join bookings b on b.id = s.booking_id
        join events e on e.id = b.event_id
        where s.payment_id = p.id
      ) as shares,
      (
        select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'amount', r.amount,
          'month', case when ${isRefundDone(question)}
            then ${monthOf(sql<Date>`r.done_at`, question)} end,
          'parts', (
            select coalesce(jsonb_agg(jsonb_build_object('share', part.share_id, 'amount', part.amount,
              'tickets', part.tickets, 'fee', part.fee) order by part.share_id), '[]')
            from refund_parts part where part.refund_id = r.id
          )) order by r.done_at nulls last, r.id), '[]')
        from refunds r
        where r.payment_id = p.id and r.scope <> 'payment' and r.scope not like 'again:%'
          and (r.state <> 'failed' or r.scope not like 'gateway:%')
      ) as refunds
    from payments p
    where p.id = any(${[...ids]}::bigint[])
    order by p.id
  `.execute(db);
  return rows;
}

/** Names of events or companies by id. */
export async function findNames(
  db: Db,
  by: 'event' | 'company',
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; name: string }>`
    select id::text as key, ${by === 'event' ? sql`title` : sql`name`} as name
    from ${by === 'event' ? sql`events` : sql`companies`}
    where id = any(${ids.map(Number)}::bigint[])
  `.execute(db);
  return new Map(rows.map(({ key, name }) => [key, name]));
}
