import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import {
  assertInventoryConsistent,
  createBuyer,
  createOffer,
  expectStatus,
  expireHold,
  seatCounts,
} from '../../../testing/bookings';
import { startLiveGateways, type LiveGateways } from '../../../testing/liveGateways';
import {
  assertPaymentsConsistent,
  createBackgroundWorkers,
  agePayment,
  paymentOf,
  refundsOf,
} from '../../../testing/payments';
import { createUser, signIn } from '../../../testing/people';
import { createHoldExpiryWorker } from '../../inventory/holdExpiry.service';
import { testRounds, testSize } from '../../../testing/rounds';

// Where statements truly run at once: what the embedded engine's one session would hide.

let live: LiveGateways;

/** Payments that are settled without webhooks. */
const PAYMENTS = testSize(12, 30);

beforeAll(async () => {
  live = await startLiveGateways();
});
afterEach(async () => {
  await assertInventoryConsistent(live.test.db);
  await assertPaymentsConsistent(live.test.db);
});
afterAll(() => live.close());

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

it('one signed event many times at once: one payment, one set of tickets, all 200', async () => {
  const { orderId, paymentId, ids, headers } = await live.startCheckout('stripe');
  live.stripe.pay(orderId);
  const event = live.stripe.completed(orderId);
  const answers = await times(20, () => live.pages.deliver('stripe', event));
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
  expect((await paymentOf(live.test.db, paymentId)).status).toBe('success');
  expect((await live.calls.read(headers, ids[1])).tickets).toHaveLength(5);
});

it('different events about the same money at once: the same', async () => {
  const { orderId, paymentId } = await live.startCheckout('razorpay');
  live.razorpay.pay(orderId);
  const kinds = ['failed', 'authorized', 'captured', 'orderPaid', 'linkPaid'] as const;
  const answers = await times(20, (index) =>
    live.pages.deliver('razorpay', live.razorpay[kinds[index % 5] ?? 'captured'](orderId)),
  );
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
  expect((await paymentOf(live.test.db, paymentId)).status).toBe('success');
  expect(await refundsOf(live.test.db, paymentId)).toEqual([]);
});

it('webhook against return against cancel, against change: nothing stuck, nothing lost', async () => {
  for (let round = 0; round < testRounds(4); round += 1) {
    const { orderId, paymentId, ids, headers } = await live.startCheckout('stripe');
    live.stripe.pay(orderId);
    const [first, second] = ids;
    const answers = await Promise.all([
      live.pages.deliver('stripe', live.stripe.completed(orderId)),
      live.pages.verify(headers, paymentId),
      round % 2 === 0
        ? live.calls.call('POST', `/bookings/${first}/cancel/`, headers)
        : live.calls.call('PATCH', `/bookings/${second}`, headers, { quantity: 1 }),
      live.pages.start(headers, 'stripe'),
    ]);
    for (const answer of answers) expect(answer.statusCode).toBeLessThan(500);
    expect((await paymentOf(live.test.db, paymentId)).status).toMatch(/success|refunded/);
  }
});

it('money arrives while its company is suspended: all of it is kept, or all of it goes back', async () => {
  const admin = await signIn(live.test, await createUser(live.test, { role: 'admin' }));
  const headers = { ...admin, 'if-match': '*' };
  await times(6, async (index) => {
    const { orderId, paymentId, ids, concert } = await live.startCheckout('stripe');
    live.stripe.pay(orderId);
    const suspend = () =>
      live.calls.call('PATCH', `/companies/${concert.buyer.company.id}`, headers, {
        status: 'suspended',
      });
    const pay = () => live.pages.deliver('stripe', live.stripe.completed(orderId));
    const steps = index % 2 === 0 ? [suspend, pay] : [pay, suspend];
    for (const answer of await Promise.all(steps.map((step) => step()))) {
      expect(answer.statusCode).toBe(200);
    }
    const { status } = await paymentOf(live.test.db, paymentId);
    const bookings = await Promise.all(ids.map((id) => live.calls.read(concert.buyer.headers, id)));
    const isKept = status === 'success';
    expect(isKept ? [] : await refundsOf(live.test.db, paymentId)).toHaveLength(isKept ? 0 : 1);
    for (const booking of bookings) {
      expect(booking.payment_status).toBe(isKept ? 'paid' : 'pending');
      expect(booking.tickets).toHaveLength(isKept ? booking.quantity : 0);
    }
  });
  // Suspended before, none of it is kept.
  const late = await live.startCheckout('stripe');
  const company = `/companies/${late.concert.buyer.company.id}` as const;
  expectStatus(200, await live.calls.call('PATCH', company, headers, { status: 'suspended' }));
  live.stripe.pay(late.orderId);
  await times(5, () => live.pages.deliver('stripe', live.stripe.completed(late.orderId)));
  expect((await paymentOf(live.test.db, late.paymentId)).status).toBe('refunded');
  expect(await refundsOf(live.test.db, late.paymentId)).toHaveLength(1);
});

