import { sql, type RawBuilder } from 'kysely';
import type { Schemas } from '../../contract/types';
import type { ModuleDeps } from '../../deps';
import { kindsOf } from '../../jobs/defineJob';
import { refundRequested } from '../payments/refunds/refunds.jobs';

type Db = ModuleDeps['db'];

export type FailureKind = Schemas['FailureKind'];

export interface FailureRow {
  kind: FailureKind;
  id: number;
  /** Kind of the job or mail, scope of the refund, gateway of the payment, or reason of the dispute. */
  subject: string;
  attempts: number | null;
  last_error: string | null;
  since: Date;
  is_given_up: boolean;
  given_up_reason: string | null;
  can_retry: boolean;
  recipient: string | null;
  gateway: string | null;
  /** Minor units. */
  amount: number | null;
  currency: string | null;
  payment: string | null;
  event_id: number | null;
  event_title: string | null;
  booking_id: number | null;
  booking_number: string | null;
  company_id: number | null;
  company_name: string | null;
}

const refundJobs = sql.join(kindsOf(refundRequested));

/** The number in a JSON value; null for other values. */
const numberIn = (value: RawBuilder<unknown>) =>
  sql`(case when jsonb_typeof(${value}) = 'number' then (${value} #>> '{}')::bigint end)`;

/** Leaves out jobs whose refund is already listed as failed: retrying the refund enqueues a new job. */
const jobs = sql`
  select 'job' as kind, j.id, j.kind as subject, j.tries as attempts, j.last_error,
    j.failed_at as since, j.abandoned_at is not null as is_given_up,
    j.abandoned_reason as given_up_reason, j.abandoned_at is null as can_retry,
    null as recipient, null as gateway, null::bigint as amount, null as currency, j.payload as about
  from outbox_jobs j
  where j.failed_at is not null and not (j.kind in (${refundJobs}) and exists (
    select from refunds r
    where r.id = ${numberIn(sql`j.payload -> 'refund'`)} and r.state <> 'requested'))`;

/** A mail that was valid for less than three days, such as a one-time code, cannot be retried. */
const mails = sql`
  select 'mail', m.id, m.kind, m.tries, m.last_error, m.give_up_at, m.abandoned_at is not null,
    m.abandoned_reason,
    m.abandoned_at is null and m.text <> '' and m.give_up_at >= m.queued_at + interval '3 days',
    m.recipient, null, null::bigint, null,
    jsonb_build_object('payment', m.attachments #> '{0,payment}',
      'booking', coalesce(m.attachments #> '{0,booking_id}', m.attachments #> '{0,booking_ids,0}'),
      'ticket', m.attachments #> '{0,ticket_id}')
  from mails m
  where m.sent_at is null and m.withdrawn_at is null and m.give_up_at <= now()`;

const refunds = sql`
  select 'refund', r.id, r.scope, r.attempt, r.failure_reason, r.updated_at, false, null, true, null,
    p.gateway, r.amount, r.currency, jsonb_build_object('payment', p.id)
  from refunds r join payments p on p.id = r.payment_id
  where r.state = 'failed'`;

/** Hosted payment pages expire within a day, so an older pending payment needs attention. */
const payments = sql`
  select 'payment', p.id, p.gateway, null::int, null, p.created_at, false, null, false, null,
    p.gateway, p.amount, p.currency, jsonb_build_object('payment', p.id)
  from payments p
  where p.status = 'pending' and p.created_at < now() - interval '24 hours'`;

const disputes = sql`
  select 'dispute', d.id, d.reason, null::int, nullif(d.reason, ''), d.created_at, false, null,
    false, null, d.gateway, d.amount, d.currency, jsonb_build_object('payment', d.payment_id)
  from disputes d where d.state = 'open'`;

const failures = sql`(${sql.join([jobs, mails, refunds, payments, disputes], sql` union all `)})`;

export interface FailureFilter {
  isGivenUp: boolean;
  /** Null means every kind. */
  kind: FailureKind | null;
}

