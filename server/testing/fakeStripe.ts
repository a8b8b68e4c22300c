import { createHmac, randomBytes } from 'node:crypto';
import { startFakeServer, type FakeAnswer, type FakeEvent, type FakeRequest } from './fakeGateway';

export const stripeKeys = { secretKey: 'sk_live_foyer', webhookSecret: 'whsec_foyer_test' };

interface Session {
  id: string;
  object: 'checkout.session';
  url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  amount_total: number;
  currency: string;
  client_reference_id: string;
  payment_intent: string | null;
}

interface FakeRefund {
  id: string;
  object: 'refund';
  payment_intent: string | null;
  amount: number;
  currency: string;
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason?: string;
  metadata: { refund?: string };
}

const newId = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`;
const missing: FakeAnswer = { status: 404, body: { error: { type: 'invalid_request_error' } } };

/** A fake of the part of Stripe's HTTP API that Foyer uses: sessions, refunds, idempotency keys. */
export async function startFakeStripe() {
  const sessions = new Map<string, Session>();
  const refunds: FakeRefund[] = [];
  /** By payment intent. */
  const charges = new Map<string, { fee: number; currency: string }>();
  /** First state of new refunds. */
  const next: { status: FakeRefund['status'] } = { status: 'succeeded' };
  /** The idempotency keys of the requested refunds. */
  const refundKeys: string[] = [];
  const byKey = new Map<string, { body: string; answer: FakeAnswer }>();

  function create(body: URLSearchParams): FakeAnswer {
    const id = newId('cs_test');
    let amount = 0;
    for (let line = 0; body.has(`line_items[${line}][quantity]`); line += 1) {
      const price = Number(body.get(`line_items[${line}][price_data][unit_amount]`));
      amount += price * Number(body.get(`line_items[${line}][quantity]`));
    }
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.example/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: amount,
      currency: body.get('line_items[0][price_data][currency]') ?? '',
      client_reference_id: body.get('client_reference_id') ?? '',
      payment_intent: null,
    };
    sessions.set(id, session);
    return { status: 200, body: session };
  }

  function expire(session: Session): FakeAnswer {
    if (session.status !== 'open') {
      return { status: 400, body: { error: { type: 'invalid_request_error' } } };
    }
    session.status = 'expired';
    return { status: 200, body: session };
  }

  function refund(intent: string | null, amount: number, key?: string): FakeAnswer {
    const session = [...sessions.values()].find((one) => one.payment_intent === intent);
    const back = refunds
      .filter((one) => one.payment_intent === intent && one.status !== 'failed')
      .reduce((sum, one) => sum + one.amount, 0);
    if (!session || back + amount > session.amount_total) {
      const message = 'Refund amount is greater than unrefunded amount on charge.';
      return { status: 400, body: { error: { type: 'invalid_request_error', message } } };
    }
    const made: FakeRefund = {
      id: newId('re'),
      object: 'refund',
      payment_intent: intent,
      amount,
      currency: session.currency,
      status: next.status,
      metadata: key === undefined ? {} : { refund: key },
    };
    refunds.push(made);
    return { status: 200, body: made };
  }

  function post(path: string, body: URLSearchParams): FakeAnswer {
    if (path === '/v1/checkout/sessions') return create(body);
    if (path === '/v1/refunds') {
      const key = body.get('metadata[refund]');
      return refund(body.get('payment_intent'), Number(body.get('amount')), key ?? undefined);
    }
    const session = sessions.get(/^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(path)?.[1] ?? '');
    return session ? expire(session) : missing;
  }

  /** Expands the fields that the query names. Stripe adds the balance transaction some time after the charge. */
  function readIntent(path: string, query: URLSearchParams): FakeAnswer {
    const id = path.split('/')[3] ?? '';
    const session = [...sessions.values()].find((one) => one.payment_intent === id);
    if (!session) return missing;
    const isExpanded = [...query.values()].includes('latest_charge.balance_transaction');
    const booked = { object: 'balance_transaction', ...charges.get(id) };
    const charge = {
      object: 'charge',
      payment_method_details: { type: 'card' },
      balance_transaction: charges.has(id) ? booked : null,
    };
    const { currency } = session;
    const latest = isExpanded ? charge : newId('ch');
    return { status: 200, body: { id, object: 'payment_intent', currency, latest_charge: latest } };
  }

  const server = await startFakeServer(({ method, path, query, headers, body }: FakeRequest) => {
    if (headers.authorization !== `Bearer ${stripeKeys.secretKey}`) {
      return { status: 401, body: { error: { type: 'authentication_error' } } };
    }
    if (method === 'GET' && path === '/v1/refunds') {
      const intent = query.get('payment_intent');
      const data = refunds.filter((refund) => refund.payment_intent === intent);
      return { status: 200, body: { object: 'list', data, has_more: false } };
    }
    if (method === 'GET' && path.startsWith('/v1/payment_intents/')) {
      return readIntent(path, query);
    }
    if (method === 'GET') {
      const session = sessions.get(/^\/v1\/checkout\/sessions\/(\w+)$/.exec(path)?.[1] ?? '');
      return session ? { status: 200, body: session } : missing;
    }
    const key = String(headers['idempotency-key'] ?? newId('none'));
    if (path === '/v1/refunds') refundKeys.push(key);
    const before = byKey.get(key);
    if (before && before.body !== body) {
      return { status: 400, body: { error: { type: 'idempotency_error' } } };
    }
    const answer = before?.answer ?? post(path, new URLSearchParams(body));
    byKey.set(key, { body, answer });
    return answer;
  });

  const find = (id: string): Session => {
    const session = sessions.get(id);
    if (!session) throw new Error(`No session ${id}.`);
    return session;
  };

  return Object.assign(server, {
    sessions,
    refunds,
    /** Stripe forgets idempotency keys after a day. */
    expireKeys: () => byKey.clear(),
    charges,
    next,
    refundKeys,
    /** A refund made in the dashboard. */
    refundByHand(id: string, amount: number): FakeRefund {
      refund(find(id).payment_intent, amount);
      const made = refunds.at(-1);
      if (!made) throw new Error('No refund was made.');
      return made;
    },
    refundEvent: (type: 'refund.created' | 'refund.updated' | 'refund.failed', made: FakeRefund) =>
      signEvent(type, made),
    chargeRefunded: (id: string) =>
      signEvent('charge.refunded', {
        id: newId('ch'),
        object: 'charge',
        payment_intent: find(id).payment_intent,
        metadata: { payment: find(id).client_reference_id },
        refunded: true,
      }),
    disputed: (id: string, type: 'created' | 'closed', status: string, disputeId = 'dp_1') =>
      signEvent(`charge.dispute.${type}`, {
        id: `${disputeId}_${id}`,
        object: 'dispute',
        payment_intent: find(id).payment_intent,
        amount: find(id).amount_total,
        currency: find(id).currency,
        reason: 'fraudulent',
        status,
      }),
    /** The id of the session behind a checkout URL. */
    idOf: (url: string) => url.slice(url.lastIndexOf('/') + 1),

    pay(id: string): Session {
      const session = find(id);
      const intent = session.payment_intent ?? newId('pi');
      const fee = Math.round(session.amount_total * 0.029);
      charges.set(intent, { fee, currency: session.currency });
      return Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: intent,
      });
    },

    completed: (id: string) => signEvent('checkout.session.completed', find(id)),
    /** Completed, but the bank has not confirmed the payment yet. */
    processing: (id: string) =>
      signEvent('checkout.session.completed', { ...find(id), payment_status: 'unpaid' }),
    paidLate: (id: string) => signEvent('checkout.session.async_payment_succeeded', find(id)),
    expired: (id: string) => signEvent('checkout.session.expired', find(id)),
    declined: (id: string) =>
      signEvent('payment_intent.payment_failed', {
        id: newId('pi'),
        object: 'payment_intent',
        metadata: { payment: find(id).client_reference_id },
        last_payment_error: { message: 'Your card was declined.' },
      }),
    /** An event type that Foyer ignores. */
    unknown: () => signEvent('customer.created', { id: newId('cus'), object: 'customer' }),
  });
}

/** Signs any event body. */
export const signStripe = (event: object): FakeEvent => {
  const payload = JSON.stringify(event);
  return { payload, headers: { 'stripe-signature': stripeSignature(payload) } };
};

function signEvent(type: string, object: object): FakeEvent {
  return signStripe({ id: newId('evt'), object: 'event', type, data: { object } });
}

/** The header as https://docs.stripe.com/webhooks describes it. @param at seconds */
export function stripeSignature(payload: string, at = Math.floor(Date.now() / 1000)): string {
  const signed = createHmac('sha256', stripeKeys.webhookSecret).update(`${at}.${payload}`);
  return `t=${at},v1=${signed.digest('hex')}`;
}
