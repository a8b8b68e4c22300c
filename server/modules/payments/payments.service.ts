import type { Caller } from '../../contract/caller';
import type { BodyOf, Schemas } from '../../contract/types';
import { inTransaction } from '../../db/transaction';
import { invalidInput, notFound } from '../../lib/errors';
import { toMinor } from '../../lib/money';
import { createSemaphore } from '../../lib/semaphore';
import { bookingErrors } from '../bookings/bookingErrors.rules';
import { priceLines } from '../bookings/quote/pricedLines.rules';
import { readingScope } from '../bookings/visibility.rules';
import type { ModuleDeps } from '../../deps';
import { claimKey } from '../../http/idempotency/idempotency.service';
import { keyedRequest } from '../../http/idempotency/keyedRequest';
import { quotePolicy } from '../spending/policy/quotePolicy.service';
import { mayPayOnAccount } from '../credit/creditUse.service';
import { listGateways } from './gateways/gatewayList.rules';
import { gatewayNamed } from './gateways/gatewayNamed.rules';
import { applyPolicy } from './checkout/chargePurchase.service';
import { chargeOf, type PurchaseCharge } from './checkout/purchaseCharge.rules';
import { openOrReusePayment } from './checkout/hostedPayment.service';
import { presentQuote, presentResult } from './payments.presenter';
import * as repository from './payments.repository';
import type { FulfilmentDeps } from './settlement/fulfilment.service';
import type { Reconciler } from './settlement/reconcile.service';
import { newPaymentId, writePayment, type PaymentTerms } from './checkout/writePayment.service';

type Db = ModuleDeps['db'];

const CONCURRENT_PAYMENTS = 4;
const QUEUE_TIMEOUT_MS = 8_000;

interface PaymentsServiceDeps extends Pick<ModuleDeps, 'db' | 'config'>, FulfilmentDeps {
  reconciler: Pick<Reconciler, 'reconcile'>;
}

export type PaymentsService = ReturnType<typeof createPaymentsService>;

/** The client's request, parsed but not yet checked; money in minor units. */
interface RequestedPayment extends PaymentTerms {
  bookingIds: readonly number[];
  amount: number;
  charge: PurchaseCharge;
}

