import { sql } from 'kysely';
import type { ModuleDeps } from '../../../deps';
import { nameOrEmail } from '../../../db/expressions/personName';

type Db = ModuleDeps['db'];

export interface NewRefund {
  paymentId: number;
  scope: string;
  gatewayPaymentId: string | null;
  amount: number;
  currency: string;
  reason: string;
}

/** @returns its id; null when the payment has a refund of this scope already */
export async function insertRefund(trx: Db, refund: NewRefund): Promise<number | null> {
  const row = await trx
    .insertInto('refunds')
    .values({
      payment_id: refund.paymentId,
      scope: refund.scope,
      gateway_payment_id: refund.gatewayPaymentId,
      amount: refund.amount,
      currency: refund.currency,
      reason: refund.reason,
    })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A refund with its payment. */
export interface RefundRow {
  id: number;
  scope: string;
  /** Minor units. */
  amount: number;
  currency: string;
  reason: string;
  done_at: Date | null;
  payment_id: number;
  public_id: string;
  gateway: string;
  is_test: boolean;
  gateway_order_id: string | null;
  gateway_payment_id: string | null;
}

export function findRefund(db: Db, id: number): Promise<RefundRow | undefined> {
  return db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .where('r.id', '=', id)
    .select([
      'r.id',
      'r.scope',
      'r.amount',
      'r.currency',
      'r.reason',
      'r.done_at',
      'r.payment_id',
      'p.public_id',
      'p.gateway',
      'p.is_test',
      'p.gateway_order_id',
      'r.gateway_payment_id',
    ])
    .executeTakeFirst();
}

/** @returns false when it was done before */
export async function markRefundDone(
  db: Db,
  id: number,
  gatewayRefundId: string,
): Promise<boolean> {
  const row = await db
    .updateTable('refunds')
    .set({ gateway_refund_id: gatewayRefundId, done_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Assigns the shares to the refund. */
export async function assignShares(
  trx: Db,
  refundId: number,
  shareIds: readonly number[],
): Promise<void> {
  await trx
    .updateTable('payment_bookings')
    .set({ refund_id: refundId })
    .where('id', '=', sql<number>`any(${[...shareIds]}::bigint[])`)
    .where('refund_id', 'is', null)
    .execute();
}

export interface RefundedBooking {
  id: number;
  booking_number: string;
  user_id: number;
  event_id: number;
  event_title: string;
  booker_name: string;
  booker_email: string;
}

/** The bookings of a refund, locked in the order of their ids. */
export async function lockRefunded(trx: Db, refundId: number): Promise<RefundedBooking[]> {
  const result = await sql<RefundedBooking>`
    select b.id, b.booking_number, b.user_id, b.event_id, e.title as event_title,
      ${nameOrEmail} as booker_name,
      u.email as booker_email
    from payment_bookings s
    join bookings b on b.id = s.booking_id
    join events e on e.id = b.event_id
    join users u on u.id = b.user_id
    where s.refund_id = ${refundId}
    order by b.id
    for update of b
  `.execute(trx);
  return result.rows;
}

export async function markPaidBack(trx: Db, bookingIds: readonly number[]): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({ payment_status: 'refunded', updated_at: sql<Date>`now()` })
    .where('id', '=', sql<number>`any(${[...bookingIds]}::bigint[])`)
    .execute();
}

/**
 * Sets `refunded` when none of the payment's bookings is paid any more, else `partially_refunded`. The
 * caller has locked the payment.
 */
export async function markPaymentRefunded(trx: Db, paymentId: number): Promise<void> {
  await sql`
    update payments p
    set status = case when exists (
        select from payment_bookings s
        join bookings b on b.id = s.booking_id
        where s.payment_id = p.id and s.is_settled and b.payment_status = 'paid'
      ) then 'partially_refunded' else 'refunded' end,
      updated_at = now()
    where p.id = ${paymentId}
  `.execute(trx);
}
