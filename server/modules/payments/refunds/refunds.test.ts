import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createOffer } from '../../../testing/bookings';
import type { FailureMode } from '../../../testing/fakeGateway';
import { startLiveGateways, type LiveGateways } from '../../../testing/liveGateways';
import { mailsTo } from '../../../testing/mails';
import {
  assertBooksConsistent,
  createOrganizer,
  creditNotesOf,
  runDueJobs,
  type Organizer,
} from '../../../testing/organizer';
import { createBackgroundWorkers, paymentOf, refundsOf } from '../../../testing/payments';

const gateways = ['stripe', 'razorpay'] as const;
type Gateway = (typeof gateways)[number];

let live: LiveGateways;
let organizer: Organizer;
let workers: ReturnType<typeof createBackgroundWorkers>;

beforeAll(async () => {
  live = await startLiveGateways();
  organizer = await createOrganizer(live.test);
  workers = createBackgroundWorkers(live.test);
});
afterEach(async () => {
  for (const gateway of gateways) live[gateway].failureMode = 'none';
  await assertBooksConsistent(live.test.db);
});
afterAll(() => live.close());

const runJobs = () => runDueJobs(live.test, workers);

const paidEventOf = (gateway: Gateway, orderId: string) =>
  gateway === 'stripe' ? live.stripe.completed(orderId) : live.razorpay.linkPaid(orderId);

/** A cart paid on the gateway's page. */
async function paidOn(gateway: Gateway) {
  const begun = await live.startCheckout(gateway);
  live[gateway].pay(begun.orderId);
  await live.pages.deliver(gateway, paidEventOf(gateway, begun.orderId));
  await runJobs();
  return begun;
}

const amounts = (gateway: Gateway) => live[gateway].refunds.map((refund) => refund.amount);

describe.each(gateways)('%s', (gateway) => {
  // The other kinds of failure are the same error (gatewayFailure.test.ts).
  it.each<FailureMode>(['serverError', 'dropResponse'])(
    'when it answers the refund by %s: tried again later, paid back once',
    async (failureMode) => {
      const { concert, paymentId, ids, headers } = await paidOn(gateway);
      const before = amounts(gateway).length;
      await organizer.cancelled(concert.stalls.event_id);
      live[gateway].failureMode = failureMode;
      await runJobs();
      expect(await live.calls.read(headers, ids[0])).toMatchObject({
        status: 'refunded',
        payment_status: 'paid',
      });
      expect((await paymentOf(live.test.db, paymentId)).status).toBe('success');
      expect(await creditNotesOf(live.test, paymentId)).toEqual([]);

      live[gateway].failureMode = 'none';
      await runJobs();
      await runJobs();
      expect(amounts(gateway).slice(before)).toEqual([7_739_148]);
      expect((await paymentOf(live.test.db, paymentId)).status).toBe('refunded');
      expect((await creditNotesOf(live.test, paymentId)).map((note) => note.total)).toEqual([
        7_739_148,
      ]);
      const mails = await mailsTo(live.test, concert.buyer.user.email);
      expect(mails.filter((mail) => mail.kind === 'refund_done')).toHaveLength(1);
    },
  );

  it('a crash between its answer and our writing, found days later, pays back once', async () => {
    const { concert, paymentId } = await paidOn(gateway);
    const before = amounts(gateway).length;
    await organizer.cancelled(concert.stalls.event_id);
    live[gateway].failureMode = 'dropWriteResponse';
    await runJobs();
    expect(amounts(gateway)).toHaveLength(before + 1);
    live[gateway].failureMode = 'none';
    live.stripe.expireKeys();
    await runJobs();
    expect(amounts(gateway)).toHaveLength(before + 1);
    expect((await refundsOf(live.test.db, paymentId))[0]).toMatchObject({
      scope: `event:${concert.stalls.event_id}`,
      done_at: expect.any(Date),
    });
  });

  it('a page that was open is closed; money that comes all the same goes back whole', async () => {
    const { concert, paymentId, orderId, ids, headers } = await live.startCheckout(gateway);
    const kept = await createOffer(live.test);
    await live.calls.book(headers, kept.tier);
    const before = amounts(gateway).length;
    await organizer.cancelled(concert.stalls.event_id);
    await runJobs();
    const order = live.stripe.sessions.get(orderId) ?? live.razorpay.links.get(orderId);
    expect(order?.status).toMatch(/expired|cancelled/);
    expect((await paymentOf(live.test.db, paymentId)).failure_reason).toBe(
      'The event was cancelled by its organizer.',
    );

    live[gateway].pay(orderId);
    await live.pages.deliver(gateway, paidEventOf(gateway, orderId));
    await runJobs();
    expect(amounts(gateway).slice(before)).toEqual([7_739_148]);
    expect((await paymentOf(live.test.db, paymentId)).status).toBe('refunded');
    expect(await live.calls.read(headers, ids[0])).toMatchObject({ status: 'cancelled' });
  });

  it('bookings of two events in one payment: two refunds of it, which add up', async () => {
    const concert = await live.startCheckout(gateway);
    const other = await createOffer(live.test, { price: 123_45 });
    await live.calls.book(concert.headers, other.tier, 3);
    const checkout = await live.pages.checkout(concert.headers, gateway);
    const orderId = live[gateway].idOf(checkout.checkout_url);
    live[gateway].pay(orderId);
    await live.pages.deliver(gateway, paidEventOf(gateway, orderId));
    const { amount } = await paymentOf(live.test.db, checkout.payment_id);

    const before = amounts(gateway).length;
    await organizer.cancelled(other.event.id);
    await runJobs();
    expect((await paymentOf(live.test.db, checkout.payment_id)).status).toBe('partially_refunded');
    await organizer.cancelled(concert.concert.stalls.event_id);
    await runJobs();
    expect((await paymentOf(live.test.db, checkout.payment_id)).status).toBe('refunded');
    const back = amounts(gateway).slice(before);
    expect(back).toHaveLength(2);
    expect(back.reduce((sum, part) => sum + part, 0)).toBe(amount);
    const notes = await creditNotesOf(live.test, checkout.payment_id);
    expect(notes.map((note) => note.total)).toEqual(back);
  });
});
