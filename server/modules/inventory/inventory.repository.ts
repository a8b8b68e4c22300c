import { sql, type RawBuilder } from 'kysely';
import type { BookingFor } from '../../db/schema/bookings';
import { rememberMadeBooking } from '../../http/idempotency/idempotency.repository';
import type { KeyedRequest } from '../../http/idempotency/idempotency';
import type { Db } from '../bookings/bookings.repository';
import type { LockedTier, OfferRow } from '../bookings/bookings.rows';
import {
  eventIsCancelledOrOver,
  eventIsOpen,
  eventIsOpenTo,
  tierIsOnSale,
} from '../../db/expressions/bookingState';

export interface OfferQuery {
  eventId: number;
  tierId: number;
  companyId: number;
}

/**
 * Events, each with one of its tiers, as companies meet them, in the order of the questions;
 * undefined where there is no such event.
 */
export async function findOffers(
  db: Db,
  queries: readonly OfferQuery[],
): Promise<(OfferRow | undefined)[]> {
  const { rows } = await sql<OfferRow & { place: number }>`
    select w.place, e.id as event_id, e.title as event_title, e.is_active as event_is_active,
      e.cancelled_at is not null as event_is_cancelled,
      e.start_at <= now() as event_has_started,
      e.booking_start_at <= now() as booking_has_begun,
      e.booking_end_at < now() as booking_has_ended,
      ${eventIsOpenTo('w.company_id')} as has_access,
      t.id as tier_id, t.is_active as tier_is_active, t.available, t.price, t.currency,
      t.max_per_booking
    from unnest(
      ${queries.map((query) => query.eventId)}::bigint[],
      ${queries.map((query) => query.tierId)}::bigint[],
      ${queries.map((query) => query.companyId)}::bigint[]
    ) with ordinality as w (event_id, tier_id, company_id, place)
    join events e on e.id = w.event_id
    left join ticket_tiers t on t.event_id = e.id and t.id = w.tier_id
  `.execute(db);
  const offers = new Map(rows.map(({ place, ...offer }) => [place, offer]));
  return queries.map((_, index) => offers.get(index + 1));
}

/** An event and one of its tiers as a company meets them; undefined when there is no such event. */
export async function findOffer(db: Db, query: OfferQuery): Promise<OfferRow | undefined> {
  const [offer] = await findOffers(db, [query]);
  return offer;
}

export interface NewBooking {
  userId: number;
  userName: string;
  companyId: number;
  eventId: number;
  tierId: number;
  quantity: number;
  /** Minor units; the seats are taken at this price or not at all. */
  unitPrice: number;
  holdMinutes: number;
  bookingFor: BookingFor;
  bookedForUser: number | null;
  bookedForName: string;
  notes: string;
  /** Remembered together with the booking. */
  keyed: KeyedRequest | null;
}

/**
 * Takes the seats and makes the booking, its history and its idempotency key, in one statement that
 * either does all of it or nothing (D11): what it checks cannot change under it.
 *
 * @returns the booking's id; null when the seats were not to be had
 */
export async function takeSeatsAndBook(db: Db, wish: NewBooking): Promise<number | null> {
  const result = await sql<{ id: number }>`
    with taken as (
      update ticket_tiers t
      set available = t.available - ${wish.quantity}::int, held = t.held + ${wish.quantity}::int
      where t.id = ${wish.tierId} and t.event_id = ${wish.eventId} and ${tierIsOnSale}
        and t.price = ${wish.unitPrice} and t.available >= ${wish.quantity}::int
        and exists (
          select from events e
          where e.id = t.event_id and ${eventIsOpen} and ${eventIsOpenTo({ id: wish.companyId })}
        )
      returning t.id, t.event_id, t.price, t.currency
    ), numbered as (
      select taken.*, nextval((select pg_get_serial_sequence('bookings', 'id'))::regclass) as booking_id from taken
    ), made as (
      insert into bookings (
        id, booking_number, user_id, company_id, event_id, ticket_tier_id, quantity, unit_price,
        total_amount, currency, hold_state, hold_expires_at, booking_for, booked_for_user,
        booked_for_name, notes
      )
      select booking_id, ${bookingNumber}, ${wish.userId}, ${wish.companyId}, event_id, id,
        ${wish.quantity}::int, price, price * ${wish.quantity}::int, currency, 'held',
        ${holdEnd(wish.holdMinutes)}, ${wish.bookingFor}, ${wish.bookedForUser},
        ${wish.bookedForName}, ${wish.notes}
      from numbered
      returning id
    ), noted as (
      insert into booking_history (booking_id, actor_user_id, actor_name, kind, to_status)
      select id, ${wish.userId}, ${wish.userName}, 'created', 'pending' from made
    )${wish.keyed ? sql`, remembered as (${rememberMadeBooking(wish.keyed)})` : sql``}
    select id from made
  `.execute(db);
  return result.rows[0]?.id ?? null;
}

