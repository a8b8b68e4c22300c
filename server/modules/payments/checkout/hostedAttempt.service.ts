import type { Caller } from '../../../contract/caller';
import { unavailable } from '../../../lib/errors';
import { bookingErrors } from '../../bookings/bookingErrors.rules';
import type { PayableLine } from '../../bookings/checkoutLines.rules';
import type { ModuleDeps } from '../../../deps';
import type { KeyedRequest } from '../../../http/idempotency/keyedRequest';
import { storeOutcome } from '../../../http/idempotency/idempotency.repository';
import { findOutcome } from '../../../http/idempotency/idempotency.service';
import * as repository from './checkout.repository';
import type { OpenAttempt } from './checkout.repository';
import { ORDER_MINUTES, type PaymentGateway } from '../gateways/gateway.types';
import { enqueueCloseOrder } from '../settlement/closeOrders.service';
import type { FulfilmentDeps } from '../settlement/fulfilment.service';
import { markFailed } from '../settlement/settlement.repository';
import { priceLines, writePayment, type PaymentTerms } from './writePayment.service';

type Db = ModuleDeps['db'];

/** An older attempt might end while the person types: a new one is made instead. */
const FRESH_MINUTES = ORDER_MINUTES / 2;

export interface Attempt {
  caller: Caller;
  terms: PaymentTerms;
  keyed: KeyedRequest | null;
  /** Undefined: all that the caller can pay now. */
  bookingIds: readonly number[] | undefined;
  /** What the client has seen, minor units; undefined when it has seen nothing. */
  amount?: number;
}

/**
 * The one open payment of a gateway's page for exactly these bookings at exactly this price: the one
 * there is, or a new one that takes the place of every open one for some of the same bookings. So a
 * second press, another tab and a reload all end at the same page, and what was replaced is closed
 * (D12). In the caller's transaction; no gateway is called here.
 *
 * @returns the payment's public id
 * @throws 409 as `lockPayable`, and `nothing_to_pay`, `mixed_currencies`, `amount_changed`,
 *   `idempotency_conflict`
 */
export async function beginAttempt(
  trx: Db,
  deps: FulfilmentDeps,
  { caller, terms, keyed, bookingIds, amount }: Attempt,
): Promise<string> {
  await repository.lockBuyer(trx, caller.userId);
  const before = keyed && (await findOutcome(trx, keyed));
  if (before && 'payment' in before) return before.payment;

  // Payments, then bookings, then tiers: the order everybody keeps.
  const open = await repository.lockOpenAttempts(trx, caller.userId, FRESH_MINUTES);
  const ids = bookingIds ?? (await payableNow(trx, deps, caller));
  if (ids.length === 0) throw bookingErrors.nothingToPay();
  const basket = priceLines(await deps.bookings.lockPayable(trx, caller, ids));
  const { total } = basket.quote;
  if (amount !== undefined && amount !== total)
    throw bookingErrors.amountChanged(total, basket.currency);
  const same = open.find((one) => isFor(one, terms.gateway, basket.lines, total));
  const paymentId = same?.public_id ?? terms.paymentId;
  if (keyed && !(await storeOutcome(trx, keyed, { payment: paymentId }))) {
    throw unavailable('This payment is being worked on. Please try again.');
  }
  for (const old of open) if (old !== same) await replace(trx, old, ids);
  if (!same) await writePayment(trx, deps, caller, terms, basket);
  return paymentId;
}

/** Chosen under their locks: nothing is paid or removed between the choice and the payment. */
async function payableNow(
  trx: Db,
  { bookings }: FulfilmentDeps,
  caller: Caller,
): Promise<number[]> {
  await repository.lockUnpaid(trx, caller.userId);
  const rows = await bookings.payableNow(caller, trx);
  return rows.map((row) => row.id);
}

/** The attempt is for exactly this, at exactly this price. */
function isFor(
  attempt: OpenAttempt,
  gateway: PaymentGateway,
  lines: readonly PayableLine[],
  total: number,
): boolean {
  if (!attempt.is_fresh || attempt.gateway !== gateway.name || attempt.amount !== total) {
    return false;
  }
  if (attempt.is_test !== gateway.isTest || attempt.shares.length !== lines.length) return false;
  return lines.every(({ booking, unitPrice }) =>
    attempt.shares.some(
      (share) =>
        share.booking_id === booking.id &&
        share.quantity === booking.quantity &&
        share.unit_price === unitPrice,
    ),
  );
}

/** An attempt for some of the same bookings ends; its order is closed at the gateway. */
async function replace(trx: Db, old: OpenAttempt, ids: readonly number[]): Promise<void> {
  if (!old.shares.some((share) => ids.includes(share.booking_id))) return;
  await markFailed(trx, old.id, 'Another payment was begun instead.');
  if (old.gateway_order_id !== null) await enqueueCloseOrder(trx, old.id);
}
