import { sql } from 'kysely';
import type { BookingStatus } from '../../../db/schema/bookings';
import type { PaymentStatus } from '../../../db/schema/payments';
import type { ModuleDeps } from '../../../deps';
import { billedCompany } from '../../../db/expressions/billedCompany';
import { nameOrEmail } from '../../../db/expressions/personName';
import { openOrdersFor } from '../payments.repository';

type Db = ModuleDeps['db'];

/** A payment, locked until the transaction ends; bookings and tiers are locked after it. */
export interface LockedPayment {
  id: number;
  public_id: string;
  user_id: number;
  user_name: string;
  company_id: number;
  gateway: string;
  is_test: boolean;
  status: PaymentStatus;
  /** Minor units. */
  amount: number;
  currency: string;
  gateway_order_id: string | null;
  gateway_payment_id: string | null;
}

export async function lockPayment(trx: Db, id: number): Promise<LockedPayment> {
  return trx
    .selectFrom('payments as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .where('p.id', '=', id)
    .select([
      'p.id',
      'p.public_id',
      'p.user_id',
      nameOrEmail.as('user_name'),
      'p.company_id',
      'p.gateway',
      'p.is_test',
      'p.status',
      'p.amount',
      'p.currency',
      'p.gateway_order_id',
      'p.gateway_payment_id',
    ])
    .forUpdate('p')
    .executeTakeFirstOrThrow();
}

export interface ShareRow {
  booking_id: number;
  quantity: number;
  unit_price: number;
  booking_status: BookingStatus;
}

/** What the payment was made for, by booking. */
export function findShares(trx: Db, paymentId: number): Promise<ShareRow[]> {
  return trx
    .selectFrom('payment_bookings as s')
    .innerJoin('bookings as b', 'b.id', 's.booking_id')
    .where('s.payment_id', '=', paymentId)
    .select(['s.booking_id', 's.quantity', 's.unit_price', 'b.status as booking_status'])
    .orderBy('s.booking_id')
    .execute();
}

/**
 * The money is ours, and the bookings are paid with it.
 * @returns the other orders for any of the same bookings that could still be paid
 */
export async function markFulfilled(
  trx: Db,
  id: number,
  gatewayPaymentId: string | null,
  bookingIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ rivals: number[] }>`
    with paid as (
      update payments
      set status = 'success', gateway_payment_id = ${gatewayPaymentId}, failure_reason = null,
        settled_at = now(), updated_at = now(),
        buyer = (select ${billedCompany} from companies c where c.id = payments.company_id)
      where id = ${id}
    ), settled as (
      update payment_bookings set is_settled = true where payment_id = ${id}
    )
    select (${openOrdersFor(bookingIds)}) as rivals
  `.execute(trx);
  return (rows[0]?.rivals ?? []).filter((rival) => rival !== id);
}

export async function markFailed(trx: Db, id: number, reason: string): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ status: 'failed', failure_reason: reason.slice(0, 500), updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

/** The money came and goes back. */
export async function markRefunded(
  trx: Db,
  id: number,
  { reason, gatewayPaymentId }: { reason: string; gatewayPaymentId: string | null },
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({
      status: 'refunded',
      gateway_payment_id: gatewayPaymentId,
      failure_reason: reason,
      settled_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
}

export interface NewRefund {
  paymentId: number;
  scope: string;
  gatewayPaymentId: string | null;
  amount: number;
  currency: string;
  reason: string;
}

/** @returns its id; null when it is written down already */
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

/** Money that goes back, with the payment it is of. */
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
