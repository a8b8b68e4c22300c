import { sql } from 'kysely';
import { eventIsOpen, eventIsOpenTo, tierIsOnSale } from '../../db/expressions/bookingState';
import { freeSeats } from '../../db/expressions/freeSeats';
import { lineEnd, lineIsOver } from '../../db/expressions/waitingLine';
import { lockTiers } from '../../db/lockOrder';
import type { ModuleDeps } from '../../deps';
import { holdForOffer } from './bookingState/holds.repository';
import { insertWithoutSeats } from './bookingState/bookingState.repository';
import type { LockedLine, SeatOffer } from './inventory.types';

type Db = ModuleDeps['db'];

/** Hours for which an offer holds its seats, and for which seats too few for anybody in line are kept for the line. */
export const OFFER_HOURS = 2;

type WaitingBooking = Pick<SeatOffer, 'userId' | 'companyId' | 'tierId' | 'quantity'>;

/** Locks a tier and reads the state that its waiting list needs. */
export async function lockLine(trx: Db, tierId: number): Promise<LockedLine | undefined> {
  await lockTiers(trx, [tierId]);
  // Read in a second statement, because the first one may have waited for another transaction's changes.
  const { rows } = await sql<LockedLine>`
    select ${freeSeats} as free, ${lineEnd} as "endsAt",
      ${lineIsOver} as "isOver", ${tierIsOnSale} and ${eventIsOpen} as "isOpen",
      least(now() + make_interval(hours => ${OFFER_HOURS}), ${lineEnd}) as "offerEndsAt"
    from ticket_tiers t join events e on e.id = t.event_id
    where t.id = ${tierId}
  `.execute(trx);
  return rows[0];
}

/**
 * Changes a locked tier's number of people in line. When the first person joins, the seats that are free at that moment
 * stay free for everybody, and `kept_since` is reset, which an earlier line may have left set.
 */
export async function changeWaiting(trx: Db, tierId: number, by: 1 | -1): Promise<void> {
  await sql`
    update ticket_tiers
    set waiting = waiting + ${by}::int,
      unclaimed = case when waiting = 0 then available else unclaimed end,
      kept_since = case when waiting > 0 and waiting + ${by}::int > 0 then kept_since end
    where id = ${tierId}
  `.execute(trx);
}

/**
 * Holds seats of a locked tier for one person on its waiting list, who then leaves the line.
 * @returns the booking that holds them; null when the tier has too few seats or cannot be booked by the company
 */
export async function offerSeats(trx: Db, offer: SeatOffer): Promise<number | null> {
  const { tierId, quantity, companyId } = offer;
  const { rows } = await sql<{ id: number }>`
    update ticket_tiers t
    set available = t.available - ${quantity}::int, held = t.held + ${quantity}::int,
      bookings = t.bookings + 1, waiting = t.waiting - 1,
      unclaimed = least(t.unclaimed, t.available - ${quantity}::int)
    from events e
    where t.id = ${tierId} and e.id = t.event_id and t.available >= ${quantity}::int
      and ${tierIsOnSale} and ${eventIsOpen} and ${eventIsOpenTo({ id: companyId })}
    returning t.id
  `.execute(trx);
  if (rows.length === 0) return null;
  const id = offer.bookingId ?? (await insertWithoutSeats(trx, offer));
  await holdForOffer(trx, id, offer);
  await insertHistory(trx, id, 'offered', '');
  return id;
}

async function insertHistory(trx: Db, bookingId: number, kind: string, note: string) {
  await trx
    .insertInto('booking_history')
    .values({ booking_id: bookingId, kind, to_status: 'pending', note })
    .execute();
}

/**
 * Inserts a booking without seats that waits with its approval request. No cart or list shows it until its seats are
 * offered.
 */
export async function insertWaiting(trx: Db, booking: WaitingBooking): Promise<number> {
  const id = await insertWithoutSeats(trx, booking);
  await insertHistory(trx, id, 'approval_requested', 'For the waiting list; no seats are held.');
  return id;
}

/**
 * Keeps a locked tier's remaining seats for its line for two hours; after that everybody may book them. Call it after
 * seats were offered to everybody in line whom they fit.
 * @param mayKeep whether somebody in line may be offered this many seats later
 * @returns whether seats are kept
 */
export async function keepSeats(trx: Db, tierId: number, mayKeep: boolean): Promise<boolean> {
  const { rows } = await sql<{ isKept: boolean }>`
    with k as materialized (
      select id, ${mayKeep}::boolean and available > unclaimed
        and coalesce(kept_since > now() - make_interval(hours => ${OFFER_HOURS}), true) as is_kept
      from ticket_tiers where id = ${tierId}
    ), kept as (
      update ticket_tiers t
      set unclaimed = case when k.is_kept then unclaimed else available end,
        kept_since = case when k.is_kept then coalesce(kept_since, now()) end
      from k
      where t.id = k.id
        and (k.is_kept <> (kept_since is not null) or (not k.is_kept and unclaimed <> available))
    )
    select is_kept as "isKept" from k
  `.execute(trx);
  return rows[0]?.isKept ?? false;
}

/** Tiers whose waiting list may be offered seats. */
export async function findLinesWithSeats(db: Db): Promise<{ id: number; total: number }[]> {
  const { rows } = await sql<{ id: number; total: number }>`
    select t.id, t.total from ticket_tiers t join events e on e.id = t.event_id
    where t.waiting > 0 and t.available > 0 and not t.is_closed
      and ${tierIsOnSale} and ${eventIsOpen}
    order by t.id
  `.execute(db);
  return rows;
}
