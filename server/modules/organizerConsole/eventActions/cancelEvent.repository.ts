import { sql } from 'kysely';
import type { BookingStatus, HoldState } from '../../../db/schema/bookings';
import type { ModuleDeps } from '../../../deps';
import { nameOrEmail } from '../../../db/expressions/personName';

type Db = ModuleDeps['db'];

/** A cancelled event, for the notices. */
export interface CancelledEvent {
  id: number;
  title: string;
  venue: string;
  city: string;
  start: Date;
  end: Date;
  timezone: string;
  reason: string;
  cancelled_by: number | null;
  cancelled_by_name: string;
}

export function findCancelledEvent(db: Db, id: number): Promise<CancelledEvent | undefined> {
  return db
    .selectFrom('events as e')
    .leftJoin('users as u', 'u.id', 'e.cancelled_by')
    .where('e.id', '=', id)
    .where('e.cancelled_at', 'is not', null)
    .select([
      'e.id',
      'e.title',
      'e.venue',
      'e.city',
      'e.start_at as start',
      'e.end_at as end',
      'e.timezone',
      sql<string>`coalesce(e.cancel_reason, '')`.as('reason'),
      'e.cancelled_by',
      sql<string>`coalesce(${nameOrEmail}, '')`.as('cancelled_by_name'),
    ])
    .executeTakeFirst();
}

/** A locked booking of the event. Money in minor units. */
export interface EventBooking {
  id: number;
  booking_number: string;
  user_id: number;
  event_id: number;
  ticket_tier_id: number;
  tier_name: string;
  quantity: number;
  status: BookingStatus;
  hold_state: HoldState;
  booker_name: string;
  booker_email: string;
}

/** A paid booking with its share of the payment that settled it. */
export interface PaidBooking extends EventBooking {
  payment_id: number;
  share_id: number;
  /** Amount not yet refunded, in minor units, including its part of fee and tax. */
  share_amount: number;
}

const columns = sql`b.id, b.booking_number, b.user_id, b.event_id, b.ticket_tier_id,
  t.name as tier_name, b.quantity, b.status, b.hold_state,
  ${nameOrEmail} as booker_name,
  u.email as booker_email`;

/** One batch of ids of people with unpaid bookings of the event. */
export async function findUsersWithUnpaid(
  db: Db,
  eventId: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('bookings')
    .where('event_id', '=', eventId)
    .where('status', '=', 'pending')
    .select('user_id')
    .distinct()
    .orderBy('user_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.user_id);
}

/** Bookings of the event by these people; callers append conditions. */
const bookingsOf = (eventId: number, userIds: readonly number[]) => sql`
  select ${columns}
  from bookings b
  join users u on u.id = b.user_id
  join ticket_tiers t on t.id = b.ticket_tier_id
  where b.event_id = ${eventId} and b.user_id = any(${[...userIds]}::bigint[])`;

/** Locks the unpaid bookings of these people. */
export async function lockUnpaid(
  trx: Db,
  eventId: number,
  userIds: readonly number[],
): Promise<EventBooking[]> {
  const result = await sql<EventBooking>`
    ${bookingsOf(eventId, userIds)} and b.status = 'pending'
    order by b.id
    for update of b
  `.execute(trx);
  return result.rows;
}

export interface RefundablePayment {
  id: number;
  public_id: string;
  currency: string;
  gateway_payment_id: string | null;
}

/**
 * Locks one batch of payments for live bookings of the event. A batch contains all payments of each person, so that
 * a person who paid several times is notified once.
 */
export async function lockPayments(
  trx: Db,
  eventId: number,
  people: number,
): Promise<RefundablePayment[]> {
  const result = await sql<RefundablePayment>`
    select p.id, p.public_id, p.currency, p.gateway_payment_id
    from payments p
    where p.id = any(array(
      select distinct s.payment_id
      from bookings b
      join payment_bookings s on s.booking_id = b.id and s.is_settled
      where b.event_id = ${eventId} and b.status in ('confirmed', 'completed')
        and b.user_id in (
          select distinct o.user_id from bookings o
          where o.event_id = ${eventId} and o.status in ('confirmed', 'completed')
          order by o.user_id limit ${people})
    ))
    order by p.id
    for update
  `.execute(trx);
  return result.rows;
}

/** Locks the live bookings of the event that these payments settled. */
export async function lockPaid(
  trx: Db,
  eventId: number,
  paymentIds: readonly number[],
): Promise<PaidBooking[]> {
  const result = await sql<PaidBooking>`
    select ${columns}, s.payment_id, s.id as share_id, s.amount - s.refunded as share_amount
    from bookings b
    join payment_bookings s on s.booking_id = b.id and s.is_settled
    join users u on u.id = b.user_id
    join ticket_tiers t on t.id = b.ticket_tier_id
    where b.event_id = ${eventId} and b.status in ('confirmed', 'completed')
      and s.payment_id = any(${[...paymentIds]}::bigint[])
    order by b.id
    for update of b
  `.execute(trx);
  return result.rows;
}

/** Locks one batch of live complimentary bookings of the event. */
export async function lockComplimentary(
  trx: Db,
  eventId: number,
  limit: number,
): Promise<EventBooking[]> {
  const { rows } = await sql<EventBooking>`
    select ${columns}
    from bookings b
    join users u on u.id = b.user_id
    join ticket_tiers t on t.id = b.ticket_tier_id
    where b.event_id = ${eventId} and b.is_complimentary and b.status in ('confirmed', 'completed')
    order by b.id limit ${limit}
    for update of b
  `.execute(trx);
  return rows;
}

/** The people among these who have live paid bookings of the event. */
export async function findUsersWithPaid(
  trx: Db,
  eventId: number,
  userIds: readonly number[],
): Promise<Set<number>> {
  const rows = await trx
    .selectFrom('bookings')
    .where('event_id', '=', eventId)
    .where('status', 'in', ['confirmed', 'completed'])
    .where('user_id', '=', sql<number>`any(${[...userIds]}::bigint[])`)
    .select('user_id')
    .distinct()
    .execute();
  return new Set(rows.map((row) => row.user_id));
}

/** Unpaid bookings of these people that ended with the event's cancellation. */
export async function findEndedUnpaid(
  trx: Db,
  eventId: number,
  userIds: readonly number[],
): Promise<EventBooking[]> {
  const result = await sql<EventBooking>`
    ${bookingsOf(eventId, userIds)} and b.status = 'cancelled'
      and exists (
        select from booking_history h where h.booking_id = b.id and h.kind = 'event_cancelled')
    order by b.id
  `.execute(trx);
  return result.rows;
}
