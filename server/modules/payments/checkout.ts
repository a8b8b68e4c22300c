import { setTimeout as delay } from 'node:timers/promises';
import type { GatewayName } from '../../config';
import type { Caller } from '../../contract/caller';
import type { Schemas } from '../../contract/types';
import { unavailable } from '../../lib/errors';
import { toMinor } from '../../lib/money';
import type { BookingsService } from '../bookings/bookings.service';
import { refusals } from '../bookings/refusals';
import type { PayableLine } from '../bookings/selling';
import { inTransaction } from '../bookings/transaction';
import type { ModuleDeps } from '../deps';
import { keyedRequest, type KeyedRequest } from '../idempotency/idempotency';
import { recall, remember } from '../idempotency/idempotency.repository';
import type { InvoicesService } from '../invoices/invoices.service';
import type { TicketsService } from '../tickets/tickets.service';
import * as repository from './checkout.repository';
import type { CheckoutRow, OpenAttempt } from './checkout.repository';
import { askGateway, GATEWAY_DEADLINE } from './gateways/askGateway';
import { ORDER_MINUTES, type PaymentGateway } from './gateways/gateway';
import { gatewayNamed } from './gateways/gatewayNamed';
import type { Gateways } from './gateways/gateways';
import { closeLater } from './settle';
import { markFailed } from './settle.repository';
import { newPaymentId, priceLines, writePayment } from './writePayment';

type Db = ModuleDeps['db'];

/** An older attempt might end while the person types: a new one is made instead. */
const FRESH_MINUTES = ORDER_MINUTES / 2;
/** Longer than asking may take: whoever has asked and died is not waited for longer. */
const CLAIM_SECONDS = GATEWAY_DEADLINE / 1000 + 1;
/** Milliseconds between looks for the order that another request is making. */
const LOOK_EVERY = 100;

interface CheckoutDeps extends Pick<ModuleDeps, 'db' | 'config'> {
  bookings: BookingsService;
  tickets: TicketsService;
  invoices: InvoicesService;
  gateways: Gateways;
}

/** Paying on a gateway's own page: one payment for the whole cart, one order per attempt (D12). */
export function createCheckout({
  db,
  config,
  bookings,
  tickets,
  invoices,
  gateways,
}: CheckoutDeps) {
  /** The attempt for the caller's cart as it is now, old or new. @returns the payment's public id */
  async function attempt(
    trx: Db,
    caller: Caller,
    gateway: PaymentGateway,
    keyed: KeyedRequest | null,
    ids: readonly number[],
  ): Promise<string> {
    await repository.lockBuyer(trx, caller.userId);
    const before = keyed && (await recall(trx, keyed));
    if (before && 'payment' in before) return before.payment;

    // Payments, then bookings, then tiers: the order everybody keeps.
    const open = await repository.lockOpenAttempts(trx, caller.userId, FRESH_MINUTES);
    if (ids.length === 0) throw refusals.nothingToPay();
    const basket = priceLines(await bookings.lockPayable(trx, caller, ids));
    const same = open.find((one) => isFor(one, gateway, basket.lines, basket.quote.total));
    const paymentId = same?.public_id ?? newPaymentId();
    if (keyed && !(await remember(trx, keyed, { payment: paymentId }))) {
      throw unavailable('This payment is being worked on. Please try again.');
    }
    for (const old of open) if (old !== same) await replace(trx, old, ids);
    if (!same) {
      const method = gateway.name === 'stripe' ? 'card' : 'upi';
      const terms = { paymentId, gateway, method, transactionFee: 0 } as const;
      await writePayment(trx, { bookings, tickets, invoices }, caller, terms, basket);
    }
    return paymentId;
  }

  const returnUrl = (publicId: string) =>
    `${config.publicUrl}/cart?stage=payment&payment=${encodeURIComponent(publicId)}`;

  /** Outside of any transaction. @throws 502, 503 */
  async function order(payment: CheckoutRow, deadline: number): Promise<string> {
    const { shares, bookings: lines } = await bookings.ofPayment(payment.public_id);
    try {
      const made = await askGateway(
        () =>
          gateways.of(payment).createOrder({
            reference: payment.public_id,
            amount: payment.amount,
            currency: payment.currency,
            lines: shares.map((share) => ({
              name: nameOf(lines.find((line) => line.id === share.booking)),
              amount: toMinor(share.amount) ?? 0,
            })),
            startedAt: payment.created_at,
            returnUrl: returnUrl(payment.public_id),
            cancelUrl: `${returnUrl(payment.public_id)}&cancelled=1`,
          }),
        deadline - Date.now(),
      );
      await repository.saveOrder(db, payment.id, made);
      return made.checkoutUrl;
    } catch (error) {
      await repository.releaseOrder(db, payment.id);
      throw error;
    }
  }

  /** The payment's page; one of the requests that want it asks the gateway, the others wait. */
  async function pageOf(publicId: string): Promise<string> {
    const deadline = Date.now() + GATEWAY_DEADLINE;
    for (;;) {
      const payment = await repository.findCheckout(db, publicId);
      if (payment.checkout_url !== null) return payment.checkout_url;
      if (payment.status !== 'pending') return returnUrl(publicId);
      if (await repository.claimOrder(db, payment.id, CLAIM_SECONDS)) {
        return order(payment, deadline);
      }
      if (Date.now() + LOOK_EVERY >= deadline) {
        throw unavailable('The payment service does not answer. Please try again.', 5);
      }
      await delay(LOOK_EVERY);
    }
  }

  return {
    returnUrl,

    /**
     * One payment for all the caller's payable pending bookings, and where to send the browser. Two
     * presses or tabs share the open attempt as long as it is for the same bookings and money; an
     * open one that is not is closed.
     *
     * @throws 409 `nothing_to_pay`, `mixed_currencies`, `gateway_unavailable`,
     *   `idempotency_conflict`; 502, 503 when the gateway fails: the bookings stay payable
     */
    async start(
      caller: Caller,
      name: GatewayName | undefined,
      idempotencyKey: string | undefined,
    ): Promise<Schemas['Checkout']> {
      const chosen = name ?? config.gateways[0] ?? 'sandbox';
      const gateway = { ...gatewayNamed(chosen, config), settles: 'hosted' } as const;
      const body = { gateway: name };
      const keyed = keyedRequest(caller.userId, 'startCheckout', idempotencyKey, body);
      const rows = await bookings.payable(caller, undefined);
      const ids = rows.map((row) => row.id);
      const paymentId = await inTransaction(db, (trx) => attempt(trx, caller, gateway, keyed, ids));
      const url = await pageOf(paymentId);
      const { bookings: held } = await bookings.ofPayment(paymentId);
      const ends = held.map((booking) => booking.hold_expires_at ?? '').filter(Boolean);
      return { checkout_url: url, payment_id: paymentId, expires_at: ends.sort()[0] ?? null };
    },
  };
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
  if (old.gateway_order_id !== null) await closeLater(trx, old.id);
}

const nameOf = (line: Schemas['Booking'] | undefined) =>
  line ? `${line.quantity} × ${line.ticket_tier_name}, ${line.event_title}` : 'Tickets';
