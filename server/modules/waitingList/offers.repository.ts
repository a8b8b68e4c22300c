import { sql } from 'kysely';
import { eventIsOpenTo } from '../../db/expressions/bookingState';
import { missedOffers, unpaidSeats, wereKept } from './missedOffers.repository';
import type { Candidate } from './waitingList.types';
import type { Db } from './waitingList.repository';

/** Seats that the company of an entry `w` in the tier `t` may still be offered. */
const room = (most: number | null) =>
  most === null ? sql<number>`t.total` : sql<number>`${most}::int - ${unpaidSeats('w')}`;

/**
 * The next entry of a tier that can be offered seats: fewest missed offers of the person or their company first, then
 * in order of joining. Skips entries that want more seats than are free, wait for a decision, or whose company has
 * reached its limit of unpaid seats. Skipped entries keep their place.
 * @param most unpaid seats that one company may have; null for no limit
 */
export async function findCandidate(
  trx: Db,
  tierId: number,
  most: number | null,
): Promise<Candidate | undefined> {
  const { rows } = await sql<Candidate>`
    select w.id, w.user_id, w.company_id, w.seats as quantity, w.booking_id, w.approval_id
    from (
      select w.*, u.company_id, t.available, r.room,
        case when w.accepts_fewer then least(w.quantity, t.available, r.room) else w.quantity end as seats
      from waiting_entries w
      join ticket_tiers t on t.id = w.ticket_tier_id
      join events e on e.id = w.event_id
      join users u on u.id = w.user_id and u.is_active
      join companies c on c.id = u.company_id and c.suspended_at is null
      left join approvals a on a.id = w.approval_id
      cross join lateral (select ${room(most)} as room) r
      where w.ticket_tier_id = ${tierId} and w.status = 'waiting'
        and (w.approval_id is null
          or (a.status = 'approved' and a.closed_at is null and a.company_id = u.company_id))
        and ${eventIsOpenTo('u.company_id')}
    ) w
    where w.seats between 1 and least(w.available, w.room)
    order by ${missedOffers('w')}, w.position limit 1
  `.execute(trx);
  return rows[0];
}

/**
 * Entries to keep seats for when the free seats are too few for anybody: entries that could be offered enough seats
 * later, once a day for each company.
 * @param hours that seats are kept
 */
export async function findEntriesToKeepFor(
  trx: Db,
  tierId: number,
  { most, hours }: { most: number | null; hours: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select w.id from waiting_entries w join ticket_tiers t on t.id = w.ticket_tier_id
    where w.ticket_tier_id = ${tierId} and w.status = 'waiting' and not ${wereKept('w', hours)}
      and case when w.accepts_fewer then 1 else least(w.quantity, t.total) end <= ${room(most)}
    order by w.id
  `.execute(trx);
  return rows.map(({ id }) => id);
}

/** Starts keeping seats for these entries. */
export async function markKept(trx: Db, ids: readonly number[]): Promise<void> {
  await sql`
    update waiting_entries set kept_since = now()
    where id = any(${[...ids]}::bigint[]) and kept_since is null
  `.execute(trx);
}

export async function markOffered(
  trx: Db,
  { id, quantity }: Candidate,
  { bookingId, until }: { bookingId: number; until: Date },
): Promise<void> {
  await sql`
    update waiting_entries
    set status = 'offered', booking_id = ${bookingId}, quantity = ${quantity}::int,
      offered_until = ${until}::timestamptz, updated_at = now()
    where id = ${id}
  `.execute(trx);
}

/** Marks an offer as paid in the transaction that made it. */
export async function markTaken(trx: Db, id: number): Promise<void> {
  await sql`
    update waiting_entries set status = 'taken', closed_at = now(), updated_at = now()
    where id = ${id}
  `.execute(trx);
}

/** Stores why the person has to pay the offer themselves. */
export async function setReason(trx: Db, id: number, reason: string): Promise<void> {
  await sql`update waiting_entries set reason = ${reason} where id = ${id}`.execute(trx);
}
