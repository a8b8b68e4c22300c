import { inTransaction } from '../../../db/transaction';
import { groupBy } from '../../../lib/groupBy';
import type { ModuleDeps } from '../../../deps';
import { recordHistory } from '../../bookings/history.service';
import { endBookings } from '../../inventory/bookingState/bookingState.service';
import { moveSeatsOf } from '../../inventory/inventory.service';
import type { SeatMove } from '../../inventory/inventory.types';
import { callGateway } from '../gateways/callGateway.gateway';
import type { RefundReport } from '../gateways/gateway.types';
import type { Gateways } from '../gateways/gateways.service';
import { findChargeOf, lockPayment, type LockedPayment } from '../payments.repository';
import type { TicketVoider } from '../payments.types';
import {
  allocateExternalRefunds,
  lockBookingsOf,
  lockSettledBookings,
  setCovered,
} from './refundCover.repository';
import * as repository from './refunds.repository';
import type { RefundRow } from './refunds.repository';
import { partOf, type RefundedPart } from './refundParts.rules';
import { isOfBookings, keysOf } from './refunds.rules';
import {
  findOpenShares,
  findPaidShares,
  insertParts,
  type PaidShare,
} from './refundShares.repository';
import { orderOf } from './refunds.service';
import { applyReport, coverRefunds, finishRefunds } from './refundStates.service';

type Db = ModuleDeps['db'];

const BATCH_SIZE = 10;

/** Printed on the credit note. */
const REASON = 'The payment was refunded by the seller.';

/** Fetches and settles a payment without an outcome; `settlement/reconcile.service.ts` implements it. */
interface PaymentReconciler {
  reconcile(publicId: string): Promise<unknown>;
}

interface RefundReportsDeps extends Pick<ModuleDeps, 'db' | 'log'> {
  gateways: Pick<Gateways, 'of'>;
  tickets: TicketVoider;
  reconciler: PaymentReconciler;
}

export type RefundReports = ReturnType<typeof createRefundReports>;

/** Records the state of refunds at the gateways, including those that Foyer did not request (D12). */
export function createRefundReports({ db, log, gateways, tickets, reconciler }: RefundReportsDeps) {
  /**
   * Stores a gateway's report. The caller has locked the payment.
   * @param chargeId the refunded charge; null when the gateway does not report it
   */
  async function record(
    trx: Db,
    payment: LockedPayment,
    report: RefundReport,
    chargeId: string | null,
  ): Promise<void> {
    const known = await repository.findRefundsOf(trx, payment.id);
    const match = findMatch(known, report);
    if (match === 'earlier attempt') return;
    const refund = match ?? (await insertExternalRefund(trx, payment, report, chargeId));
    if (refund) await applyReport(trx, refund, report);
  }

  /**
   * Fetches the payment's outcome if it is open, then its refunds.
   * @param paymentId `payments.id`
   * @throws 502, 503 when the gateway fails
   */
  async function fetch(paymentId: number): Promise<void> {
    const { public_id: publicId } = await findChargeOf(db, paymentId);
    await reconciler.reconcile(publicId);
    const charge = await findChargeOf(db, paymentId);
    if (!['success', 'refunded', 'partially_refunded'].includes(charge.status)) return;
    const { gateway_payment_id: chargeId } = charge;
    const reports = await callGateway(() =>
      gateways.of(charge).fetchRefunds({ orderId: orderOf(charge), gatewayPaymentId: chargeId }),
    );
    await inTransaction(db, async (trx) => {
      const payment = await lockPayment(trx, paymentId);
      for (const report of reports) await record(trx, payment, report, chargeId);
    });
  }

  return {
    record,
    fetch,

    /** Checks accepted refunds at the gateways once an hour. Several processes may run it concurrently. */
    async fetchAccepted(stopping?: AbortSignal): Promise<void> {
      for (;;) {
        if (stopping?.aborted) return;
        const payments = await repository.claimAccepted(db, BATCH_SIZE);
        for (const payment of payments) {
          await fetch(payment).catch((error: unknown) =>
            log.warn({ err: error, payment }, 'the refunds of a payment could not be fetched'),
          );
        }
        if (payments.length === 0) return;
      }
    },

    /**
     * Handles an external refund after which nothing of the payment is left: it covers requested and failed refunds,
     * ends the remaining paid bookings, and credits amounts kept for bookings that ended earlier. Changes no booking
     * while part of the payment is left. Safe to repeat.
     */
    endRefunded: (refundId: number): Promise<void> =>
      inTransaction(db, async (trx) => {
        const refund = await repository.findRefund(trx, refundId);
        if (!refund) return;
        const payment = await lockPayment(trx, refund.payment_id);
        if (payment.status !== 'success' && payment.status !== 'partially_refunded') return;
        if ((await repository.sumDone(trx, payment.id)) < payment.amount) return;
        await lockSettledBookings(trx, payment.id);
        const waiting = (await repository.findRefundsOf(trx, payment.id)).filter(
          (one) => isOfBookings(one) && (one.state === 'requested' || one.state === 'failed'),
        );
        const covered = await coverRefunds(trx, waiting, 'done');
        await endRemainingBookings(trx, refund, covered, await findPaidShares(trx, payment.id));
      }),
  };

  async function endRemainingBookings(
    trx: Db,
    { id, payment_id: paymentId }: RefundRow,
    covered: readonly RefundRow[],
    shares: readonly PaidShare[],
  ): Promise<void> {
    const live = shares.filter(({ status }) => status !== 'cancelled' && status !== 'refunded');
    await returnSeats(trx, live);
    await endBookings(
      trx,
      live.map((share) => share.booking_id),
      'refunded',
    );
    for (const { booking_id: booking } of live) await tickets.voidForBooking(trx, booking);
    await recordHistory(
      trx,
      live.map((share) => ({
        bookingId: share.booking_id,
        actor: null,
        kind: 'refunded_by_seller',
        from: share.status,
        to: 'refunded',
        note: REASON,
      })),
    );
    const shareIds = shares.map((share) => share.id);
    const open = await findOpenShares(trx, shareIds);
    const parts = [...open.values()].map((share) => partOf(share));
    const own = parts.length > 0 ? await coverRemainingShares(trx, id, paymentId, parts) : [];
    const done = [...covered, ...own];
    const refundIds = done.map((refund) => refund.id);
    await finishRefunds(trx, done, await lockBookingsOf(trx, refundIds));
  }
}

