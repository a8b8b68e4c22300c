import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { assertInventoryConsistent, statusAndCode, snapshot } from '../../../testing/bookings';
import type { FakeEvent } from '../../../testing/fakeGateway';
import { startLiveGateways, type LiveGateways } from '../../../testing/liveGateways';
import {
  assertPaymentsConsistent,
  createBackgroundWorkers,
  paymentOf,
  refundsOf,
} from '../../../testing/payments';
import { testSize } from '../../../testing/rounds';

let live: LiveGateways;
let workers: ReturnType<typeof createBackgroundWorkers>;

beforeAll(async () => {
  live = await startLiveGateways();
  workers = createBackgroundWorkers(live.test);
});
afterEach(async () => {
  await assertInventoryConsistent(live.test.db);
  await assertPaymentsConsistent(live.test.db);
});
afterAll(() => live.close());

const statusOf = async (paymentId: string) => (await paymentOf(live.test.db, paymentId)).status;

async function deliver(gateway: 'stripe' | 'razorpay', event: FakeEvent): Promise<void> {
  const answer = await live.pages.deliver(gateway, event);
  expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
}

describe('one event many times', () => {
  it.each(['stripe', 'razorpay'] as const)('%s: one payment, every answer 200', async (gateway) => {
    const { orderId, paymentId, ids, headers } = await live.startCheckout(gateway);
    live[gateway].pay(orderId);
    const event =
      gateway === 'stripe' ? live.stripe.completed(orderId) : live.razorpay.linkPaid(orderId);
    await Promise.all(Array.from({ length: 12 }, () => deliver(gateway, event)));
    expect(await statusOf(paymentId)).toBe('success');
    const after = await snapshot(live.test.db);
    await deliver(gateway, event);
    expect(await snapshot(live.test.db)).toBe(after);
    expect((await live.calls.read(headers, ids[0])).tickets).toHaveLength(2);
  });
});

it('bills the company as it was when the money came, whenever the invoice is written', async () => {
  const { orderId, paymentId, concert } = await live.startCheckout('stripe');
  const rename = (name: string) =>
    live.test.db
      .updateTable('companies')
      .set({ name })
      .where('id', '=', concert.buyer.company.id)
      .execute();
  await rename('Northwind Industries');
  live.stripe.pay(orderId);
  await deliver('stripe', live.stripe.completed(orderId));
  await rename('Southwind Industries');
  await workers.queue.runOnce();
  const invoice = await live.test.db
    .selectFrom('invoices as i')
    .innerJoin('payments as p', 'p.id', 'i.payment_id')
    .where('p.public_id', '=', paymentId)
    .select('i.data')
    .executeTakeFirstOrThrow();
  expect(invoice.data.buyer.company).toBe('Northwind Industries');
});

/** Orders of the items that differ from the first to the last place: so many, in long runs all. */
function someOrders<T>(items: readonly T[]): T[][] {
  const all = permutations(items);
  const step = Math.max(1, Math.floor(all.length / testSize(12, all.length)));
  return all.filter((_, index) => index % step === 0);
}

/** Every order of the items. */
function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}

describe('events in any order, each twice', () => {
  it('Razorpay: failed, authorised late, captured, order paid: paid once, never back', async () => {
    const kinds = ['failed', 'authorized', 'captured', 'orderPaid'] as const;
    for (const order of someOrders(kinds)) {
      const { orderId, paymentId } = await live.startCheckout('razorpay');
      live.razorpay.pay(orderId);
      const events = order.map((kind) => live.razorpay[kind](orderId));
      await deliverAll('razorpay', paymentId, events);
    }
  });

  it('Stripe: declined, still processing, completed, paid late, expired: paid once, never back', async () => {
    const kinds = ['declined', 'processing', 'completed', 'paidLate', 'expired'] as const;
    for (const order of someOrders(kinds)) {
      const { orderId, paymentId } = await live.startCheckout('stripe');
      live.stripe.pay(orderId);
      const events = order.map((kind) => live.stripe[kind](orderId));
      await deliverAll('stripe', paymentId, events);
    }
  });

  /** Each twice in a row, then all of them again from the last to the first. */
  async function deliverAll(
    gateway: 'stripe' | 'razorpay',
    paymentId: string,
    events: readonly FakeEvent[],
  ): Promise<void> {
    let wasPaid = false;
    const sequence = [...events.flatMap((event) => [event, event]), ...[...events].reverse()];
    for (const event of sequence) {
      await deliver(gateway, event);
      const status = await statusOf(paymentId);
      if (wasPaid) expect(status).toBe('success');
      wasPaid = status === 'success';
    }
    expect(wasPaid).toBe(true);
    expect(await refundsOf(live.test.db, paymentId)).toEqual([]);
  }
});

