import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { createBuyer, createOffer, expectStatus, seatCounts } from '../../../testing/bookings';
import { startLiveGateways, type LiveGateways } from '../../../testing/liveGateways';
import { untilWaiting } from '../../../testing/lockWaits';
import {
  assertBooksConsistent,
  createOrganizer,
  creditNotesOf,
  runDueJobsAtOnce,
  type Organizer,
} from '../../../testing/organizer';
import { paymentOf, refundsOf } from '../../../testing/payments';
import { testRounds } from '../../../testing/rounds';

// Where statements truly run at once.
jest.setTimeout(180_000);

let live: LiveGateways;
let organizer: Organizer;

beforeAll(async () => {
  live = await startLiveGateways();
  organizer = await createOrganizer(live.test);
});
afterEach(() => assertBooksConsistent(live.test.db));
afterAll(() => live.close());

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const runJobs = () => runDueJobsAtOnce(live.test);

/** Two bookings of two tickets at 1,000.00, half of which cancelling gives back; in one Stripe payment. */
async function begin() {
  const until = new Date(Date.now() + 86_400_000);
  const { tier, event } = await createOffer(
    live.test,
    { total: 10, price: 100_000 },
    { refunds: { percent: 50, until } },
  );
  const { headers } = await createBuyer(live.test);
  const first = await live.calls.book(headers, tier, 2);
  const second = await live.calls.book(headers, tier, 2);
  const checkout = await live.pages.checkout(headers, 'stripe');
  const orderId = live.stripe.idOf(checkout.checkout_url);
  live.stripe.pay(orderId);
  const arrive = () => live.pages.deliver('stripe', live.stripe.completed(orderId));
  const cancel = (id: number) => live.calls.call('POST', `/bookings/${id}/cancel/`, headers);
  return {
    tier,
    event,
    ids: [first.id, second.id],
    paymentId: checkout.payment_id,
    arrive,
    cancel,
  };
}

it('ten cancellations of each of two bookings of one payment at once: each is refunded once', async () => {
  const { tier, ids, paymentId, arrive, cancel } = await begin();
  expectStatus(200, await arrive());
  const before = live.stripe.refunds.length;
  const answers = await times(20, (index) => cancel(ids[index % 2] ?? 0));
  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([200, 200, ...Array<number>(18).fill(409)]);
  expect(await seatCounts(live.test.db, tier)).toEqual({ available: 10, held: 0, sold: 0 });
  await runJobs();
  await runJobs();
  const sums = [120_360, 120_360];
  expect(live.stripe.refunds.slice(before).map(({ amount }) => amount)).toEqual(sums);
  expect((await refundsOf(live.test.db, paymentId)).map(({ amount }) => amount)).toEqual(sums);
  expect((await creditNotesOf(live.test, paymentId)).map(({ total }) => total)).toEqual(sums);
  expect((await paymentOf(live.test.db, paymentId)).status).toBe('partially_refunded');
});

it('its holder and the organizer at once: one of them ends each booking, and nothing goes back twice', async () => {
  for (let round = 0; round < testRounds(2); round += 1) {
    const { event, ids, paymentId, arrive, cancel } = await begin();
    expectStatus(200, await arrive());
    const [mine, theirs] = await Promise.all([
      times(4, (index) => cancel(ids[index % 2] ?? 0)),
      organizer.cancel(event.id),
    ]);
    expect(theirs.statusCode).toBe(200);
    expect(mine.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
    await runJobs();
    await runJobs();
    const byHolder = mine.filter(({ statusCode }) => statusCode === 200).length;
    const back = (await refundsOf(live.test.db, paymentId)).map(({ amount }) => amount);
    expect(back.reduce((sum, amount) => sum + amount, 0)).toBe(
      byHolder * 120_360 + (2 - byHolder) * 240_720,
    );
  }
});

it('while its payment arrives: cancelled unpaid or paid, the money is kept or goes back by one rule', async () => {
  for (let round = 0; round < testRounds(2); round += 1) {
    const { ids, paymentId, arrive, cancel } = await begin();
    const [answers, event] = await Promise.all([
      times(4, (index) => cancel(ids[index % 2] ?? 0)),
      arrive(),
    ]);
    expect(event.statusCode).toBe(200);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    await runJobs();
    await runJobs();
    const back = (await refundsOf(live.test.db, paymentId)).map(({ amount }) => amount);
    // All of it where a booking had been cancelled before the money came, else half of each.
    expect([481_440, 240_720]).toContain(back.reduce((sum, amount) => sum + amount, 0));
  }
});

it('paid while its cancellation waits for the booking: what the terms give back goes back', async () => {
  const { ids, paymentId, arrive, cancel } = await begin();
  const holder = await live.test.db.startTransaction().execute();
  await holder.selectFrom('bookings').where('id', 'in', ids).select('id').forUpdate().execute();
  const settled = arrive();
  await untilWaiting(live.test);
  // It has found no payment, and is behind the one that settles.
  const cancelled = cancel(ids[0] ?? 0);
  await untilWaiting(live.test, 2);
  await holder.rollback().execute();
  expectStatus(200, await settled);
  expectStatus(200, await cancelled);
  await runJobs();
  await runJobs();
  expect((await refundsOf(live.test.db, paymentId)).map(({ amount }) => amount)).toEqual([120_360]);
});

it('two owners, its holder and the cancelled event at once: never more goes back than was paid', async () => {
  const other = await createOrganizer(live.test);
  const refund = (id: number, by: Organizer) =>
    live.calls.call('POST', `/organize/bookings/${id}/refund/`, by.headers, {
      amount: '700.00',
      refundable: '2407.20',
      return_seats: false,
      reason: 'Sorry.',
    });
  for (let round = 0; round < testRounds(2); round += 1) {
    const { event, ids, paymentId, arrive, cancel } = await begin();
    expectStatus(200, await arrive());
    const before = live.stripe.refunds.length;
    const [parts, ...others] = await Promise.all([
      times(8, (index) => refund(ids[index % 2] ?? 0, index < 4 ? organizer : other)),
      cancel(ids[0] ?? 0),
      ...(round % 2 === 0 ? [organizer.cancel(event.id)] : []),
    ]);
    for (const { statusCode } of [...parts, ...others]) expect([200, 409]).toContain(statusCode);
    // Of those who saw the same sum one at most is first.
    expect(parts.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(2);
    await runJobs();
    await runJobs();
    const back = await refundsOf(live.test.db, paymentId);
    const sum = back.reduce((total, { amount }) => total + amount, 0);
    const atGateway = live.stripe.refunds.slice(before);
    expect(atGateway.reduce((total, { amount }) => total + amount, 0)).toBe(sum);
    expect(sum).toBeLessThanOrEqual(481_440);
    if (round % 2 === 0) expect(sum).toBeGreaterThanOrEqual(360_000);
  }
});
