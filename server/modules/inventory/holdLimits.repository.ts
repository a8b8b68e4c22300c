import { sql, type RawBuilder } from 'kysely';
import { companiesOfGroup, holdGroup } from '../../db/expressions/holdGroup';
import { survivingCompany } from '../../db/expressions/survivingCompany';
import type { ModuleDeps } from '../../deps';
import { COMPANY_SEATS, secondsOf, WINDOW_HOURS, type HoldLimits } from './holdLimits.rules';
import type { HoldRequest } from './inventory.types';

type Db = ModuleDeps['db'];

/** Seats times seconds that an unpaid booking (alias b) holds or has held. */
const seatSeconds = sql`(b.held_seat_seconds + case when b.hold_state = 'held' then greatest(0,
  b.quantity * extract(epoch from b.hold_expires_at - b.hold_started_at)) else 0 end)`;

/** Unpaid bookings (alias b) whose hold has not ended before the window; requests and offers of waiting lists are not counted. */
const isCounted = sql`(b.payment_status = 'pending' and b.approval_id is null
  and b.waiting_entry_id is null
  and b.hold_expires_at > now() - make_interval(hours => ${WINDOW_HOURS}))`;

/** Seats and seat-seconds of bookings (alias b), from the bookings themselves. */
const sums = sql`
  coalesce(sum(b.quantity) filter (where b.hold_state = 'held' and b.hold_expires_at > now()), 0)::int
    as seats,
  coalesce(sum(${seatSeconds}), 0)::bigint as seat_seconds`;

/** The group of the company of this id, or of the one that it has become part of. */
const holdGroupOf = (companyId: number) =>
  sql<string>`(select ${holdGroup('c')} from companies c where c.id = ${survivingCompany(companyId)})`;

/**
 * The same for seats that are going to be counted: it waits for a merge of the company that is under way.
 * @throws serialization failure for a company that has just been merged (`hold_group_of` in migration 0005): begun anew, the
 *   statement finds the other one by `survivingCompany`
 */
export const lockedHoldGroup = (company: RawBuilder<number>) =>
  sql<string>`hold_group_of(${company})`;

/** The limit of one company, from the size of the tier. */
const companySeats = (perCompany: number, total: RawBuilder<number>) =>
  sql<number>`greatest(${COMPANY_SEATS}::int, floor(${total}::numeric * ${perCompany}::int / 100)::int)`;

/**
 * CTEs that add the rows of the CTE `admitted` (user_id, hold_group, tier_id, total, quantity,
 * seat_seconds) to the counts of their people and companies, and end with `counted`: those rows that
 * stay within the limits. People are counted before companies and both in a fixed order, so
 * that statements do not deadlock; the tiers are locked before.
 *
 * A person who fits and whose company does not has been counted too high, which counting anew corrects.
 */
export function countAdmitted({ holdMinutes, perPerson, perCompany }: HoldLimits) {
  const secondsPerSeat = secondsOf(holdMinutes);
  const people = sql`
    counted_people as (
      insert into person_hold_counts as c (user_id, seats, seat_seconds)
      select user_id, sum(quantity)::int, sum(seat_seconds)::bigint
      from admitted
      group by user_id
      having sum(quantity) <= ${perPerson}::int
      order by user_id
      on conflict (user_id) do update
      set seats = c.seats + excluded.seats, seat_seconds = c.seat_seconds + excluded.seat_seconds
      where c.seats + excluded.seats <= ${perPerson}::int
        and c.seat_seconds + excluded.seat_seconds <= ${perPerson * secondsPerSeat}::bigint
      returning user_id
    ),`;
  const isCountedPerson =
    perPerson > 0
      ? sql`a.user_id = any((select array_agg(user_id) from counted_people)::bigint[])`
      : sql`true`;
  const seats = companySeats(perCompany, sql`max(a.total)`);
  const companies = sql`
    counted_companies as (
      insert into group_hold_counts as c (
        ticket_tier_id, hold_group, seats, seat_seconds, max_seats, max_seat_seconds
      )
      select n.tier_id, n.hold_group, n.seats, n.seat_seconds, n.max_seats,
        least(n.max_seats, n.total)::bigint * ${secondsPerSeat}::bigint
      from (
        select a.tier_id, a.hold_group, sum(a.quantity)::int as seats,
          sum(a.seat_seconds)::bigint as seat_seconds, ${seats} as max_seats, max(a.total) as total
        from admitted a
        where ${isCountedPerson}
        group by a.tier_id, a.hold_group
      ) n
      where n.seats <= n.max_seats
      order by n.tier_id, n.hold_group
      on conflict (ticket_tier_id, hold_group) do update
      set seats = c.seats + excluded.seats, seat_seconds = c.seat_seconds + excluded.seat_seconds,
        max_seats = excluded.max_seats, max_seat_seconds = excluded.max_seat_seconds
      where c.seats + excluded.seats <= excluded.max_seats
        and c.seat_seconds + excluded.seat_seconds <= excluded.max_seat_seconds
      returning ticket_tier_id, hold_group
    ),`;
  const isCountedCompany =
    perCompany > 0
      ? sql`(a.tier_id, a.hold_group) in (select ticket_tier_id, hold_group from counted_companies)`
      : sql`true`;
  return sql`
    ${perPerson > 0 ? people : sql``}
    ${perCompany > 0 ? companies : sql``}
    counted as materialized (
      select a.* from admitted a where ${isCountedPerson} and ${isCountedCompany}
    )`;
}

/**
 * Adds a hold to the counts of its person and company.
 * @returns false when a count would pass its limit; the other may be raised then
 */
