import type { Schemas } from '../contract/types';
import { createBookingCalls, createConcert, expectStatus } from './bookings';
import { buildTestApp } from './buildTestApp';
import { razorpayKeys, startFakeRazorpay } from './fakeRazorpay';
import { startFakeStripe, stripeKeys } from './fakeStripe';
import { createCheckoutCalls } from './payments';
import type { TestDatabaseOptions } from './testDatabase';

/** An app with both live gateways, each replaced by a fake on loopback. */
export async function startLiveGateways(options: TestDatabaseOptions = {}) {
  const [stripe, razorpay] = await Promise.all([startFakeStripe(), startFakeRazorpay()]);
  const test = await buildTestApp({
    ...options,
    config: {
      gateways: ['stripe', 'razorpay'],
      stripe: { ...stripeKeys, baseUrl: stripe.url },
      razorpay: { ...razorpayKeys, baseUrl: razorpay.url },
    },
  });
  const calls = createBookingCalls(test);
  const pages = createCheckoutCalls(test);

  return {
    test,
    calls,
    pages,
    stripe,
    razorpay,

    /** Fills a cart and checks it out at the gateway. */
    async startCheckout(gateway: 'stripe' | 'razorpay') {
      const concert = await createConcert(test);
      const ids = await concert.fillCart();
      const { headers } = concert.buyer;
      const answer = expectStatus(200, await pages.start(headers, gateway));
      const checkout = answer.json<Schemas['Checkout']>();
      const fake = gateway === 'stripe' ? stripe : razorpay;
      return {
        concert,
        ids,
        headers,
        paymentId: checkout.payment_id,
        orderId: fake.idOf(checkout.checkout_url),
      };
    },

    async close() {
      await test.close();
      await Promise.all([stripe.close(), razorpay.close()]);
    },
  };
}

export type LiveGateways = Awaited<ReturnType<typeof startLiveGateways>>;
