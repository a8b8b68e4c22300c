import { inTransaction } from '../../../db/transaction';
import { AppError } from '../../../lib/errors';
import { toDecimal } from '../../../lib/money';
import type { PayableLine } from '../../bookings/checkoutLines.rules';
import { automatic, recordAudit } from '../../identity/audit/audit.service';
import { commitBudget } from '../../spending/budgets/budgetUse.service';
import type { ModuleDeps } from '../../../deps';
import type { Outcome } from '../gateways/gateway.types';
import { enqueue } from '../../../jobs/queue';
import { recordChargeJob } from '../payments.jobs';
import { lockPayment, type LockedPayment } from '../payments.repository';
import { computeQuote } from '../../bookings/quote/quote.rules';
import type { RefundsService } from '../refunds/refunds.service';
import { closeCompetingOrders } from './closeOrders.service';
import { fulfilBookings, type FulfilmentDeps } from './fulfilment.service';
import * as repository from './settlement.repository';
import type { ShareRow } from './settlement.repository';

type Db = ModuleDeps['db'];
type Paid = Extract<Outcome, { state: 'paid' }>;

interface SettlementDeps extends FulfilmentDeps {
  db: Db;
  refunds: Pick<RefundsService, 'requestUnused'>;
}

export type Settlement = ReturnType<typeof createSettlement>;

/**
 * Applies a gateway's outcome to a payment, from webhooks, the person's return or reconciliation (D12). A settled
 * payment never becomes pending or failed again. Received money pays for the bookings if they still cost exactly that
 * amount; otherwise it is refunded once.
 */
