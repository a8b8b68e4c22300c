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
import { insertComplimentary, nextBookingId } from './bookingState/bookingState.repository';
import type { OfferQuery, OfferRow, PayableTier, MoreSeats, SeatGift } from './inventory.types';

type Db = ModuleDeps['db'];

/** Returns the offers in the order of the queries; undefined for a missing event. */
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
 * Sells seats of the tier without a price, one booking per seat, in one statement like `takeSeatsTogether`. Works also
 * while sales are paused, not open yet or over.
 * @returns the bookings; none when the tier has too few seats or is closed, or the event is a draft, over or cancelled
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
 * Holds more seats for an existing booking if its tier can be booked now.
 * @param more the number of additional seats; 0 only checks that the tier can be booked
 * @param isNew whether the booking holds no seats of the tier yet
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
 * Reads tiers; with `lock`, also locks them like `lockTiers`.
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
