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

/** Hours for which an offer holds its seats, and for which seats that fit nobody in line are kept for it. */
export const OFFER_HOURS = 2;

type WaitingBooking = Pick<SeatOffer, 'userId' | 'companyId' | 'tierId' | 'quantity'>;

/** Locks a tier and reads what its waiting list depends on. */
export async function lockLine(trx: Db, tierId: number): Promise<LockedLine | undefined> {
  await lockTiers(trx, [tierId]);
  // A statement of its own: the first one may have waited for another transaction.
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
 * Of a locked tier; with the first person in line the seats that are free then stay free for everybody. The two hours
 * for which seats are kept begin anew for them: seats left over by the last offer of an earlier line set `kept_since`.
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
 * Holds seats of a locked tier for one person of its waiting list, who leaves the line with it.
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
 * A booking without seats that waits with its request for approval; it is in no cart and no list until its seats
 * are offered.
 */
export async function insertWaiting(trx: Db, booking: WaitingBooking): Promise<number> {
  const id = await insertWithoutSeats(trx, booking);
  await insertHistory(trx, id, 'approval_requested', 'For the waiting list; no seats are held.');
  return id;
}

/**
 * After everybody in the line of a locked tier who could have seats has them: what is left stays kept for the line
 * for two hours, then everybody may book it.
 * @param mayKeep somebody in the line may be offered as many seats later
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
