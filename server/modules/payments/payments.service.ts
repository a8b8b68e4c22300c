import { randomBytes } from 'node:crypto';
import type { Caller } from '../../contract/caller';
import type { BodyOf, Schemas } from '../../contract/types';
import { invalidInput, notFound, unavailable } from '../../lib/errors';
import { toMinor } from '../../lib/money';
import type { BookingsService } from '../bookings/bookings.service';
import { refusals } from '../bookings/refusals';
import type { PayableLine } from '../bookings/selling';
import { inTransaction } from '../bookings/transaction';
import { readingScope } from '../bookings/visibility';
import type { ModuleDeps } from '../deps';
import { keyedRequest, type KeyedRequest } from '../idempotency/idempotency';
import { recall, remember } from '../idempotency/idempotency.repository';
import type { TicketsService } from '../tickets/tickets.service';
import type { PaymentGateway } from './gateways/gateway';
import { gatewayNamed } from './gateways/gatewayNamed';
import { presentQuote, presentResult } from './payments.presenter';
import * as repository from './payments.repository';
import { computeQuote } from './quote';

type Db = ModuleDeps['db'];

interface PaymentsServiceDeps extends Pick<ModuleDeps, 'db' | 'config'> {
  bookings: BookingsService;
  tickets: TicketsService;
}

/** What the client says about the payment, read but not believed; money in minor units. */
interface Order {
  paymentId: string;
  bookingIds: readonly number[];
  gateway: PaymentGateway;
  amount: number;
  method: Schemas['PaymentMethod'];
  transactionFee: number;
}

export type PaymentsService = ReturnType<typeof createPaymentsService>;

/** The one order service: what is owed, and what was paid (D12). */
export function createPaymentsService({ db, config, bookings, tickets }: PaymentsServiceDeps) {
  /**
   * Writes the payment, and all that follows when it is good at once, in the caller's transaction.
   * Nothing here leaves the database.
   */
  async function pay(trx: Db, caller: Caller, order: Order): Promise<void> {
    const lines = await bookings.lockPayable(trx, caller, order.bookingIds);
    const { currency, companyId } = commonOf(lines);
    const quote = computeQuote(lines.map((line) => line.amount));
    if (order.amount !== quote.total) throw refusals.amountChanged(quote.total, currency);

    // Where nothing is owed there is nothing to wait for.
    const isGood = order.gateway.settles === 'at_once' || quote.total === 0;
    if (!isGood) await bookings.keepLines(trx, lines);
    const { lines: shares, ...sums } = quote;
    await repository.insertPayment(trx, {
      publicId: order.paymentId,
      userId: caller.userId,
      companyId,
      gateway: order.gateway.name,
      isTest: order.gateway.isTest,
      status: isGood ? 'success' : 'pending',
      ...sums,
      currency,
      method: order.method,
      transactionFee: order.gateway.isTest ? order.transactionFee : 0,
      shares: lines.map(({ booking, unitPrice }, index) => ({
        bookingId: booking.id,
        amount: shares[index]?.total ?? 0,
        quantity: booking.quantity,
        unitPrice,
      })),
    });
    if (!isGood) return;
    await bookings.settleLines(trx, caller, lines, `Payment ${order.paymentId}.`);
    for (const { booking } of lines) {
      await tickets.issue(trx, {
        bookingId: booking.id,
        eventId: booking.event_id,
        tierId: booking.ticket_tier_id,
        quantity: booking.quantity,
      });
    }
  }

  /** @throws 404 when the payment is not there or not the caller's to see */
  async function resultOf(caller: Caller, paymentId: string): Promise<Schemas['PaymentResult']> {
    const payment = await repository.findPayment(db, paymentId, readingScope(caller));
    if (!payment) throw notFound('Payment not found');
    return presentResult(payment, await bookings.ofPayment(paymentId));
  }

  return {
    /**
     * @param ids undefined: all bookings that the caller could pay now; none is a quote of zeros
     * @throws 404, 409 `already_paid`, `not_pending`, `mixed_currencies`
     */
    async quote(caller: Caller, ids: readonly number[] | undefined): Promise<Schemas['Quote']> {
      const rows = await bookings.payable(caller, ids);
      if (new Set(rows.map((row) => row.currency)).size > 1) throw refusals.mixedCurrencies();
      return presentQuote(rows);
    },

    /**
     * Pays bookings together. The sandbox pays at once; with a live gateway the payment is pending,
     * whatever the client claims, until the gateway itself says more.
     *
     * @throws 400, 404, 409 as `lockPayable`, and `amount_changed`, `mixed_currencies`,
     *   `gateway_unavailable`, `idempotency_conflict`
     */
    async create(
      caller: Caller,
      body: BodyOf<'createPayment'>,
      idempotencyKey: string | undefined,
    ): Promise<Schemas['PaymentResult']> {
      const order: Order = {
        paymentId: `pay_${randomBytes(12).toString('hex')}`,
        bookingIds: body.booking_ids,
        gateway: gatewayNamed(body.gateway ?? 'razorpay', config),
        amount: readAmount('amount', body.amount),
        method: body.payment_method ?? 'upi',
        transactionFee: readAmount('transaction_fee', body.transaction_fee ?? '0.00'),
      };
      const keyed = keyedRequest(caller.userId, 'createPayment', idempotencyKey, body);
      const paymentId = await inTransaction(db, async (trx) => {
        if (keyed && !(await remember(trx, keyed, { payment: order.paymentId }))) {
          return recallPayment(trx, keyed);
        }
        await pay(trx, caller, order);
        return order.paymentId;
      });
      return resultOf(caller, paymentId);
    },

    /** How a payment stands. @throws 404 */
    verify: (caller: Caller, paymentId: string) => resultOf(caller, paymentId),
  };
}

async function recallPayment(trx: Db, keyed: KeyedRequest): Promise<string> {
  const outcome = await recall(trx, keyed);
  if (outcome && 'payment' in outcome) return outcome.payment;
  throw unavailable('This payment is being worked on. Please try again.');
}

/** One payment has one currency and belongs to one company. @throws 409 */
function commonOf(lines: readonly PayableLine[]): { currency: string; companyId: number } {
  const [first, ...rest] = lines;
  if (!first) throw refusals.nothingToPay();
  const { currency, company_id: companyId } = first.booking;
  if (rest.some(({ booking }) => booking.currency !== currency)) throw refusals.mixedCurrencies();
  if (rest.some(({ booking }) => booking.company_id !== companyId)) {
    throw refusals.mixedCompanies();
  }
  return { currency, companyId };
}

/** @throws 400 for what is no amount */
function readAmount(field: string, value: string | number): number {
  const minor = toMinor(value);
  if (minor === null) {
    const sentence = 'Write an amount with at most two decimals, such as 1500.00.';
    throw invalidInput(sentence, { [field]: sentence });
  }
  return minor;
}
