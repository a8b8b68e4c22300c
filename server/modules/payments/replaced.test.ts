import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../contract/types';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createConcert,
  expectStatus,
  statusAndCode,
  type BookingCalls,
  type Buyer,
} from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { createTier } from '../../testing/events';
import {
  assertPaymentsConsistent,
  createCheckoutCalls,
  createBackgroundWorkers,
  paymentOf,
  type CheckoutCalls,
} from '../../testing/payments';

let test: TestApp;
let calls: BookingCalls;
let pages: CheckoutCalls;
let concert: Awaited<ReturnType<typeof createConcert>>;
let asha: Buyer;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  pages = createCheckoutCalls(test);
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

const start = (query: string, key?: string) =>
  calls.call('POST', `/bookings/checkout/${query}`, {
    ...asha.headers,
    ...(key && { 'idempotency-key': key }),
  });

describe('a payment that another one has replaced', () => {
  /** Begun under a key; then the cart has changed and it was begun again. */
  async function replace() {
    const [id] = await concert.fillCart();
    const first = expectStatus(200, await start('', 'first-press')).json<Schemas['Checkout']>();
    await calls.call('PATCH', `/bookings/${id}`, asha.headers, { quantity: 1 });
    const second = await pages.checkout(asha.headers);
    return { old: first.payment_id, present: second.payment_id };
  }

  it('says so on its page, at once, and offers no button', async () => {
    const { old, present } = await replace();
    const page = await test.app.inject({ url: `/sandbox/pay/${old}` });
    expect(page.body).toContain('another payment was begun instead. Nothing is charged here.');
    expect(page.body).not.toContain('<button');
    expect(page.body).toContain(`/cart?stage=payment&amp;payment=${old}`);
    expect((await test.app.inject({ url: `/sandbox/pay/${present}` })).body).toContain('Succeed');
    await createBackgroundWorkers(test).queue.runOnce();
    const closed = await test.app.inject({ url: `/sandbox/pay/${old}` });
    expect(closed.body).toContain('another payment was begun instead');
  });

  it('differs from a declined one, and its key returns the address of the cart', async () => {
    const { old, present } = await replace();
    expect((await pages.verify(asha.headers, old)).json()).toMatchObject({
      status: 'failed',
      replaced: true,
      failure_reason: 'Another payment was begun instead.',
    });
    const again = expectStatus(200, await start('', 'first-press')).json<Schemas['Checkout']>();
    expect(again).toMatchObject({
      payment_id: old,
      checkout_url: `http://localhost:3000/cart?stage=payment&payment=${old}`,
    });
    await pages.press(present, 'decline');
    const declined = (await pages.verify(asha.headers, present)).json<Schemas['PaymentResult']>();
    expect(declined).toMatchObject({
      status: 'failed',
      failure_reason: 'The payment was declined.',
    });
    expect(declined.replaced).toBeUndefined();
  });

  it('paid at once in another tab, the open page says that it has ended', async () => {
    const ids = await concert.fillCart();
    const { payment_id: open } = await pages.checkout(asha.headers);
    await calls.payFor(asha.headers, ids);
    await createBackgroundWorkers(test).queue.runOnce();
    const page = await test.app.inject({ url: `/sandbox/pay/${open}` });
    expect(page.body).toContain('another payment was begun instead');
    expect((await paymentOf(test.db, open)).status).toBe('failed');
  });
});

describe('a checkout for some of the cart', () => {
  it('pays currencies apart, and leaves the rest of the cart alone', async () => {
    const rupees = await calls.book(asha.headers, concert.stalls);
    const dollars = await createTier(test, {
      event: { id: concert.stalls.event_id },
      currency: 'USD',
    });
    const other = await calls.book(asha.headers, dollars);
    expect(statusAndCode(await pages.start(asha.headers))).toEqual([409, 'mixed_currencies']);
    for (const booking of [rupees, other]) {
      const page = await start(`?booking_ids=${booking.id}`);
      const { payment_id: id } = expectStatus(200, page).json<Schemas['Checkout']>();
      await pages.press(id, 'succeed');
      expect((await calls.read(asha.headers, booking.id)).payment_status).toBe('paid');
    }
  });

  it("refuses somebody else's, and what is no booking", async () => {
    const [id] = await concert.fillCart();
    const stranger = (await createConcert(test)).fillCart();
    const [theirs] = await stranger;
    expect(statusAndCode(await start(`?booking_ids=${id},${theirs}`))).toEqual([404, 'not_found']);
    for (const ids of ['0', '-1', '1,1', 'all', '1.5', '1e3', '99999999999999999999']) {
      const refused = await start(`?booking_ids=${ids}`);
      expect([ids, refused.statusCode < 500, refused.statusCode >= 400]).toEqual([ids, true, true]);
    }
    // Two open payments for different bookings stand side by side.
    const [one, two] = await Promise.all(
      (await concert.fillCart()).map((each) => start(`?booking_ids=${each}`)),
    );
    const idsOf = [one, two].map((page) => page?.json<Schemas['Checkout']>().payment_id ?? '');
    for (const payment of idsOf) {
      expect((await paymentOf(test.db, payment)).status).toBe('pending');
    }
  });
});
