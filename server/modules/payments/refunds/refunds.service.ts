import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { enqueue } from '../../../jobs/queue';
import { markRefunded } from '../../inventory/bookingState/bookingState.service';
import { callGateway } from '../gateways/callGateway.gateway';
import type { Outcome, RefundReport } from '../gateways/gateway.types';
import type { Gateways } from '../gateways/gateways.service';
import { RefundRefused } from '../gateways/refundRequests.rules';
import { lockPayment } from '../payments.repository';
import { allocateExternalRefunds } from './refundCover.repository';
import { fetchRefundsJob, refundRequested, refundStarted } from './refunds.jobs';
import { partOf, type RefundedPart, type ShareOfRefund } from './refundParts.rules';
import * as repository from './refunds.repository';
import type { RefundRow } from './refunds.repository';
import {
  findOpenShares,
  insertParts,
  lockRefunded,
  type RefundedBooking,
} from './refundShares.repository';
import { chargeOf, isOfUnusedMoney, keysOf } from './refunds.rules';
import { afterDone, applyReport, coverFailedRefunds } from './refundStates.service';

export type { RefundRow } from './refunds.repository';
export type { RefundedBooking } from './refundShares.repository';

type Db = ModuleDeps['db'];

interface RefundsDeps {
  db: Db;
  gateways: Pick<Gateways, 'of'>;
}

/** Received money that pays for no booking. */
export interface UnusedMoney {
  /** `payment` for the whole payment; `again:<id>` for a second charge. */
  scope: 'payment' | `again:${string}`;
  paid: Extract<Outcome, { state: 'paid' }>;
  /** Shown to people. */
  reason: string;
}

/** A refund of bookings of one payment. */
export interface BookingsRefund {
  payment: { id: number; public_id: string; currency: string; gateway_payment_id: string | null };
  /** One refund per payment and cancelled event, cancelled booking, or pool whose free seats were returned. */
  scope: `event:${number}` | `booking:${number}` | `part:${number}:${number}` | `seats:${number}`;
  /** `part` in minor units; without it, everything that is left of the share. */
  shares: readonly { id: number; bookingId: number; part?: ShareOfRefund }[];
  /** Shown to people. */
  reason: string;
  /** The organizer who requests the refund. */
  requestedBy?: number;
}

export type RefundsService = ReturnType<typeof createRefundsService>;

/**
 * Refunds unusable and duplicate payments (D12), bookings of cancelled events (D13), cancelled bookings (D36), and
 * bookings that organizers refund. The transaction that causes a refund requests it; a job calls the gateway after the
 * commit.
 */
