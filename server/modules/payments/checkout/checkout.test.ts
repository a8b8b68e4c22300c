import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createConcert,
  expectStatus,
  expireHold,
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
import { createHoldExpiryWorker } from '../../inventory/holdExpiry.service';

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

describe('money that does not fit any more', () => {
  it('after paying at once in another tab goes back; the page ends', async () => {
    const ids = await concert.fillCart();
    const { payment_id: paymentId } = await pages.checkout(asha.headers);
    await calls.payFor(asha.headers, ids);
    await pages.press(paymentId, 'succeed');
    expect((await paymentOf(test.db, paymentId)).failure_reason).toMatch(/paid already/);

    const third = await calls.book(asha.headers, concert.stalls);
    const { payment_id: open } = await pages.checkout(asha.headers);
    await calls.payFor(asha.headers, [third.id]);
    await workers.queue.runOnce();
    expect(await statusOf(open)).toBe('failed');
    const page = await test.app.inject({ url: `/sandbox/pay/${open}` });
    expect(page.body).toContain('This payment page has ended');
  });

  it('after the event was cancelled goes back', async () => {
    await concert.fillCart();
    const { payment_id: paymentId } = await pages.checkout(asha.headers);
    await test.db
      .updateTable('events')
      .set({ cancelled_at: new Date() })
      .where('id', '=', concert.stalls.event_id)
      .execute();
    await pages.press(paymentId, 'succeed');
    expect((await paymentOf(test.db, paymentId)).failure_reason).toMatch(/not open for booking/);
  });

  it('after the quantity has changed goes back, and the person is told', async () => {
    const [id] = await concert.fillCart();
    const { payment_id: paymentId } = await pages.checkout(asha.headers);
    expectStatus(200, await calls.call('PATCH', `/bookings/${id}`, asha.headers, { quantity: 1 }));
    await pages.press(paymentId, 'succeed');
    expect((await paymentOf(test.db, paymentId)).status).toBe('refunded');
    const booking = await calls.read(asha.headers, id);
    expect(booking).toMatchObject({ status: 'pending', quantity: 1 });
    expect(booking.history.at(-1)).toMatchObject({
      kind: 'payment_returned',
      note: expect.stringMatching(/INR 77391\.48 is being paid back: the bookings have changed/),
    });
    const next = await pages.checkout(asha.headers);
    await pages.press(next.payment_id, 'succeed');
    expect(await statusOf(next.payment_id)).toBe('success');
  });

  it('a checkout after a change has an order of its own, at the new amount', async () => {
    const [id] = await concert.fillCart();
    const { payment_id: old } = await pages.checkout(asha.headers);
    await calls.call('PATCH', `/bookings/${id}`, asha.headers, { quantity: 1 });
    const { payment_id: paymentId } = await pages.checkout(asha.headers);
    expect(paymentId).not.toBe(old);
    expect((await paymentOf(test.db, paymentId)).amount).toBeLessThan(7739148);
  });

  it('after a booking has been removed goes back', async () => {
    const [id] = await concert.fillCart();
    const { payment_id: paymentId } = await pages.checkout(asha.headers);
    await calls.call('DELETE', `/bookings/${id}`, asha.headers);
    await pages.press(paymentId, 'succeed');
    expect((await paymentOf(test.db, paymentId)).status).toBe('refunded');
  });

  it('after the hold ran out is fulfilled while there are seats', async () => {
    const ids = await concert.fillCart();
    const { payment_id: paymentId } = await pages.checkout(asha.headers);
    for (const id of ids) await expireHold(test.db, id);
    await createHoldExpiryWorker({ db: test.db, log: test.app.log }).runOnce();
    await pages.press(paymentId, 'succeed');
    expect(await statusOf(paymentId)).toBe('success');
  });

  it('after the seats are gone goes back once', async () => {
    const ids = await concert.fillCart();
    const { payment_id: paymentId } = await pages.checkout(asha.headers);
    for (const id of ids) await expireHold(test.db, id);
    await createHoldExpiryWorker({ db: test.db, log: test.app.log }).runOnce();
    await calls.book(asha.headers, concert.balcony, 10);
    await pages.press(paymentId, 'succeed');
    await workers.queue.runOnce();
    expect((await paymentOf(test.db, paymentId)).failure_reason).toMatch(/the seats were gone/);
    expect(await refundsOf(test.db, paymentId)).toHaveLength(1);
    expect((await calls.read(asha.headers, ids[0])).hold_state).toBe('expired');
  });
});

describe('without any webhook', () => {
  it('the reconciler settles thirty of thirty', async () => {
    const { tier, paymentIds } = await thirtyPayments();
    expect(await workers.reconciler.reconcileOnce()).toBe(0);
    for (const id of paymentIds) await agePayment(test.db, id, 16);
    expect(await workers.reconciler.reconcileOnce()).toBe(30);
    expect(await workers.reconciler.reconcileOnce()).toBe(0);
    expect(await seatCounts(test.db, tier)).toEqual({ available: 0, held: 0, sold: 30 });
  });

  it('verifying asks the gateway', async () => {
    await concert.fillCart();
    const { payment_id: paymentId } = await pages.checkout(asha.headers);
    await payUnheard(paymentId);
    expect(await statusOf(paymentId)).toBe('success');
  });

  async function thirtyPayments() {
    const tier = await createTier(test, { event: { id: concert.stalls.event_id }, total: 30 });
    const paymentIds: string[] = [];
    for (let count = 0; count < 30; count += 1) {
      const { headers } = (await createConcert(test)).buyer;
      await calls.book(headers, tier);
      const { payment_id: id } = await pages.checkout(headers);
      await payUnheard(id);
      paymentIds.push(id);
    }
    return { tier, paymentIds };
  }

  /** Paid at the gateway, whose webhook gets lost. */
  const payUnheard = (paymentId: string) =>
    test.db
      .updateTable('sandbox_orders')
      .set({ state: 'paid' })
      .where('reference', '=', paymentId)
      .execute();
});
