import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { seatCounts } from '../../../testing/bookings';
import type { FakeEvent } from '../../../testing/fakeGateway';
import { startLiveGateways, type LiveGateways } from '../../../testing/liveGateways';
import { mailsTo } from '../../../testing/mails';
import {
  assertBooksConsistent,
  createOrganizer,
  creditNotesOf,
  runDueJobs,
  type Organizer,
} from '../../../testing/organizer';
import { createBackgroundWorkers, paymentOf } from '../../../testing/payments';
import { describePaymentsStatus, readPaymentsStatus } from './paymentsStatus.service';
import { markPaidByHand, retryRefund } from './refundStates.service';

const gateways = ['stripe', 'razorpay'] as const;
type Gateway = (typeof gateways)[number];

const TOTAL = 7_739_148;

let live: LiveGateways;
let organizer: Organizer;
let workers: ReturnType<typeof createBackgroundWorkers>;

beforeAll(async () => {
  live = await startLiveGateways();
  organizer = await createOrganizer(live.test);
  workers = createBackgroundWorkers(live.test);
});
afterEach(async () => {
  live.stripe.next.status = 'succeeded';
  live.razorpay.next.status = 'processed';
  for (const gateway of gateways) live[gateway].failureMode = 'none';
  await assertBooksConsistent(live.test.db);
});
afterAll(() => live.close());

const runJobs = () => runDueJobs(live.test, workers);

async function deliver(gateway: Gateway, event: FakeEvent): Promise<void> {
  const answer = await live.pages.deliver(gateway, event);
  expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
}

/** A cart of two bookings, paid on the gateway's page. */
async function paidOn(gateway: Gateway) {
  const begun = await live.startCheckout(gateway);
  const { orderId } = begun;
  live[gateway].pay(orderId);
  const event =
    gateway === 'stripe' ? live.stripe.completed(orderId) : live.razorpay.linkPaid(orderId);
  await deliver(gateway, event);
  await runJobs();
  return begun;
}

/** The newest one, or the newest of a scope. */
const refundRow = (paymentId: string, scope = '%') =>
  live.test.db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .where('p.public_id', '=', paymentId)
    .where('r.scope', 'like', scope)
    .select(['r.id', 'r.state', 'r.scope', 'r.amount', 'r.attempt', 'r.failure_reason'])
    .orderBy('r.id', 'desc')
    .executeTakeFirstOrThrow();

type Made = LiveGateways[Gateway]['refunds'][number];

/** What the gateway sends about its newest refund, now in that state. */
function newest(gateway: Gateway, state: 'pending' | 'done' | 'failed'): FakeEvent {
  if (gateway === 'stripe') {
    const refund = lastOf(live.stripe.refunds);
    refund.status = ({ pending: 'pending', done: 'succeeded', failed: 'failed' } as const)[state];
    if (state === 'failed') refund.failure_reason = 'expired_or_canceled_card';
    return live.stripe.refundEvent(state === 'failed' ? 'refund.failed' : 'refund.updated', refund);
  }
  const refund = lastOf(live.razorpay.refunds);
  refund.status = ({ pending: 'pending', done: 'processed', failed: 'failed' } as const)[state];
  const kind = ({ pending: 'created', done: 'processed', failed: 'failed' } as const)[state];
  return live.razorpay.refundEvent(`refund.${kind}`, refund);
}

function lastOf<T extends Made>(refunds: readonly T[]): T {
  const refund = refunds.at(-1);
  if (!refund) throw new Error('No refund was made.');
  return refund;
}

function beginPending(gateway: Gateway): void {
  live[gateway].next.status = 'pending';
}

async function refundMails(email: string): Promise<number> {
  return (await mailsTo(live.test, email)).filter((mail) => mail.kind === 'refund_done').length;
}

