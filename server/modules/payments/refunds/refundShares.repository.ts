import { sql } from 'kysely';
import type { BookingStatus, HoldState } from '../../../db/schema/bookings';
import type { ModuleDeps } from '../../../deps';
import { nameOrEmail } from '../../../db/expressions/personName';
import type { OpenShare, RefundedPart } from './refundParts.rules';

type Db = ModuleDeps['db'];

/** The caller has locked the payment. */
export async function findOpenShares(
  trx: Db,
  ids: readonly number[],
): Promise<Map<number, OpenShare>> {
  const { rows } = await sql<OpenShare>`
    select id, amount - refunded as "left",
      greatest(0, quantity * unit_price - refunded_tickets) as tickets,
      greatest(0, fee_amount - refunded_fee) as fee
    from payment_bookings where id = any(${[...ids]}::bigint[])
  `.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The caller has locked the payment. A database check rejects more than the share's unrefunded amount. */
export async function insertParts(
  trx: Db,
  refundId: number,
  parts: readonly RefundedPart[],
): Promise<void> {
  await sql`
    with made as (
      insert into refund_parts (refund_id, share_id, amount, tickets, fee)
      select ${refundId}, part.* from unnest(
        ${parts.map((part) => part.id)}::bigint[],
        ${parts.map((part) => part.amount)}::bigint[],
        ${parts.map((part) => part.tickets)}::bigint[],
        ${parts.map((part) => part.fee)}::bigint[]
      ) as part (share, amount, tickets, fee)
      returning share_id, amount, tickets, fee
    )
    update payment_bookings s
    set refunded = s.refunded + made.amount,
      refunded_tickets = s.refunded_tickets + made.tickets,
      refunded_fee = s.refunded_fee + made.fee
    from made where s.id = made.share_id
  `.execute(trx);
}

/** A share of a payment that is not fully refunded, with its booking. */
export interface PaidShare {
  id: number;
  booking_id: number;
  status: BookingStatus;
  ticket_tier_id: number;
  quantity: number;
  hold_state: HoldState;
}

/** The payment's shares that are not fully refunded. The caller has locked their bookings. */
export async function findPaidShares(trx: Db, paymentId: number): Promise<PaidShare[]> {
  const { rows } = await sql<PaidShare>`
    select s.id, s.booking_id, b.status, b.ticket_tier_id, b.quantity, b.hold_state
    from payment_bookings s
    join bookings b on b.id = s.booking_id
    where s.payment_id = ${paymentId} and s.is_settled and s.refunded < s.amount
    order by b.id
  `.execute(trx);
  return rows;
}

/** A booking's paid share of a payment. */
export interface SettledShare {
  id: number;
  payment_id: number;
  /** The terms keep the service fee. */
  refund_fee_kept: boolean;
}

/** Returns undefined when the booking is not paid. */
export const findSettledShare = (db: Db, bookingId: number): Promise<SettledShare | undefined> =>
  db
    .selectFrom('payment_bookings')
    .where('booking_id', '=', bookingId)
    .where('is_settled', '=', true)
    .select(['id', 'payment_id', 'refund_fee_kept'])
    .executeTakeFirst();

export interface RefundedBooking {
  id: number;
  /** The amount paid, and the part that this refund pays back; minor units. */
  amount: number;
  refunded: number;
  /** Ticket prices, and fee with its GST, in the refunded part. */
  tickets: number;
  fee: number;
  /** The fee that earlier refunds paid back. */
  earlier_fee: number;
  booking_number: string;
  user_id: number;
  event_id: number;
  event_title: string;
  booker_name: string;
  booker_email: string;
}

/** Locks the bookings of a refund. */
export async function lockRefunded(trx: Db, refundId: number): Promise<RefundedBooking[]> {
  const result = await sql<RefundedBooking>`
    select b.id, s.amount, part.amount as refunded, part.tickets, part.fee,
      (select coalesce(sum(earlier.fee), 0)::bigint from refund_parts earlier
        where earlier.share_id = part.share_id and earlier.id < part.id) as earlier_fee,
      b.booking_number, b.user_id, b.event_id,
      e.title as event_title, ${nameOrEmail} as booker_name,
      u.email as booker_email
    from refund_parts part
    join payment_bookings s on s.id = part.share_id
    join bookings b on b.id = s.booking_id
    join events e on e.id = b.event_id
    join users u on u.id = b.user_id
    where part.refund_id = ${refundId}
    order by b.id
    for update of b
  `.execute(trx);
  return result.rows;
}
