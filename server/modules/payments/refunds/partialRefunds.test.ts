import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import { createBuyer, createOffer, expectStatus } from '../../../testing/bookings';
import { startLiveGateways, type LiveGateways } from '../../../testing/liveGateways';
import {
  assertBooksConsistent,
  createOrganizer,
  creditNotesOf,
  runDueJobs,
  type Organizer,
} from '../../../testing/organizer';
import { createBackgroundWorkers, paymentOf, refundsOf } from '../../../testing/payments';
import { describePaymentsStatus, readPaymentsStatus } from './paymentsStatus.service';

let live: LiveGateways;
let organizer: Organizer;
let workers: ReturnType<typeof createBackgroundWorkers>;

beforeAll(async () => {
  live = await startLiveGateways();
  organizer = await createOrganizer(live.test);
  workers = createBackgroundWorkers(live.test);
});
afterEach(() => assertBooksConsistent(live.test.db));
afterAll(() => live.close());

async function runJobs(): Promise<void> {
  for (const _step of ['refund', 'credit note', 'mail']) {
    await runDueJobs(live.test, workers);
  }
}

/** Two tickets at 1,000.00, paid at Razorpay; cancelling gives half back. */
async function paid() {
  const until = new Date(Date.now() + 86_400_000);
  const { tier } = await createOffer(
    live.test,
    { price: 100_000, total: 10 },
    { refunds: { percent: 50, until } },
  );
  const { headers } = await createBuyer(live.test);
  const { id } = await live.calls.book(headers, tier, 2);
  const checkout = expectStatus(200, await live.pages.start(headers, 'razorpay')).json<
    Schemas['Checkout']
  >();
  const orderId = live.razorpay.idOf(checkout.checkout_url);
  live.razorpay.pay(orderId);
  await live.pages.deliver('razorpay', live.razorpay.linkPaid(orderId));
  await runJobs();
  return { id, headers, orderId, paymentId: checkout.payment_id };
}

const refund = (id: number, amount: string, refundable: string) =>
  live.calls.call('POST', `/organize/bookings/${id}/refund/`, organizer.headers, {
    amount,
    refundable,
    return_seats: false,
    reason: 'A seat was broken.',
  });
const sumsOf = (rows: readonly { amount: number }[]) => rows.map(({ amount }) => amount);

describe('at Razorpay', () => {
  it('several parts go back as refunds of their own, each asked for once', async () => {
    const { id, paymentId } = await paid();
    const [before, keys] = [live.razorpay.refunds.length, live.razorpay.refundKeys.length];
    expectStatus(200, await refund(id, '100.00', '2407.20'));
    expectStatus(200, await refund(id, '200.05', '2307.20'));
    await runJobs();
    await runJobs();
    const made = live.razorpay.refunds.slice(before);
    expect(sumsOf(made).sort()).toEqual([10_000, 20_005]);
    expect(new Set(live.razorpay.refundKeys.slice(keys)).size).toBe(2);
    const notes = await creditNotesOf(live.test, paymentId);
    expect(notes.map(({ total }) => total).sort()).toEqual([10_000, 20_005]);
    expect((await paymentOf(live.test.db, paymentId)).status).toBe('partially_refunded');
  });

  it('one for which the dashboard has left too little fails, is shown to operators and to the organizer', async () => {
    const { id, orderId, paymentId } = await paid();
    expectStatus(200, await refund(id, '2000.00', '2407.20'));
    live.razorpay.refundByHand(orderId, 100_000);
    const before = live.razorpay.refunds.length;
    await runJobs();
    expect(live.razorpay.refunds).toHaveLength(before);
    const text = describePaymentsStatus(await readPaymentsStatus(live.test.db));
    // What the dashboard has paid back of it is taken off.
    expect(text).toContain(`payment ${paymentId}, ₹1,000.00, razorpay`);
    const shown = await live.calls.get(`/organize/bookings/${id}/refund/`, organizer.headers);
    expect(shown.json<Schemas['BookingRefunds']>().refunds).toMatchObject([{ state: 'failed' }]);
    expect(await creditNotesOf(live.test, paymentId)).toEqual([]);
  });

  it('what was kept of a cancelled booking and is given back in the dashboard has its credit note', async () => {
    const { id, headers, orderId, paymentId } = await paid();
    expectStatus(200, await live.calls.call('POST', `/bookings/${id}/cancel/`, headers));
    await runJobs();
    const made = live.razorpay.refundByHand(orderId, 120_360);
    await live.pages.deliver('razorpay', live.razorpay.refundEvent('refund.processed', made));
    await runJobs();
    expect(sumsOf(await refundsOf(live.test.db, paymentId))).toEqual([120_360, 120_360]);
    const notes = await creditNotesOf(live.test, paymentId);
    expect(notes.map(({ total }) => total)).toEqual([120_360, 120_360]);
    expect((await paymentOf(live.test.db, paymentId)).status).toBe('refunded');
    expect(await live.calls.read(headers, id)).toMatchObject({
      status: 'cancelled',
      refunded_amount: '2407.20',
      paid_back_amount: '2407.20',
    });
  });
});
