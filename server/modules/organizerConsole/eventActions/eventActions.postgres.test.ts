import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import type { Schemas } from '../../../contract/types';
import { createBuyer, createOffer, expectStatus, seatCounts } from '../../../testing/bookings';
import { createEvent, createTier } from '../../../testing/events';
import { startLiveGateways, type LiveGateways } from '../../../testing/liveGateways';
import { untilWaiting } from '../../../testing/lockWaits';
import { mailsTo } from '../../../testing/mails';
import {
  assertBooksConsistent,
  createOrganizer,
  creditNotesOf,
  runDueJobsAtOnce,
  type Organizer,
} from '../../../testing/organizer';
import { assertPaymentsConsistent, paymentOf, refundsOf } from '../../../testing/payments';
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

const statusOf = async (paymentId: string) => (await paymentOf(live.test.db, paymentId)).status;

/** Bookings of an event that still stand, one way or another. */
async function standing(eventId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from bookings
    where event_id = ${eventId}
      and (status not in ('cancelled', 'refunded') or hold_state in ('held', 'sold'))
  `.execute(live.test.db);
  return rows[0]?.count ?? -1;
}

it('many calls at once: one cancellation, one refund, one mail each', async () => {
  const { concert, paymentId, orderId, ids, headers } = await live.startCheckout('stripe');
  live.stripe.pay(orderId);
  await live.pages.deliver('stripe', live.stripe.completed(orderId));
  const before = live.stripe.refunds.length;
  const answers = await times(10, () => organizer.cancelled(concert.stalls.event_id));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ refunded_bookings: 2, cancelled_bookings: 0 });
  await runJobs();
  expect(live.stripe.refunds.length - before).toBe(1);
  expect(await statusOf(paymentId)).toBe('refunded');
  expect(await creditNotesOf(live.test, paymentId)).toHaveLength(1);
  const kinds = (await mailsTo(live.test, concert.buyer.user.email)).map((mail) => mail.kind);
  expect(kinds.filter((kind) => kind === 'event_cancelled')).toHaveLength(1);
  expect(kinds.filter((kind) => kind === 'refund_done')).toHaveLength(1);
  const { history } = await live.calls.read(headers, ids[0]);
  expect(history.filter((entry) => entry.kind === 'event_cancelled')).toHaveLength(1);
});

it('while webhooks, returns, cancellations and check-ins run', async () => {
  const seen = new Set<string>();
  for (let round = 0; round < testRounds(4); round += 1) {
    const { concert, paymentId, orderId, ids, headers } = await live.startCheckout('razorpay');
    const eventId = concert.stalls.event_id;
    live.razorpay.pay(orderId);
    const isPaid = round % 2 === 0;
    const event = live.razorpay.linkPaid(orderId);
    if (isPaid) await live.pages.deliver('razorpay', event);
    const [ticket] = (await live.calls.read(headers, ids[1])).tickets;
    const answers = await Promise.all([
      organizer.cancel(eventId),
      isPaid
        ? live.calls.call('POST', `/bookings/${ids[0]}/cancel/`, headers)
        : live.pages.deliver('razorpay', event),
      isPaid
        ? live.calls.call('POST', '/tickets/check-in/', organizer.headers, {
            ticket_number: ticket?.ticket_number,
            outside_hours: true,
          })
        : live.pages.verify(headers, paymentId),
    ]);
    for (const answer of answers) expect(answer.statusCode).toBeLessThan(500);
    await runJobs();
    expect(await standing(eventId)).toBe(0);

    const { amount, status } = await paymentOf(live.test.db, paymentId);
    const back = (await refundsOf(live.test.db, paymentId)).reduce((sum, r) => sum + r.amount, 0);
    const first = await live.calls.read(headers, ids[0]);
    const keptByPerson = first.status === 'cancelled' && first.payment_status === 'paid';
    seen.add(`${isPaid ? 'paid' : 'paying'}: ${keptByPerson ? 'in part' : 'all'}`);
    expect(status).toBe(keptByPerson ? 'partially_refunded' : 'refunded');
    if (keptByPerson) expect(back).toBeLessThan(amount);
    else expect(back).toBe(amount);
  }
  // Payments made while the event is being cancelled are refunded in full, in any order.
  expect(seen).not.toContain('paying: in part');
});

it('while many people book: no seat stays taken', async () => {
  for (let round = 0; round < testRounds(2); round += 1) {
    const { event, tier } = await createOffer(live.test, { total: 1_000 });
    const buyers = await times(10, () => createBuyer(live.test));
    const body = { event: event.id, ticket_tier: tier.id, quantity: 1 };
    const book = (index: number) =>
      live.calls.create(buyers[index % buyers.length]?.headers ?? {}, body);
    const [cancelled, ...answers] = await Promise.all([
      organizer.cancel(event.id),
      ...Array.from({ length: 40 }, (_, index) => book(index)),
    ]);
    expect(cancelled.statusCode).toBe(200);
    for (const answer of answers) expect([201, 409]).toContain(answer.statusCode);
    await runJobs();
    expect(await standing(event.id)).toBe(0);
    expect(await seatCounts(live.test.db, tier)).toEqual({ available: 1_000, held: 0, sold: 0 });
  }
});

it('while a booking has read the open event and waits for its tier: it is not made', async () => {
  const { event, tier } = await createOffer(live.test, { total: 10 });
  const { headers } = await createBuyer(live.test);
  const holder = await live.test.db.startTransaction().execute();
  await holder
    .selectFrom('ticket_tiers')
    .where('id', '=', tier.id)
    .select('id')
    .forUpdate()
    .execute();
  const cancelled = organizer.cancel(event.id);
  await untilWaiting(live.test);
  const body = { event: event.id, ticket_tier: tier.id, quantity: 1 };
  const booked = live.calls.create(headers, body);
  await untilWaiting(live.test, 2);
  await holder.rollback().execute();
  expect((await cancelled).statusCode).toBe(200);
  expect((await booked).statusCode).toBe(409);
  expect(await standing(event.id)).toBe(0);
  expect(await seatCounts(live.test.db, tier)).toEqual({ available: 10, held: 0, sold: 0 });
});

it('while carts are paid: each payment is refunded or not made', async () => {
  for (let round = 0; round < testRounds(3); round += 1) {
    const { event, tier } = await createOffer(live.test, { price: 0, total: 10 });
    const { headers } = await createBuyer(live.test);
    const booking = await live.calls.book(headers, tier, 2);
    const [, paid] = await Promise.all([
      organizer.cancelled(event.id),
      live.calls.pay(headers, { booking_ids: [booking.id], amount: '0.00', gateway: 'stripe' }),
    ]);
    expect([201, 409]).toContain(paid.statusCode);
    await runJobs();
    const after = await live.calls.read(headers, booking.id);
    expect(after).toMatchObject(
      paid.statusCode === 201
        ? { status: 'refunded', payment_status: 'refunded' }
        : { status: 'cancelled', payment_status: 'pending' },
    );
  }
});

it('bookings of three events in shared payments: the amounts add up to the paisa', async () => {
  const events = await times(3, () => createEvent(live.test));
  const prices = [333_33, 1_01, 99_999_99];
  const tiers = await Promise.all(
    events.map((event, index) =>
      createTier(live.test, { event, price: prices[index] ?? 0, total: 200 }),
    ),
  );
  const people = await times(6, () => createBuyer(live.test));
  const payments = await Promise.all(
    people.map(async ({ headers }, index) => {
      for (let line = 0; line < 5; line += 1) {
        const tier = tiers[(index + line) % tiers.length];
        if (tier) await live.calls.book(headers, tier, 1 + ((index * line) % 4));
      }
      const checkout: Schemas['Checkout'] = await live.pages.checkout(headers, 'stripe');
      live.stripe.pay(live.stripe.idOf(checkout.checkout_url));
      expectStatus(200, await live.pages.verify(headers, checkout.payment_id));
      return checkout.payment_id;
    }),
  );
  const before = live.stripe.refunds.length;

  await Promise.all([
    organizer.cancelled(events[0]?.id ?? 0),
    organizer.cancelled(events[1]?.id ?? 0),
  ]);
  await runJobs();
  await assertPaymentsConsistent(live.test.db);
  for (const id of payments) expect(await statusOf(id)).toBe('partially_refunded');
  await organizer.cancelled(events[2]?.id ?? 0);
  await runJobs();

  const back = live.stripe.refunds.slice(before);
  expect(back).toHaveLength(18);
  for (const id of payments) {
    const { amount, status } = await paymentOf(live.test.db, id);
    expect(status).toBe('refunded');
    const notes = await creditNotesOf(live.test, id);
    const refunds = await refundsOf(live.test.db, id);
    const sum = (parts: number[]) => parts.reduce((total, part) => total + part, 0);
    expect(sum(notes.map((note) => note.total))).toBe(amount);
    expect(notes.map((note) => note.total).sort()).toEqual(
      refunds.map((refund) => refund.amount).sort(),
    );
  }
  for (const tier of tiers) {
    expect(await seatCounts(live.test.db, tier)).toEqual({ available: 200, held: 0, sold: 0 });
  }
});

it('rescheduled by two at once and cancelled meanwhile: one notice of each, in some order', async () => {
  const { concert, orderId, ids, headers } = await live.startCheckout('stripe');
  live.stripe.pay(orderId);
  await live.pages.deliver('stripe', live.stripe.completed(orderId));
  const eventId = concert.stalls.event_id;
  const answers = await Promise.all([
    organizer.reschedule(eventId, { venue: 'First Hall' }),
    organizer.reschedule(eventId, { venue: 'Second Hall' }),
    organizer.cancel(eventId),
  ]);
  for (const answer of answers) expect([200, 409]).toContain(answer.statusCode);
  await runJobs();
  expect(await standing(eventId)).toBe(0);
  const { history } = await live.calls.read(headers, ids[0]);
  const moves = history.filter((entry) => entry.kind === 'event_moved');
  const mails = await mailsTo(live.test, concert.buyer.user.email);
  const notices = mails.filter((mail) => mail.kind === 'event_moved');
  // One mail for both bookings.
  expect(notices).toHaveLength(moves.length);
  expect(moves.length).toBeLessThanOrEqual(
    answers.slice(0, 2).filter((answer) => answer.statusCode === 200).length,
  );
});
