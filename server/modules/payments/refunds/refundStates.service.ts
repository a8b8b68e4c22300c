import type { ModuleDeps } from '../../../deps';
import { enqueue } from '../../../jobs/queue';
import { conflict } from '../../../lib/errors';
import { formatMoney } from '../../../lib/money';
import { refundCredit } from '../../credit/creditUse.service';
import { markRefunded, recordRefund } from '../../inventory/bookingState/bookingState.service';
import { giveBackBudget } from '../../spending/budgets/budgetUse.service';
import type { RefundReport } from '../gateways/gateway.types';
import { lockPayment } from '../payments.repository';
import * as cover from './refundCover.repository';
import type { ExternalRefundFilter } from './refundCover.repository';
import { refundDone, refundRequested, externalRefundDone } from './refunds.jobs';
import * as repository from './refunds.repository';
import type { RefundRow } from './refunds.repository';
import {
  chargeOf,
  isExternalRefund,
  isOfBookings,
  isOfOwnCharge,
  isOfUnusedMoney,
} from './refunds.rules';

type Db = ModuleDeps['db'];

const stateOrder = { requested: 0, accepted: 1, done: 2, failed: 3 } as const;

/**
 * Applies a gateway's report about the current attempt. The state only moves forward; a completed refund can still
 * fail when the bank returns the money. The caller has locked the payment.
 */
export async function applyReport(trx: Db, refund: RefundRow, report: RefundReport): Promise<void> {
  const isOther =
    refund.gateway_refund_id !== null && refund.gateway_refund_id !== report.gatewayRefundId;
  if (isOther || !isProgress(refund, report)) return;
  const { state, gatewayRefundId, failureReason } = report;
  const more = Math.min(report.amount - refund.amount, refund.covered);
  // The gateway paid an amount that external refunds had covered.
  if (state !== 'failed' && isOfOwnCharge(refund) && more > 0) {
    await cover.uncoverRefund(trx, refund, more);
  }
  await repository.changeRefund(trx, refund.id, {
    state,
    gatewayRefundId,
    failureReason: state === 'failed' ? (failureReason ?? 'The gateway gave no reason.') : null,
  });
  if (state === 'done') await afterDone(trx, refund);
}

function isProgress(refund: RefundRow, { state }: RefundReport): boolean {
  if (refund.state === 'done' && refund.paid_by_hand_reference !== null) return false;
  if (isOnlyCovered(refund)) return state !== 'failed';
  // Foyer gave up without an answer, but the gateway had made the refund.
  const wasLost = refund.state === 'failed' && refund.gateway_refund_id === null;
  return wasLost || stateOrder[state] > stateOrder[refund.state];
}

/** Whether external refunds have covered the whole refund. */
const isOnlyCovered = (refund: RefundRow): boolean =>
  refund.state === 'done' && refund.amount === 0 && refund.covered > 0;

/**
 * Runs when a refund is done for the first time. The caller has locked the payment.
 * @param refund as it was before it was done
 */
export async function afterDone(trx: Db, refund: RefundRow): Promise<void> {
  if (refund.done_at !== null || isOfUnusedMoney(refund)) return;
  const { id, payment_id: paymentId } = refund;
  if (isExternalRefund(refund)) {
    const known = await repository.findRefundsOf(trx, paymentId);
    const failed = known.filter(({ state }) => state === 'failed');
    await coverFailedRefunds(trx, failed, { only: id });
    return enqueue(trx, externalRefundDone, { key: String(id), payload: { refund: id } });
  }
  await finishRefunds(trx, [refund], await cover.lockBookingsOf(trx, [id]));
  // Together with external refunds, this refund may leave nothing of the payment.
  const external = await cover.findLastExternalRefund(trx, paymentId);
  if (external === undefined) return;
  await enqueue(trx, externalRefundDone, {
    key: `${external}:${id}`,
    payload: { refund: external },
  });
}

/**
 * Updates bookings, budgets and company accounts after refunds of one payment are done, and enqueues credit notes and
 * mails. The caller has locked the payment and the bookings.
 */
