import { createHash } from 'node:crypto';
import type { Config } from '../../../config/config';
import { callGateway } from './callGateway.gateway';
import {
  ORDER_MINUTES,
  type Charge,
  type GatewayEvent,
  type GatewayOrder,
  type HostedGateway,
  type OrderRequest,
  type Outcome,
} from './gateway.types';
import { Reader } from '../../../lib/jsonReader';
import {
  createRazorpayClient,
  RazorpayRefusal,
  type RazorpayClient,
} from './razorpayClient.gateway';
import { badSignature, CLOCK_TOLERANCE, hmacHex, isSame } from './signature.rules';

/** Razorpay by Payment Links: a hosted page per payment (D12). */
export function createRazorpayGateway(
  config: Config['razorpay'],
  now: () => number,
): HostedGateway {
  const client = createRazorpayClient(config);

  return {
    createOrder: (order) => callGateway(() => createLink(client, order)),

    fetchPayment: (orderId) =>
      callGateway(async () => outcomeOfLink(await client.get(linkPath(orderId)))),

    fetchCharge: ({ orderId, gatewayPaymentId }) =>
      callGateway(async () => {
        const id = gatewayPaymentId ?? (await paymentOfLink(client, orderId));
        return chargeOf(await client.get(`/payments/${encodeURIComponent(id)}`));
      }),

    refund: ({ key, orderId, gatewayPaymentId, amount }) =>
      callGateway(async () => {
        const payment = gatewayPaymentId ?? (await paymentOfLink(client, orderId));
        const path = `/payments/${encodeURIComponent(payment)}`;
        // Refunds have no idempotency key: an earlier one has the key in its notes.
        // Razorpay lists ten of them by default; a payment may have one for each of its events.
        const made = (await client.get(`${path}/refunds?count=100`)).at('items').list;
        const mine = made.find((refund) => refund.at('notes', 'refund').text === key);
        const refund =
          mine ?? (await client.post(`${path}/refund`, { amount, notes: { refund: key } }));
        return refund.needText('id');
      }),

    closeOrder: (orderId) =>
      callGateway(async () => {
        try {
          await client.post(`${linkPath(orderId)}/cancel`, {});
        } catch (error) {
          // Paid, expired or cancelled already.
          if (!(error instanceof RazorpayRefusal) || error.status !== 400) throw error;
        }
      }),

    verifyWebhook(rawBody, headers) {
      const signature = headers['x-razorpay-signature'];
      if (config.webhookSecret === undefined || typeof signature !== 'string') throw badSignature();
      if (!isSame(signature, hmacHex(config.webhookSecret, rawBody))) throw badSignature();
      const event = Reader.parse(rawBody.toString('utf8'));
      const sentAt = event.at('created_at').integer;
      // Razorpay resends an event for a day with its first timestamp, so only the future is refused.
      if (sentAt !== null && sentAt > now() / 1000 + CLOCK_TOLERANCE) throw badSignature();
      return readEvent(event, eventId(rawBody, headers['x-razorpay-event-id']));
    },
  };
}

const linkPath = (orderId: string) => `/payment_links/${encodeURIComponent(orderId)}`;

async function createLink(client: RazorpayClient, order: OrderRequest): Promise<GatewayOrder> {
  try {
    return readLink(
      await client.post('/payment_links', {
        amount: order.amount,
        currency: order.currency,
        reference_id: order.reference,
        description: order.lines
          .map((line) => line.name)
          .join(', ')
          .slice(0, 250),
        expire_by: Math.floor(order.startedAt.getTime() / 1000) + ORDER_MINUTES * 60,
        callback_url: order.returnUrl,
        callback_method: 'get',
        reminder_enable: false,
        notes: { payment: order.reference },
      }),
    );
  } catch (error) {
    // An earlier call may have arrived although its answer was lost: references are unique there.
    if (!(error instanceof RazorpayRefusal) || error.status !== 400) throw error;
    const path = `/payment_links?reference_id=${encodeURIComponent(order.reference)}`;
    const [made] = (await client.get(path)).at('payment_links').list;
    if (!made || made.at('reference_id').text !== order.reference) throw error;
    return readLink(made);
  }
}

const readLink = (link: Reader): GatewayOrder => ({
  orderId: link.needText('id'),
  checkoutUrl: link.needText('short_url'),
});

async function paymentOfLink(client: RazorpayClient, orderId: string): Promise<string> {
  const outcome = outcomeOfLink(await client.get(linkPath(orderId)));
  if (outcome.state !== 'paid' || outcome.gatewayPaymentId === null) {
    throw new Error(`The payment link ${orderId} is not paid.`);
  }
  return outcome.gatewayPaymentId;
}

/** The fee contains the tax on it. @throws Error until Razorpay has computed it */
function chargeOf(payment: Reader): Charge {
  return { fee: payment.needInteger('fee'), method: methodOf(payment.at('method').text) };
}

function methodOf(method: string | null): Charge['method'] {
  switch (method) {
    case 'card':
    case 'emi':
      return 'card';
    case 'netbanking':
    case 'upi':
      return method;
    default:
      return null;
  }
}

function outcomeOfLink(link: Reader): Outcome {
  switch (link.needText('status')) {
    case 'paid': {
      const payments = link.at('payments').list;
      const captured = payments.find((payment) => payment.at('status').text === 'captured');
      return {
        state: 'paid',
        amount: link.needInteger('amount_paid'),
        currency: link.needText('currency'),
        gatewayPaymentId: captured?.at('payment_id').text ?? null,
      };
    }
    case 'expired':
      return { state: 'failed', reason: 'The payment page was open for too long.' };
    case 'cancelled':
      return { state: 'failed', reason: 'The payment was called off.' };
    default:
      return { state: 'pending' };
  }
}

/** Reads every kind of event that carries an outcome; the others have none. */
function readEvent(event: Reader, id: string): GatewayEvent {
  const kind = event.at('event').text ?? '';
  const payment = event.at('payload', 'payment', 'entity');
  const link = event.at('payload', 'payment_link', 'entity');
  return {
    id,
    kind,
    reference: link.at('reference_id').text ?? payment.at('notes', 'payment').text,
    orderId: link.at('id').text,
    outcome: outcomeOfEvent(kind, payment, link),
  };
}

function outcomeOfEvent(kind: string, payment: Reader, link: Reader): Outcome | null {
  switch (kind) {
    case 'payment.captured':
    case 'order.paid':
    case 'payment_link.paid': {
      const [amount, currency] = [payment.at('amount').integer, payment.at('currency').text];
      if (amount === null || currency === null) return null;
      return { state: 'paid', amount, currency, gatewayPaymentId: payment.at('id').text };
    }
    // The capture, which moves the money, follows.
    case 'payment.authorized':
      return { state: 'pending' };
    case 'payment.failed':
      return {
        state: 'failed',
        reason: payment.at('error_description').text ?? 'The payment was declined.',
      };
    case 'payment_link.expired':
    case 'payment_link.cancelled':
      return outcomeOfLink(link);
    default:
      return null;
  }
}

function eventId(rawBody: Buffer, header: string | string[] | undefined): string {
  if (typeof header === 'string' && header !== '') return header.slice(0, 200);
  return createHash('sha256').update(rawBody).digest('hex');
}
