import { sql, type RawBuilder } from 'kysely';
import { companiesOfGroup, holdGroup } from '../../db/expressions/holdGroup';
import { survivingCompany } from '../../db/expressions/survivingCompany';
import type { ModuleDeps } from '../../deps';
import { COMPANY_SEATS, secondsOf, WINDOW_HOURS, type HoldLimits } from './holdLimits.rules';
import type { HoldRequest } from './inventory.types';

type Db = ModuleDeps['db'];

/** Seat-seconds (seats times seconds) that an unpaid booking (alias b) has held or will hold until its hold ends. */
const seatSeconds = sql`(b.held_seat_seconds + case when b.hold_state = 'held' then greatest(0,
  b.quantity * extract(epoch from b.hold_expires_at - b.hold_started_at)) else 0 end)`;

/**
 * Counts unpaid bookings (alias b) whose hold ends inside the window; excludes approval requests and waiting list
 * offers.
 */
const isCounted = sql`(b.payment_status = 'pending' and b.approval_id is null
  and b.waiting_entry_id is null
  and b.hold_expires_at > now() - make_interval(hours => ${WINDOW_HOURS}))`;

/** Seats and seat-seconds, computed from bookings (alias b). */
const sums = sql`
  coalesce(sum(b.quantity) filter (where b.hold_state = 'held' and b.hold_expires_at > now()), 0)::int
    as seats,
  coalesce(sum(${seatSeconds}), 0)::bigint as seat_seconds`;

/** The group of the company with this id, or of the company into which it was merged. */
const holdGroupOf = (companyId: number) =>
  sql<string>`(select ${holdGroup('c')} from companies c where c.id = ${survivingCompany(companyId)})`;

/**
 * Like `holdGroupOf`, but waits for a running merge of the company; for seats that are about to be counted.
 * @throws serialization failure when the company has just been merged (`hold_group_of` in migration 0005); the retried
 *   statement finds the other company with `survivingCompany`
 */
export const lockedHoldGroup = (company: RawBuilder<number>) =>
  sql<string>`hold_group_of(${company})`;

/** One company's limit, computed from the size of the tier. */
const companySeats = (perCompany: number, total: RawBuilder<number>) =>
  sql<number>`greatest(${COMPANY_SEATS}::int, floor(${total}::numeric * ${perCompany}::int / 100)::int)`;

/**
 * CTEs that add the rows of the CTE `admitted` (user_id, hold_group, tier_id, total, quantity, seat_seconds) to the
 * counts of their people and companies. The last CTE, `counted`, has the rows that stay within the limits. People are
 * counted before companies and both in a fixed order, so that statements do not deadlock; tiers are locked before.
 *
 * When a person stays within the limit but the company does not, the person's count is too high until the next exact
 * count.
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
 * @returns false when a count would exceed its limit; the other count may have been increased
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

/** Locks the two counts in the order in which bookings lock them, and inserts missing ones. */
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

/** The seats that a person holds in all events and a company holds in a tier, counted from bookings. */
export interface HoldUsage {
  total: number;
  timezone: string;
  /** The domain whose companies share the limit; null when the company has its own limit. */
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
 * Finds when the seat-seconds inside the window have fallen to `rest`.
 * @param of whether to count the person's bookings, or the company's bookings of the tier
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
 * Raises the counts to what the bookings hold, because servers without these limits, or of an older version, do not
 * count their holds.
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
