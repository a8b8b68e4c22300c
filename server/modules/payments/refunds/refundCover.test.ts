import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import { expectStatus } from '../../../testing/bookings';
import { assertBudgetsConsistent, budgetSums } from '../../../testing/budgets';
import { startLiveGateways, type LiveGateways } from '../../../testing/liveGateways';
import {
  assertBooksConsistent,
  createOrganizer,
  creditNotesOf,
  runDueJobs,
  type Organizer,
} from '../../../testing/organizer';
import { createBackgroundWorkers, paymentOf } from '../../../testing/payments';
import { mailsTo } from '../../../testing/mails';
import { buyOnStripe } from '../../../testing/stripePurchases';
import { markPaidByHand, retryRefund } from './refundStates.service';

/** Two tickets at 1,000.00 with fee and GST, minor units. */
const TOTAL = 240_720;

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
  await assertBooksConsistent(live.test.db);
  await assertBudgetsConsistent(live.test.db);
});
afterAll(() => live.close());

async function runJobs(): Promise<void> {
  for (const _step of ['refund', 'refunds of the gateway', 'credit note', 'mail']) {
    await runDueJobs(live.test, workers);
  }
}

/** Its jobs are done, except where the payment came too late. */
async function paid(how?: { isLate: boolean }) {
  const bought = await buyOnStripe(live, how);
  if (!how?.isLate) await runJobs();
  return bought;
}
type Paid = Awaited<ReturnType<typeof paid>>;

const inRupees = (amount: number) => (amount / 100).toFixed(2);

/** The organizer gives back a part; nothing of it has reached the gateway yet. */
async function giveBack({ id }: Paid, amount: number): Promise<void> {
  const answer = await live.calls.call(
    'POST',
    `/organize/bookings/${id}/refund/`,
    organizer.headers,
    {
      amount: inRupees(amount),
      refundable: inRupees(TOTAL),
      return_seats: false,
      reason: 'A seat was broken.',
    },
  );
  expectStatus(200, answer);
}

const refundsOf = ({ paymentId }: Paid) =>
  live.test.db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .where('p.public_id', '=', paymentId)
    .select(['r.id', 'r.scope', 'r.state', 'r.amount', 'r.covered'])
    .orderBy('r.id')
    .execute();

/** The organizer's refund. */
async function partOf(one: Paid) {
  const part = (await refundsOf(one)).find(({ scope }) => scope.startsWith('part:'));
  if (!part) throw new Error('There is no part.');
  return part;
}

const deliver = async (event: ReturnType<typeof live.stripe.refundEvent>) =>
  expectStatus(200, await live.pages.deliver('stripe', event));

/** What people see of it: what went back, what the budget has used, what the credit notes say. */
async function outcomeOf(one: Paid) {
  const booking = await live.calls.read(one.buyer.headers, one.id);
  // The organizer sees all that went back and will, also what names no booking.
  const sales = await live.calls.get(
    `/organize/events/${one.tier.event_id}/sales/`,
    organizer.headers,
  );
  const { refunded } = expectStatus(200, sales).json<Schemas['EventSales']>().totals;
  const sent = (await refundsOf(one)).reduce((sum, { amount }) => sum + amount, 0);
  expect(Number(refunded)).toBe(sent / 100);
  return {
    booking: booking.status,
    back: booking.paid_back_amount,
    used: (await budgetSums(live.test.db, one.budget)).committed,
    payment: (await paymentOf(live.test.db, one.paymentId)).status,
    notes: (await creditNotesOf(live.test, one.paymentId)).map(({ total }) => total).sort(),
  };
}

const kept = (back: number, notes: readonly number[]) => ({
  booking: 'confirmed',
  back: inRupees(back),
  used: TOTAL - back,
  payment: 'partially_refunded',
  notes,
});
const ended = (notes: readonly number[]) => ({
  booking: 'refunded',
  back: inRupees(TOTAL),
  used: 0,
  payment: 'refunded',
  notes,
});