/** Assigns the remaining parts to this refund, and covers what exceeds its amount with other external refunds. */
async function coverRemainingShares(
  trx: Db,
  id: number,
  paymentId: number,
  parts: readonly RefundedPart[],
): Promise<RefundRow[]> {
  const refund = await repository.findRefund(trx, id);
  if (!refund) return [];
  const owed = parts.reduce((sum, part) => sum + part.amount, 0);
  const amount = Math.max(0, owed - (refund.amount - refund.covers));
  await setCovered(trx, id, amount);
  await insertParts(trx, id, parts);
  await allocateExternalRefunds(trx, { paymentId, amount, from: 'done' });
  return [refund];
}

/** A late report about an earlier attempt changes nothing, because an operator has started another attempt. */
function findMatch(
  known: readonly RefundRow[],
  { gatewayRefundId, key }: RefundReport,
): RefundRow | 'earlier attempt' | undefined {
  const same = known.find((refund) => refund.gateway_refund_id === gatewayRefundId);
  if (same || key === null) return same;
  const mine = known.find((refund) => keysOf(refund).includes(key));
  if (!mine) return undefined;
  return keysOf(mine).at(-1) === key ? mine : 'earlier attempt';
}

async function insertExternalRefund(
  trx: Db,
  payment: LockedPayment,
  { gatewayRefundId, amount, currency }: RefundReport,
  chargeId: string | null,
): Promise<RefundRow | undefined> {
  const isOtherCharge = chargeId !== null && chargeId !== payment.gateway_payment_id;
  const id = await repository.insertRefund(trx, {
    paymentId: payment.id,
    scope: `${isOtherCharge ? 'again:' : ''}gateway:${gatewayRefundId}`,
    gatewayPaymentId: chargeId ?? payment.gateway_payment_id,
    amount,
    currency,
    reason: REASON,
  });
  return id === null ? undefined : repository.findRefund(trx, id);
}

async function returnSeats(trx: Db, shares: readonly PaidShare[]): Promise<void> {
  const sold = shares.filter(({ hold_state: hold }) => hold === 'sold');
  const byTier = [...groupBy(sold, (share) => share.ticket_tier_id)];
  const moves = byTier.map(([tier, own]): [number, SeatMove] => {
    const seats = own.reduce((sum, { quantity }) => sum + quantity, 0);
    return [tier, { available: seats, held: 0, sold: -seats, bookings: -own.length }];
  });
  await moveSeatsOf(trx, new Map(moves));
}