it('twenty presses in two tabs at once: one payment, one order', async () => {
  const { paymentId, headers } = await live.startCheckout('razorpay');
  const before = live.razorpay.links.size;
  const again = await times(20, () => live.pages.start(headers, 'razorpay'));
  for (const answer of again) {
    expect(expectStatus(200, answer).json()).toMatchObject({ payment_id: paymentId });
  }
  expect(live.razorpay.links.size).toBe(before);

  const buyer = await createBuyer(live.test);
  const { tier } = await createOffer(live.test);
  await live.calls.book(buyer.headers, tier, 2);
  const fresh = await times(20, (index) =>
    live.pages.start(buyer.headers, 'razorpay', index % 2 === 0 ? undefined : `press-no-${index}`),
  );
  const urls = fresh.map((answer) => expectStatus(200, answer).json().checkout_url);
  expect(new Set(urls).size).toBe(1);
  expect(live.razorpay.links.size).toBe(before + 1);
});

it('money of many after their holds ran out: fulfilled while there are seats, else back once', async () => {
  // What the tests before have left to do.
  await createBackgroundWorkers(live.test).queue.runOnce();
  const { tier } = await createOffer(live.test, { total: 12 });
  const people = await times(6, async () => {
    const { headers } = await createBuyer(live.test);
    const booking = await live.calls.book(headers, tier, 2);
    const checkout = await live.pages.checkout(headers, 'stripe');
    await expireHold(live.test.db, booking.id);
    return { paymentId: checkout.payment_id, orderId: live.stripe.idOf(checkout.checkout_url) };
  });
  await createHoldExpiryWorker({ db: live.test.db, log: live.test.app.log }).runOnce();
  const rival = await createBuyer(live.test);
  await live.calls.book(rival.headers, tier, 7);

  for (const { orderId } of people) live.stripe.pay(orderId);
  await Promise.all(
    people.flatMap(({ orderId }) => {
      const event = live.stripe.completed(orderId);
      return [1, 2, 3].map(() => live.pages.deliver('stripe', event));
    }),
  );
  const states = await Promise.all(
    people.map(async ({ paymentId }) => (await paymentOf(live.test.db, paymentId)).status),
  );
  expect(states.sort()).toEqual([...Array(4).fill('refunded'), ...Array(2).fill('success')]);
  expect(await seatCounts(live.test.db, tier)).toEqual({ available: 1, held: 7, sold: 4 });

  const before = live.stripe.refunds.length;
  const processes = [1, 2, 3, 4].map(() => createBackgroundWorkers(live.test));
  await Promise.all(processes.map(({ queue }) => queue.runOnce()));
  const refunds = await Promise.all(people.map((one) => refundsOf(live.test.db, one.paymentId)));
  expect(refunds.flat()).toHaveLength(4);
  expect(refunds.flat().every((refund) => refund.done_at !== null)).toBe(true);
  expect(live.stripe.refunds.length - before).toBe(4);
});

it('all webhooks lost: four reconcilers at once settle every payment, each asked about once', async () => {
  const { tier } = await createOffer(live.test, { total: PAYMENTS });
  const paymentIds = await times(PAYMENTS, async () => {
    const { headers } = await createBuyer(live.test);
    await live.calls.book(headers, tier);
    const checkout = await live.pages.checkout(headers, 'razorpay');
    live.razorpay.pay(live.razorpay.idOf(checkout.checkout_url));
    await agePayment(live.test.db, checkout.payment_id, 16);
    return checkout.payment_id;
  });
  const asked = await times(4, () => createBackgroundWorkers(live.test).reconciler.reconcileOnce());
  expect(asked.reduce((sum, count) => sum + count, 0)).toBe(PAYMENTS);
  for (const id of paymentIds) {
    expect((await paymentOf(live.test.db, id)).status).toBe('success');
  }
  expect(await seatCounts(live.test.db, tier)).toEqual({ available: 0, held: 0, sold: PAYMENTS });
});

