import { setTimeout as delay } from 'node:timers/promises';
import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import { unavailable } from '../../../lib/errors';
import { toMinor } from '../../../lib/money';
import type { ModuleDeps } from '../../../deps';
import { keyedRequest } from '../../../http/idempotency/keyedRequest';
import * as repository from './checkout.repository';
import type { CheckoutRow } from './checkout.repository';
import { callGateway, GATEWAY_DEADLINE, gatewayFailed } from '../gateways/callGateway.gateway';
import { gatewayNamed } from '../gateways/gatewayNamed.rules';
import type { Gateways } from '../gateways/gateways.service';
import { noCharge, type PurchaseCharge } from './purchaseCharge.rules';
import { openOrReusePayment } from './hostedPayment.service';
import { enqueueCloseLateOrder, enqueueCloseOrder } from '../settlement/closeOrders.service';
import type { FulfilmentDeps } from '../settlement/fulfilment.service';
import { newPaymentId } from './writePayment.service';

/** Longer than the gateway call may take, so that a claim expires only when its process has died. */
const CLAIM_SECONDS = GATEWAY_DEADLINE / 1000 + 1;
/** Milliseconds between checks for the order that another request is creating. */
const POLL_INTERVAL = 100;

interface CheckoutDeps extends Pick<ModuleDeps, 'db' | 'config'>, FulfilmentDeps {
  gateways: Gateways;
}

export type Checkout = ReturnType<typeof createCheckout>;

/** Payment on a gateway's page: one payment for the cart, one order per attempt (D12). */
export function createCheckout({ db, config, bookings, tickets, gateways }: CheckoutDeps) {
  const returnUrl = (publicId: string) =>
    `${config.publicUrl}/cart?stage=payment&payment=${encodeURIComponent(publicId)}`;

  /** Creates the gateway order outside of any transaction. @returns the address of its page. @throws 502, 503 */
  async function createOrder(payment: CheckoutRow, deadline: number): Promise<string> {
    const { shares, bookings: lines } = await bookings.ofPayment(payment.public_id);
    try {
      const made = await callGateway(
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
      if (!isWebAddress(made.checkoutUrl)) throw gatewayFailed();
      const saved = await repository.saveOrder(db, payment.id, made);
      if (saved === 'open') return made.checkoutUrl;
      // The account was closed, or the company suspended, while the gateway created the order.
      if (saved === 'payer_gone') await enqueueCloseLateOrder(db, payment.id);
      else await enqueueCloseOrder(db, payment.id);
      return returnUrl(payment.public_id);
    } catch (error) {
      await repository.releaseOrder(db, payment.id);
      throw error;
    }
  }

  /** Returns the payment page's address. One of several concurrent requests calls the gateway; the others wait. */
  async function checkoutUrlOf(publicId: string): Promise<string> {
    const deadline = Date.now() + GATEWAY_DEADLINE;
    for (;;) {
      const payment = await repository.findCheckout(db, publicId);
      // A declined payment can be retried on the same page.
      const isOver = payment.is_replaced || !['pending', 'failed'].includes(payment.status);
      if (!isOver && payment.checkout_url !== null) return payment.checkout_url;
      if (isOver || payment.status !== 'pending') return returnUrl(publicId);
      if (await repository.claimOrder(db, payment.id, CLAIM_SECONDS)) {
        return createOrder(payment, deadline);
      }
      if (Date.now() + POLL_INTERVAL >= deadline) {
        throw unavailable('The payment service does not answer. Please try again.', 5);
      }
      await delay(POLL_INTERVAL);
    }
  }

  return {
    returnUrl,

    /**
     * Starts one payment for these bookings, or for all pending bookings that the caller can pay, and returns where to
     * send the browser. A double click or a second tab reuses the open payment for the same bookings and amount; other
     * open payments for these bookings are closed. A payment on account settles at once. When the payment has already
     * ended, also on a repeated key, the address is the cart's, which shows the outcome.
     *
     * @throws 409 `nothing_to_pay`, `mixed_currencies`, `gateway_unavailable`, `approval_required`,
     *   `policy_refused`, `cost_centre_required`, `budget_exceeded`, `account_not_available`, `account_limit`,
     *   `idempotency_conflict`; 502, 503 when the gateway fails: the bookings stay payable
     */
    async start(
      caller: Caller,
      {
        gateway: name,
        bookingIds,
        charge = noCharge,
      }: {
        gateway?: Schemas['Gateway'];
        bookingIds?: readonly number[];
        charge?: PurchaseCharge;
      },
      idempotencyKey: string | undefined,
    ): Promise<Schemas['Checkout']> {
      const chosen = name ?? config.gateways[0] ?? 'sandbox';
      const named = gatewayNamed(chosen, config);
      const gateway = chosen === 'account' ? named : ({ ...named, settles: 'hosted' } as const);
      const method = methods[chosen] ?? 'upi';
      const body = { gateway: name, booking_ids: bookingIds, ...(charge !== noCharge && charge) };
      const keyed = keyedRequest(caller.userId, 'startCheckout', idempotencyKey, body);
      const paymentId = await inTransaction(db, (trx) => {
        const terms = { paymentId: newPaymentId(), gateway, method, transactionFee: 0 } as const;
        const services = { bookings, tickets };
        return openOrReusePayment(trx, services, { caller, terms, keyed, bookingIds, charge });
      });
      const url = await checkoutUrlOf(paymentId);
      const { bookings: held } = await bookings.ofPayment(paymentId);
      const ends = held.map((booking) => booking.hold_expires_at ?? '').filter(Boolean);
      return { checkout_url: url, payment_id: paymentId, expires_at: ends.sort()[0] ?? null };
    },
  };
}

const methods: Partial<Record<Schemas['Gateway'], Schemas['PaymentMethod']>> = {
  stripe: 'card',
  account: 'account',
};

/** Whether the browser may be sent to this address. */
const isWebAddress = (address: string): boolean =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

const nameOf = (line: Schemas['Booking'] | undefined) =>
  line ? `${line.quantity} × ${line.ticket_tier_name}, ${line.event_title}` : 'Tickets';
