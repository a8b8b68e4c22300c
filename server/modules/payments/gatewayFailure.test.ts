import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { assertInventoryConsistent, createConcert, statusAndCode } from '../../testing/bookings';
import { nonsense, type FailureMode } from '../../testing/fakeGateway';
import { startLiveGateways, type LiveGateways } from '../../testing/liveGateways';
import {
  assertPaymentsConsistent,
  createBackgroundWorkers,
  createCheckoutCalls,
  agePayment,
  paymentOf,
  type CheckoutCalls,
} from '../../testing/payments';

const gateways = ['stripe', 'razorpay'] as const;
let live: LiveGateways;

beforeAll(async () => {
  live = await startLiveGateways();
});
afterEach(async () => {
  live.stripe.failureMode = 'none';
  live.razorpay.failureMode = 'none';
  await assertInventoryConsistent(live.test.db);
  await assertPaymentsConsistent(live.test.db);
});
afterAll(() => live.close());

const ordersOf = (gateway: 'stripe' | 'razorpay') =>
  gateway === 'stripe' ? live.stripe.sessions.size : live.razorpay.links.size;

/** A checkout on a bad day, and the next one on a good day. @param pages of the server on the bad day */
async function tryTwice(
  gateway: 'stripe' | 'razorpay',
  failureMode: FailureMode,
  pages: CheckoutCalls = live.pages,
) {
  const concert = await createConcert(live.test);
  const ids = await concert.fillCart();
  const { headers } = concert.buyer;
  const before = ordersOf(gateway);
  live[gateway].failureMode = failureMode;
  const failed = await pages.start(headers, gateway);
  live[gateway].failureMode = 'none';
  const booking = await live.calls.read(headers, ids[0]);
  const checkout = await live.pages.checkout(headers, gateway);
  return {
    failed,
    booking,
    orders: ordersOf(gateway) - before,
    status: (await paymentOf(live.test.db, checkout.payment_id)).status,
    payments: booking.payments.length,
  };
}

describe.each(gateways)('%s', (gateway) => {
  it.each(['reset', 'serverError', 'invalidBody', 'dropResponse'] as const)(
    'when it answers by %s: 502, the booking stays payable, one order in the end',
    async (failureMode) => {
      const result = await tryTwice(gateway, failureMode);
      // Stripe's library tries once more by itself, which helps against a lost answer no better.
      expect(statusAndCode(result.failed)).toEqual([502, 'gateway_failed']);
      expect(result).toMatchObject({
        booking: { status: 'pending', hold_state: 'held' },
        orders: 1,
        status: 'pending',
        payments: 1,
      });
    },
  );

  it('when it answers nonsense: 502 and no page, whatever it says', async () => {
    const concert = await createConcert(live.test);
    await concert.fillCart();
    live[gateway].failureMode = 'nonsense';
    for (let time = 0; time < nonsense.length; time += 1) {
      const answer = await live.pages.start(concert.buyer.headers, gateway);
      expect(statusAndCode(answer)).toEqual([502, 'gateway_failed']);
    }
    live[gateway].failureMode = 'none';
    const { checkout_url: url } = await live.pages.checkout(concert.buyer.headers, gateway);
    expect(url).toMatch(/^https:/);
  });

  it('verifying while the gateway fails is 502; later it returns the outcome', async () => {
    const { headers, paymentId, orderId } = await live.startCheckout(gateway);
    live[gateway].pay(orderId);
    live[gateway].failureMode = 'serverError';
    const unknown = await live.pages.verify(headers, paymentId);
    expect(statusAndCode(unknown)).toEqual([502, 'gateway_failed']);
    expect(unknown.json().error).toContain('If you have paid, your booking is confirmed');
    live[gateway].failureMode = 'nonsense';
    for (let time = 0; time < nonsense.length; time += 1) {
      expect((await live.pages.verify(headers, paymentId)).statusCode).toBe(502);
    }
    live[gateway].failureMode = 'none';
    expect((await live.pages.verify(headers, paymentId)).json()).toMatchObject({
      status: 'success',
    });
  });

  it('without webhooks, the reconciler settles, and leaves what is still open', async () => {
    const workers = createBackgroundWorkers(live.test);
    const [paid, open] = [await live.startCheckout(gateway), await live.startCheckout(gateway)];
    live[gateway].pay(paid.orderId);
    for (const { paymentId } of [paid, open]) await agePayment(live.test.db, paymentId, 16);
    await workers.reconciler.reconcileOnce();
    expect((await paymentOf(live.test.db, paid.paymentId)).status).toBe('success');
    expect((await paymentOf(live.test.db, open.paymentId)).status).toBe('pending');
  });

  it('a replaced payment is closed at the gateway', async () => {
    const workers = createBackgroundWorkers(live.test);
    const { headers, ids, orderId } = await live.startCheckout(gateway);
    await live.calls.call('PATCH', `/bookings/${ids[0]}`, headers, { quantity: 3 });
    await live.pages.checkout(headers, gateway);
    await workers.queue.runOnce();
    const order = live.stripe.sessions.get(orderId) ?? live.razorpay.links.get(orderId);
    expect(order?.status).toMatch(/expired|cancelled/);
  });
});

describe('a gateway that hangs', () => {
  /** Only of what hangs: whatever is answered may take its time. */
  const timeout = 300;

  it.each(gateways)('%s: 503, the booking stays payable', async (gateway) => {
    const impatient = await live.test.startBeside(live.test.secrets, {
      [gateway]: { ...live.test.config[gateway], timeout },
    });
    try {
      const result = await tryTwice(gateway, 'hang', createCheckoutCalls(impatient));
      expect(statusAndCode(result.failed)).toEqual([503, 'unavailable']);
      expect(result.failed.headers['retry-after']).toBe('5');
      expect(result).toMatchObject({
        booking: { status: 'pending' },
        orders: 1,
        status: 'pending',
      });
    } finally {
      await impatient.close();
    }
  });

  it('holds up its own payments and not those of the other', async () => {
    const { config } = live.test;
    const workers = createBackgroundWorkers({
      ...live.test,
      config: { ...config, stripe: { ...config.stripe, timeout } },
    });
    const silent = [];
    while (silent.length < 11) silent.push(await live.startCheckout('stripe'));
    const paid = await live.startCheckout('razorpay');
    live.razorpay.pay(paid.orderId);
    for (const { paymentId } of [...silent, paid]) await agePayment(live.test.db, paymentId, 16);
    live.stripe.failureMode = 'hang';
    const asked = live.stripe.requests.length;
    await workers.reconciler.reconcileOnce();
    expect((await paymentOf(live.test.db, paid.paymentId)).status).toBe('success');
    expect(live.stripe.requests.length - asked).toBeLessThanOrEqual(10);
  });
});

it('a payment begun without its page, as the cart does, gets one page', async () => {
  const concert = await createConcert(live.test);
  const ids = await concert.fillCart();
  const { headers } = concert.buyer;
  const made = await live.calls.payFor(headers, ids, { gateway: 'stripe' });
  expect(made.status).toBe('pending');
  const checkout = await live.pages.checkout(headers, 'stripe');
  expect(checkout.payment_id).toBe(made.payment_id);
});
