import { sql } from 'kysely';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

export interface TierCounts {
  id: number;
  name: string;
  expected: number;
  admitted: number;
  inside: number;
  today: number;
}

/** The day of an event begins at 5 AM; the same rule as `eventDay`. */
const dayOf = (time: ReturnType<typeof sql>) =>
  sql`((${time} at time zone e.timezone) - interval '5 hours')::date`;

/**
 * In the organizer's order. A use without a scan was stored by the release before.
 * The last scans are looked up ticket by ticket, which is fast without statistics of the table too.
 */
export async function countByTier(db: Db, eventId: number, now: Date): Promise<TierCounts[]> {
  const today = dayOf(sql`${now}::timestamptz`);
  const { rows } = await sql<TierCounts>`
    select t.id, t.name, count(k.id)::int as expected, count(k.used_at)::int as admitted,
      (count(*) filter (where coalesce(s.direction, 'in') = 'in' and k.used_at is not null
        and (t.admission <> 'daily' or ${dayOf(sql`coalesce(s.at, k.used_at)`)} = ${today})))::int as inside,
      (count(*) filter (where ${dayOf(sql`coalesce(i.at, k.used_at)`)} = ${today}))::int as today
    from events e
    join ticket_tiers t on t.event_id = e.id
    left join (
      tickets k join bookings b on b.id = k.booking_id and b.status in ('confirmed', 'completed')
    ) on k.ticket_tier_id = t.id and k.voided_at is null
    left join lateral (
      select direction, scanned_at as at from check_ins
      where ticket_id = k.id and admitted and undone_at is null
      order by scanned_at desc, id desc limit 1
    ) s on true
    left join lateral (
      select scanned_at as at from check_ins
      where ticket_id = k.id and admitted and undone_at is null and direction = 'in'
      order by scanned_at desc, id desc limit 1
    ) i on true
    where e.id = ${eventId}
    group by t.id, t.name, t.position order by t.position, t.id
  `.execute(db);
  return rows;
}

export interface DoorRow {
  door: string | null;
  admitted: number;
  refused: number;
  last_at: Date;
}

export async function countByDoor(db: Db, eventId: number): Promise<DoorRow[]> {
  const { rows } = await sql<DoorRow>`
    select door,
      (count(*) filter (where admitted and direction = 'in' and undone_at is null))::int as admitted,
      (count(*) filter (where not admitted))::int as refused, max(scanned_at) as last_at
    from check_ins where event_id = ${eventId} group by door order by door nulls last
  `.execute(db);
  return rows;
}

/** Ids of the latest scans that let somebody through. */
export async function findLast(db: Db, eventId: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('check_ins')
    .where('event_id', '=', eventId)
    .where('admitted', '=', true)
    .where('undone_at', 'is', null)
    .select('id')
    .orderBy('scanned_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Ids of the latest scans of people who were let in without a network and have flags. */
export async function findFlagged(db: Db, eventId: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('check_ins')
    .where('event_id', '=', eventId)
    .where('flags', '<>', sql<never>`'[]'::jsonb`)
    .where('undone_at', 'is', null)
    .select('id')
    .orderBy('scanned_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Ids of scans that may not count, because another scan of their ticket came before; `judgeScans` decides. Only a
 * scan without a network lets somebody through twice.
 */
export async function findDoubles(db: Db, eventId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select c.id, c.direction, c.scanned_at, t.admission,
        row_number() over (partition by c.ticket_id order by c.scanned_at, c.id) as of_all,
        row_number() over (partition by c.ticket_id, ${dayOf(sql`c.scanned_at`)}
          order by c.scanned_at, c.id) as of_day,
        lag(c.direction) over (partition by c.ticket_id order by c.scanned_at, c.id) as former
      from check_ins c
      join events e on e.id = c.event_id
      join tickets k on k.id = c.ticket_id
      join ticket_tiers t on t.id = k.ticket_tier_id
      where c.event_id = ${eventId} and c.admitted and c.undone_at is null
        and c.ticket_id in (
          select o.ticket_id from check_ins o where o.event_id = ${eventId} and o.offline and o.admitted)
    ) scans
    where case admission when 'once' then of_all > 1 when 'daily' then of_day > 1
      else former = direction end
    order by scanned_at desc, id desc limit ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
}
