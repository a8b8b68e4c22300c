import Stripe from 'stripe';
import type { Config } from '../../../config/config';
import { callGateway, GATEWAY_TIMEOUT } from './callGateway.gateway';
import {
  ORDER_MINUTES,
  type Charge,
  type ChargeId,
  type DisputeReport,
  type GatewayEvent,
  type HostedGateway,
  type OrderRequest,
  type Outcome,
  type RefundReport,
} from './gateway.types';
import { findOrAllowRefund, lastKeyOf, RefundRefused } from './refundRequests.rules';
import { badSignature, CLOCK_TOLERANCE } from './signature.rules';

/** Stripe Checkout Sessions: one hosted page per payment (D12). */
export function createStripeGateway(config: Config['stripe'], now: () => number): HostedGateway {
  let made: Stripe | undefined;
  const client = () => (made ??= createClient(config));

  return {
    refundsParts: true,

    createOrder: (order) =>
      callGateway(async () => {
        const session = await client().checkout.sessions.create(sessionOf(order), {
          idempotencyKey: `order_${order.reference}`,
        });
        if (!session.id || !session.url) throw new Error('Stripe made no session.');
        return { orderId: session.id, checkoutUrl: session.url };
      }),

    fetchPayment: (orderId) =>
      callGateway(async () => outcomeOf(await client().checkout.sessions.retrieve(orderId))),

    fetchCharge: ({ orderId, gatewayPaymentId }) =>
      callGateway(async () => {
        const intent = await client().paymentIntents.retrieve(
          gatewayPaymentId ?? (await intentOf(client(), orderId)),
          { expand: ['latest_charge.balance_transaction'] },
        );
        return chargeOf(intent);
      }),

    refund: (request) =>
      callGateway(async () => {
        const intent = await intentOfCharge(client(), request);
        // Stripe keeps idempotency keys for one day, and an outage may last longer.
        const found = findOrAllowRefund(await refundsOf(client(), intent), request);
        if (found) return found;
        try {
          const refund = await client().refunds.create(
            {
              payment_intent: intent,
              amount: request.amount,
              metadata: { refund: lastKeyOf(request) },
            },
            { idempotencyKey: request.idempotencyKey },
          );
          return readRefund(refund);
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
          throw new RefundRefused(`Stripe: ${error.message}`, error);
        }
      }),

    fetchRefunds: (paid) =>
      callGateway(async () => refundsOf(client(), await intentOfCharge(client(), paid))),

    closeOrder: (orderId) =>
      callGateway(async () => {
        try {
          await client().checkout.sessions.expire(orderId);
        } catch (error) {
          // The session is already complete or expired.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        }
      }),

    verifyWebhook(rawBody, headers) {
      const header = headers['stripe-signature'];
      if (config.webhookSecret === undefined || typeof header !== 'string') throw badSignature();
      // The library accepts any future timestamp, so this code rejects it.
      const sentAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header)?.[1] ?? NaN);
      if (!(sentAt <= now() / 1000 + CLOCK_TOLERANCE)) throw badSignature();
      return readEvent(verified(rawBody, header, config.webhookSecret, now()));
    },
  };
}

function createClient({ secretKey, baseUrl, timeout = GATEWAY_TIMEOUT }: Config['stripe']): Stripe {
  if (secretKey === undefined) throw new Error('Stripe has no key.');
  const { protocol, hostname, port } = new URL(baseUrl);
  return new Stripe(secretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout,
    // Jobs and the reconciler retry. Retries inside the library could take longer than the caller waits.
    maxNetworkRetries: 0,
    telemetry: false,
    appInfo: { name: 'Foyer' },
  });
}

/** @param now milliseconds */
function verified(rawBody: Buffer, header: string, secret: string, now: number): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(rawBody, header, secret, CLOCK_TOLERANCE, undefined, now);
  } catch {
    throw badSignature();
  }
}

/** Must be the same in every call for one payment: Stripe rejects an idempotency key with different parameters. */
const sessionOf = (order: OrderRequest): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  client_reference_id: order.reference,
  metadata: { payment: order.reference },
  payment_intent_data: { metadata: { payment: order.reference } },
  line_items: order.lines.map(({ name, amount }) => ({
    quantity: 1,
    price_data: {
      currency: order.currency.toLowerCase(),
      unit_amount: amount,
      product_data: { name },
    },
  })),
  expires_at: Math.floor(order.startedAt.getTime() / 1000) + ORDER_MINUTES * 60,
  success_url: order.returnUrl,
  cancel_url: order.cancelUrl,
});

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

