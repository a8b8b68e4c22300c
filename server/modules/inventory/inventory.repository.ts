import { sql } from 'kysely';
import type { ModuleDeps } from '../../deps';
import {
  eventIsCancelledOrOver,
  eventIsOpen,
  eventIsOpenTo,
  tierIsOnSale,
} from '../../db/expressions/bookingState';
import { noteEventSums } from '../../db/expressions/eventSums';
import { freeSeats, unclaimedLess } from '../../db/expressions/freeSeats';
import { saleHasBegun, saleHasEnded } from '../../db/expressions/saleWindow';
import { keptList } from '../../db/expressions/keptList';
import { survivingCompany } from '../../db/expressions/survivingCompany';
import { tierHasLimits } from '../../db/expressions/tierLimits';
import { storeBookingOutcome } from '../../http/idempotency/idempotency.repository';
import { countAdmitted, lockedHoldGroup } from './holdLimits.repository';
import type { HoldLimits } from './holdLimits.rules';
import {
  insertComplimentary,
  insertHeld,
  nextBookingId,
} from './bookingState/bookingState.repository';
import type {
  NewBooking,
  OfferQuery,
  OfferRow,
  PayableTier,
  MoreSeats,
  SeatGift,
  TakenSeats,
} from './inventory.types';

type Db = ModuleDeps['db'];

/** The offers in the order of the queries; undefined where there is no such event. */
export async function findOffers(
  db: Db,
  queries: readonly OfferQuery[],
): Promise<(OfferRow | undefined)[]> {
  const { rows } = await sql<OfferRow & { position: number }>`
    select r.position, e.id as event_id, e.title as event_title, e.is_active as event_is_active,
      e.paused_at is not null as event_is_paused, e.cancelled_at is not null as event_is_cancelled,
      e.start_at <= now() as event_has_started,
      e.booking_start_at <= now() as booking_has_begun,
      e.booking_end_at < now() as booking_has_ended,
      ${eventIsOpenTo('r.company_id')} as has_access,
      exists (select from companies c where c.id = r.company_id and c.suspended_at is not null)
        as company_is_suspended,
      t.id as tier_id, t.is_active as tier_is_active, ${freeSeats} as available, t.price, t.currency,
      t.max_per_booking, ${tierHasLimits} as tier_has_limits,
      ${saleHasBegun} as tier_sale_has_begun,
      ${saleHasEnded} as tier_sale_has_ended, t.sale_starts_at, t.sale_ends_at, e.timezone
    from (
      select event_id, tier_id, ${survivingCompany('named_company')} as company_id, position
      from unnest(
        ${keptList(queries.map((query) => query.eventId))},
        ${keptList(queries.map((query) => query.tierId))},
        ${keptList(queries.map((query) => query.companyId))}
      ) with ordinality as q (event_id, tier_id, named_company, position)
    ) r
    join events e on e.id = r.event_id
    left join ticket_tiers t on t.event_id = e.id and t.id = r.tier_id
  `.execute(db);
  const offers = new Map(rows.map(({ position, ...offer }) => [position, offer]));
  return queries.map((_, index) => offers.get(index + 1));
}

/**
 * Takes the seats and inserts the booking, its history and its idempotency key, in one statement
 * (D11): it does all of it or nothing, and no checked value can change in between. Nobody else may share a tier that
 * one statement both locks and changes: `for no key update` would let it wait for itself (`lockTiers`).
 *
 * @param request of a tier with limits per person or company, whoever calls has locked the tier and judged them
 * @param limits how long the seats are held, and how many a person or company may hold
 * @returns no booking when the tier cannot be booked at this price, has limits that the request does not know of, or too
 *   few seats, or the person or company holds too many without paying
 */
