import { createHash } from 'node:crypto';
import type { Config } from '../../../config/config';
import { callGateway } from './callGateway.gateway';
import {
  ORDER_MINUTES,
  type Charge,
  type ChargeId,
  type DisputeReport,
  type GatewayEvent,
  type GatewayOrder,
  type HostedGateway,
  type OrderRequest,
  type Outcome,
  type RefundReport,
} from './gateway.types';
import { findOrAllowRefund, lastKeyOf, RefundRefused } from './refundRequests.rules';
import { Reader } from '../../../lib/jsonReader';
import {
  createRazorpayClient,
  RazorpayRefusal,
  type RazorpayClient,
} from './razorpayClient.gateway';
import { badSignature, CLOCK_TOLERANCE, hmacHex, isSame } from './signature.rules';

/** Razorpay Payment Links: one hosted page per payment (D12). */
export function createRazorpayGateway(
  config: Config['razorpay'],
  now: () => number,
): HostedGateway {
  const client = createRazorpayClient(config);

  return {
    refundsParts: true,

    createOrder: (order) => callGateway(() => createLink(client, order)),

    fetchPayment: (orderId) =>
      callGateway(async () => outcomeOfLink(await client.get(linkPath(orderId)))),

    fetchCharge: ({ orderId, gatewayPaymentId }) =>
      callGateway(async () =>
        chargeOf(await client.get(await paymentPath(client, { orderId, gatewayPaymentId }))),
      ),

    refund: (request) =>
      callGateway(async () => {
        const path = await paymentPath(client, request);
        const found = findOrAllowRefund(await refundsAt(client, path), request);
        if (found) return found;
        const body = { amount: request.amount, notes: { refund: lastKeyOf(request) } };
        const headers = { 'x-refund-idempotency': request.idempotencyKey };
        try {
          return readRefund(await client.post(`${path}/refund`, body, headers));
        } catch (error) {
          if (!(error instanceof RazorpayRefusal) || error.status !== 400) throw error;
          throw new RefundRefused(`Razorpay: ${error.description}`, error);
        }
      }),

    fetchRefunds: (paid) =>
      callGateway(async () => refundsAt(client, await paymentPath(client, paid))),

    closeOrder: (orderId) =>
      callGateway(async () => {
        try {
          await client.post(`${linkPath(orderId)}/cancel`, {});
        } catch (error) {
          // The link is already paid, expired or cancelled.
          if (!(error instanceof RazorpayRefusal) || error.status !== 400) throw error;
        }
      }),

    verifyWebhook(rawBody, headers) {
      const signature = headers['x-razorpay-signature'];
      if (config.webhookSecret === undefined || typeof signature !== 'string') throw badSignature();
      if (!isSame(signature, hmacHex(config.webhookSecret, rawBody))) throw badSignature();
      const event = Reader.parse(rawBody.toString('utf8'));
      const sentAt = event.at('created_at').integer;
      // Razorpay resends an event for a day with its original timestamp, so only future timestamps are rejected.
      if (sentAt !== null && sentAt > now() / 1000 + CLOCK_TOLERANCE) throw badSignature();
      return readEvent(event, eventId(rawBody, headers['x-razorpay-event-id']));
    },
  };
}

async function paymentPath(
  client: RazorpayClient,
  { orderId, gatewayPaymentId }: ChargeId,
): Promise<string> {
  return `/payments/${encodeURIComponent(gatewayPaymentId ?? (await paymentOfLink(client, orderId)))}`;
}

/** Razorpay lists ten refunds by default, but a payment can have one refund for each of its events. */
async function refundsAt(client: RazorpayClient, path: string): Promise<RefundReport[]> {
  return (await client.get(`${path}/refunds?count=100`)).at('items').list.map(readRefund);
}

function readRefund(refund: Reader): RefundReport {
  return {
    gatewayRefundId: refund.needText('id'),
    key: refund.at('notes', 'refund').text,
    state: refundStates[refund.at('status').text ?? ''] ?? 'accepted',
    amount: refund.needInteger('amount'),
    currency: refund.needText('currency'),
    failureReason: refund.at('error_description').text,
  };
}

const refundStates: Readonly<Record<string, RefundReport['state']>> = {
  processed: 'done',
  failed: 'failed',
};

function readDispute(dispute: Reader): DisputeReport {
  return {
    disputeId: dispute.needText('id'),
    state: disputeStates[dispute.at('status').text ?? ''] ?? 'open',
    amount: dispute.needInteger('amount'),
    currency: dispute.needText('currency'),
    reason: dispute.at('reason_code').text ?? '',
  };
}

const disputeStates: Readonly<Record<string, DisputeReport['state']>> = {
  under_review: 'under_review',
  won: 'won',
  lost: 'lost',
  closed: 'closed',
};

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
    // References are unique at Razorpay: an earlier call may have created the link although its response was lost.
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

/** The fee includes tax. @throws Error until Razorpay has computed the fee */
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
      // A refunded payment was captured before.
      const captured = payments.find((payment) =>
        ['captured', 'refunded'].includes(payment.at('status').text ?? ''),
      );
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

/** Reads the event types that Foyer handles; other events have no effect. */
function readEvent(event: Reader, id: string): GatewayEvent {
  const kind = event.at('event').text ?? '';
  const payment = event.at('payload', 'payment', 'entity');
  const link = event.at('payload', 'payment_link', 'entity');
  const refund = event.at('payload', 'refund', 'entity');
  const dispute = event.at('payload', 'dispute', 'entity');
  return {
    id,
    kind,
    reference: link.at('reference_id').text ?? payment.at('notes', 'payment').text,
    orderId: link.at('id').text,
    gatewayPaymentId:
      payment.at('id').text ?? refund.at('payment_id').text ?? dispute.at('payment_id').text,
    outcome: outcomeOfEvent(kind, payment, link),
    refund: kind.startsWith('refund.') ? readRefund(refund) : null,
    dispute: kind.startsWith('payment.dispute.') ? readDispute(dispute) : null,
    hasRefunds: false,
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
    // The money moves only when the payment is captured, which another event reports.
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