export function createRefundsService({ db, gateways }: RefundsDeps) {
  /** @returns the refund's id; null when the payment already has a refund with this scope */
  async function request(trx: Db, refund: repository.NewRefund): Promise<number | null> {
    const id = await repository.insertRefund(trx, refund);
    if (id === null) return null;
    await enqueue(trx, refundRequested, { key: String(id), payload: { refund: id } });
    return id;
  }

  /** Locks the payment, then changes the refund. Does nothing when another attempt has started. */
  const changeRequested = (
    refund: RefundRow,
    change: (trx: Db, present: RefundRow) => Promise<void>,
  ): Promise<void> =>
    inTransaction(db, async (trx) => {
      await lockPayment(trx, refund.payment_id);
      const present = await repository.findRefund(trx, refund.id);
      if (present?.attempt === refund.attempt) await change(trx, present);
    });

  /** Marks a requested refund as failed, and uses later external refunds to cover it. */
  const fail = (
    refund: RefundRow,
    failureReason: string,
    after: (trx: Db) => Promise<void> = async () => {},
  ): Promise<void> =>
    changeRequested(refund, async (trx, present) => {
      if (present.state !== 'requested') return;
      const { gateway_refund_id: gatewayRefundId } = present;
      await repository.changeRefund(trx, refund.id, {
        state: 'failed',
        gatewayRefundId,
        failureReason,
      });
      await coverFailedRefunds(trx, [present], { after: present.id });
      await after(trx);
    });

  /** Fetches the payment's refunds: the gateway may have rejected this one because of refunds without a webhook. */
  const fetchAfter = (refund: RefundRow) => (trx: Db) =>
    enqueue(trx, fetchRefundsJob, {
      key: `${refund.payment_id}:refused:${refund.id}:${refund.attempt}`,
      payload: { payment: refund.payment_id },
    });

  return {
    /**
     * Call it in the transaction that finds the payment unusable and has locked it.
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
     * Call it in the transaction that ends the bookings and has locked first the payment, then the bookings. Free
     * bookings count as refunded at once. The refund never exceeds what other refunds leave of the payment.
     * @returns the refunded amount, minor units
     */
    async requestForBookings(
      trx: Db,
      { payment, scope, shares, reason, requestedBy }: BookingsRefund,
    ): Promise<number> {
      const { amount: captured } = await lockPayment(trx, payment.id);
      const parts = await partsOf(trx, shares);
      const owed = parts.reduce((sum, part) => sum + part.amount, 0);
      if (owed === 0) {
        const ids = shares.map((share) => share.bookingId);
        await markRefunded(trx, ids);
        await repository.markPaymentRefunded(trx, payment.id);
        return 0;
      }
      const left = Math.max(0, captured - (await repository.sumCommitted(trx, payment.id)));
      const amount = Math.min(owed, left);
      const refund = {
        paymentId: payment.id,
        scope,
        amount,
        covered: owed - amount,
        reason,
        requestedBy,
        gatewayPaymentId: payment.gateway_payment_id,
        currency: payment.currency,
      };
      const id =
        amount > 0 ? await request(trx, refund) : await repository.insertRefund(trx, refund);
      if (id === null) throw new Error(`Payment ${payment.public_id} is being refunded already.`);
      await insertParts(trx, id, parts);
      await allocateExternalRefunds(trx, {
        paymentId: payment.id,
        amount: owed - amount,
        from: 'not failed',
      });
      if (amount === 0) await finishWithoutGateway(trx, id);
      return amount;
    },

    /**
     * Makes the refund at the gateway, outside of any transaction. After a crash between the gateway's answer and the
     * commit, the retry uses the same keys, so the gateway refunds once. A rejected refund fails and waits for an
     * operator.
     * @throws 502, 503 when the gateway fails
     */
    async run(refundId: number): Promise<void> {
      const refund = await repository.findRefund(db, refundId);
      if (refund?.state !== 'requested') return;
      // Enqueue the mail before calling the gateway, because a failing gateway would delay it (D12).
      if (isOfUnusedMoney(refund)) {
        const job = { key: String(refundId), payload: { refund: refundId } };
        await enqueue(db, refundStarted, job);
      }
      let report: RefundReport;
      try {
        report = await callGateway(() => gateways.of(refund).refund(requestOf(refund)));
      } catch (error) {
        if (error instanceof RefundRefused) return fail(refund, error.message, fetchAfter(refund));
        throw error;
      }
      await changeRequested(refund, (trx, present) => applyReport(trx, present, report));
    },

    /** Marks the refund as failed after the job's last attempt could not reach the gateway. */
    async giveUp(refundId: number, error: unknown): Promise<void> {
      const refund = await repository.findRefund(db, refundId);
      const why = error instanceof Error ? error.message : String(error);
      if (refund) await fail(refund, `Tried for three days. ${why}`);
    },

    /** Locks the payment, then the refund's bookings, and returns the refund with its bookings. */
    async lock(
      trx: Db,
      refundId: number,
    ): Promise<{ refund: RefundRow; bookings: RefundedBooking[] }> {
      const refund = await repository.findRefund(trx, refundId);
      if (!refund) throw new Error(`There is no refund ${refundId}.`);
      await lockPayment(trx, refund.payment_id);
      return { refund, bookings: await lockRefunded(trx, refundId) };
    },
  };
}

/** Splits each share's refund in proportion to its unrefunded amounts. */
async function partsOf(trx: Db, shares: BookingsRefund['shares']): Promise<RefundedPart[]> {
  const open = await findOpenShares(
    trx,
    shares.map(({ id }) => id),
  );
  return shares.map(({ id, part }) => {
    const share = open.get(id);
    if (!share) throw new Error(`There is no share ${id}.`);
    return partOf(share, part);
  });
}

/** Completes a refund whose amount other refunds of the payment have already paid. */
async function finishWithoutGateway(trx: Db, id: number): Promise<void> {
  const refund = await repository.findRefund(trx, id);
  if (!refund) return;
  const change = { state: 'done', gatewayRefundId: null, failureReason: null } as const;
  await repository.changeRefund(trx, id, change);
  await afterDone(trx, refund);
}

const requestOf = (refund: RefundRow) => ({
  keys: keysOf(refund),
  idempotencyKey: `refund_${refund.public_id}_${refund.id}_${refund.attempt}`,
  orderId: orderOf(refund),
  gatewayPaymentId: refund.gateway_payment_id,
  amount: refund.amount,
  currency: refund.currency,
  captured: chargeOf(refund),
});

/** Payments that settled at once, in the sandbox or on account, have no order; their refunds use this id instead. */
export function orderOf({
  gateway,
  gateway_order_id: orderId,
  is_sandbox: isSandbox,
  public_id: publicId,
}: Pick<RefundRow, 'gateway' | 'gateway_order_id' | 'is_sandbox' | 'public_id'>): string {
  if (orderId !== null) return orderId;
  if (gateway === 'account') return publicId;
  if (isSandbox) return `sbx_${publicId}`;
  throw new Error(`Payment ${publicId} has no order.`);
}
