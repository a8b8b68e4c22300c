import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startLiveGateways, type LiveGateways } from '../../../testing/liveGateways';
import { createBackgroundWorkers } from '../../../testing/payments';

let live: LiveGateways;
let workers: ReturnType<typeof createBackgroundWorkers>;

beforeAll(async () => {
  live = await startLiveGateways();
  workers = createBackgroundWorkers(live.test);
});
afterAll(() => live.close());

async function pay(gateway: 'stripe' | 'razorpay') {
  const begun = await live.startCheckout(gateway);
  live[gateway].pay(begun.orderId);
  await live.pages.verify(begun.headers, begun.paymentId);
  return begun;
}

/** What everybody sees of the payment, by its first booking. */
async function shown({ headers, ids }: Awaited<ReturnType<typeof pay>>) {
  const [payment] = (await live.calls.read(headers, ids[0])).payments;
  return { fee: payment?.transaction_fee, method: payment?.payment_method };
}

/** What failed is due again. */
const letPausesPass = () =>
  live.test.db
    .updateTable('outbox_jobs')
    .set({ run_at: new Date(0) })
    .execute();

describe('method and fee of a charge', () => {
  // Of 77,391.48.
  it.each([
    ['stripe', { fee: '2244.35', method: 'card' }],
    ['razorpay', { fee: '1826.44', method: 'netbanking' }],
  ] as const)('%s: its fee and the way it was paid are kept', async (gateway, charge) => {
    const paid = await pay(gateway);
    expect(await shown(paid)).toEqual({
      fee: '0.00',
      method: gateway === 'stripe' ? 'card' : 'upi',
    });
    await workers.queue.runOnce();
    expect(await shown(paid)).toEqual(charge);
  });

  it('is asked for again while Stripe has not booked the charge', async () => {
    const paid = await pay('stripe');
    const intent = live.stripe.sessions.get(paid.orderId)?.payment_intent ?? '';
    const charge = live.stripe.charges.get(intent);
    live.stripe.charges.delete(intent);
    await workers.queue.runOnce();
    expect((await shown(paid)).fee).toBe('0.00');
    if (charge) live.stripe.charges.set(intent, charge);
    await letPausesPass();
    await workers.queue.runOnce();
    expect((await shown(paid)).fee).toBe('2244.35');
  });

  it('is asked for again after the gateway has failed', async () => {
    const paid = await pay('razorpay');
    live.razorpay.failureMode = 'serverError';
    await workers.queue.runOnce();
    live.razorpay.failureMode = 'none';
    await letPausesPass();
    await workers.queue.runOnce();
    expect((await shown(paid)).fee).toBe('1826.44');
  });

  it('a fee in another currency than the payment is left out', async () => {
    const paid = await pay('stripe');
    const intent = live.stripe.sessions.get(paid.orderId)?.payment_intent ?? '';
    live.stripe.charges.set(intent, { fee: 2500, currency: 'usd' });
    await workers.queue.runOnce();
    expect(await shown(paid)).toEqual({ fee: '0.00', method: 'card' });
  });
});