describe('refused and ignored events', () => {
  it('a wrong signature is 400 and does nothing', async () => {
    const { orderId } = await live.startCheckout('stripe');
    live.stripe.pay(orderId);
    const event = live.stripe.completed(orderId);
    const before = await snapshot(live.test.db);
    const forged = { ...event, payload: event.payload.replace('paid', 'PAID') };
    expect(statusAndCode(await live.pages.deliver('stripe', forged))).toEqual([
      400,
      'bad_signature',
    ]);
    const bare = { payload: event.payload, headers: {} };
    expect(statusAndCode(await live.pages.deliver('stripe', bare))).toEqual([400, 'bad_signature']);
    expect(statusAndCode(await live.pages.deliver('razorpay', event))).toEqual([
      400,
      'bad_signature',
    ]);
    expect(await snapshot(live.test.db)).toBe(before);
  });

  it('a gateway that is not in use is 404, one that does not exist 400', async () => {
    const event = live.stripe.unknown();
    expect((await live.pages.deliver('sandbox', event)).statusCode).toBe(404);
    const url = '/api/payments/webhooks/cash/';
    expect((await live.test.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(400);
  });

  it('unknown kinds and unknown payments are answered with 200 and ignored', async () => {
    const { orderId, paymentId } = await live.startCheckout('stripe');
    live.stripe.pay(orderId);
    const before = await snapshot(live.test.db);
    await deliver('stripe', live.stripe.unknown());
    const session = live.stripe.sessions.get(orderId);
    Object.assign(session ?? {}, { client_reference_id: 'pay_of_somebody_else' });
    await deliver('stripe', live.stripe.completed(orderId));
    expect(await snapshot(live.test.db)).toBe(before);
    expect(await statusOf(paymentId)).toBe('pending');
  });

  it('the signature covers the exact bytes, white space and non-ASCII letters included', async () => {
    const { orderId, paymentId } = await live.startCheckout('stripe');
    const session = live.stripe.pay(orderId);
    Object.assign(session, { note: 'naïve ₹ \u2028' });
    await deliver('stripe', live.stripe.completed(orderId));
    expect(await statusOf(paymentId)).toBe('success');
  });
});

describe('money that does not fit', () => {
  it('Stripe: another amount than owed goes back, whole', async () => {
    const { orderId, paymentId } = await live.startCheckout('stripe');
    const session = live.stripe.pay(orderId);
    session.amount_total = 100;
    await deliver('stripe', live.stripe.completed(orderId));
    expect(await statusOf(paymentId)).toBe('refunded');
    await workers.queue.runOnce();
    expect(live.stripe.refunds.at(-1)).toMatchObject({
      payment_intent: session.payment_intent,
      amount: 100,
    });
  });

  it('Razorpay: after a cancellation goes back once, though the answer gets lost', async () => {
    const { orderId, paymentId, ids, headers } = await live.startCheckout('razorpay');
    await live.calls.call('POST', `/bookings/${ids[0]}/cancel/`, headers);
    live.razorpay.pay(orderId);
    await deliver('razorpay', live.razorpay.captured(orderId));
    expect(await statusOf(paymentId)).toBe('refunded');
    live.razorpay.failureMode = 'dropResponse';
    await workers.queue.runOnce();
    live.razorpay.failureMode = 'none';
    await live.test.db
      .updateTable('outbox_jobs')
      .set({ run_at: new Date(0) })
      .execute();
    await workers.queue.runOnce();
    expect(live.razorpay.refunds).toHaveLength(1);
    expect(await refundsOf(live.test.db, paymentId)).toEqual([
      { amount: 7739148, scope: 'payment', done_at: expect.any(Date) },
    ]);
  });

  it('Razorpay: a second capture for the same payment goes back', async () => {
    const { orderId, paymentId } = await live.startCheckout('razorpay');
    live.razorpay.pay(orderId);
    await deliver('razorpay', live.razorpay.captured(orderId));
    live.razorpay.pay(orderId);
    await deliver('razorpay', live.razorpay.captured(orderId));
    await deliver('razorpay', live.razorpay.orderPaid(orderId));
    expect(await statusOf(paymentId)).toBe('success');
    expect(await refundsOf(live.test.db, paymentId)).toEqual([
      { amount: 7739148, scope: expect.stringMatching(/^again:pay_/), done_at: null },
    ]);
  });
});
