import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { enqueue } from '../../../jobs/queue';
import { callGateway } from '../gateways/callGateway.gateway';
import type { Outcome } from '../gateways/gateway.types';
import type { Gateways } from '../gateways/gateways.service';
import { lockPayment } from '../payments.repository';
import { refundDone, refundRequested, refundStarted } from './refunds.jobs';
import * as repository from './refunds.repository';
import type { RefundedBooking, RefundRow } from './refunds.repository';

export type { RefundedBooking, RefundRow } from './refunds.repository';

type Db = ModuleDeps['db'];

interface RefundsDeps {
  db: Db;
  gateways: Pick<Gateways, 'of'>;
}

/** A received amount that pays for no booking. */
export interface UnusedMoney {
  /** `payment` for the whole payment; `again:<id>` for a second charge. */
  scope: 'payment' | `again:${string}`;
  paid: Extract<Outcome, { state: 'paid' }>;
  /** Shown to people. */
  reason: string;
}

/** Bookings of one payment that are refunded. */
export interface BookingsRefund {
  payment: { id: number; public_id: string; currency: string; gateway_payment_id: string | null };
  /** One refund per payment and cancelled event. */
  scope: `event:${number}`;
  /** Amounts in minor units. */
  shares: readonly { id: number; bookingId: number; amount: number }[];
  /** Shown to people. */
  reason: string;
}

export type RefundsService = ReturnType<typeof createRefundsService>;

/**
 * Refunds of unusable and duplicate payments (D12), and of bookings of cancelled events (D13). A refund
 * is requested in the transaction that causes it; a job calls the gateway after the commit.
 */
export function createRefundsService({ db, gateways }: RefundsDeps) {
  /** @returns its id; null when the payment has a refund of this scope already */
  async function request(trx: Db, refund: repository.NewRefund): Promise<number | null> {
    const id = await repository.insertRefund(trx, refund);
    if (id === null) return null;
    await enqueue(trx, refundRequested, { key: String(id), payload: { refund: id } });
    return id;
  }

  /** Records that the gateway has made the refund. Safe to repeat. */
  async function finish(trx: Db, refund: RefundRow, gatewayRefundId: string): Promise<void> {
    await lockPayment(trx, refund.payment_id);
    if (!(await repository.markRefundDone(trx, refund.id, gatewayRefundId))) return;
    if (isOfUnusedMoney(refund)) return;
    const bookings = await repository.lockRefunded(trx, refund.id);
    await markPaidBack(
      trx,
      refund.payment_id,
      bookings.map((booking) => booking.id),
    );
    await enqueue(trx, refundDone, { key: String(refund.id), payload: { refund: refund.id } });
  }

  return {
    /**
     * Called in the transaction that finds the payment unusable, with the payment locked.
     * @param paymentId `payments.id`
     */
    async requestUnused(
      trx: Db,
      paymentId: number,
      { scope, paid, reason }: UnusedMoney,
    ): Promise<void> {
      const { amount, currency, gatewayPaymentId } = paid;
      if (amount === 0) return;
      await request(trx, { paymentId, scope, gatewayPaymentId, amount, currency, reason });
    },

    /**
     * Called in the transaction that ends the bookings, with the payment and then the bookings locked.
     * Free bookings count as refunded at once.
     * @returns the refunded amount, minor units
     */
    async requestForBookings(
      trx: Db,
      { payment, scope, shares, reason }: BookingsRefund,
    ): Promise<number> {
      const amount = shares.reduce((sum, share) => sum + share.amount, 0);
      if (amount === 0) {
        const ids = shares.map((share) => share.bookingId);
        await markPaidBack(trx, payment.id, ids);
        return 0;
      }
      const refund = await request(trx, {
        paymentId: payment.id,
        scope,
        gatewayPaymentId: payment.gateway_payment_id,
        amount,
        currency: payment.currency,
        reason,
      });
      if (refund === null) {
        throw new Error(`Payment ${payment.public_id} is being refunded already.`);
      }
      await repository.assignShares(
        trx,
        refund,
        shares.map((share) => share.id),
      );
      return amount;
    },

    /**
     * The gateway is called with the same key each time, outside of any transaction: after a crash
     * between its answer and the commit it is called again, and refunds once.
     * @throws 502, 503 when the gateway fails
     */
    async run(refundId: number): Promise<void> {
      const refund = await repository.findRefund(db, refundId);
      if (!refund || refund.done_at !== null) return;
      // Before the gateway is called: its failures would delay the mail as well (D12).
      if (isOfUnusedMoney(refund)) {
        const job = { key: String(refundId), payload: { refund: refundId } };
        await enqueue(db, refundStarted, job);
      }
      const gatewayRefundId = await callGateway(() =>
        gateways.of(refund).refund({
          key: `${refund.public_id}_${refund.scope}`,
          orderId: orderOf(refund),
          gatewayPaymentId: refund.gateway_payment_id,
          amount: refund.amount,
        }),
      );
      await inTransaction(db, (trx) => finish(trx, refund, gatewayRefundId));
    },

    /** A refund with its bookings; the payment and then the bookings are locked. */
    async lock(
      trx: Db,
      refundId: number,
    ): Promise<{ refund: RefundRow; bookings: RefundedBooking[] }> {
      const refund = await repository.findRefund(trx, refundId);
      if (!refund) throw new Error(`There is no refund ${refundId}.`);
      await lockPayment(trx, refund.payment_id);
      return { refund, bookings: await repository.lockRefunded(trx, refundId) };
    },
  };
}

/** The payment is locked already. */
async function markPaidBack(
  trx: Db,
  paymentId: number,
  bookingIds: readonly number[],
): Promise<void> {
  await repository.markPaidBack(trx, bookingIds);
  await repository.markPaymentRefunded(trx, paymentId);
}

const isOfUnusedMoney = ({ scope }: RefundRow) => scope === 'payment' || scope.startsWith('again:');

/** Test payments that succeeded at once have no order; the sandbox needs none to refund them. */
function orderOf({ gateway_order_id: orderId, is_test: isTest, public_id: publicId }: RefundRow) {
  if (orderId !== null) return orderId;
  if (isTest) return `sbx_${publicId}`;
  throw new Error(`Payment ${publicId} has no order.`);
}
