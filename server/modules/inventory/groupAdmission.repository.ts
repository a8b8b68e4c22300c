import { sql } from 'kysely';
import type { ModuleDeps } from '../../deps';
import { eventIsOpen, eventIsOpenTo, tierIsOnSale } from '../../db/expressions/bookingState';
import { freeSeats, unclaimedLess } from '../../db/expressions/freeSeats';
import { holdGroup } from '../../db/expressions/holdGroup';
import { survivingCompany } from '../../db/expressions/survivingCompany';
import { keptList } from '../../db/expressions/keptList';
import { seatsOfCompanies, seatsOfPerson, tierHasLimits } from '../../db/expressions/tierLimits';
import { storedKeyOf } from '../../http/idempotency/idempotency.repository';
import { countAdmitted, lockedHoldGroup } from './holdLimits.repository';
import type { HoldLimits } from './holdLimits.rules';
import { insertHeld, nextBookingId } from './bookingState/bookingState.repository';
import type { NewBooking, TakenSeats } from './inventory.types';

type Db = ModuleDeps['db'];

/** The outcome of one request in the group. */
export interface GroupOutcome extends TakenSeats {
  /** The request's idempotency key was used before, so it took no seats. */
  keyIsTaken: boolean;
}

/**
 * Takes the seats of one or several requests and inserts their bookings, histories and idempotency keys in one
 * statement (D11), so that it does everything or nothing and no checked value can change in between. Requests are
 * served in order; a request for more seats than are left does not block later ones.
 *
 * The statement locks the tiers and then reads them. Because it also changes them, it locks them `for update`: with a
 * weaker lock, two statements could deadlock (`server/db/lockOrder.ts`). It computes all counts from the locked rows:
 * PostgreSQL first checks the constraints on the rows as they were before the statement waited, so `t.available - 1`
 * could fail although seats have been returned meanwhile. If a tier has seats for all requests, all are
 * admitted; only otherwise does the recursive `queue` process that tier's requests one by one.
 *
 * If the requests of a person or company together exceed a limit, none of them gets seats (`isOverLimit`). A tier's
 * limits per person and company are checked against the bookings themselves. A request that does not know that its
 * tier has limits (`isLimited`) gets no seats.
 *
 * @param db a transaction that has locked all tiers (`lockTiersToTake`), when a request is `isLimited`
 * @param requests in the order in which they arrived, no two with the same idempotency key
 * @returns one outcome for each request, in their order
 * @throws the database's error; nothing was written then, unless the connection was lost
 */
