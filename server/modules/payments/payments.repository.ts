import { sql } from 'kysely';
import type { GatewayName } from '../../config';
import type { Schemas } from '../../contract/types';
import type { PaymentStatus } from '../../db/bookingSchema';
import type { Scope } from '../bookings/visibility';
import type { ModuleDeps } from '../deps';

type Db = ModuleDeps['db'];

export interface PaymentRow {
  public_id: string;
  gateway: GatewayName;
  is_test: boolean;
  status: PaymentStatus;
  /** Minor units. */
  amount: number;
  currency: string;
  failure_reason: string | null;
  is_replaced: boolean;
}

/** Of a row of `payments`: it failed, and a newer payment for some of its bookings took its place. */
export const isReplaced = sql<boolean>`(payments.status = 'failed' and exists (
  select from payment_bookings ours
  join payment_bookings theirs on theirs.booking_id = ours.booking_id
  join payments newer on newer.id = theirs.payment_id
  where ours.payment_id = payments.id and newer.id > payments.id
    and newer.status in ('pending', 'success')
))`;

export interface NewShare {
  bookingId: number;
  /** With its share of fee and tax; minor units. */
  amount: number;
  quantity: number;
  unitPrice: number;
}

/** Money in minor units. */
export interface NewPayment {
  publicId: string;
  userId: number;
  companyId: number;
  gateway: GatewayName;
  isTest: boolean;
  /** Good at once, or waiting for the gateway's word. */
  status: 'success' | 'pending';
  subtotal: number;
  serviceFee: number;
  gst: number;
  total: number;
  currency: string;
  method: Schemas['PaymentMethod'];
  transactionFee: number;
  shares: readonly NewShare[];
}

/**
 * The payment with one share per booking. A booking that has a settled share refuses another.
 * @returns its id in the database
 */
export async function insertPayment(trx: Db, payment: NewPayment): Promise<number> {
  const isSettled = payment.status === 'success';
  const { id } = await trx
    .insertInto('payments')
    .values({
      public_id: payment.publicId,
      user_id: payment.userId,
      company_id: payment.companyId,
      gateway: payment.gateway,
      is_test: payment.isTest,
      status: payment.status,
      subtotal: payment.subtotal,
      service_fee: payment.serviceFee,
      gst: payment.gst,
      amount: payment.total,
      currency: payment.currency,
      payment_method: payment.method,
      transaction_fee: payment.transactionFee,
      settled_at: isSettled ? sql<Date>`now()` : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('payment_bookings')
    .values(
      payment.shares.map((share) => ({
        payment_id: id,
        booking_id: share.bookingId,
        amount: share.amount,
        quantity: share.quantity,
        unit_price: share.unitPrice,
        is_settled: isSettled,
      })),
    )
    .execute();
  return id;
}

/** The payment if the scope's person may read the bookings it is for (D8). */
export function findPayment(
  db: Db,
  publicId: string,
  scope: Scope,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .where('public_id', '=', publicId)
    .where((eb) => {
      if (scope.kind === 'all') return eb.lit(true);
      const own = eb('user_id', '=', scope.userId);
      return scope.kind === 'own' ? own : eb.or([own, eb('company_id', '=', scope.companyId)]);
    })
    .select([
      'public_id',
      sql<GatewayName>`gateway`.as('gateway'),
      'is_test',
      'status',
      'amount',
      'currency',
      'failure_reason',
      isReplaced.as('is_replaced'),
    ])
    .executeTakeFirst();
}
