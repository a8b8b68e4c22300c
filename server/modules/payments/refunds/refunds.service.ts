import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { enqueue } from '../../../jobs/queue';
import { markRefunded } from '../../inventory/bookingState/bookingState.service';
import { callGateway } from '../gateways/callGateway.gateway';
import type { Outcome, RefundReport } from '../gateways/gateway.types';
import type { Gateways } from '../gateways/gateways.service';
import { isRefundRefused } from '../gateways/refundRequests.rules';
import { lockPayment } from '../payments.repository';
import { takeElsewhere } from './refundCover.repository';
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
import { afterDone, applyReport, coverFailed } from './refundStates.service';

export type { RefundRow } from './refunds.repository';
export type { RefundedBooking } from './refundShares.repository';

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
  /** One refund per payment and cancelled event, cancelled booking, or pool whose free seats were returned. */
  scope: `event:${number}` | `booking:${number}` | `part:${number}:${number}` | `seats:${number}`;
  /** `part` in minor units; left out for all that other refunds have left. */
  shares: readonly { id: number; bookingId: number; part?: ShareOfRefund }[];
  /** Shown to people. */
  reason: string;
  /** Who asks for it, where that is an organizer. */
  requestedBy?: number;
}

export type RefundsService = ReturnType<typeof createRefundsService>;

/**
 * Refunds of unusable and duplicate payments (D12), of bookings of cancelled events (D13) and of cancelled
 * bookings (D36), and what organizers give back. A refund is requested in the transaction that causes it; a job calls the gateway after
 * the commit.
 */
export function createRefundsService({ db, gateways }: RefundsDeps) {
  /** @returns its id; null when the payment has a refund of this scope already */
  async function request(trx: Db, refund: repository.NewRefund): Promise<number | null> {
    const id = await repository.insertRefund(trx, refund);
    if (id === null) return null;
    await enqueue(trx, refundRequested, { key: String(id), payload: { refund: id } });
    return id;
  }

  /** Changes a refund whose payment is locked first. Does nothing unless it is still requested. */
  const changeRequested = (
    refund: RefundRow,
    change: (trx: Db, present: RefundRow) => Promise<void>,
  ): Promise<void> =>
    inTransaction(db, async (trx) => {
      await lockPayment(trx, refund.payment_id);
      const present = await repository.findRefund(trx, refund.id);
      if (present?.attempt === refund.attempt) await change(trx, present);
    });

  /** What was refunded at the gateway itself since it was requested pays for it. */
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
      await coverFailed(trx, [present], { after: present.id });
      await after(trx);
    });

  /** The gateway has refused it: of refunds that leave too little for it, no webhook may have told. */
  const fetchAfter = (refund: RefundRow) => (trx: Db) =>
    enqueue(trx, fetchRefundsJob, {
      key: `${refund.payment_id}:refused:${refund.id}:${refund.attempt}`,
      payload: { payment: refund.payment_id },
    });

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
     * Free bookings count as refunded at once. What other refunds of the payment leave is the most that
     * goes back.
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
      await takeElsewhere(trx, { paymentId: payment.id, amount: owed - amount, of: 'standing' });
      if (amount === 0) await finishWithoutGateway(trx, id);
      return amount;
    },

    /**
     * The gateway is called outside of any transaction, and with the same keys after a crash between
     * its answer and the commit: so it refunds once. A refund that it will not make fails, and waits for
     * an operator.
     * @throws 502, 503 when the gateway fails
     */
    async run(refundId: number): Promise<void> {
      const refund = await repository.findRefund(db, refundId);
      if (refund?.state !== 'requested') return;
      // Before the gateway is called: its failures would delay the mail as well (D12).
      if (isOfUnusedMoney(refund)) {
        const job = { key: String(refundId), payload: { refund: refundId } };
        await enqueue(db, refundStarted, job);
      }
      let report: RefundReport;
      try {
        report = await callGateway(() => gateways.of(refund).refund(requestOf(refund)));
      } catch (error) {
        if (isRefundRefused(error)) return fail(refund, error.message, fetchAfter(refund));
        throw error;
      }
      await changeRequested(refund, (trx, present) => applyReport(trx, present, report));
    },

    /** The gateway could not be reached for as long as a job is tried. */
    async giveUp(refundId: number, error: unknown): Promise<void> {
      const refund = await repository.findRefund(db, refundId);
      const why = error instanceof Error ? error.message : String(error);
      if (refund) await fail(refund, `Tried for three days. ${why}`);
    },

    /** A refund with its bookings; the payment and then the bookings are locked. */
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

/** What goes back of each share, in proportion to what other refunds have left of it. */
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

/** Other refunds of the payment had paid back the shares of these bookings. */
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

/** Payments that were settled at once, by the sandbox or on account, have no order and need none to be refunded. */
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
