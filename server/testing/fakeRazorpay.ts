import { createHmac, randomBytes } from 'node:crypto';
import { startFakeServer, type FakeAnswer, type FakeEvent, type FakeRequest } from './fakeGateway';

export const razorpayKeys = {
  keyId: 'rzp_live_foyer',
  keySecret: 'rzp_secret_foyer',
  webhookSecret: 'rzp_webhook_foyer',
};

interface Link {
  id: string;
  short_url: string;
  status: 'created' | 'paid' | 'expired' | 'cancelled';
  reference_id: string;
  amount: number;
  amount_paid: number;
  currency: string;
  payments: { payment_id: string; status: string; amount: number }[];
}

interface Refund {
  id: string;
  payment_id: string;
  amount: number;
  currency: string;
  status: 'pending' | 'processed' | 'failed';
  notes: object;
}

const newId = (prefix: string) => `${prefix}_${randomBytes(7).toString('hex')}`;

const refuse = (description: string, status = 400): FakeAnswer => ({
  status,
  body: { error: { code: 'BAD_REQUEST_ERROR', description } },
});

/** A fake of the part of Razorpay's HTTP API that Foyer uses: payment links, payments and refunds. */
export async function startFakeRazorpay() {
  const links = new Map<string, Link>();
  const refunds: Refund[] = [];
  /** The idempotency keys of the requested refunds. */
  const refundKeys: string[] = [];
  const byKey = new Map<string, { body: string; answer: FakeAnswer }>();
  /** First state of new refunds. */
  const next: { status: Refund['status'] } = { status: 'processed' };

  function create(body: Partial<Link>): FakeAnswer {
    const { reference_id: reference = '', amount = 0, currency = '' } = body;
    if ([...links.values()].some((link) => link.reference_id === reference)) {
      return refuse(`payment link with given reference_id ${reference} already exists`);
    }
    const id = newId('plink');
    const link: Link = {
      id,
      short_url: `https://rzp.example/i/${id}`,
      status: 'created',
      reference_id: reference,
      amount,
      amount_paid: 0,
      currency,
      payments: [],
    };
    links.set(id, link);
    return { status: 200, body: link };
  }

  function cancel(link: Link): FakeAnswer {
    if (link.status !== 'created') return refuse('The link is paid or cancelled.');
    link.status = 'cancelled';
    return { status: 200, body: link };
  }

  function readPayment(id: string): FakeAnswer {
    const paid = [...links.values()].flatMap((link) => link.payments);
    const payment = paid.find((one) => one.payment_id === id);
    if (!payment) return refuse('The id provided does not exist');
    const { amount, status } = payment;
    const fee = Math.round(amount * 0.0236);
    return { status: 200, body: { id, amount, status, method: 'netbanking', fee } };
  }

  function answerPayments({ method, path, body, headers }: FakeRequest): FakeAnswer {
    const payment = path.split('/')[3] ?? '';
    if (method === 'GET' && !path.endsWith('/refunds')) return readPayment(payment);
    if (method === 'GET') {
      const items = refunds.filter((one) => one.payment_id === payment);
      return { status: 200, body: { items } };
    }
    const key = String(headers['x-refund-idempotency'] ?? newId('none'));
    if (!/^[\w-]{10,}$/.test(key)) return refuse('The idempotency key is not valid.');
    refundKeys.push(key);
    const before = byKey.get(key);
    if (before) {
      return before.body === body ? before.answer : refuse('Different request with the same key.');
    }
    const { amount, notes } = JSON.parse(body) as Pick<Refund, 'amount' | 'notes'>;
    const answer = refund(payment, amount, notes);
    if (answer.status === 200) byKey.set(key, { body, answer });
    return answer;
  }

  function refund(payment: string, amount: number, notes: object): FakeAnswer {
    const link = [...links.values()].find((one) => one.payments[0]?.payment_id === payment);
    const back = refunds
      .filter((one) => one.payment_id === payment && one.status !== 'failed')
      .reduce((sum, one) => sum + one.amount, 0);
    if (!link || back + amount > link.amount_paid) {
      return refuse('The total refund amount is greater than the refund payment amount');
    }
    const { currency } = link;
    const made = {
      id: newId('rfnd'),
      payment_id: payment,
      amount,
      currency,
      notes,
      status: next.status,
    };
    refunds.push(made);
    return { status: 200, body: made };
  }

  const expected = `${razorpayKeys.keyId}:${razorpayKeys.keySecret}`;
  const server = await startFakeServer((request) => {
    const { method, path, headers, query } = request;
    if (headers.authorization !== `Basic ${Buffer.from(expected).toString('base64')}`) {
      return refuse('Authentication failed', 401);
    }
    if (path.startsWith('/v1/payments/')) return answerPayments(request);
    if (path === '/v1/payment_links') {
      if (method === 'POST') return create(JSON.parse(request.body) as Partial<Link>);
      const found = [...links.values()].filter(
        (link) => link.reference_id === query.get('reference_id'),
      );
      return { status: 200, body: { payment_links: found } };
    }
    const link = links.get(path.split('/')[3] ?? '');
    if (!link) return refuse('The id provided does not exist');
    return path.endsWith('/cancel') ? cancel(link) : { status: 200, body: link };
  });

  const find = (id: string): Link => {
    const link = links.get(id);
    if (!link) throw new Error(`No payment link ${id}.`);
    return link;
  };

  const paymentOf = (link: Link, status: string) => ({
    entity: {
      id: link.payments[0]?.payment_id ?? newId('pay'),
      amount: link.amount,
      currency: link.currency,
      status,
      notes: { payment: link.reference_id },
    },
  });

  return Object.assign(server, {
    links,
    refunds,
    next,
    refundKeys,
    forgetKeys: () => byKey.clear(),
    /** A refund made in the dashboard. */
    refundByHand(id: string, amount: number): Refund {
      refund(find(id).payments[0]?.payment_id ?? '', amount, []);
      const made = refunds.at(-1);
      if (!made) throw new Error('No refund was made.');
      return made;
    },
    refundEvent: (type: 'refund.created' | 'refund.processed' | 'refund.failed', made: Refund) =>
      signEvent(type, {
        refund: { entity: made },
        payment: { entity: { id: made.payment_id, notes: [] } },
      }),
    /** An event about the newest refund, which includes the payment as at Razorpay. */
    refundedEarly: (id: string) =>
      signEvent('refund.processed', {
        refund: { entity: refunds.at(-1) },
        payment: paymentOf(find(id), 'refunded'),
      }),
    disputed: (id: string, type: 'created' | 'won' | 'lost', status: string) =>
      signEvent(`payment.dispute.${type}`, {
        payment: paymentOf(find(id), 'captured'),
        dispute: {
          entity: {
            id: `disp_${id}`,
            payment_id: find(id).payments[0]?.payment_id,
            amount: find(id).amount,
            currency: find(id).currency,
            reason_code: 'chargeback',
            status,
          },
        },
      }),
    /** The id of the link behind a checkout URL. */
    idOf: (url: string) => url.slice(url.lastIndexOf('/') + 1),

    pay(id: string): Link {
      const link = find(id);
      link.payments = [{ payment_id: newId('pay'), status: 'captured', amount: link.amount }];
      return Object.assign(link, { status: 'paid', amount_paid: link.amount });
    },

    failed: (id: string) =>
      signEvent('payment.failed', {
        payment: {
          entity: { ...paymentOf(find(id), 'failed').entity, error_description: 'Card declined.' },
        },
      }),
    authorized: (id: string) =>
      signEvent('payment.authorized', { payment: paymentOf(find(id), 'authorized') }),
    captured: (id: string) =>
      signEvent('payment.captured', { payment: paymentOf(find(id), 'captured') }),
    orderPaid: (id: string) =>
      signEvent('order.paid', { payment: paymentOf(find(id), 'captured') }),
    linkPaid: (id: string) =>
      signEvent('payment_link.paid', {
        payment_link: { entity: find(id) },
        payment: paymentOf(find(id), 'captured'),
      }),
  });
}

const signEvent = (event: string, payload: object): FakeEvent =>
  signRazorpay({
    entity: 'event',
    event,
    payload,
    created_at: Math.floor(Date.now() / 1_000),
  });

/** Signs any event body. */
export function signRazorpay(event: object): FakeEvent {
  const body = JSON.stringify(event);
  return {
    payload: body,
    headers: {
      'x-razorpay-signature': razorpaySignature(body),
      'x-razorpay-event-id': newId('evt'),
    },
  };
}

export const razorpaySignature = (body: string): string =>
  createHmac('sha256', razorpayKeys.webhookSecret).update(body).digest('hex');
