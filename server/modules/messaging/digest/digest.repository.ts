import { sql } from 'kysely';
import { nameOrEmail } from '../../../db/expressions/personName';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

/** Time zones of people who may get a daily mail. */
export async function findZones(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('mail_preferences').select('timezone').distinct().execute();
  return rows.map(({ timezone }) => timezone);
}

/**
 * Picks one person of the zone and marks the day as sent, so that no other process mails that person for this day.
 * Includes people who have switched back to single mails while entries were waiting for the daily one.
 */
export async function claimDay(
  trx: Db,
  timezone: string,
  day: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ person_id: number }>`
    update mail_preferences set digest_on = ${day}::date
    where person_id = (
      select p.person_id from mail_preferences p
      where p.timezone = ${timezone} and (p.digest_on is null or p.digest_on < ${day}::date)
        and (p.approval_mails = 'daily'
          or exists (select from digest_entries e where e.person_id = p.person_id))
      order by p.person_id limit 1 for update skip locked)
    returning person_id
  `.execute(trx);
  return rows[0]?.person_id;
}

export interface DigestReader {
  id: number;
  name: string;
  email: string;
}

/** Undefined if the account is closed. */
export const findReader = (db: Db, id: number): Promise<DigestReader | undefined> =>
  db
    .selectFrom('users as u')
    .where('u.id', '=', id)
    .where('u.is_active', '=', true)
    .select(['u.id', 'u.email', nameOrEmail.as('name')])
    .executeTakeFirst();

/** A request in the daily mail; money in minor units. */
export interface DigestRequest {
  id: number;
  requester_id: number;
  requester: string;
  title: string;
  event_count: number;
  timezone: string;
  total: number;
  currency: string;
  deadline: Date;
  pay_by: Date | null;
  reason: string;
}

const requestColumns = sql`a.id, a.requester_id, ${nameOrEmail} as requester, x.title, x.event_count,
  x.timezone, a.total, a.currency, a.deadline, a.pay_by, a.reason`;

const requestJoins = sql`join users u on u.id = a.requester_id
  cross join lateral (
    select (array_agg(e.title order by b.id))[1] as title, (array_agg(e.timezone order by b.id))[1] as timezone,
      count(distinct e.id)::int as event_count
    from approval_bookings ab join bookings b on b.id = ab.booking_id join events e on e.id = b.event_id
    where ab.approval_id = a.id) as x`;

/** Requests that wait for the person or for somebody the person stands in for; the most urgent first. */
export async function findWaiting(db: Db, personId: number): Promise<DigestRequest[]> {
  const { rows } = await sql<DigestRequest>`
    select ${requestColumns}
    from approvals a ${requestJoins}
    cross join lateral (
      select w.person_id from approval_steps w
      where w.approval_id = a.id and w.status = 'waiting' order by w.position limit 1
    ) as s
    join users me on me.id = ${personId}
    where a.status = 'pending' and a.closed_at is null and a.deadline > now()
      and a.company_id = me.company_id and a.requester_id <> me.id and (
        s.person_id = me.id
        or (s.person_id is null and me.role = 'company_admin')
        or exists (
          select from delegations d
          where d.person_id = s.person_id and d.delegate_id = me.id and d.starts_at <= now()
            and (d.ends_at is null or d.ends_at > now())))
    order by a.deadline, a.id limit 100
  `.execute(db);
  return rows;
}

export interface NewEntry {
  personId: number;
  key: string;
  approval?: { id: number; news: string };
  budget?: { id: number; level: number };
}

export async function insertEntry(
  trx: Db,
  { personId, key, approval, budget }: NewEntry,
): Promise<void> {
  await trx
    .insertInto('digest_entries')
    .values({
      person_id: personId,
      key,
      approval_id: approval?.id ?? null,
      news: approval?.news ?? null,
      budget_id: budget?.id ?? null,
      level: budget?.level ?? null,
    })
    .onConflict((clash) => clash.doNothing())
    .execute();
}

/** A request in its current state, with the news about it. */
export type DigestDecision = DigestRequest & { news: string };

export async function findDecisions(db: Db, personId: number): Promise<DigestDecision[]> {
  const { rows } = await sql<DigestDecision>`
    select ${requestColumns}, n.news
    from digest_entries n join approvals a on a.id = n.approval_id ${requestJoins}
    where n.person_id = ${personId}
    order by n.id
  `.execute(db);
  return rows;
}

/** The percentage of the budget that was reached, and the current remainder in minor units. */
export interface DigestBudget {
  level: number;
  cost_centre_id: number;
  cost_centre: string;
  remaining: number;
  currency: string;
}

export async function findBudgets(db: Db, personId: number): Promise<DigestBudget[]> {
  const { rows } = await sql<DigestBudget>`
    select max(n.level)::int as level, c.id as cost_centre_id, c.name as cost_centre, b.currency,
      b.amount + b.carried_over - b.reserved - b.committed as remaining
    from digest_entries n join budgets b on b.id = n.budget_id
    join cost_centres c on c.id = b.cost_centre_id
    where n.person_id = ${personId}
    group by b.id, c.id
    order by min(n.id)
  `.execute(db);
  return rows;
}

export async function deleteEntries(trx: Db, personId: number): Promise<void> {
  await trx.deleteFrom('digest_entries').where('person_id', '=', personId).execute();
}