const cases = [
  {
    name: 'the whole payment',
    part: 50_000,
    dashboard: TOTAL,
    left: {
      state: 'done',
      amount: 0,
      covered: 50_000,
    },
    outcome: ended([190_720, 50_000]),
  },
  {
    name: 'the same sum',
    part: 200_000,
    dashboard: 200_000,
    left: {
      state: 'done',
      amount: 0,
      covered: 200_000,
    },
    outcome: kept(200_000, [200_000]),
  },
  {
    name: 'more',
    part: 200_000,
    dashboard: 22e4,
    left: {
      state: 'done',
      amount: 0,
      covered: 200_000,
    },
    outcome: kept(200_000, [200_000]),
  },
  {
    name: 'less',
    part: 200_000,
    dashboard: 100_000,
    left: {
      state: 'failed',
      amount: 100_000,
      covered: 100_000,
    },
    outcome: {
      ...kept(0, []),
      back: null,
      payment: 'success',
    },
  },
] as const;

/** When the gateway's event about the refund in its dashboard comes. */
const times = ['first', 'after the gateway refused the other', 'twice', 'never'] as const;

const payByHand = async (one: Paid) => {
  const { id } = await partOf(one);
  return inTransaction(live.test.db, (trx) => markPaidByHand(trx, id, 'NEFT 4711'));
};

describe.each(cases)('the dashboard gives back $name', ({ part, dashboard, left, outcome }) => {
  it.each(times)('before a part reaches the gateway; the event comes %s', async (time) => {
    const one = await paid();
    await giveBack(one, part);
    const made = live.stripe.refundByHand(one.orderId, dashboard);
    const tell = () => deliver(live.stripe.refundEvent('refund.updated', made));
    if (time === 'first' || time === 'twice') await tell();
    await runJobs();
    if (time === 'after the gateway refused the other' || time === 'twice') await tell();
    await runJobs();
    expect(await partOf(one)).toMatchObject(left);
    expect(await outcomeOf(one)).toEqual(outcome);
    if (left.state === 'done') expect(await payByHand(one)).toBe(false);
  });

  it('after a part has failed', async () => {
    const one = await paid();
    await giveBack(one, part);
    live.stripe.next.status = 'pending';
    await runJobs();
    const failed = Object.assign(live.stripe.refunds.at(-1) ?? {}, { status: 'failed' as const });
    await deliver(live.stripe.refundEvent('refund.failed', failed as never));
    live.stripe.next.status = 'succeeded';
    expect(await partOf(one)).toMatchObject({ state: 'failed', amount: part, covered: 0 });
    const made = live.stripe.refundByHand(one.orderId, dashboard);
    for (const _time of ['once', 'again']) {
      await deliver(live.stripe.refundEvent('refund.updated', made));
    }
    await runJobs();
    expect(await partOf(one)).toMatchObject(left);
    expect(await outcomeOf(one)).toEqual(outcome);
  });
});

/** A part of 2,000.00, of which the dashboard has given back 1,000.00. */
async function halfCovered() {
  const one = await paid();
  await giveBack(one, 200_000);
  live.stripe.refundByHand(one.orderId, 100_000);
  await runJobs();
  expect(await partOf(one)).toMatchObject({ state: 'failed', amount: 100_000, covered: 100_000 });
  return one;
}

describe('what the dashboard leaves of a part', () => {
  it('is paid by hand, once, and told with the whole part', async () => {
    const one = await halfCovered();
    expect(await payByHand(one)).toBe(true);
    expect(await payByHand(one)).toBe(false);
    await runJobs();
    expect(await partOf(one)).toMatchObject({ state: 'done', amount: 100_000 });
    expect(await outcomeOf(one)).toEqual(kept(200_000, [200_000]));
    const mails = await mailsTo(live.test, one.buyer.user.email);
    expect(
      mails.filter(({ kind }) => kind === 'refund_done').map(({ subject }) => subject),
    ).toEqual([expect.stringContaining('₹2,000.00')]);
  });

  it('is requested again, and the gateway makes that much', async () => {
    const one = await halfCovered();
    const { id } = await partOf(one);
    expect(await inTransaction(live.test.db, (trx) => retryRefund(trx, id))).toBe(true);
    await runJobs();
    expect(live.stripe.refunds.at(-1)?.amount).toBe(100_000);
    expect(await outcomeOf(one)).toEqual(kept(200_000, [200_000]));
  });
});