describe.each(gateways)('%s', (gateway) => {
  it('an accepted refund is done when the gateway says so: then the credit note and the mail', async () => {
    const { concert, paymentId, ids, headers } = await paidOn(gateway);
    await organizer.cancelled(concert.stalls.event_id);
    beginPending(gateway);
    await runJobs();
    await runJobs();
    expect(await refundRow(paymentId)).toMatchObject({ state: 'accepted', amount: TOTAL });
    expect(await live.calls.read(headers, ids[0])).toMatchObject({ payment_status: 'paid' });
    expect(await creditNotesOf(live.test, paymentId)).toEqual([]);
    expect(await refundMails(concert.buyer.user.email)).toBe(0);

    const pending = newest(gateway, 'pending');
    const done = newest(gateway, 'done');
    for (const event of [done, pending, done, newest(gateway, 'done')]) {
      await deliver(gateway, event);
    }
    await runJobs();
    expect(await refundRow(paymentId)).toMatchObject({ state: 'done' });
    expect((await paymentOf(live.test.db, paymentId)).status).toBe('refunded');
    expect((await creditNotesOf(live.test, paymentId)).map((note) => note.total)).toEqual([TOTAL]);
    expect(await refundMails(concert.buyer.user.email)).toBe(1);
  });

  it('an accepted refund of which no webhook tells is asked for after an hour', async () => {
    const { concert, paymentId } = await paidOn(gateway);
    await organizer.cancelled(concert.stalls.event_id);
    beginPending(gateway);
    await runJobs();
    newest(gateway, 'done');
    await workers.refundReports.fetchAccepted();
    expect(await refundRow(paymentId)).toMatchObject({ state: 'accepted' });
    await live.test.db
      .updateTable('refunds')
      .set({ updated_at: new Date(Date.now() - 3_660_000) })
      .execute();
    await workers.refundReports.fetchAccepted();
    expect(await refundRow(paymentId)).toMatchObject({ state: 'done' });
    await runJobs();
  });

  it('a failed refund is shown to operators and tried again with a new key', async () => {
    const { concert, paymentId } = await paidOn(gateway);
    await organizer.cancelled(concert.stalls.event_id);
    beginPending(gateway);
    await runJobs();
    const failed = newest(gateway, 'failed');
    await deliver(gateway, failed);
    const row = await refundRow(paymentId);
    expect(row).toMatchObject({ state: 'failed', failure_reason: expect.anything() });
    const text = describePaymentsStatus(await readPaymentsStatus(live.test.db));
    expect(text).toContain(`${row.id}: payment ${paymentId}, ₹77,391.48`);

    expect(await retryRefund(live.test.db, row.id)).toBe(true);
    expect(await retryRefund(live.test.db, row.id)).toBe(false);
    live.stripe.next.status = 'succeeded';
    live.razorpay.next.status = 'processed';
    await runJobs();
    // Late news of the first attempt.
    await deliver(gateway, failed);
    const again =
      gateway === 'stripe'
        ? live.stripe.refundEvent('refund.updated', live.stripe.refunds.at(-2) ?? lastOf([]))
        : live.razorpay.refundEvent('refund.failed', live.razorpay.refunds.at(-2) ?? lastOf([]));
    await deliver(gateway, again);
    await runJobs();
    expect(await refundRow(paymentId)).toMatchObject({ state: 'done', attempt: 2 });
    expect((await creditNotesOf(live.test, paymentId)).map((note) => note.total)).toEqual([TOTAL]);
    expect(live[gateway].refunds.slice(-2).map((refund) => refund.status === 'failed')).toEqual([
      true,
      false,
    ]);
  });

  it('one that fails after it was done is shown; paid by hand, it has one credit note', async () => {
    const { concert, paymentId } = await paidOn(gateway);
    await organizer.cancelled(concert.stalls.event_id);
    await runJobs();
    await deliver(gateway, newest(gateway, 'failed'));
    await deliver(gateway, newest(gateway, 'done'));
    const { id, state } = await refundRow(paymentId);
    expect(state).toBe('failed');
    expect(await markPaidByHand(live.test.db, id, 'NEFT 4711')).toBe(true);
    expect(await markPaidByHand(live.test.db, id, 'NEFT 4711')).toBe(false);
    await runJobs();
    expect((await refundRow(paymentId)).state).toBe('done');
    expect(await creditNotesOf(live.test, paymentId)).toHaveLength(1);
    expect(await refundMails(concert.buyer.user.email)).toBe(1);
  });

  it('a full refund in the dashboard ends the bookings, frees the seats and is credited', async () => {
    const { concert, paymentId, orderId, ids, headers } = await paidOn(gateway);
    const made = live[gateway].refundByHand(orderId, TOTAL);
    await deliver(gateway, newest(gateway, 'done'));
    await runJobs();
    expect(await live.calls.read(headers, ids[0])).toMatchObject({
      status: 'refunded',
      payment_status: 'refunded',
    });
    expect((await seatCounts(live.test.db, concert.stalls)).sold).toBe(0);
    expect((await paymentOf(live.test.db, paymentId)).status).toBe('refunded');
    expect(await refundRow(paymentId)).toMatchObject({ scope: `gateway:${made.id}` });
    expect((await creditNotesOf(live.test, paymentId)).map((note) => note.total)).toEqual([TOTAL]);
    const mail = (await mailsTo(live.test, concert.buyer.user.email)).find(
      ({ kind }) => kind === 'refund_done',
    );
    expect(mail?.text).toContain('tickets are no longer valid');
    expect(mail?.text).not.toContain('because the organizer cancelled');
  });

  it('a partial one is recorded; when the event is cancelled, only the rest goes back', async () => {
    const { concert, paymentId, orderId, ids, headers } = await paidOn(gateway);
    live[gateway].refundByHand(orderId, 500_000);
    await deliver(gateway, newest(gateway, 'done'));
    await runJobs();
    expect(await live.calls.read(headers, ids[0])).toMatchObject({ status: 'confirmed' });
    const text = describePaymentsStatus(await readPaymentsStatus(live.test.db));
    expect(text).toContain(`payment ${paymentId}, ₹5,000.00`);

    await organizer.cancelled(concert.stalls.event_id);
    await runJobs();
    await runJobs();
    expect(lastOf<Made>(live[gateway].refunds).amount).toBe(TOTAL - 500_000);
    expect((await paymentOf(live.test.db, paymentId)).status).toBe('refunded');
    expect((await creditNotesOf(live.test, paymentId)).map((note) => note.total)).toEqual([TOTAL]);
  });

  it('a refund that would exceed what was captured is never asked for', async () => {
    const { concert, paymentId, orderId } = await paidOn(gateway);
    await organizer.cancelled(concert.stalls.event_id);
    const made = live[gateway].refundByHand(orderId, 100);
    const count = live[gateway].refunds.length;
    await runJobs();
    expect(live[gateway].refunds).toHaveLength(count);
    // No webhook told of what the dashboard has paid back: the gateway was asked.
    expect(await refundRow(paymentId)).toMatchObject({
      state: 'done',
      scope: `gateway:${made.id}`,
      amount: 100,
    });
    const row = await refundRow(paymentId, `event:${concert.stalls.event_id}`);
    expect(row).toMatchObject({
      state: 'failed',
      amount: TOTAL - 100,
      failure_reason: expect.stringMatching(/leave/),
    });
    await markPaidByHand(live.test.db, row.id, 'Paid in the dashboard.');
    await runJobs();
  });

  it('a refund that comes before its payment is applied after it', async () => {
    const { paymentId, orderId } = await live.startCheckout(gateway);
    live[gateway].pay(orderId);
    live[gateway].refundByHand(orderId, TOTAL);
    if (gateway === 'stripe') await deliver('stripe', live.stripe.chargeRefunded(orderId));
    else await deliver('razorpay', live.razorpay.refundedEarly(orderId));
    await runJobs();
    await runJobs();
    expect((await paymentOf(live.test.db, paymentId)).status).toBe('refunded');
    expect(await refundRow(paymentId)).toMatchObject({ state: 'done' });
  });

  it('sends a repeated request with the same idempotency key', async () => {
    const { concert, paymentId } = await paidOn(gateway);
    await organizer.cancelled(concert.stalls.event_id);
    const before = live[gateway].refundKeys.length;
    live[gateway].failureMode = 'serverError';
    await runJobs();
    live[gateway].failureMode = 'none';
    await runJobs();
    const { id } = await refundRow(paymentId);
    expect(live[gateway].refundKeys.slice(before)).toEqual([`refund_${paymentId}_${id}_1`]);
  });
});

describe('disputes', () => {
  it.each(gateways)('%s: are shown to operators, and never open again', async (gateway) => {
    const { orderId, paymentId } = await paidOn(gateway);
    const opened =
      gateway === 'stripe'
        ? live.stripe.disputed(orderId, 'created', 'needs_response')
        : live.razorpay.disputed(orderId, 'created', 'open');
    await deliver(gateway, opened);
    const shown = async () => describePaymentsStatus(await readPaymentsStatus(live.test.db));
    expect(await shown()).toMatch(new RegExp(`payment ${paymentId}, ₹77,391.48, open: `));
    const lost =
      gateway === 'stripe'
        ? live.stripe.disputed(orderId, 'closed', 'lost')
        : live.razorpay.disputed(orderId, 'lost', 'lost');
    await deliver(gateway, lost);
    const late =
      gateway === 'stripe'
        ? live.stripe.disputed(orderId, 'created', 'under_review')
        : live.razorpay.disputed(orderId, 'created', 'open');
    await deliver(gateway, late);
    expect(await shown()).toMatch(new RegExp(`payment ${paymentId}, ₹77,391.48, lost: `));
  });
});