export async function takeSeatsAndBook(
  db: Db,
  request: NewBooking,
  limits: HoldLimits,
): Promise<TakenSeats> {
  const hasLimits = limits.perPerson > 0 || limits.perCompany > 0;
  const company = survivingCompany(request.companyId);
  const canBeTaken = sql`t.id = ${request.tierId} and t.event_id = ${request.eventId}
    and ${request.isLimited ? sql`true` : sql`not ${tierHasLimits}`}
    and ${tierIsOnSale} and t.price = ${request.unitPrice} and ${freeSeats} >= ${request.quantity}::int
    and exists (
      select from events e
      where e.id = t.event_id and ${eventIsOpen} and ${eventIsOpenTo({ id: company })}
    )`;
  const admitted = sql`
    locked as materialized (
      select t.id, t.total from ticket_tiers t where ${canBeTaken} for update
    ), admitted as materialized (
      select ${request.userId}::bigint as user_id, ${lockedHoldGroup(company)} as hold_group,
        l.id as tier_id, l.total, ${request.quantity}::int as quantity,
        ${request.quantity * limits.holdMinutes * 60}::bigint as seat_seconds
      from locked l
    ), ${countAdmitted(limits)},`;
  const result = await sql<TakenSeats>`
    with ${hasLimits ? admitted : sql``} taken as (
      update ticket_tiers t
      set available = t.available - ${request.quantity}::int, held = t.held + ${request.quantity}::int,
        bookings = t.bookings + 1, ${unclaimedLess(sql`${request.quantity}::int`)}
      where ${hasLimits ? sql`t.id = (select tier_id from counted)` : canBeTaken}
      returning t.id, t.event_id, t.price, t.currency
    ), numbered as (
      select ${nextBookingId}, event_id, id as tier_id, price as unit_price, currency,
        ${request.quantity}::int as quantity, ${request.userId}::bigint as user_id,
        ${request.userName}::text as user_name, ${request.companyId}::bigint as company_id,
        ${request.bookingFor}::text as booking_for, ${request.bookedForUser}::bigint as booked_for_user,
        ${request.bookedForName}::text as booked_for_name, ${request.notes}::text as notes
      from taken
    ), ${insertHeld(limits.holdMinutes)}${request.keyed ? sql`, stored_key as (${storeBookingOutcome(request.keyed)})` : sql``}
    select (select id from made) as id,
      ${hasLimits ? sql`exists (select from admitted) and not exists (select from counted)` : sql`false`}
        as "isOverLimit"
  `.execute(db);
  return result.rows[0] ?? { id: null, isOverLimit: false };
}

/**
 * Sells seats of the tier without a price, each to a booking of its own, in one statement as
 * `takeSeatsAndBook`. Sales may be paused, not open yet or over.
 * @returns the bookings; none when the tier has too few seats or is closed, or the event is a draft, over or
 *   cancelled
 */
export async function giveSeats(
  trx: Db,
  { eventId, tierId, count, actor, reason }: SeatGift,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with taken as (
      update ticket_tiers t
      set available = t.available - ${count}::int, sold = t.sold + ${count}::int,
        bookings = t.bookings + ${count}::int, ${unclaimedLess(sql`${count}::int`)}
      where t.id = ${tierId} and t.event_id = ${eventId} and t.is_active and not t.is_closed
        and ${freeSeats} >= ${count}::int and exists (
          select from events e
          where e.id = t.event_id and e.is_active and not ${eventIsCancelledOrOver})
      returning t.id, t.event_id, t.currency
    ), summed as (${noteEventSums(sql`
      select event_id, ${count}::int as sold, 0 as kept, 0 as kept_test from taken`)}
    ), numbered as (
      select ${nextBookingId}, event_id, id as tier_id, currency
      from taken cross join generate_series(1, ${count}::int)
    ), ${insertComplimentary(actor, reason)}
    select id from made order by id
  `.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Holds more seats for an existing booking, of a tier that can be booked now.
 * @param more seats; 0 only checks that the tier can be booked
 * @param isNew the booking holds no seats of the tier yet
 * @returns the tier's current price, minor units; null when it cannot be booked or has too few seats
 */
export async function holdMoreSeats(
  trx: Db,
  { tierId, companyId, more, isNew }: MoreSeats,
): Promise<number | null> {
  const taken = await sql<{ price: number }>`
    update ticket_tiers t
    set available = t.available - ${more}::int, held = t.held + ${more}::int,
      bookings = t.bookings + ${isNew ? 1 : 0}::int, ${unclaimedLess(sql`${more}::int`)}
    where t.id = ${tierId} and ${tierIsOnSale} and ${freeSeats} >= ${more}::int
      and exists (
        select from events e
        where e.id = t.event_id and ${eventIsOpen} and ${eventIsOpenTo({ id: companyId })}
      )
    returning t.price
  `.execute(trx);
  return taken.rows[0]?.price ?? null;
}

/**
 * Reads tiers, and locks them as `lockTiers` does where `lock` says so.
 * @param companyId the company that would book them
 */
export async function readTiers(
  trx: Db,
  tierIds: readonly number[],
  { companyId, lock }: { companyId: number | null; lock: boolean },
): Promise<Map<number, PayableTier>> {
  const result = await sql<PayableTier>`
    select t.id, t.name, e.title as event_title, ${freeSeats} as available, t.price, t.gst_percent,
      ${tierIsOnSale} and ${eventIsOpen} and ${eventIsOpenTo({ id: companyId ?? 0 })} as is_bookable,
      ${eventIsCancelledOrOver} as event_is_cancelled_or_over
    from ticket_tiers t
    join events e on e.id = t.event_id
    where t.id = any(${keptList(tierIds)})
    order by t.id
    ${lock ? sql`for no key update of t` : sql``}
  `.execute(trx);
  return new Map(result.rows.map((tier) => [tier.id, tier]));
}