describe('paid by hand', () => {
  it('is refused while the dashboard leaves too little, also by the database', async () => {
    const one = await paid();
    await giveBack(one, 200_000);
    live.stripe.next.status = 'pending';
    const made = live.stripe.refundByHand(one.orderId, TOTAL);
    await deliver(live.stripe.refundEvent('refund.created', made));
    await runJobs();
    const part = await partOf(one);
    expect(part).toMatchObject({ state: 'failed', amount: 200_000 });
    await expect(payByHand(one)).rejects.toMatchObject({
      status: 409,
      code: 'more_than_paid',
      message: expect.stringMatching(/leave ₹0\.00 of it, and refund \d+ is for ₹2,000\.00/),
    });
    expect(await partOf(one)).toEqual(part);

    made.status = 'succeeded';
    await deliver(live.stripe.refundEvent('refund.updated', made));
    await runJobs();
    expect(await outcomeOf(one)).toEqual(ended([200_000, 40_720]));
    const { db } = live.test;
    await expect(
      inTransaction(db, async (trx) => {
        const states = [{ state: 'failed' as const }, { state: 'done' as const, amount: 1 }];
        for (const change of states) {
          await trx
            .updateTable('refunds')
            .set({ ...change, paid_by_hand_reference: 'NEFT 4711' })
            .where('id', '=', part.id)
            .execute();
        }
      }),
    ).rejects.toMatchObject({ constraint: 'refunds_paid_by_hand_check' });
  });
});

describe('the gateway has made it all the same', () => {
  it('both are counted, and what is left of the dashboard’s pays for the next one', async () => {
    const one = await paid();
    await giveBack(one, 50_000);
    live.stripe.next.status = 'pending';
    await runJobs();
    const own = live.stripe.refunds.at(-1);
    if (!own) throw new Error('No refund was made.');
    live.stripe.next.status = 'succeeded';
    const { id } = await partOf(one);
    // As after three days without an answer: nobody knows of it.
    await live.test.db
      .updateTable('refunds')
      .set({ state: 'failed', gateway_refund_id: null, failure_reason: 'No answer.' })
      .where('id', '=', id)
      .execute();
    const made = live.stripe.refundByHand(one.orderId, 60_000);
    await deliver(live.stripe.refundEvent('refund.updated', made));
    await runJobs();
    expect(await partOf(one)).toMatchObject({ state: 'done', amount: 0, covered: 50_000 });
    own.status = 'succeeded';
    await deliver(live.stripe.refundEvent('refund.updated', own));
    await runJobs();
    expect(await partOf(one)).toMatchObject({ state: 'done', amount: 50_000, covered: 0 });
    expect(await outcomeOf(one)).toEqual(kept(50_000, [50_000]));
  });

  it('the booking ends when a part and the dashboard have paid back everything, in any order', async () => {
    const one = await paid();
    await giveBack(one, 50_000);
    live.stripe.next.status = 'pending';
    await runJobs();
    const own = live.stripe.refunds.at(-1);
    live.stripe.next.status = 'succeeded';
    const made = live.stripe.refundByHand(one.orderId, TOTAL - 50_000);
    await deliver(live.stripe.refundEvent('refund.updated', made));
    await runJobs();
    expect(await outcomeOf(one)).toMatchObject({ booking: 'confirmed', back: null });
    if (own) own.status = 'succeeded';
    await deliver(live.stripe.refundEvent('refund.updated', own ?? made));
    await runJobs();
    expect(await outcomeOf(one)).toEqual(ended([190_720, 50_000]));
  });
});

it('money that could not be used goes back in the dashboard before Foyer sends it', async () => {
  const one = await paid({ isLate: true });
  const made = live.stripe.refundByHand(one.orderId, TOTAL);
  await deliver(live.stripe.refundEvent('refund.updated', made));
  await runJobs();
  expect(await refundsOf(one)).toMatchObject([
    { scope: 'payment', state: 'done', amount: 0, covered: TOTAL },
    { scope: `gateway:${made.id}`, state: 'done', amount: TOTAL },
  ]);
  expect((await paymentOf(live.test.db, one.paymentId)).status).toBe('refunded');
});
