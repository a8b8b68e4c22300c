import { inTransaction } from '../../../db/transaction';
import { AppError } from '../../../lib/errors';
import { toDecimal } from '../../../lib/money';
import type { BookingsService } from '../../bookings/bookings.service';
import { recordHistory } from '../../bookings/history.service';
import { seatsOf, type PayableLine } from '../../bookings/checkoutLines.service';
import type { ModuleDeps } from '../../../deps';
import type { TicketsService } from '../../tickets/tickets.service';
import type { Outcome } from '../gateways/gateway';
import { enqueue } from '../../../jobs/queue';
import { bookingsPaid, closeOrderJob, recordChargeJob } from '../payments.jobs';
import { computeQuote } from '../quote/quote.rules';
import { refundRequested } from '../refunds/refunds.jobs';
import * as repository from './settlement.repository';
import type { LockedPayment, ShareRow } from './settlement.repository';

type Db = ModuleDeps['db'];
type Paid = Extract<Outcome, { state: 'paid' }>;

export type Settling = ReturnType<typeof createSettling>;

/**
 * The one place where the word of a gateway has its effect, whoever brings it: webhook, return,
 * question, reconciler (D12). A payment moves forward only, and money that came is either for
 * bookings that still cost exactly that, or goes back, once.
 */
export function createSettling({
  db,
  bookings,
  tickets,
}: {
  db: Db;
  bookings: BookingsService;
  tickets: TicketsService;
}) {
  /** In the caller's transaction, with the payment locked and nothing after it. */
  async function settleLocked(trx: Db, payment: LockedPayment, outcome: Outcome): Promise<void> {
    if (outcome.state === 'pending') return;
    if (outcome.state === 'failed') {
      if (payment.status === 'pending') {
        await repository.markFailed(trx, payment.id, outcome.reason);
      }
      return;
    }
    if (payment.status !== 'pending' && payment.status !== 'failed') {
      return isOtherMoney(payment, outcome) ? giveSecondBack(trx, payment, outcome) : undefined;
    }
    const shares = await repository.findShares(trx, payment.id);
    const lines = await fittingLines(trx, payment, shares, outcome);
    if (typeof lines === 'string') await giveBack(trx, payment, shares, outcome, lines);
    else await fulfil(trx, payment, lines, outcome);
  }

  /** The lines to fulfil, or why the money does not fit them. */
  async function fittingLines(
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
      const who = { userId: payment.user_id, companyId: payment.company_id };
      lines = await bookings.lockPayable(trx, who, ids);
    } catch (error) {
      if (error instanceof AppError) return whyNot(error);
      throw error;
    }
    const priced = new Map(shares.map((share) => [share.booking_id, share]));
    const isSame = lines.every(({ booking, unitPrice }) => {
      const share = priced.get(booking.id);
      return share?.quantity === booking.quantity && share.unit_price === unitPrice;
    });
    const { total } = computeQuote(lines.map((line) => line.amount));
    return isSame && total === payment.amount ? lines : 'the bookings have changed since';
  }

  async function fulfil(trx: Db, payment: LockedPayment, lines: PayableLine[], paid: Paid) {
    const payer = { userId: payment.user_id, name: payment.user_name, email: '' };
    await bookings.confirmLines(trx, payer, lines, `Payment ${payment.public_id}.`);
    await tickets.issue(trx, ...lines.map(seatsOf));
    const rivals = await repository.markFulfilled(
      trx,
      payment.id,
      paid.gatewayPaymentId,
      lines.map(({ booking }) => booking.id),
    );
    await closeRivals(trx, rivals);
    const publicId = payment.public_id;
    await enqueue(trx, bookingsPaid, { key: publicId, payload: { payment: publicId } });
    if (!payment.is_test && payment.amount > 0) {
      const job = { key: String(payment.id), payload: { payment: payment.id } };
      await enqueue(trx, recordChargeJob, job);
    }
  }

  async function giveBack(
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
    await refundLater(trx, payment, paid, 'payment', reason);
    await recordHistory(
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
  }

  async function giveSecondBack(trx: Db, payment: LockedPayment, paid: Paid) {
    const reason = `Payment ${payment.public_id} came a second time.`;
    await refundLater(trx, payment, paid, `again:${paid.gatewayPaymentId ?? ''}`, reason);
  }

  async function refundLater(
    trx: Db,
    payment: LockedPayment,
    paid: Paid,
    scope: string,
    reason: string,
  ) {
    if (paid.amount === 0) return;
    const refund = await repository.insertRefund(trx, {
      paymentId: payment.id,
      scope,
      gatewayPaymentId: paid.gatewayPaymentId,
      amount: paid.amount,
      currency: paid.currency,
      reason,
    });
    if (refund === null) return;
    await enqueue(trx, refundRequested, { key: String(refund), payload: { refund } });
  }

  return {
    settleLocked,
    /** @param paymentId the database's own */
    settle: (paymentId: number, outcome: Outcome): Promise<void> =>
      inTransaction(db, async (trx) =>
        settleLocked(trx, await repository.lockPayment(trx, paymentId), outcome),
      ),
  };
}

/**
 * Nobody shall pay this order any more; the gateway is told after the commit.
 * @param reason for people; left out, the bookings were paid another way
 */
export const closeLater = (trx: Db, payment: number, reason?: string): Promise<void> =>
  enqueue(trx, closeOrderJob, {
    key: String(payment),
    payload: { payment, reason: reason ?? null },
  });

/**
 * Other open orders for the same bookings end. They are not settled here: their locks come before
 * those of the bookings.
 */
export async function closeRivals(trx: Db, rivals: readonly number[]): Promise<void> {
  for (const rival of rivals) await closeLater(trx, rival);
}

const isOtherMoney = (payment: LockedPayment, paid: Paid) =>
  payment.gateway_payment_id !== null &&
  paid.gatewayPaymentId !== null &&
  payment.gateway_payment_id !== paid.gatewayPaymentId;

function whyNot({ code }: AppError): string {
  switch (code) {
    case 'already_paid':
      return 'a booking had been paid already';
    case 'sold_out':
      return 'the hold had run out and the seats were gone';
    case 'booking_closed':
      return 'the event is not open for booking any more';
    default:
      return 'a booking had been cancelled or removed';
  }
}
