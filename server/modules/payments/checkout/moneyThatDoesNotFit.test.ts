import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createConcert,
  expectStatus,
  expireHold,
  seatCounts,
  type BookingCalls,
  type Buyer,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { mailsTo } from '../../../testing/mails';
import {
  assertPaymentsConsistent,
  createCheckoutCalls,
  createBackgroundWorkers,
  paymentOf,
  refundsOf,
  type CheckoutCalls,
} from '../../../testing/payments';
import { createUser, signIn } from '../../../testing/people';
import { createHoldExpiryWorker } from '../../inventory/holdExpiry.service';
import { endHoldsOf } from '../../inventory/bookingState/holds.repository';

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

/** The gateway takes the money without asking, as one does whose page is not ours. */
const payAtGateway = (paymentId: string) => workers.sandbox?.handleButton(paymentId, 'succeed');

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

  it.each([
    ['while the seats are held', false],
    ['after its seats were let go', true],
  ])('of a company that was suspended meanwhile goes back: %s', async (_name, isLetGo) => {
    const [id] = await concert.fillCart();
    const { payment_id: paymentId } = await pages.checkout(asha.headers);
    const admin = await signIn(test, await createUser(test, { role: 'admin' }));
    const suspend = {
      status: 'suspended' as const,
      suspended_reason: 'Invoices of March are unpaid.',
    };
    const path = `/companies/${asha.company.id}` as const;
    const headers = { ...admin, 'if-match': '*' };
    expectStatus(200, await calls.call('PATCH', path, headers, suspend));
    if (isLetGo) {
      // The job that closes the payment page has not run yet.
      await endHoldsOf(test.db, { company: asha.company.id });
      await createHoldExpiryWorker({ db: test.db, log: test.app.log }).runOnce();
    }
    await payAtGateway(paymentId);

    const payment = await paymentOf(test.db, paymentId);
    expect(payment).toMatchObject({ status: 'refunded', amount: 7739148 });
    expect(payment.failure_reason).toMatch(/is being paid back: the company is suspended\.$/);
    const booking = await calls.read(asha.headers, id);
    expect(booking).toMatchObject({ payment_status: 'pending', tickets: [] });
    expect(booking.history.at(-1)).toMatchObject({ kind: 'payment_returned' });
    // The request of the refund, and what it has to tell.
    for (const _step of ['refund', 'mail']) await workers.queue.runOnce();
    const [refund, ...more] = await refundsOf(test.db, paymentId);
    expect(more).toEqual([]);
    expect(refund).toMatchObject({ amount: 7739148, done_at: expect.any(Date) });
    expect(await seatCounts(test.db, concert.stalls)).toMatchObject({ held: 0, sold: 0 });
    const mails = await mailsTo(test, asha.user.email);
    expect(mails.map(({ text }) => text).join()).toMatch(
      /The company is suspended\. So all of it goes back/,
    );
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

  it('is kept when the tax rate of the tier has changed since: the agreed one holds', async () => {
    const ids = await concert.fillCart();
    const { payment_id: paymentId } = await pages.checkout(asha.headers);
    const setRate = (percent: 5 | 18) =>
      test.db
        .updateTable('ticket_tiers')
        .set({ gst_percent: percent })
        .where('event_id', '=', concert.stalls.event_id)
        .execute();
    await setRate(5);
    await pages.press(paymentId, 'succeed');
    expect(await statusOf(paymentId)).toBe('success');
    expect((await paymentOf(test.db, paymentId)).amount).toBe(7739148);
    expect(await refundsOf(test.db, paymentId)).toEqual([]);
    for (const id of ids) {
      expect(await calls.read(asha.headers, id)).toMatchObject({ status: 'confirmed' });
    }
    await setRate(18);
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
    await payAtGateway(paymentId);
    await workers.queue.runOnce();
    expect((await paymentOf(test.db, paymentId)).failure_reason).toMatch(/the seats were gone/);
    expect(await refundsOf(test.db, paymentId)).toHaveLength(1);
    expect((await calls.read(asha.headers, ids[0])).hold_state).toBe('expired');
  });

  it('after the person has booked as many as a tier allows goes back once', async () => {
    const ids = await concert.fillCart();
    const { payment_id: paymentId } = await pages.checkout(asha.headers);
    for (const id of ids) await expireHold(test.db, id);
    await test.db
      .updateTable('ticket_tiers')
      .set({ max_per_person: 3 })
      .where('id', '=', concert.balcony.id)
      .execute();
    await calls.book(asha.headers, concert.balcony, 3);
    await payAtGateway(paymentId);
    await workers.queue.runOnce();
    expect((await paymentOf(test.db, paymentId)).failure_reason).toMatch(
      /as many tickets .* as allowed/,
    );
    expect(await refundsOf(test.db, paymentId)).toHaveLength(1);
  });
});
