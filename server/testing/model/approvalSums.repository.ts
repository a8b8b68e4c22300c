import { sql } from 'kysely';
import type { Database } from '../../db/client';

type Db = Database['db'];

/** Rules for an idle company after the workers have run, each with the ids that violate it. */
const rules: Record<string, (company: number) => ReturnType<typeof sql<{ id: number }>>> = {
  'a reservation belongs to seats that are held': (company) => sql`
    select b.id from budget_allocations a join bookings b on b.id = a.booking_id
    where a.company_id = ${company} and a.reserved > 0
      and not (b.status = 'pending' and b.hold_state = 'held' and b.hold_expires_at > now())`,
  'a reservation of a request belongs to one that is open, and its booking to that request': (
    company,
  ) => sql`
    select b.id from budget_allocations a join bookings b on b.id = a.booking_id
    join approvals r on r.id = a.approval_id
    where a.company_id = ${company} and a.reserved > 0 and (
      b.approval_id is distinct from r.id or r.closed_at is not null
      or not (r.status = 'pending' and r.deadline > now()
        or r.status = 'approved' and r.pay_by > now()))`,
  'no seats are held beyond their time': (company) => sql`
    select id from bookings
    where company_id = ${company} and hold_state = 'held' and hold_expires_at <= now()`,
  'seats of a request are held until its deadline, or its time to pay': (company) => sql`
    select b.id from bookings b join approvals r on r.id = b.approval_id
    where b.company_id = ${company} and b.hold_state = 'held' and (
      r.closed_at is not null
      or b.hold_expires_at <> case r.status when 'pending' then r.deadline
        when 'approved' then r.pay_by else '-infinity' end)`,
  'an open request holds something': (company) => sql`
    select r.id from approvals r
    where r.company_id = ${company} and r.closed_at is null and not exists (
      select from bookings b where b.approval_id = r.id and b.hold_state = 'held')`,
  'the decisions of a request are those of its steps': (company) => sql`
    select r.id from approvals r cross join lateral (
      select count(*) filter (where s.status = 'waiting') as waiting,
        count(*) filter (where s.status = 'declined') as declined
      from approval_steps s where s.approval_id = r.id
    ) as steps
    where r.company_id = ${company} and case r.status
      when 'pending' then steps.waiting = 0 or steps.declined > 0
      when 'approved' then steps.waiting > 0 or steps.declined > 0
      when 'declined' then steps.declined <> 1
      else steps.declined > 0 end`,
  'a request ends once, is recorded once and told once': (company) => sql`
    select r.id from approvals r cross join lateral (
      select count(*) as count from audit_entries e
      where e.company_id = r.company_id and e.thing_id = r.id
        and e.action in ('approval.declined', 'approval.withdrawn')
    ) as ends cross join lateral (
      select count(*) as count from outbox_jobs j
      where j.kind = 'approval_news'
        and j.key ~ ('^' || r.id || ':(declined|withdrawn|expired):')
    ) as news
    where r.company_id = ${company} and (
      ends.count <> (r.status in ('declined', 'withdrawn'))::int
      or news.count <> (r.status in ('declined', 'withdrawn', 'expired'))::int)`,
};

/** @throws Error that names the violated rule */
export async function assertRequestsConsistent(db: Db, company: number): Promise<void> {
  for (const [name, rule] of Object.entries(rules)) {
    const { rows } = await rule(company).execute(db);
    if (rows.length > 0) {
      throw new Error(`Broken: ${name}. Rows ${rows.map((row) => row.id).join(', ')}.`);
    }
  }
}

/** What a company still has reserved (minor units) or held (seats). */
export async function findRemains(db: Db, company: number) {
  const { rows } = await sql<{ reserved: number; held: number; open: number }>`
    select
      (select coalesce(sum(b.reserved), 0) from budgets b join cost_centres c on c.id = b.cost_centre_id
        where c.company_id = ${company})::bigint as reserved,
      (select coalesce(sum(quantity), 0) from bookings
        where company_id = ${company} and hold_state = 'held')::int as held,
      (select count(*) from approvals where company_id = ${company} and closed_at is null)::int as open
  `.execute(db);
  return rows[0];
}

/** Ends all holds, deadlines and payment times of a company. */
export async function letAllRunOut(db: Db, company: number): Promise<void> {
  await sql`
    update approvals set deadline = now() - interval '1 second',
      pay_by = case when pay_by is not null then now() - interval '1 second' end
    where company_id = ${company} and closed_at is null
  `.execute(db);
  await sql`
    update bookings set hold_expires_at = now() - interval '1 second'
    where company_id = ${company} and hold_state = 'held'
  `.execute(db);
}

/** Number of deadlocks that PostgreSQL has resolved. The app retries a transaction after each. */
export async function countDeadlocks(db: Db): Promise<number> {
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::int as deadlocks from pg_stat_database where datname = current_database()
  `.execute(db);
  return rows[0]?.deadlocks ?? 0;
}

/** Cost of the bookings of these payments less refunds, minor units. */
export async function keptOf(db: Db, publicIds: readonly string[]): Promise<number> {
  const ids = [...publicIds];
  const { rows } = await sql<{ kept: number }>`
    select (
      select coalesce(sum(s.amount - s.refunded), 0)
      from payment_bookings s join payments p on p.id = s.payment_id
      where s.is_settled and p.public_id = any(${ids}::text[])
    )::bigint - (
      -- Of refunds in the dashboard, what names no booking.
      select coalesce(sum(r.amount + r.covered - r.covers - (
        select coalesce(sum(part.amount), 0) from refund_parts part where part.refund_id = r.id
      )), 0)
      from refunds r join payments p on p.id = r.payment_id
      where r.scope like 'gateway:%' and r.state = 'done' and p.public_id = any(${ids}::text[])
    )::bigint as kept
  `.execute(db);
  return rows[0]?.kept ?? 0;
}

/** Ends a hold. Seats of a request are held until its deadline, which `letRequestRunOut` moves. */
export async function letHoldRunOut(db: Db, bookingId: number): Promise<void> {
  await sql`
    update bookings set hold_expires_at = now() - interval '1 second'
    where id = ${bookingId} and approval_id is null
  `.execute(db);
}

export async function findFailedRefunds(db: Db, company: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select r.id from refunds r join payments p on p.id = r.payment_id
    where p.company_id = ${company} and r.state = 'failed' order by r.id
  `.execute(db);
  return rows.map((row) => row.id);
}

interface Effects {
  bookings: number[];
  requests: number[];
  /** `7 approval.approved`, by request. */
  decisions: string[];
  /** `7 to 12`, by request and person. */
  delegations: string[];
}

/** Effects of all calls on a company, answered or not, each in order of id. */
export async function findEffects(db: Db, company: number): Promise<Effects> {
  const { rows } = await sql<Effects>`
    select
      array(select id from bookings where company_id = ${company} order by id) as bookings,
      array(select id from approvals where company_id = ${company} order by id) as requests,
      array(
        select thing_id || ' ' || action from audit_entries
        where company_id = ${company}
          and action in ('approval.approved', 'approval.declined', 'approval.withdrawn')
        order by 1
      ) as decisions,
      array(
        select thing_id || ' to ' || (people -> 0 ->> 'id') from audit_entries
        where company_id = ${company} and action = 'approval.delegated'
        order by id
      ) as delegations
  `.execute(db);
  const [effects] = rows;
  if (!effects) throw new Error('There is no row.');
  return effects;
}