export async function takeSeatsTogether(
  db: Db,
  requests: readonly NewBooking[],
  limits: HoldLimits,
): Promise<GroupOutcome[]> {
  const { holdMinutes } = limits;
  const list = (pick: (request: NewBooking) => unknown, type?: Parameters<typeof keptList>[1]) =>
    keptList(requests.map(pick), type);
  const result = await sql<GroupOutcome>`
    with recursive request as materialized (
      select r.*, ${survivingCompany('r.named_company')} as company_id,
        k.operation is not null as key_is_taken
      from unnest(
        ${list((request) => request.userId)}, ${list((request) => request.userName, 'text')},
        ${list((request) => request.companyId)}, ${list((request) => request.eventId)},
        ${list((request) => request.tierId)}, ${list((request) => request.quantity, 'int')},
        ${list((request) => request.unitPrice)}, ${list((request) => request.bookingFor, 'text')},
        ${list((request) => request.bookedForUser)},
        ${list((request) => request.bookedForName, 'text')}, ${list((request) => request.notes, 'text')},
        ${list((request) => request.keyed?.key ?? null, 'text')},
        ${list((request) => request.keyed?.operation ?? null, 'text')},
        ${list((request) => request.keyed?.requestHash ?? null, 'text')},
        ${list((request) => request.isLimited, 'boolean')}
      ) with ordinality as r (
        user_id, user_name, named_company, event_id, tier_id, quantity, unit_price, booking_for,
        booked_for_user, booked_for_name, notes, key, operation, request_hash, is_limited, position
      )
      left join ${storedKeyOf('r')} on true
    ), locked as materialized (
      select t.id, t.event_id, t.price, t.currency, ${freeSeats} as free, t.total,
        t.max_per_person, t.max_per_company, ${tierHasLimits} as has_limits,
        t.available, t.held, t.sold, t.bookings, t.unclaimed
      from ticket_tiers t
      where t.id = any(${list((request) => request.tierId)}) and ${tierIsOnSale}
      order by t.id
      for update
    ), bookable as materialized (
      select r.*, ${lockedHoldGroup(sql.ref('r.company_id'))} as hold_group, t.currency, t.free, t.total,
        t.max_per_person, t.max_per_company,
        r.quantity * ${holdMinutes * 60}::bigint as seat_seconds,
        row_number() over (partition by r.tier_id order by r.position) as turn,
        sum(r.quantity) over (partition by r.tier_id) as wanted
      from request r
      join locked t on t.id = r.tier_id and t.event_id = r.event_id and t.price = r.unit_price
      join events e on e.id = r.event_id
      where not r.key_is_taken and (r.is_limited or not t.has_limits) and ${eventIsOpen} and ${eventIsOpenTo('r.company_id')}
    ), queue (position, tier_id, turn, is_admitted, remaining) as (
      select position, tier_id, turn, quantity <= free,
        case when quantity <= free then free - quantity else free end
      from bookable
      where turn = 1 and wanted > free
      union all
      select a.position, a.tier_id, a.turn, a.quantity <= q.remaining,
        case when a.quantity <= q.remaining then q.remaining - a.quantity else q.remaining end
      from queue q
      join bookable a on a.tier_id = q.tier_id and a.turn = q.turn + 1
    ), seated as materialized (
      select * from bookable a
      where a.wanted <= a.free
        or a.position in (select q.position from queue q where q.is_admitted)
    ), ${withinTierLimits(requests)}, ${countAdmitted(limits)}, taken as (
      update ticket_tiers t
      set total = l.total, available = l.available - n.seats, held = l.held + n.seats, sold = l.sold,
        bookings = l.bookings + n.bookings, ${unclaimedLess(sql`n.seats`, sql`l.unclaimed`)}
      from (
        select tier_id, sum(quantity)::int as seats, count(*)::int as bookings
        from counted group by tier_id
      ) n
      join locked l on l.id = n.tier_id
      where t.id = n.tier_id
      returning t.id
    ), numbered as materialized (
      select a.*, ${nextBookingId}
      from (
        select * from counted where tier_id in (select id from taken) order by position
      ) a
    ), ${insertHeld(holdMinutes)}, stored_key as (
      insert into idempotency_keys (user_id, key, operation, request_hash, status_code, response)
      select user_id, key, operation, request_hash, 201,
        jsonb_build_object('booking', booking_id)
      from numbered
      where key is not null
      order by user_id, key
    )
    select n.booking_id as id, r.key_is_taken as "keyIsTaken",
      n.booking_id is null and r.position in (select a.position from seated a) as "isOverLimit"
    from request r
    left join numbered n on n.position = r.position
    order by r.position
  `.execute(db);
  return result.rows;
}

/**
 * CTEs that end with `admitted`: the rows of the CTE `seated` without people and companies whose rows together exceed
 * their tier's limits. The requests left out are then checked one by one.
 */
function withinTierLimits(requests: readonly NewBooking[]) {
  if (!requests.some((request) => request.isLimited)) {
    return sql`admitted as materialized (select * from seated)`;
  }
  const tier = sql.ref<number>('n.tier_id');
  const companies = sql<
    number[]
  >`(array(select m.id from companies m where ${holdGroup('m')} = n.hold_group))`;
  return sql`
    over_people as materialized (
      select n.tier_id, n.user_id from (
        select tier_id, user_id, max(max_per_person) as most, sum(quantity) as seats
        from seated where max_per_person is not null group by tier_id, user_id
      ) n
      where n.seats + ${seatsOfPerson(sql.ref('n.user_id'), { tier })} > n.most
    ), over_companies as materialized (
      select n.tier_id, n.hold_group from (
        select tier_id, hold_group, max(max_per_company) as most, sum(quantity) as seats
        from seated where max_per_company is not null group by tier_id, hold_group
      ) n
      where n.seats + ${seatsOfCompanies(companies, { tier })} > n.most
    ), admitted as materialized (
      select s.* from seated s
      where not exists (select from over_people o where o.tier_id = s.tier_id and o.user_id = s.user_id)
        and not exists (
          select from over_companies o where o.tier_id = s.tier_id and o.hold_group = s.hold_group)
    )`;
}