it('a gateway fails while two reconcilers ask, then answers: all settled, nothing twice', async () => {
  const { db } = live.test;
  const { tier } = await createOffer(live.test, { total: PAYMENTS });
  const paymentIds = await times(PAYMENTS, async () => {
    const { headers } = await createBuyer(live.test);
    await live.calls.book(headers, tier);
    const checkout = await live.pages.checkout(headers, 'stripe');
    live.stripe.pay(live.stripe.idOf(checkout.checkout_url));
    await agePayment(db, checkout.payment_id, 16);
    return checkout.payment_id;
  });
  const processes = [createBackgroundWorkers(live.test), createBackgroundWorkers(live.test)];
  const reconcile = async () => {
    const asked = await Promise.all(processes.map(({ reconciler }) => reconciler.reconcileOnce()));
    return asked.reduce((sum, count) => sum + count, 0);
  };
  const states = async () =>
    new Set(await Promise.all(paymentIds.map(async (id) => (await paymentOf(db, id)).status)));

  live.stripe.failureMode = 'serverError';
  expect(await reconcile()).toBe(PAYMENTS);
  expect(await states()).toEqual(new Set(['pending']));
  live.stripe.failureMode = 'none';
  // Not before they are due again, after five minutes.
  expect(await reconcile()).toBe(0);
  await sql`
    update payments set checked_at = checked_at - interval '5 minutes'
    where public_id = any(${paymentIds}::text[])
  `.execute(db);
  expect(await reconcile()).toBe(PAYMENTS);
  expect(await states()).toEqual(new Set(['success']));
  const each = { invoices: PAYMENTS, tickets: PAYMENTS, paid: PAYMENTS, mails: PAYMENTS };
  expect(await effectsOf(paymentIds)).toEqual({ ...each, invoices: 0 });
  await Promise.all(processes.map(({ queue }) => queue.runOnce()));
  expect(await effectsOf(paymentIds)).toEqual(each);
});

it('holds run out while two processes expire holds, reconcile and receive webhooks, and others book', async () => {
  const { db } = live.test;
  const { tier } = await createOffer(live.test, { total: 20 });
  const people = await times(10, async () => {
    const { headers } = await createBuyer(live.test);
    const booking = await live.calls.book(headers, tier, 2);
    const checkout = await live.pages.checkout(headers, 'stripe');
    const orderId = live.stripe.idOf(checkout.checkout_url);
    live.stripe.pay(orderId);
    await expireHold(db, booking.id);
    await agePayment(db, checkout.payment_id, 16);
    return { paymentId: checkout.payment_id, orderId };
  });
  const otherBuyers = await times(5, () => createBuyer(live.test));
  const request = { event: tier.event_id, ticket_tier: tier.id, quantity: 2 };
  const before = live.stripe.refunds.length;
  const processes = [createBackgroundWorkers(live.test), createBackgroundWorkers(live.test)];
  const [, , answers] = await Promise.all([
    Promise.all(processes.map(({ reconciler }) => reconciler.reconcileOnce())),
    times(2, () => createHoldExpiryWorker({ db, log: live.test.app.log }).runOnce()),
    Promise.all(otherBuyers.map(({ headers }) => live.calls.create(headers, request))),
    Promise.all(
      people.flatMap(({ orderId }) => {
        const event = live.stripe.completed(orderId);
        return [1, 2].map(() => live.pages.deliver('stripe', event));
      }),
    ),
  ]);
  await Promise.all(processes.map(({ queue }) => queue.runOnce()));

  const states = await Promise.all(
    people.map(async ({ paymentId }) => (await paymentOf(db, paymentId)).status),
  );
  const [kept, back] = ['success', 'refunded'].map(
    (status) => people.filter((_, index) => states[index] === status).length,
  );
  expect((kept ?? 0) + (back ?? 0)).toBe(10);
  const booked = answers.filter(({ statusCode }) => statusCode === 201).length;
  expect(await seatCounts(db, tier)).toMatchObject({ held: 2 * booked, sold: 2 * (kept ?? 0) });
  expect(live.stripe.refunds.length - before).toBe(back);
  const paymentIds = people.map(({ paymentId }) => paymentId);
  expect(await effectsOf(paymentIds)).toEqual({
    invoices: kept,
    tickets: 2 * (kept ?? 0),
    paid: kept,
    mails: kept,
  });
});

/** What has followed from payments, once or too often. */
async function effectsOf(paymentIds: readonly string[]) {
  const { rows } = await sql<Record<'invoices' | 'tickets' | 'paid' | 'mails', number>>`
    with ours as (select id, public_id from payments where public_id = any(${[...paymentIds]}::text[]))
    select
      (select count(*)::int from invoices i join ours on ours.id = i.payment_id) as invoices,
      (select count(*)::int from tickets t join payment_bookings s using (booking_id)
        join ours on ours.id = s.payment_id where t.voided_at is null) as tickets,
      (select count(*)::int from booking_history h join payment_bookings s using (booking_id)
        join ours on ours.id = s.payment_id where h.kind = 'paid') as paid,
      (select count(*)::int from outbox_jobs j join ours on ours.public_id = j.key
        where j.kind = 'mail_payment') as mails
  `.execute(live.test.db);
  return rows[0];
}