/** Quotes, creates and verifies payments (D12). */
export function createPaymentsService({
  db,
  config,
  bookings,
  tickets,
  reconciler,
}: PaymentsServiceDeps) {
  const services = { bookings, tickets };
  // Payments for one tier block each other. Waiting here, before a connection is taken, leaves connections for others.
  const withSlot = createSemaphore(CONCURRENT_PAYMENTS, {
    timeout: QUEUE_TIMEOUT_MS,
    isForDatabase: true,
  });

  /** @throws 409 `amount_changed` when the client was shown another total */
  async function pay(trx: Db, caller: Caller, order: RequestedPayment): Promise<void> {
    const pricedLines = priceLines(
      await bookings.lockPayable(trx, caller, order.bookingIds, {
        // The lock order is tiers, then the company's guests, a budget, and the account.
        isSale:
          order.charge.costCentreId === null &&
          order.charge.guests.length === 0 &&
          order.gateway.name !== 'account',
      }),
    );
    const { quote, currency } = pricedLines;
    if (order.amount !== quote.total) throw bookingErrors.amountChanged(quote.total, currency);
    await applyPolicy(trx, caller, pricedLines, { ...order.charge, gateway: order.gateway });
    await writePayment(trx, services, caller, order, pricedLines, order.charge);
  }

  /** @throws 404 when there is no such payment or the caller may not read it */
  async function resultOf(caller: Caller, paymentId: string): Promise<Schemas['PaymentResult']> {
    const payment = await repository.findPayment(db, paymentId, readingScope(caller));
    if (!payment) throw notFound('Payment not found');
    return presentResult(payment, await bookings.ofPayment(paymentId));
  }

  return {
    /** The gateways that the caller can choose; the default comes first. */
    gateways: async (caller: Caller): Promise<Schemas['PaymentGatewayList']> =>
      listGateways(config, { onAccount: await mayPayOnAccount(db, caller) }),

    /**
     * @param ids undefined quotes all bookings that the caller can pay now; an empty list returns zeros
     * @throws 404, 409 `already_paid`, `not_pending`, `mixed_currencies`
     */
    async quote(caller: Caller, ids: readonly number[] | undefined): Promise<Schemas['Quote']> {
      const rows = await bookings.payable(caller, ids);
      if (new Set(rows.map((row) => row.currency)).size > 1) throw bookingErrors.mixedCurrencies();
      return presentQuote(rows, await quotePolicy(db, caller, rows));
    },

    /**
     * Pays bookings together. A sandbox payment succeeds at once. A payment at a live gateway stays pending until
     * the gateway reports its outcome, whatever the client claims. An open payment for the same bookings and amount
     * is reused; otherwise a new payment replaces open ones.
     *
     * @throws 400, 404, 409 as `lockPayable`, and `amount_changed`, `mixed_currencies`, `approval_required`,
     *   `policy_refused`, `cost_centre_required`, `budget_exceeded`, `account_not_available`, `account_limit`,
     *   `gateway_unavailable`, `idempotency_conflict`
     */
    async create(
      caller: Caller,
      body: BodyOf<'createPayment'>,
      idempotencyKey: string | undefined,
    ): Promise<Schemas['PaymentResult']> {
      const order: RequestedPayment = {
        paymentId: newPaymentId(),
        bookingIds: body.booking_ids,
        charge: chargeOf(body),
        gateway: gatewayNamed(body.gateway ?? 'razorpay', config),
        amount: readAmount('amount', body.amount),
        method: readMethod(body),
        transactionFee: readAmount('transaction_fee', body.transaction_fee ?? '0.00'),
      };
      const keyed = keyedRequest(caller.userId, 'createPayment', idempotencyKey, body);
      const paymentId = await withSlot(() =>
        inTransaction(db, async (trx) => {
          if (order.gateway.settles === 'hosted') {
            return openOrReusePayment(trx, services, { ...order, terms: order, caller, keyed });
          }
          const outcome = { payment: order.paymentId };
          const earlier = keyed && (await claimKey(trx, keyed, outcome));
          if (earlier) return earlier.payment;
          await pay(trx, caller, order);
          return order.paymentId;
        }),
      );
      if (paymentId !== order.paymentId) return resultOf(caller, paymentId);
      const made = await bookings.ofNewPayment(paymentId, order.bookingIds);
      return presentResult({ ...made.payment, failure_reason: null, is_replaced: false }, made);
    },

    /** Returns the state of a payment; fetches an open payment's outcome from the gateway. @throws 404, 502, 503 */
    async verify(caller: Caller, paymentId: string): Promise<Schemas['PaymentResult']> {
      const payment = await repository.findPayment(db, paymentId, readingScope(caller));
      if (!payment) throw notFound('Payment not found');
      await reconciler.reconcile(paymentId);
      return resultOf(caller, paymentId);
    },
  };
}

/** @throws 400 when the method is `account` but the gateway is not */
function readMethod({
  gateway,
  payment_method: method = 'upi',
}: BodyOf<'createPayment'>): Schemas['PaymentMethod'] {
  if (gateway === 'account') return 'account';
  if (method !== 'account') return method;
  const sentence = 'Choose the gateway account to pay on account.';
  throw invalidInput(sentence, { payment_method: sentence });
}

/** @throws 400 when the value is not an amount */
function readAmount(field: string, value: string | number): number {
  const minor = toMinor(value);
  if (minor === null) {
    const sentence = 'Write an amount with at most two decimals, such as 1500.00.';
    throw invalidInput(sentence, { [field]: sentence });
  }
  return minor;
}
