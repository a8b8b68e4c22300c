import type { ModuleDeps } from '../../../deps';
import { enqueue } from '../../../jobs/queue';
import { refundCredit } from '../../credit/creditUse.service';
import { giveBackBudget } from '../../policies/budgets/budgetUse.service';
import type { RefundReport } from '../gateways/gateway.types';
import { lockPayment } from '../payments.repository';
import { refundDone, refundRequested, refundedElsewhere } from './refunds.jobs';
import * as repository from './refunds.repository';
import type { RefundRow } from './refunds.repository';
import { addPaidBack, lockRefunded, markPaidBack } from './refundShares.repository';
import { isMadeElsewhere, isOfUnusedMoney } from './refunds.rules';

type Db = ModuleDeps['db'];

const order = { requested: 0, accepted: 1, done: 2, failed: 3 } as const;

/**
 * Applies what the gateway says of the present attempt. The state only moves forward; a refund that
 * was done may fail later, when the bank returns the money. The caller has locked the payment.
 */
export async function applyReport(trx: Db, refund: RefundRow, report: RefundReport): Promise<void> {
  const isOther =
    refund.gateway_refund_id !== null && refund.gateway_refund_id !== report.gatewayRefundId;
  // It was given up without an answer, and had been made all the same.
  const wasLost = refund.state === 'failed' && refund.gateway_refund_id === null;
  if (isOther || (!wasLost && order[report.state] <= order[refund.state])) return;
  const { state, gatewayRefundId, failureReason } = report;
  await repository.changeRefund(trx, refund.id, {
    state,
    gatewayRefundId,
    failureReason: state === 'failed' ? (failureReason ?? 'The gateway gave no reason.') : null,
  });
  if (state === 'done') await afterDone(trx, refund);
}

/**
 * What follows when money has gone back for the first time. The caller has locked the payment.
 * @param refund as it was before
 */
export async function afterDone(trx: Db, refund: RefundRow): Promise<void> {
  if (refund.done_at !== null || isOfUnusedMoney(refund)) return;
  const job = { key: String(refund.id), payload: { refund: refund.id } };
  if (isMadeElsewhere(refund)) return enqueue(trx, refundedElsewhere, job);
  const bookings = await lockRefunded(trx, refund.id);
  const ids = bookings.map((booking) => booking.id);
  await addPaidBack(trx, refund.id);
  await markPaidBack(trx, ids);
  await giveBackBudget(trx, ids, refund.reason);
  if (refund.gateway === 'account') {
    const { id: refundId, payment_id: paymentId, amount } = refund;
    await refundCredit(trx, { refundId, paymentId, amount });
  }
  await repository.markPaymentRefunded(trx, refund.payment_id);
  await enqueue(trx, refundDone, job);
}

/** A failed refund, locked; undefined when there is none with this id. */
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
 * @param reference of the transfer, for the books
 * @returns false when there is no failed refund with this id
 */
export async function markPaidByHand(trx: Db, id: number, reference: string): Promise<boolean> {
  const refund = await lockFailed(trx, id);
  if (!refund) return false;
  await repository.changeRefund(trx, id, {
    state: 'done',
    gatewayRefundId: refund.gateway_refund_id,
    failureReason: null,
    paidByHandReference: reference,
  });
  await afterDone(trx, refund);
  return true;
}
