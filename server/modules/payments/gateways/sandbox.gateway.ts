import { createHmac, randomBytes } from 'node:crypto';
import type { Config } from '../../../config/config';
import { jwtSecretsOf, type JwtSecrets } from '../../../config/secrets';
import type { ModuleDeps } from '../../../deps';
import { gatewayFailed } from './callGateway.gateway';
import { ORDER_MINUTES, type HostedGateway, type Outcome } from './gateway.types';
import { lastKeyOf } from './refundRequests.rules';
import { mapNonEmpty } from '../../../lib/nonEmpty';
import { Reader } from '../../../lib/jsonReader';
import * as repository from './sandbox.repository';
import { badSignature, CLOCK_TOLERANCE, hmacHex, isSame } from './signature.rules';

const SIGNATURE_HEADER = 'foyer-sandbox-signature';

/** An event in the form that a gateway sends to the webhook. */
export interface SignedEvent {
  body: string;
  headers: Record<string, string>;
}

export type SandboxGateway = ReturnType<typeof createSandboxGateway>;

interface SandboxDeps extends Pick<ModuleDeps, 'db'> {
  config: Pick<Config, 'publicUrl'>;
  secrets: JwtSecrets;
  now: () => number;
}

/**
 * A gateway inside Foyer, with a hosted page and signed webhooks to Foyer's own endpoint (D12). Its orders are in the
 * database, so that they survive a restart.
 */
export function createSandboxGateway({ db, config, secrets, now }: SandboxDeps) {
  // Derived, so that every process has the same secret and it cannot sign access tokens.
  const webhookSecrets = mapNonEmpty(jwtSecretsOf(secrets), (jwtSecret) =>
    createHmac('sha256', jwtSecret).update('sandbox webhooks').digest('hex'),
  );
  const find = (orderId: string) => repository.findOrder(db, orderId, ORDER_MINUTES);

  const gateway: HostedGateway = {
    refundsParts: true,

    async createOrder({ reference, amount, currency }) {
      const orderId = `sbx_${reference}`;
      await repository.insertOrder(db, { orderId, reference, amount, currency });
      return { orderId, checkoutUrl: `${config.publicUrl}/sandbox/pay/${reference}` };
    },

    async fetchPayment(orderId) {
      const order = await find(orderId);
      if (!order) throw gatewayFailed();
      return outcomeOf(order);
    },

    fetchCharge: async () => ({ fee: null, method: null }),

    async refund(request) {
      const { orderId, amount, currency } = request;
      const key = lastKeyOf(request);
      await repository.refundOrder(db, { key, orderId, amount });
      const gatewayRefundId = `sbxre_${key}`;
      return { gatewayRefundId, key, state: 'done', amount, currency, failureReason: null };
    },

    // Sandbox refunds are done at once, so there is nothing to poll.
    fetchRefunds: async () => [],

    async closeOrder(orderId) {
      await repository.answerOrder(db, orderId, { state: 'closed' });
    },

    verifyWebhook(rawBody, headers) {
      const header = headers[SIGNATURE_HEADER];
      const [, time, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(header)) ?? [];
      if (time === undefined || given === undefined) throw badSignature();
      if (Math.abs(Number(time) - now() / 1000) > CLOCK_TOLERANCE) throw badSignature();
      const message = `${time}.${rawBody.toString('utf8')}`;
      const isSigned = webhookSecrets.some((secret) => isSame(given, hmacHex(secret, message)));
      if (!isSigned) throw badSignature();
      const event = Reader.parse(rawBody.toString('utf8'));
      return {
        id: event.needText('id'),
        kind: event.at('kind').text ?? '',
        reference: event.at('reference').text,
        orderId: event.at('order').text,
        gatewayPaymentId: null,
        outcome: readOutcome(event),
        refund: null,
        dispute: null,
        hasRefunds: false,
      };
    },
  };

  /** Signs an event with the current time. */
  function sign(body: string): SignedEvent {
    const time = String(Math.floor(now() / 1000));
    const signature = `t=${time},v1=${hmacHex(webhookSecrets[0], `${time}.${body}`)}`;
    return {
      body,
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
    };
  }

  return {
    ...gateway,
    sign,
    /** @param reference the payment's public id */
    findOrder: (reference: string) => find(`sbx_${reference}`),

    /** @returns the event to send; null when the order is paid, closed or will succeed later */
    async answer(reference: string, state: 'paid' | 'declined'): Promise<SignedEvent | null> {
      const orderId = `sbx_${reference}`;
      if (!(await repository.answerOrder(db, orderId, { state }))) return null;
      const order = await find(orderId);
      return order ? sign(eventBody(order, state)) : null;
    },

    /**
     * Makes the order count as paid after this many seconds.
     * @returns the body of the event to send at that time; null as in `answer`
     */
    async answerLate(reference: string, seconds: number): Promise<string | null> {
      const orderId = `sbx_${reference}`;
      if (!(await repository.answerOrder(db, orderId, { laterSeconds: seconds }))) return null;
      const order = await find(orderId);
      return order ? eventBody(order, 'paid') : null;
    },
  };
}

const moneyOf = (order: repository.SandboxOrder) => ({
  amount: order.amount,
  currency: order.currency,
  gatewayPaymentId: `sbxpay_${order.reference}`,
});

const eventBody = (order: repository.SandboxOrder, kind: 'paid' | 'declined') =>
  JSON.stringify({
    id: `sbxevt_${randomBytes(12).toString('hex')}`,
    kind,
    order: order.order_id,
    reference: order.reference,
    ...moneyOf(order),
  });

const declined: Outcome = { state: 'failed', reason: 'The payment was declined.' };

function outcomeOf(order: repository.SandboxOrder): Outcome {
  if (order.state === 'paid') return { state: 'paid', ...moneyOf(order) };
  if (order.is_over) return { state: 'failed', reason: 'The payment page was open for too long.' };
  return order.state === 'declined' ? declined : { state: 'pending' };
}

function readOutcome(event: Reader): Outcome | null {
  switch (event.at('kind').text) {
    case 'paid':
      return {
        state: 'paid',
        amount: event.needInteger('amount'),
        currency: event.needText('currency'),
        gatewayPaymentId: event.at('gatewayPaymentId').text,
      };
    case 'declined':
      return declined;
    default:
      return null;
  }
}