export async function finishRefunds(
  trx: Db,
  refunds: readonly RefundRow[],
  bookingIds: readonly number[],
): Promise<void> {
  for (const { id } of refunds) await recordRefund(trx, id);
  await markRefunded(trx, bookingIds);
  const [first] = refunds;
  if (!first) return;
  await giveBackBudget(trx, bookingIds, first.reason);
  for (const { id: refundId, gateway, payment_id: paymentId, amount } of refunds) {
    if (gateway === 'account') await refundCredit(trx, { refundId, paymentId, amount });
  }
  await repository.markPaymentRefunded(trx, first.payment_id);
  for (const { id } of refunds) {
    await enqueue(trx, refundDone, { key: String(id), payload: { refund: id } });
  }
}

/**
 * Uses external refunds to cover Foyer's failed refunds, so that the same money is not paid back twice. An uncovered
 * rest stays failed for an operator. The caller has locked the payment.
 */
export async function coverFailedRefunds(
  trx: Db,
  failed: readonly RefundRow[],
  filter: ExternalRefundFilter,
): Promise<void> {
  const done = (await coverRefunds(trx, failed.filter(isOfOwnCharge), filter)).filter(isOfBookings);
  if (done.length === 0) return;
  const ids = done.map(({ id }) => id);
  await finishRefunds(trx, done, await cover.lockBookingsOf(trx, ids));
}

/** @returns refunds that this call completes for the first time */
export async function coverRefunds(
  trx: Db,
  refunds: readonly RefundRow[],
  filter: ExternalRefundFilter,
): Promise<RefundRow[]> {
  const done: RefundRow[] = [];
  for (const refund of refunds) {
    const { id, payment_id: paymentId, amount, done_at: doneAt } = refund;
    const taken = await cover.allocateExternalRefunds(trx, { paymentId, amount, from: filter });
    if (taken === 0) continue;
    await cover.coverRefund(trx, id, taken);
    if (taken === amount && doneAt === null) done.push(refund);
  }
  return done;
}

/** Locks a failed refund's payment; returns undefined when there is no failed refund with this id. */
async function lockFailed(trx: Db, id: number): Promise<RefundRow | undefined> {
  const found = await repository.findRefund(trx, id);
  if (!found) return undefined;
  await lockPayment(trx, found.payment_id);
  const refund = await repository.findRefund(trx, id);
  return refund?.state === 'failed' ? refund : undefined;
}

/** Requests a failed refund again. @returns false when there is no failed refund with this id */
export async function retryRefund(trx: Db, id: number): Promise<boolean> {
  const refund = await lockFailed(trx, id);
  if (!refund) return false;
  const attempt = await repository.beginAttempt(trx, id);
  await enqueue(trx, refundRequested, { key: `${id}:${attempt}`, payload: { refund: id } });
  return true;
}

/**
 * Records that an operator has paid a failed refund without the gateway.
 * @param reference the transfer's reference, for accounting
 * @returns false when there is no failed refund with this id
 * @throws 409 `more_than_paid`, without changes, when the refund exceeds what other refunds leave of the payment
 */
export async function markPaidByHand(trx: Db, id: number, reference: string): Promise<boolean> {
  const refund = await lockFailed(trx, id);
  if (!refund) return false;
  if (isOfOwnCharge(refund)) await assertEnoughLeft(trx, refund);
  await repository.changeRefund(trx, id, {
    state: 'done',
    gatewayRefundId: refund.gateway_refund_id,
    failureReason: null,
    paidByHandReference: reference,
  });
  await afterDone(trx, refund);
  return true;
}

async function assertEnoughLeft(trx: Db, refund: RefundRow): Promise<void> {
  const { payment_id: paymentId, amount, currency } = refund;
  const left = Math.max(0, chargeOf(refund) - (await repository.sumMoved(trx, paymentId)));
  if (amount <= left) return;
  throw conflict(
    'more_than_paid',
    `Refunds of payment ${refund.public_id} that the gateway has made leave ${formatMoney(left, currency)} of it, and refund ${refund.id} is for ${formatMoney(amount, currency)}. Request it again: what the gateway's dashboard has paid of it is taken off then.`,
  );
}