/** BK-2026-004817: the year in UTC and the id, at least six digits. */
export const bookingNumber = sql`'BK-' || to_char(now() at time zone 'UTC', 'YYYY') || '-'
  || lpad(booking_id::text, greatest(6, length(booking_id::text)), '0')`;

export const holdEnd = (minutes: number): RawBuilder<Date> =>
  sql<Date>`now() + make_interval(mins => ${minutes}::int)`;

/** How many seats a tier gains and loses; the three add up to nothing. */
export interface SeatMove {
  available: number;
  held: number;
  sold: number;
}

/**
 * Moves seats between the three counts of a tier, if they are there.
 * @returns false, and nothing has happened, when a count would fall below nothing
 */
export async function moveSeats(trx: Db, tierId: number, move: SeatMove): Promise<boolean> {
  const moved = await sql<{ id: number }>`
    update ticket_tiers t
    set available = t.available + ${move.available}::int, held = t.held + ${move.held}::int,
      sold = t.sold + ${move.sold}::int
    where t.id = ${tierId} and t.available + ${move.available}::int >= 0
      and t.held + ${move.held}::int >= 0 and t.sold + ${move.sold}::int >= 0
    returning t.id
  `.execute(trx);
  return moved.rows.length > 0;
}

export interface Sale {
  /** By tier. */
  moves: ReadonlyMap<number, SeatMove>;
  /** Bookings with what they cost, minor units. */
  lines: readonly { id: number; unitPrice: number; amount: number }[];
  actor: { id: number; name: string };
  /** For the history: how it was paid. */
  note: string;
}

/**
 * Sells the seats of bookings, confirms these and writes their history, in one statement; bookings
 * and tiers are locked already.
 * @returns how many tiers had the seats: when it is not all of them, the transaction must not be kept
 */
export async function sellSeats(trx: Db, { moves, lines, actor, note }: Sale): Promise<number> {
  const ids = lines.map((line) => line.id);
  const seats = [...moves.values()];
  const { rows } = await sql<{ count: number }>`
    with moved as (
      update ticket_tiers t
      set available = t.available + m.available, held = t.held + m.held, sold = t.sold + m.sold
      from unnest(
        ${[...moves.keys()]}::bigint[],
        ${seats.map((move) => move.available)}::int[],
        ${seats.map((move) => move.held)}::int[],
        ${seats.map((move) => move.sold)}::int[]
      ) as m (id, available, held, sold)
      where t.id = m.id and t.available + m.available >= 0 and t.held + m.held >= 0
        and t.sold + m.sold >= 0
      returning t.id
    ), paid as (
      update bookings b
      set status = 'confirmed', payment_status = 'paid', hold_state = 'sold',
        unit_price = line.unit_price, total_amount = line.amount, updated_at = now()
      from unnest(
        ${ids}::bigint[],
        ${lines.map((line) => line.unitPrice)}::bigint[],
        ${lines.map((line) => line.amount)}::bigint[]
      ) as line (id, unit_price, amount)
      where b.id = line.id
    ), noted as (
      insert into booking_history (
        booking_id, actor_user_id, actor_name, kind, from_status, to_status, note
      )
      select id, ${actor.id}, ${actor.name}, 'paid', 'pending', 'confirmed', ${note}
      from unnest(${ids}::bigint[]) as line (id)
    )
    select count(*) as count from moved
  `.execute(trx);
  return rows[0]?.count ?? 0;
}

/**
 * Holds more seats of a tier that can be booked now, for a booking that is already there.
 * @param more seats; with 0 it only asks whether the tier can be booked
 * @returns the tier's present price, minor units; null when the seats were not to be had
 */
export async function holdMoreSeats(
  trx: Db,
  { tierId, companyId, more }: { tierId: number; companyId: number; more: number },
): Promise<number | null> {
  const taken = await sql<{ price: number }>`
    update ticket_tiers t
    set available = t.available - ${more}::int, held = t.held + ${more}::int
    where t.id = ${tierId} and ${tierIsOnSale} and t.available >= ${more}::int
      and exists (
        select from events e
        where e.id = t.event_id and ${eventIsOpen} and ${eventIsOpenTo({ id: companyId })}
      )
    returning t.price
  `.execute(trx);
  return taken.rows[0]?.price ?? null;
}

/**
 * Locks the tiers in the order of their ids, the order everybody keeps, and reads them as they are.
 * @param companyId for whom they would be booked
 */
export async function lockTiers(
  trx: Db,
  tierIds: readonly number[],
  companyId: number | null,
): Promise<Map<number, LockedTier>> {
  const result = await sql<LockedTier>`
    select t.id, t.name, e.title as event_title, t.available, t.price,
      t.is_active and ${eventIsOpen} and ${eventIsOpenTo({ id: companyId ?? 0 })} as is_bookable,
      ${eventIsCancelledOrOver} as event_is_cancelled_or_over
    from ticket_tiers t
    join events e on e.id = t.event_id
    where t.id = any(${[...tierIds]}::bigint[])
    order by t.id
    for update of t
  `.execute(trx);
  return new Map(result.rows.map((tier) => [tier.id, tier]));
}
