import { sql } from 'kysely';
import { eventIsOpenTo } from '../../db/expressions/bookingState';
import type { Candidate } from './waitingList.types';
import type { Db } from './waitingList.repository';

/**
 * The first in line of a tier for whom there are seats: who waits for more than there are, or for a decision, is
 * passed over and keeps the place.
 */
export async function findCandidate(trx: Db, tierId: number): Promise<Candidate | undefined> {
  const { rows } = await sql<Candidate>`
    select w.id, w.user_id, u.company_id, least(w.quantity, t.available) as quantity, w.booking_id,
      w.approval_id
    from waiting_entries w
    join ticket_tiers t on t.id = w.ticket_tier_id
    join events e on e.id = w.event_id
    join users u on u.id = w.user_id and u.is_active
    join companies c on c.id = u.company_id and c.suspended_at is null
    left join approvals a on a.id = w.approval_id
    where w.ticket_tier_id = ${tierId} and w.status = 'waiting'
      and (w.quantity <= t.available or (w.accepts_fewer and t.available > 0))
      and (w.approval_id is null
        or (a.status = 'approved' and a.closed_at is null and a.company_id = u.company_id))
      and ${eventIsOpenTo('u.company_id')}
    order by w.position limit 1
  `.execute(trx);
  return rows[0];
}

/** Locks the booking that waited with a request, before its tier. */
export async function lockWaiting(trx: Db, bookingId: number): Promise<void> {
  await sql`select from bookings where id = ${bookingId} for update`.execute(trx);
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

/** The offer was paid in the transaction that made it. */
export async function markTaken(trx: Db, id: number): Promise<void> {
  await sql`
    update waiting_entries set status = 'taken', closed_at = now(), updated_at = now()
    where id = ${id}
  `.execute(trx);
}

/** Why the person has to pay the offer themselves. */
export async function setReason(trx: Db, id: number, reason: string): Promise<void> {
  await sql`update waiting_entries set reason = ${reason} where id = ${id}`.execute(trx);
}
