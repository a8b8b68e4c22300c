import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createConcert,
  expectStatus,
  statusAndCode,
  seatCounts,
  type BookingCalls,
  type Buyer,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createTier } from '../../../testing/events';
import {
  assertPaymentsConsistent,
  createCheckoutCalls,
  createBackgroundWorkers,
  agePayment,
  paymentOf,
  refundsOf,
  type CheckoutCalls,
} from '../../../testing/payments';

let test: TestApp;
let calls: BookingCalls;
let pages: CheckoutCalls;
let workers: ReturnType<typeof createBackgroundWorkers>;
let concert: Awaited<ReturnType<typeof createConcert>>;
let asha: Buyer;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  pages = createCheckoutCalls(test);
  workers = createBackgroundWorkers(test);
});
beforeEach(async () => {
  concert = await createConcert(test);
  asha = concert.buyer;
});
afterEach(async () => {
  await assertInventoryConsistent(test.db);
  await assertPaymentsConsistent(test.db);
});
afterAll(() => test.close());

const statusOf = async (paymentId: string) =>
  expectStatus(200, await pages.verify(asha.headers, paymentId)).json<Schemas['PaymentResult']>()
    .status;

describe('starting a checkout', () => {
  it.each([
    ['nothing at all', {}],
    ['the content type of JSON', { 'content-type': 'application/json' }],
  ])('needs no body, but %s', async (_sent, type) => {
    await concert.fillCart();
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/bookings/checkout/',
      headers: { ...asha.headers, ...type },
    });
    expect(expectStatus(200, answer).json<Schemas['Checkout']>().checkout_url).toContain(
      '/sandbox/pay/',
    );
  });

  it('makes one payment for the whole cart', async () => {
    const ids = await concert.fillCart();
    const checkout = await pages.checkout(asha.headers);
    expect(checkout.checkout_url).toBe(`http://localhost:3000/sandbox/pay/${checkout.payment_id}`);
    expect(checkout.expires_at).toMatch(/Z$/);
    const paid = await pages.verify(asha.headers, checkout.payment_id);
    expect(paid.json()).toMatchObject({ status: 'pending', amount: '77391.48', is_test: true });
    expect(paid.json<Schemas['PaymentResult']>().results.map((share) => share.booking)).toEqual(
      ids,
    );
  });

  it('makes one order for two presses, two tabs, and the same key twenty times', async () => {
    await concert.fillCart();
    const presses = await Promise.all([
      ...Array.from({ length: 5 }, () => pages.start(asha.headers)),
      ...Array.from({ length: 20 }, () => pages.start(asha.headers, undefined, 'same-key-1')),
    ]);
    const urls = presses.map((press) => expectStatus(200, press).json().checkout_url);
    expect(new Set(urls).size).toBe(1);
    const other = await pages.start(asha.headers, 'sandbox', 'same-key-1');
    expect(statusAndCode(other)).toEqual([409, 'idempotency_conflict']);
  });

  it('is refused with an empty cart', async () => {
    expect(statusAndCode(await pages.start(asha.headers))).toEqual([409, 'nothing_to_pay']);
  });

  it('returns the address of the cart when nothing is owed', async () => {
    const free = await createTier(test, { event: { id: concert.stalls.event_id }, price: 0 });
    const { id } = await calls.book(asha.headers, free, 2);
    const checkout = await pages.checkout(asha.headers);
    expect(checkout.checkout_url).toBe(
      `http://localhost:3000/cart?stage=payment&payment=${checkout.payment_id}`,
    );
    expect((await calls.read(asha.headers, id)).status).toBe('confirmed');
  });

  it('is also called checkout, as before', async () => {
    await concert.fillCart();
    const answer = await calls.call('POST', '/checkout/', asha.headers);
    expect(expectStatus(200, answer).json()).toEqual(await pages.checkout(asha.headers));
  });

  it('takes up a payment that waits for its page', async () => {
    await concert.fillCart();
    const { payment_id: first } = await pages.checkout(asha.headers);
    await agePayment(test.db, first, 31);
    const { payment_id: second } = await pages.checkout(asha.headers);
    expect(second).not.toBe(first);
    expect((await paymentOf(test.db, first)).status).toBe('failed');
  });
});

describe('paying on the page', () => {
  it('confirms the bookings, once however often the button is pressed', async () => {
    const ids = await concert.fillCart();
    const { payment_id: paymentId } = await pages.checkout(asha.headers);
    const presses = await Promise.all([1, 2, 3].map(() => pages.press(paymentId, 'succeed')));
    for (const press of presses) {
      expect(press.statusCode).toBe(303);
      expect(press.headers.location).toBe(
        `http://localhost:3000/cart?stage=payment&payment=${paymentId}`,
      );
    }
    const whole = await calls.read(asha.headers, ids[1]);
    expect(whole).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
    expect(whole.tickets).toHaveLength(5);
    expect(whole.history.at(-1)).toMatchObject({ kind: 'paid', by: expect.stringMatching(/Asha/) });
    expect(await seatCounts(test.db, concert.balcony)).toEqual({ available: 5, held: 0, sold: 5 });
  });

  it('a decline leaves the cart as it is, and the next try succeeds', async () => {
    const [id] = await concert.fillCart();
    const { payment_id: first } = await pages.checkout(asha.headers);
    await pages.press(first, 'decline');
    expect(await statusOf(first)).toBe('failed');
    expect(await calls.read(asha.headers, id)).toMatchObject({ status: 'pending' });
    const { payment_id: second } = await pages.checkout(asha.headers);
    expect(second).not.toBe(first);
    await pages.press(second, 'succeed');
    expect(await statusOf(second)).toBe('success');
    await workers.queue.runOnce();
    // The first page has ended: nobody pays the same twice.
    const page = await test.app.inject({ url: `/sandbox/pay/${first}` });
    expect(page.body).toContain('This payment page has ended');
  });

  it('a late answer comes as a webhook, after a while', async () => {
    await concert.fillCart();
    const { payment_id: paymentId } = await pages.checkout(asha.headers);
    await pages.press(paymentId, 'late');
    await workers.queue.runOnce();
    expect(await statusOf(paymentId)).toBe('pending');
    await test.db
      .updateTable('outbox_jobs')
      .set({ run_at: new Date(0) })
      .where('key', '=', paymentId)
      .execute();
    await workers.queue.runOnce();
    expect((await paymentOf(test.db, paymentId)).status).toBe('success');
  });

  it('leaving changes nothing', async () => {
    await concert.fillCart();
    const { payment_id: paymentId } = await pages.checkout(asha.headers);
    const left = await pages.press(paymentId, 'leave');
    expect(left.headers.location).toMatch(/payment=pay_[0-9a-f]+&cancelled=1$/);
    expect(await statusOf(paymentId)).toBe('pending');
  });

  it('both of two open pages: paid once, the other money goes back once', async () => {
    await concert.fillCart();
    const { payment_id: first } = await pages.checkout(asha.headers);
    await pages.press(first, 'decline');
    const { payment_id: second } = await pages.checkout(asha.headers);
    await pages.press(second, 'succeed');
    await pages.press(first, 'succeed');
    expect((await paymentOf(test.db, first)).status).toBe('refunded');
    await workers.queue.runOnce();
    await workers.queue.runOnce();
    expect(await refundsOf(test.db, first)).toEqual([
      { amount: 7739148, scope: 'payment', done_at: expect.any(Date) },
    ]);
    expect(await refundsOf(test.db, second)).toEqual([]);
  });
});