export async function countFailures(
  db: Db,
  isGivenUp: boolean,
): Promise<Record<FailureKind, number>> {
  const { rows } = await sql<{ kind: FailureKind; count: number }>`
    select kind, count(*)::int as count from ${failures} as f
    where is_given_up = ${isGivenUp} group by kind
  `.execute(db);
  const counts = { job: 0, mail: 0, refund: 0, payment: 0, dispute: 0 };
  for (const row of rows) counts[row.kind] = row.count;
  return counts;
}

const about = (name: string) => numberIn(sql`f.about -> ${sql.lit(name)}`);

/** Joined only to the rows of one page. */
const joins = sql`
  left join lateral (select coalesce(
    (select r.payment_id from refunds r where r.id = ${about('refund')}),
    ${about('payment')},
    (select p.id from payments p where p.public_id = f.about ->> 'payment')) as id) as paid on true
  left join payments p on p.id = paid.id
  left join waiting_entries w on w.id = ${about('entry')}
  left join bookings b on b.id = coalesce(${about('booking')}, w.booking_id,
    (select t.booking_id from tickets t where t.id = ${about('ticket')}),
    (select min(s.booking_id) from payment_bookings s where s.payment_id = paid.id))
  left join events e on e.id = coalesce(b.event_id, w.event_id, ${about('event')},
    ${numberIn(sql`f.about #> '{event,id}'`)},
    (select m.event_id from event_messages m where m.id = ${about('message')}))
  left join companies c on c.id = coalesce(b.company_id, p.company_id, ${about('company')},
    (select a.company_id from approvals a where a.id = ${about('approval')}),
    (select k.company_id from budgets g join cost_centres k on k.id = g.cost_centre_id
      where g.id = ${about('budget')}),
    (select u.company_id from users u where u.id = coalesce(${about('person')}, w.user_id)),
    (select u.company_id from users u where u.email = f.recipient))`;

const columns = sql`f.kind, f.id, f.subject, f.attempts, f.last_error, f.since, f.is_given_up,
  f.given_up_reason, f.can_retry, f.recipient, f.gateway, f.amount, f.currency,
  p.public_id as payment, e.id as event_id, e.title as event_title, b.id as booking_id,
  b.booking_number, c.id as company_id, c.name as company_name`;

export async function findFailures(
  db: Db,
  { isGivenUp, kind }: FailureFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<FailureRow[]> {
  const { rows } = await sql<FailureRow>`
    select ${columns} from (
      select * from ${failures} as f
      where f.is_given_up = ${isGivenUp} and (${kind}::text is null or f.kind = ${kind})
      order by f.since desc, f.kind, f.id desc limit ${limit} offset ${offset}
    ) as f ${joins}
    order by f.since desc, f.kind, f.id desc
  `.execute(db);
  return rows;
}

export async function findFailure(
  db: Db,
  kind: FailureKind,
  id: number,
): Promise<FailureRow | undefined> {
  const { rows } = await sql<FailureRow>`
    select ${columns} from (
      select * from ${failures} as f where f.kind = ${kind} and f.id = ${id}
    ) as f ${joins}
  `.execute(db);
  return rows[0];
}

const tables = { job: 'outbox_jobs', mail: 'mails', refund: 'refunds' } as const;

export type DecidedKind = keyof typeof tables;

/** True if this job, mail or refund exists, whatever its state. */
export async function exists(db: Db, kind: DecidedKind, id: number): Promise<boolean> {
  const found = await db
    .selectFrom(tables[kind])
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

/** Closes the dead-letter jobs of a refund that is being retried or was paid by hand. */
export async function endRefundJobs(trx: Db, refundId: number, reason: string): Promise<void> {
  await sql`
    update outbox_jobs set abandoned_at = now(), abandoned_reason = ${reason}
    where kind in (${refundJobs}) and failed_at is not null and abandoned_at is null
      and ${numberIn(sql`payload -> 'refund'`)} = ${refundId}
  `.execute(trx);
}
