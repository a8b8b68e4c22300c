import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  expectStatus,
} from '../../../testing/bookings';
import { buildTestApp } from '../../../testing/buildTestApp';
import { signRazorpay } from '../../../testing/fakeRazorpay';
import { signStripe } from '../../../testing/fakeStripe';
import { startLiveGateways, type LiveGateways } from '../../../testing/liveGateways';

let live: LiveGateways;
beforeAll(async () => {
  live = await startLiveGateways();
});
afterAll(() => live.close());

const stripe = (type: string, data: object) => ({ id: 'evt_1', object: 'event', type, data });
const razorpay = (event: string, payload: object) => ({ entity: 'event', event, payload });

it.each([
  ['nothing', {}],
  ['no object', stripe('checkout.session.completed', {})],
  [
    'a paid session without an amount',
    stripe('checkout.session.completed', { object: { payment_status: 'paid' } }),
  ],
  ['a refund without a currency', stripe('refund.created', { object: { id: 're_1', amount: 5 } })],
  [
    'a negative refund',
    stripe('refund.created', { object: { id: 're_1', amount: -5, currency: 'inr' } }),
  ],
  [
    'a refund of a fraction',
    stripe('refund.created', { object: { id: 're_1', amount: 0.5, currency: 'inr' } }),
  ],
  ['a dispute without anything', stripe('charge.dispute.created', { object: {} })],
])('Stripe, signed, with %s: 400 with a sentence', async (_, event) => {
  const answer = await live.pages.deliver('stripe', signStripe(event));
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    expect.objectContaining({
      code: 'malformed_event',
      error: 'The event lacks fields, or they cannot be read.',
    }),
  ]);
});

it.each([
  ['a refund without an id', razorpay('refund.processed', { refund: { entity: {} } })],
  ['a refund without a payload', razorpay('refund.processed', {})],
  [
    'a dispute without an amount',
    razorpay('payment.dispute.created', { dispute: { entity: { id: 'disp_1' } } }),
  ],
  ['a link that says no state', razorpay('payment_link.expired', {})],
])('Razorpay, signed, with %s: 400', async (_, event) => {
  const answer = await live.pages.deliver('razorpay', signRazorpay(event));
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed_event']);
});

it.each([
  ['stripe', signStripe(stripe('customer.created', {}))],
  ['razorpay', signRazorpay({})],
  ['razorpay', signRazorpay(razorpay('payment.captured', {}))],
] as const)(
  '%s: what has no effect is taken, so that it is not sent again',
  async (gateway, event) => {
    expect((await live.pages.deliver(gateway, event)).statusCode).toBe(200);
  },
);

it.each([
  [
    'stripe',
    { stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', baseUrl: 'http://127.0.0.1:9' } },
  ],
  [
    'stripe',
    { stripe: { secretKey: 'rk_test_1', webhookSecret: 'whsec_1', baseUrl: 'http://127.0.0.1:9' } },
  ],
  [
    'razorpay',
    {
      razorpay: {
        keyId: 'rzp_test_1',
        keySecret: 's',
        webhookSecret: 's',
        baseUrl: 'http://127.0.0.1:9',
      },
    },
  ],
] as const)(
  'a payment with test keys of %s is a test payment, and pending',
  async (gateway, keys) => {
    const test = await buildTestApp({ config: { gateways: [gateway], ...keys } });
    try {
      const calls = createBookingCalls(test);
      const buyer = await createBuyer(test);
      const { tier } = await createOffer(test);
      const { id } = await calls.book(buyer.headers, tier);
      const amount = await calls.quoteTotal(buyer.headers, [id]);
      const order = { booking_ids: [id], amount, gateway };
      const answer = await calls.pay(buyer.headers, order);
      expect(expectStatus(201, answer).json()).toMatchObject({ is_test: true, status: 'pending' });
    } finally {
      await test.close();
    }
  },
);