export function createSettlement({ db, bookings, tickets, refunds }: SettlementDeps) {
  /** Call it in a transaction that has locked the payment but no bookings or tiers. */
  async function applyToLocked(trx: Db, payment: LockedPayment, outcome: Outcome): Promise<void> {
    if (outcome.state === 'pending') return;
    if (outcome.state === 'failed') {
      if (payment.status === 'pending') {
        await repository.markFailed(trx, payment.id, outcome.reason);
      }
      return;
    }
    if (payment.status !== 'pending' && payment.status !== 'failed') {
      return isSecondPayment(payment, outcome) ? refundSecond(trx, payment, outcome) : undefined;
    }
    const shares = await repository.findShares(trx, payment.id);
    const lines = await lockMatchingLines(trx, payment, shares, outcome);
    if (typeof lines === 'string') return refundUnused(trx, payment, shares, outcome, lines);
    const isCharged = lines.some(({ booking }) => booking.is_charged);
    const refusal = isCharged ? await commitOrRefuse(trx, payment, shares) : null;
    if (refusal) await refundUnused(trx, payment, shares, outcome, refusal);
    else await fulfil(trx, payment, lines, outcome);
  }

  /** @returns the lines to fulfil, or the reason why the payment does not match them */
  async function lockMatchingLines(
    trx: Db,
    payment: LockedPayment,
    shares: readonly ShareRow[],
    paid: Paid,
  ): Promise<PayableLine[] | string> {
    if (paid.amount !== payment.amount || paid.currency !== payment.currency) {
      return 'it is not what was owed';
    }
    const ids = shares.map((share) => share.booking_id);
    let lines: PayableLine[];
    try {
      const payer = { userId: payment.user_id, companyId: payment.company_id };
      lines = await bookings.lockPayable(trx, payer, ids, { isSale: true });
    } catch (error) {
      if (error instanceof AppError) return refundReason(error);
      throw error;
    }
    const shareOf = new Map(shares.map((share) => [share.booking_id, share]));
    const isSame = lines.every(({ booking, unitPrice }) => {
      const share = shareOf.get(booking.id);
      return share?.quantity === booking.quantity && share.unit_price === unitPrice;
    });
    // Uses the payment's tax rates, which the invoice shows. A tier's new rate applies only to new payments.
    const { total } = computeQuote(
      lines.map(({ booking, tier, amount }) => ({
        amount,
        gstPercent: shareOf.get(booking.id)?.gst_percent ?? tier.gst_percent,
      })),
    );
    return isSame && total === payment.amount ? lines : 'the bookings have changed since';
  }

  /** @returns why a budget can no longer pay for the bookings, without changes; null when it can */
  async function commitOrRefuse(
    trx: Db,
    payment: LockedPayment,
    shares: readonly ShareRow[],
  ): Promise<string | null> {
    try {
      await commitBudget(trx, {
        paymentId: payment.id,
        lines: shares.map(({ booking_id: bookingId, amount }) => ({ bookingId, amount })),
        actor: { id: payment.user_id, name: payment.user_name },
      });
      return null;
    } catch (error) {
      if (error instanceof AppError) return refundReason(error);
      throw error;
    }
  }

  async function fulfil(trx: Db, payment: LockedPayment, lines: PayableLine[], paid: Paid) {
    const payer = { userId: payment.user_id, name: payment.user_name, email: '' };
    const competingOrders = await repository.markFulfilled(
      trx,
      payment.id,
      paid.gatewayPaymentId,
      lines.map(({ booking }) => booking.id),
    );
    await closeCompetingOrders(trx, competingOrders);
    if (!payment.is_sandbox && payment.amount > 0) {
      const job = { key: String(payment.id), payload: { payment: payment.id } };
      await enqueue(trx, recordChargeJob, job);
    }
    await fulfilBookings(trx, { bookings, tickets }, payer, lines, {
      publicId: payment.public_id,
      isTest: payment.is_test,
    });
  }

  async function refundUnused(
    trx: Db,
    payment: LockedPayment,
    shares: readonly ShareRow[],
    paid: Paid,
    why: string,
  ) {
    const money = `${paid.currency} ${toDecimal(paid.amount)}`;
    const reason = `Payment ${payment.public_id} of ${money} is being paid back: ${why}.`;
    await repository.markRefunded(trx, payment.id, {
      reason,
      gatewayPaymentId: paid.gatewayPaymentId,
    });
    await refunds.requestUnused(trx, payment.id, { scope: 'payment', paid, reason });
    await bookings.recordHistory(
      trx,
      shares.map((share) => ({
        bookingId: share.booking_id,
        actor: null,
        kind: 'payment_returned',
        from: share.booking_status,
        to: share.booking_status,
        note: reason,
      })),
    );
    await recordAudit(trx, automatic, {
      action: 'booking.payment_returned',
      thing: { id: shares[0]?.booking_id ?? null, title: payment.public_id },
      says: `paid back payment ${payment.public_id}: ${why}`,
      after: { amount: { money: paid.amount, currency: paid.currency } },
      company: payment.company_id,
    });
  }

  const refundSecond = (trx: Db, payment: LockedPayment, paid: Paid): Promise<void> =>
    refunds.requestUnused(trx, payment.id, {
      scope: `again:${paid.gatewayPaymentId ?? ''}`,
      paid,
      reason: `Payment ${payment.public_id} came a second time.`,
    });

  return {
    applyToLocked,
    /** @param paymentId `payments.id` */
    applyPaymentOutcome: (paymentId: number, outcome: Outcome): Promise<void> =>
      inTransaction(db, async (trx) =>
        applyToLocked(trx, await lockPayment(trx, paymentId), outcome),
      ),
  };
}

const isSecondPayment = (payment: LockedPayment, paid: Paid) =>
  payment.gateway_payment_id !== null &&
  paid.gatewayPaymentId !== null &&
  payment.gateway_payment_id !== paid.gatewayPaymentId;

/** Shown to people, as the end of a sentence. */
function refundReason({ code }: AppError): string {
  switch (code) {
    case 'already_paid':
      return 'a booking had been paid already';
    case 'sold_out':
      return 'the hold had run out and the seats were gone';
    case 'tier_limit':
      return 'the hold had run out and you or your company have as many tickets of this kind as allowed';
    case 'budget_exceeded':
      return 'the budget of the cost centre had no room for it any more';
    case 'approval_pending':
      return 'a booking waits for a decision of the company';
    case 'company_suspended':
      return 'the company is suspended';
    case 'account_closed':
      return 'the account had been closed';
    case 'booking_closed':
      return 'the event is not open for booking any more';
    default:
      return 'a booking had been cancelled or removed';
  }
}