export async function addToCounts(
  trx: Db,
  { userId, companyId, tierId, seats, seatSeconds: seconds }: HoldRequest,
  limits: HoldLimits,
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    with admitted as materialized (
      select ${userId}::bigint as user_id, ${lockedHoldGroup(survivingCompany(companyId))} as hold_group,
        t.id as tier_id,
        t.total, ${seats}::int as quantity, ${seconds}::bigint as seat_seconds
      from ticket_tiers t
      where t.id = ${tierId}
    ), ${countAdmitted(limits)}
    select tier_id as id from counted
  `.execute(trx);
  return rows.length > 0;
}

/** Locks the two counts in the order in which bookings lock them; makes those that are missing. */
export async function lockCounts(
  trx: Db,
  { userId, companyId, tierId }: HoldRequest,
): Promise<void> {
  await sql`
    insert into person_hold_counts as c (user_id, seats, seat_seconds) values (${userId}, 0, 0)
    on conflict (user_id) do update set seats = c.seats
  `.execute(trx);
  await sql`
    insert into group_hold_counts as c (ticket_tier_id, hold_group, seats, seat_seconds)
    values (${tierId}, ${lockedHoldGroup(survivingCompany(companyId))}, 0, 0)
    on conflict (ticket_tier_id, hold_group) do update set seats = c.seats
  `.execute(trx);
}

/** What a person holds over all events and what a company holds of a tier, counted from bookings. */
export interface HoldUsage {
  total: number;
  timezone: string;
  /** The domain that other companies have the limit with; null where the company has it alone. */
  sharedDomain: string | null;
  personSeats: number;
  personSeatSeconds: number;
  companySeats: number;
  companySeatSeconds: number;
}

export async function findUsage(
  db: Db,
  { userId, companyId, tierId }: HoldRequest,
): Promise<HoldUsage> {
  const { rows } = await sql<HoldUsage>`
    select t.total, e.timezone,
      case when cardinality(g.companies) > 1 then ${holdGroupOf(companyId)} end as "sharedDomain",
      p.seats as "personSeats", p.seat_seconds as "personSeatSeconds",
      c.seats as "companySeats", c.seat_seconds as "companySeatSeconds"
    from ticket_tiers t
    join events e on e.id = t.event_id
    cross join (select ${companiesOfGroup(companyId)} as companies) g
    cross join (select ${sums} from bookings b where b.user_id = ${userId} and ${isCounted}) p
    cross join lateral (
      select ${sums} from bookings b
      where b.ticket_tier_id = ${tierId} and b.company_id = any(g.companies) and ${isCounted}
    ) c
    where t.id = ${tierId}
  `.execute(db);
  const [usage] = rows;
  if (!usage) throw new Error(`There is no tier ${tierId}.`);
  return usage;
}

export async function setCounts(
  trx: Db,
  { userId, companyId, tierId, seats, seatSeconds: seconds }: HoldRequest,
  usage: HoldUsage,
): Promise<void> {
  await sql`
    with company as (
      update group_hold_counts
      set seats = ${usage.companySeats + seats}::int,
        seat_seconds = ${usage.companySeatSeconds + seconds}::bigint
      where ticket_tier_id = ${tierId} and hold_group = ${holdGroupOf(companyId)}
    )
    update person_hold_counts
    set seats = ${usage.personSeats + seats}::int,
      seat_seconds = ${usage.personSeatSeconds + seconds}::bigint
    where user_id = ${userId}
  `.execute(trx);
}

/**
 * When so much of the time held has left the window that only `rest` is left of it.
 * @param of the person's bookings, or the company's of the tier
 */
export async function findPossibleFrom(
  db: Db,
  { userId, companyId, tierId }: HoldRequest,
  of: 'person' | 'company',
  rest: number,
): Promise<Date> {
  const own =
    of === 'person'
      ? sql`b.user_id = ${userId}`
      : sql`b.ticket_tier_id = ${tierId} and b.company_id = any(${companiesOfGroup(companyId)})`;
  const { rows } = await sql<{ from: Date }>`
    select coalesce(min(hold_expires_at), now()) + make_interval(hours => ${WINDOW_HOURS}) as from
    from (
      select b.hold_expires_at,
        sum(${seatSeconds}) over (order by b.hold_expires_at desc, b.id desc) - ${seatSeconds}
          as later
      from bookings b
      where ${own} and ${isCounted}
    ) held
    where later <= ${rest}::bigint
  `.execute(db);
  return rows[0]?.from ?? new Date();
}

/**
 * Raises the counts to what bookings hold, for holds made by servers that run without these limits, or
 * by an older version.
 */
export async function raiseCounts(db: Db): Promise<void> {
  await sql`
    insert into person_hold_counts as c (user_id, seats, seat_seconds)
    select b.user_id, ${sums} from bookings b where ${isCounted} group by b.user_id order by b.user_id
    on conflict (user_id) do update
    set seats = greatest(c.seats, excluded.seats),
      seat_seconds = greatest(c.seat_seconds, excluded.seat_seconds)
  `.execute(db);
  await sql`
    insert into group_hold_counts as c (ticket_tier_id, hold_group, seats, seat_seconds)
    select b.ticket_tier_id, ${holdGroup('c')}, ${sums}
    from bookings b join companies c on c.id = b.company_id
    where ${isCounted}
    group by 1, 2 order by 1, 2
    on conflict (ticket_tier_id, hold_group) do update
    set seats = greatest(c.seats, excluded.seats),
      seat_seconds = greatest(c.seat_seconds, excluded.seat_seconds)
  `.execute(db);
}