function outcomeOf(session: Stripe.Checkout.Session): Outcome {
  if (session.payment_status === 'paid') {
    const { amount_total: amount, currency } = session;
    if (!Number.isSafeInteger(amount) || amount === null || !currency) {
      throw new Error('Stripe names no amount.');
    }
    return {
      state: 'paid',
      amount,
      currency: currency.toUpperCase(),
      gatewayPaymentId: idOf(session.payment_intent),
    };
  }
  if (session.status === 'expired') {
    return { state: 'failed', reason: 'The payment page was open for too long.' };
  }
  if (session.status !== 'open' && session.status !== 'complete') {
    throw new Error('Stripe says nothing of the session.');
  }
  return { state: 'pending' };
}

async function intentOf(client: Stripe, orderId: string): Promise<string> {
  const intent = idOf((await client.checkout.sessions.retrieve(orderId)).payment_intent);
  if (intent === null) throw new Error(`The session ${orderId} has no payment.`);
  return intent;
}

const intentOfCharge = async (client: Stripe, { orderId, gatewayPaymentId }: ChargeId) =>
  gatewayPaymentId ?? (await intentOf(client, orderId));

async function refundsOf(client: Stripe, intent: string): Promise<RefundReport[]> {
  const { data } = await client.refunds.list({ payment_intent: intent, limit: 100 });
  return data.map(readRefund);
}

function readRefund(refund: Stripe.Refund): RefundReport {
  if (!refund.id || !refund.currency) throw new Error('Stripe describes no refund.');
  return {
    gatewayRefundId: refund.id,
    key: refund.metadata?.refund ?? null,
    state: refundStates[refund.status ?? ''] ?? 'accepted',
    amount: refund.amount,
    currency: refund.currency.toUpperCase(),
    failureReason: refund.failure_reason ?? null,
  };
}

const refundStates: Readonly<Record<string, RefundReport['state']>> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
};

function readDispute(dispute: Stripe.Dispute): DisputeReport {
  return {
    disputeId: dispute.id,
    state: disputeStates[dispute.status] ?? 'open',
    amount: dispute.amount,
    currency: dispute.currency.toUpperCase(),
    reason: dispute.reason ?? '',
  };
}

const disputeStates: Readonly<Record<string, DisputeReport['state']>> = {
  under_review: 'under_review',
  warning_under_review: 'under_review',
  won: 'won',
  lost: 'lost',
  warning_closed: 'closed',
  prevented: 'closed',
};

/** @throws Error until Stripe has computed the charge's fee */
function chargeOf({ latest_charge: charge, currency }: Stripe.PaymentIntent): Charge {
  if (charge === null || typeof charge !== 'object') throw new Error('Stripe has no charge yet.');
  const { balance_transaction: booked, payment_method_details: how } = charge;
  if (booked === null || typeof booked !== 'object') throw new Error('Stripe has no fee yet.');
  return {
    // A fee in another currency than the payment's cannot be stored with the payment.
    fee: booked.currency === currency && Number.isSafeInteger(booked.fee) ? booked.fee : null,
    method: how?.type === 'card' ? 'card' : how?.type === 'upi' ? 'upi' : null,
  };
}

/** Reads the event types that Foyer handles; other events have no effect. */
function readEvent(event: Stripe.Event): GatewayEvent {
  const common: GatewayEvent = {
    id: event.id,
    kind: event.type,
    reference: null,
    orderId: null,
    gatewayPaymentId: null,
    outcome: null,
    refund: null,
    dispute: null,
    hasRefunds: false,
  };
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return { ...common, ...namesOf(event.data.object), outcome: outcomeOf(event.data.object) };
    case 'checkout.session.async_payment_failed':
      return { ...common, ...namesOf(event.data.object), outcome: declined(null) };
    case 'payment_intent.payment_failed': {
      const intent = event.data.object;
      return {
        ...common,
        reference: intent.metadata.payment ?? null,
        outcome: declined(intent.last_payment_error?.message),
      };
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const refund = event.data.object;
      return {
        ...common,
        gatewayPaymentId: idOf(refund.payment_intent),
        refund: readRefund(refund),
      };
    }
    case 'charge.refunded': {
      const charge = event.data.object;
      return {
        ...common,
        reference: charge.metadata.payment ?? null,
        gatewayPaymentId: idOf(charge.payment_intent),
        hasRefunds: true,
      };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed': {
      const dispute = event.data.object;
      return {
        ...common,
        gatewayPaymentId: idOf(dispute.payment_intent),
        dispute: readDispute(dispute),
      };
    }
    default:
      return common;
  }
}

const namesOf = (session: Stripe.Checkout.Session) => ({
  reference: session.client_reference_id,
  orderId: session.id,
});

const declined = (reason: string | null | undefined): Outcome => ({
  state: 'failed',
  reason: reason || 'The payment was declined.',
});
