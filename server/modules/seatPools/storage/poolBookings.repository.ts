import { sql } from 'kysely';
import { isOffered, seatIsFree } from '../../../db/expressions/seatClaims';
import type { GuestKind } from '../../../db/schema/spending';
import type { ModuleDeps } from '../../../deps';
import type { BookingRow } from '../../bookings/bookings.types';

type Db = ModuleDeps['db'];

/** The bookings of a pool, sorted by id. */
export async function findPoolBookings(db: Db, poolId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('seat_pool_bookings')
    .where('pool_id', '=', poolId)
    .select('booking_id')
    .orderBy('booking_id')
    .execute();
  return rows.map((row) => row.booking_id);
}

/** The given bookings whose free seats are in an open pool. */
export async function findOffered(db: Db, bookingIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('seat_pool_bookings')
    .where('booking_id', '=', sql<number>`any(${[...bookingIds]}::bigint[])`)
    .where('is_open', '=', true)
    .select('booking_id')
    .execute();
  return rows.map((row) => row.booking_id);
}

/**
 * Further paid bookings with free seats that can join the pool: same person, event, company and currency, and in no
 * other pool; sorted by id.
 */
export async function findAddable(
  db: Db,
  row: Pick<BookingRow, 'id' | 'user_id' | 'company_id' | 'event_id' | 'currency'>,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select b.id from bookings b
    where b.user_id = ${row.user_id} and b.event_id = ${row.event_id} and b.company_id = ${row.company_id}
      and b.currency = ${row.currency} and b.id <> ${row.id} and b.status = 'confirmed'
      and b.removed_at is null and not b.is_complimentary and not ${isOffered(sql`b.id`)}
      and exists (select from tickets k where k.booking_id = b.id and ${seatIsFree})
    order by b.id limit ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
}

export async function insertPoolBookings(
  trx: Db,
  poolId: number,
  bookingIds: readonly number[],
): Promise<void> {
  await trx
    .insertInto('seat_pool_bookings')
    .values(bookingIds.map((id) => ({ pool_id: poolId, booking_id: id })))
    .execute();
}

/** Marks the pool as closed, and stores how many seats of each booking went back on sale. */
export async function closePoolBookings(
  trx: Db,
  poolId: number,
  returned: readonly { bookingId: number; returned: number; refund: number }[],
): Promise<void> {
  await sql`
    update seat_pool_bookings o set is_open = false,
      returned = coalesce(told.returned, 0), refund = coalesce(told.refund, 0)
    from seat_pool_bookings own
    left join unnest(
      ${returned.map((one) => one.bookingId)}::bigint[],
      ${returned.map((one) => one.returned)}::int[],
      ${returned.map((one) => one.refund)}::bigint[]
    ) as told (booking_id, returned, refund) on told.booking_id = own.booking_id
    where own.pool_id = ${poolId} and o.pool_id = own.pool_id and o.booking_id = own.booking_id
  `.execute(trx);
}

/** The organisation of a guest with a seat. */
export interface GuestOfTicket {
  ticket_id: number;
  kind: GuestKind;
  organisation: string;
}

/** The guests of these tickets, from current claims and from guests named by the booking's holder. */
export async function findGuestsOf(db: Db, ticketIds: readonly number[]): Promise<GuestOfTicket[]> {
  const { rows } = await sql<GuestOfTicket>`
    select k.id as ticket_id, i.kind, g.organisation
    from tickets k
    join seat_claims c on c.ticket_id = k.id and c.ticket_version = k.version and c.released_at is null
    join booking_guests i on i.claim_id = c.id
    join company_guests g on g.id = i.guest_id
    where k.id = any(${[...ticketIds]}::bigint[])
    union
    select k.id, i.kind, g.organisation
    from tickets k
    join booking_guests i on i.booking_id = k.booking_id and i.as_attendee
    join company_guests g on g.id = i.guest_id and lower(g.email) = lower(k.attendee_email)
    where k.id = any(${[...ticketIds]}::bigint[])
  `.execute(db);
  return rows;
}
