import type { Caller } from '../../../contract/caller';
import { bookingErrors } from '../../bookings/bookingErrors.rules';
import { assertApprovalsLive } from '../../bookings/bookingStatus.rules';
import { priceLines, type PricedLines } from '../../bookings/quote/pricedLines.rules';
import type { ModuleDeps } from '../../../deps';
import type { KeyedRequest } from '../../../http/idempotency/keyedRequest';
import { once } from '../../../http/idempotency/idempotency.service';
import * as repository from './checkout.repository';
import type { OpenPayment } from './checkout.repository';
import { ORDER_MINUTES, type PaymentGateway } from '../gateways/gateway.types';
import { enqueueCloseOrder } from '../settlement/closeOrders.service';
import type { FulfilmentDeps } from '../settlement/fulfilment.service';
import { markFailed } from '../settlement/settlement.repository';
import { copyRefundTerms } from '../payments.repository';
import { applyPolicy, chargePurchase } from './chargePurchase.service';
import type { PurchaseCharge } from './purchaseCharge.rules';
import { writePayment, type PaymentTerms } from './writePayment.service';

type Db = ModuleDeps['db'];

/** An older order could expire while the person enters card data, so it is not reused. */
const FRESH_MINUTES = ORDER_MINUTES / 2;

const REPLACED_REASON = 'Another payment was begun instead.';

export interface HostedPaymentRequest {
  caller: Caller;
  terms: PaymentTerms;
  keyed: KeyedRequest<'createPayment' | 'startCheckout'> | null;
  /** Undefined means all bookings that the caller can pay now. */
  bookingIds: readonly number[] | undefined;
  charge: PurchaseCharge;
  /** The total shown to the client, minor units; undefined when none was shown. */
  amount?: number;
}

/**
 * Returns the open payment for exactly these bookings and this price, so that a double click, a second tab or a reload
 * uses the same payment page (D12). Otherwise it creates a payment and marks every other open payment for these
 * bookings as failed. It takes the seats again when a hold has expired. A payment on account settles at once. Runs in
 * the caller's transaction and calls no gateway.
 *
 * @returns the payment's public id
 * @throws 409 as `lockPayable`, and `nothing_to_pay`, `mixed_currencies`, `amount_changed`,
 *   `idempotency_conflict`
 */
export async function openOrReusePayment(
  trx: Db,
  deps: FulfilmentDeps,
  request: HostedPaymentRequest,
): Promise<string> {
  let isRepetition = true;
  const { payment } = await once(trx, request.keyed, async () => {
    isRepetition = false;
    return { payment: await openOrReuse(trx, deps, request, null) };
  });
  return isRepetition ? openOrReuse(trx, deps, request, payment) : payment;
}

/** @param earlier the payment that the first request with this key opened; null for a first request */
async function openOrReuse(
  trx: Db,
  deps: FulfilmentDeps,
  { caller, terms, bookingIds, charge, amount }: HostedPaymentRequest,
  earlier: string | null,
): Promise<string> {
  await repository.lockBuyer(trx, caller.userId);
  // Locks follow the order in `server/db/lockOrder.ts`.
  const open = await repository.lockOpenPayments(trx, caller.userId, FRESH_MINUTES);
  const begun = open.find((one) => one.public_id === earlier);
  if (earlier !== null && !(begun && (await repository.hasLapsedHold(trx, begun.id)))) {
    return earlier;
  }
  const ids = begun ? bookingsOf(begun) : (bookingIds ?? (await payableNow(trx, deps, caller)));
  if (ids.length === 0) throw bookingErrors.nothingToPay();
  const pricedLines = priceLines(
    await deps.bookings.lockPayable(trx, caller, ids, { isSale: false }),
  );
  const { total } = pricedLines.quote;
  if (amount !== undefined && amount !== total)
    throw bookingErrors.amountChanged(total, pricedLines.currency);
  await applyPolicy(trx, caller, pricedLines, { ...charge, gateway: terms.gateway });
  const reusable = begun
    ? assertSameMoney(begun, pricedLines)
    : open.find((one) => one.is_fresh && isSamePurchase(one, terms.gateway, pricedLines));
  const paymentId = reusable?.public_id ?? terms.paymentId;
  for (const other of open) if (other !== reusable) await replace(trx, other, ids, REPLACED_REASON);
  if (reusable) {
    await deps.bookings.holdLines(trx, pricedLines.lines);
    await chargePurchase(trx, caller, pricedLines, charge);
    await copyRefundTerms(trx, reusable.id);
  } else await writePayment(trx, deps, caller, terms, pricedLines, charge);
  return paymentId;
}

