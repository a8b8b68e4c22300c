import { sql } from 'kysely';
import {
  claimIsCurrent,
  FREE_SEATS_ARE_TOLD,
  addressHasSeat,
  bookingsOfPool,
  isOffered,
  seatIsFree,
} from '../../../db/expressions/seatClaims';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

/** A seat pool in a mail. */
export interface MailedPool {
  id: number;
  booking_id: number;
  link_revision: number;
  closes_at: Date;
  /** True if the pool accepts claims: it is open, the event is ahead, and a booking is confirmed. */
  is_open: boolean;
  returned: number;
  /** Minor units. */
  refund: number;
  /** Claimed seats of the pool, and free seats of its bookings. */
  claimed: number;
  free: number;
}

export async function findPool(db: Db, id: number): Promise<MailedPool | undefined> {
  const { rows } = await sql<MailedPool>`
    select p.id, p.booking_id, p.link_revision, least(p.closes_at, e.start_at) as closes_at,
      p.closed_at is null and p.closes_at > now() and e.cancelled_at is null and e.start_at > now()
        and exists (select from bookings x
          where x.id in (${bookingsOfPool(id)}) and x.status = 'confirmed') as is_open,
      p.returned, p.refund,
      (select count(*)::int from seat_claims c join tickets k on k.id = c.ticket_id
        where c.pool_id = p.id and ${claimIsCurrent}) as claimed,
      (select count(*)::int from tickets k
        where k.booking_id in (${bookingsOfPool(id)}) and ${seatIsFree}) as free
    from seat_pools p join bookings b on b.id = p.booking_id join events e on e.id = b.event_id
    where p.id = ${id}
  `.execute(db);
  return rows[0];
}

export interface MailedClaim {
  id: number;
  pool_id: number;
  ticket_id: number;
  ticket_version: number;
}

/** Undefined if the person no longer has the seat. */
export async function findClaim(db: Db, id: number): Promise<MailedClaim | undefined> {
  const { rows } = await sql<MailedClaim>`
    select c.id, c.pool_id, c.ticket_id, c.ticket_version
    from seat_claims c join tickets k on k.id = c.ticket_id
    where c.id = ${id} and ${claimIsCurrent}
  `.execute(db);
  return rows[0];
}

/** Undefined if the person now has a seat or is deactivated. @param email lower case */
export async function findInvited(
  db: Db,
  pool: Pick<MailedPool, 'id'>,
  email: string,
): Promise<{ name: string; is_reminded: boolean } | undefined> {
  const { rows } = await sql<{ name: string; is_reminded: boolean }>`
    select i.name, i.reminded_at is not null as is_reminded from seat_invitations i
    where i.pool_id = ${pool.id} and i.email = ${email} and not ${addressHasSeat(bookingsOfPool(pool.id), sql`i.email`)}
      and not exists (select from users u where u.email = i.email and not u.is_active)
  `.execute(db);
  return rows[0];
}

export interface MailedRefusal {
  booking_id: number;
  name: string;
  outcome: 'refuse' | 'needs_approval';
}

/** A guest who was refused a seat; undefined if the guest was erased. */
export const findRefusal = (db: Db, id: number): Promise<MailedRefusal | undefined> =>
  db
    .selectFrom('seat_refusals as r')
    .innerJoin('seat_pools as p', 'p.id', 'r.pool_id')
    .where('r.id', '=', id)
    .select(['p.booking_id', 'r.name', 'r.outcome'])
    .executeTakeFirst();

/**
 * Bookings of several seats, paid at least an hour ago, whose event begins within three days and which have free
 * seats that are not offered. Excludes bookings whose holder was already notified.
 */
export async function findWithFreeSeats(db: Db, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select b.id from bookings b join events e on e.id = b.event_id
    where e.start_at > now() and e.start_at <= now() + ${FREE_SEATS_ARE_TOLD} and e.cancelled_at is null
      and b.status = 'confirmed' and b.quantity > 1 and not b.is_complimentary
      and exists (select from tickets k where k.booking_id = b.id and ${seatIsFree})
      and not ${isOffered(sql`b.id`)}
      and not exists (select from free_seat_notices n where n.booking_id = b.id)
      and not exists (
        select from payment_bookings s join payments p on p.id = s.payment_id
        where s.booking_id = b.id and s.is_settled and p.settled_at > now() - interval '1 hour')
    order by e.start_at, b.id limit ${count}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Records that the holder was notified. @returns the number of free seats; 0 if already notified */
export async function markNotified(trx: Db, bookingId: number): Promise<number> {
  const { numInsertedOrUpdatedRows: inserted } = await trx
    .insertInto('free_seat_notices')
    .values({ booking_id: bookingId })
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst();
  if (Number(inserted) === 0) return 0;
  const { rows } = await sql<{ free: number }>`
    select count(*)::int as free from tickets k where k.booking_id = ${bookingId} and ${seatIsFree}
  `.execute(trx);
  return rows[0]?.free ?? 0;
}