/** A person's open payments, locked. */
export interface LockedPayments {
  /** Closes the payments for bookings that now have an approval request. The caller has locked the bookings. */
  closeFor(bookingIds: readonly number[]): Promise<void>;
}

/** Locks the person and the open payments. Call it before locking bookings. */
export async function lockOpenPayments(
  trx: Db,
  caller: Pick<Caller, 'userId'>,
): Promise<LockedPayments> {
  await repository.lockBuyer(trx, caller.userId);
  const open = await repository.lockOpenPayments(trx, caller.userId, FRESH_MINUTES);
  return {
    async closeFor(bookingIds) {
      for (const one of open) {
        await replace(trx, one, bookingIds, 'Approval was asked for instead.');
      }
    },
  };
}

/** Locks the unpaid bookings first, so that nobody pays or removes one before the payment is written. */
async function payableNow(
  trx: Db,
  { bookings }: FulfilmentDeps,
  caller: Caller,
): Promise<number[]> {
  await repository.lockUnpaid(trx, caller.userId);
  const rows = await bookings.payableNow(caller, trx);
  return rows.map((row) => row.id);
}

const bookingsOf = ({ shares }: OpenPayment): number[] => shares.map((share) => share.booking_id);

/** @throws 409 `amount_changed` when the price of the open payment's bookings has changed */
function assertSameMoney(payment: OpenPayment, priced: PricedLines): OpenPayment {
  if (isSameMoney(payment, priced)) return payment;
  throw bookingErrors.amountChanged(priced.quote.total, priced.currency);
}

/**
 * Takes a payment's seats again when their hold has expired, before its page is shown or answered again. Otherwise
 * others could buy the seats, and the payer would be charged and then refunded. Does nothing when the payment has
 * ended or its seats are still held.
 * @throws 409 as `lockPayable` and `holdLines`, and `amount_changed`; 403 `company_suspended`
 */
export async function continuePayment(
  trx: Db,
  { bookings }: Pick<FulfilmentDeps, 'bookings'>,
  publicId: string,
): Promise<void> {
  const payer = await repository.findPayer(trx, publicId);
  if (!payer) return;
  await repository.lockBuyer(trx, payer.userId);
  const payment = await repository.lockPayablePage(trx, publicId, FRESH_MINUTES);
  if (!payment || !(await repository.hasLapsedHold(trx, payment.id))) return;
  const lines = await bookings.lockPayable(trx, payer, bookingsOf(payment), { isSale: false });
  assertApprovalsLive(lines);
  assertSameMoney(payment, priceLines(lines));
  await bookings.holdLines(trx, lines);
}

/** Also compares the gateway. */
const isSamePurchase = (payment: OpenPayment, gateway: PaymentGateway, priced: PricedLines) =>
  payment.gateway === gateway.name &&
  payment.is_sandbox === gateway.isSandbox &&
  isSameMoney(payment, priced);

/** Compares bookings, quantities, prices and tax rates. */
function isSameMoney(payment: OpenPayment, { lines, quote }: PricedLines): boolean {
  if (payment.amount !== quote.total || payment.shares.length !== lines.length) return false;
  return lines.every(({ booking, tier, unitPrice }) =>
    payment.shares.some(
      (share) =>
        share.booking_id === booking.id &&
        share.quantity === booking.quantity &&
        share.unit_price === unitPrice &&
        share.gst_percent === tier.gst_percent,
    ),
  );
}

/**
 * Marks an open payment for any of these bookings as failed and closes its order. The caller has locked the bookings,
 * because a payment that settles at once locks no other payments and closes the same order.
 */
async function replace(
  trx: Db,
  replaced: OpenPayment,
  ids: readonly number[],
  reason: string,
): Promise<void> {
  if (!replaced.shares.some((share) => ids.includes(share.booking_id))) return;
  await markFailed(trx, replaced.id, reason);
  if (replaced.gateway_order_id !== null) await enqueueCloseOrder(trx, replaced.id);
}
