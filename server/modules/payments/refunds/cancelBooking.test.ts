import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { BodyAt } from '../../../contract/calls';
import type { Schemas } from '../../../contract/types';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  expectRefused,
  expectStatus,
  seatCounts,
  type BookingCalls,
  type Buyer,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import type { createEvent } from '../../../testing/events';
import { mailsTo } from '../../../testing/mails';
import { assertMoneySums } from '../../../testing/model/sums.repository';
import {
  assertBooksConsistent,
  createOrganizer,
  creditNotesOf,
  runDueJobs,
  type Organizer,
} from '../../../testing/organizer';
import { createBackgroundWorkers, paymentOf, refundsOf } from '../../../testing/payments';

type Refunds = NonNullable<Parameters<typeof createEvent>[1]>['refunds'];
type Booking = Schemas['Booking'];

const tomorrow = new Date(Date.now() + 86_400_000);
const yesterday = new Date(Date.now() - 86_400_000);

let test: TestApp;
let calls: BookingCalls;
let workers: ReturnType<typeof createBackgroundWorkers>;
let organizer: Organizer;
let asha: Buyer;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  workers = createBackgroundWorkers(test);
  organizer = await createOrganizer(test);
});
afterEach(async () => {
  await assertBooksConsistent(test.db);
  await assertMoneySums(test.db);
});
afterAll(() => test.close());

const cancel = (id: number, body?: BodyAt<'POST', `/bookings/${number}/cancel/`>) =>
  calls.call('POST', `/bookings/${id}/cancel/`, asha.headers, body);
const cancelled = async (id: number, body?: object): Promise<Booking> =>
  expectStatus(200, await cancel(id, body)).json();
const spent = async () =>
  (await calls.get('/bookings/stats/', asha.headers)).json<Schemas['BookingStats']>().total_spent;

const runJobs = () => runDueJobs(test, workers);

/** Bookings at these prices, paid together by somebody new. */
async function paid(refunds: Refunds, ...prices: [number, ...number[]]) {
  asha = await createBuyer(test, { firstName: 'Asha' });
  const offers = await Promise.all(
    prices.map((price) => createOffer(test, { price, total: 10 }, { refunds })),
  );
  const ids: number[] = [];
  for (const { tier } of offers) ids.push((await calls.book(asha.headers, tier, 2)).id);
  const { payment_id: paymentId } = await calls.payFor(asha.headers, ids);
  const [offer] = offers;
  const [id] = ids;
  if (!offer || id === undefined) throw new Error('There is no booking.');
  return { paymentId, ids, id, ...offer };
}

describe('cancelling a paid booking', () => {
  // Two tickets of 1,000.00, 2 % fee and 18 % GST: 2,360.00 and 47.20.
  it.each([
    ['none', undefined, '0.00', '2407.20'],
    ['everything', { percent: 100, until: tomorrow }, '2407.20', '0.00'],
    ['all but the fee', { percent: 100, until: tomorrow, feeKept: true }, '2360.00', '47.20'],
    ['half', { percent: 50, until: tomorrow }, '1203.60', '1203.60'],
    ['half without the fee', { percent: 50, until: tomorrow, feeKept: true }, '1180.00', '1227.20'],
    ['everything, too late', { percent: 100, until: yesterday }, '0.00', '2407.20'],
  ] as const)('%s: the sum is shown before and paid back after', async (_, terms, refund, kept) => {
    const { id, paymentId, tier } = await paid(terms, 100_000);
    const before = await calls.read(asha.headers, id);
    expect(before).toMatchObject({
      paid_amount: '2407.20',
      refunded_amount: null,
      refund_terms: { percent: terms?.percent ?? 0 },
      refund_on_cancel: { refund, kept },
    });
    const gives = refund !== '0.00';
    expect(await cancelled(id, { refund })).toMatchObject({
      status: 'cancelled',
      payment_status: 'paid',
      refunded_amount: gives ? refund : null,
      refund_on_cancel: null,
      tickets: [{ qr_code: null }, { qr_code: null }],
    });
    expect(await seatCounts(test.db, tier)).toEqual({ available: 10, held: 0, sold: 0 });
    expect(await spent()).toBe('2407.20');
    expect((await cancel(id)).json().code).toBe('booking_cancelled');
    await runJobs();
    expect(await spent()).toBe(kept);
    const minor = Math.round(Number(refund) * 100);
    expect((await refundsOf(test.db, paymentId)).map(({ amount }) => amount)).toEqual(
      gives ? [minor] : [],
    );
    expect((await creditNotesOf(test, paymentId)).map(({ total }) => total)).toEqual(
      gives ? [minor] : [],
    );
    const states = ['success', 'partially_refunded', 'refunded'];
    expect((await paymentOf(test.db, paymentId)).status).toBe(
      states[gives ? (kept === '0.00' ? 2 : 1) : 0],
    );
    expect((await calls.read(asha.headers, id)).payment_status).toBe(gives ? 'refunded' : 'paid');
  });

  it('tells the sum in the history, by mail, on the credit note and as a notification', async () => {
    const { id, paymentId } = await paid({ percent: 50, until: tomorrow, feeKept: true }, 100_000);
    await cancelled(id);
    await runJobs();
    await runJobs();
    const { history } = await calls.read(asha.headers, id);
    const [note] = await creditNotesOf(test, paymentId);
    expect(history.slice(-2)).toMatchObject([
      { kind: 'cancelled', note: '₹1,180.00 is paid back, ₹1,227.20 is kept.' },
      { note: `₹1,180.00 has been paid back, credit note ${note?.number}.` },
    ]);
    expect(note?.lines).toMatchObject([{ amount: 100_000, part_of: 200_000 }]);
    const mails = await mailsTo(test, asha.user.email);
    const textOf = (kind: string) => mails.find((mail) => mail.kind === kind)?.text;
    expect(textOf('booking_cancelled')).toContain(
      '₹1,180.00 of the ₹2,407.20 that you paid goes back the way it came. The other ₹1,227.20 is kept.',
    );
    expect(textOf('refund_done')).toContain('what the refund terms of your booking give back');
    const { results } = (await calls.get('/notifications/', asha.headers)).json();
    expect(results).toContainEqual(expect.objectContaining({ kind: 'booking_refunded' }));
    const document = await calls.get(`/bookings/${id}/credit-note/`, asha.headers);
    expect(document.statusCode).toBe(200);
  });

  it('of several bookings in one payment the shares add up to it, to the paisa', async () => {
    const terms = { percent: 100, until: tomorrow };
    const { ids, paymentId } = await paid(terms, 333_33, 1_01, 77_77);
    const { amount } = await paymentOf(test.db, paymentId);
    for (const id of ids) await cancelled(id);
    await runJobs();
    const refunds = await refundsOf(test.db, paymentId);
    expect(refunds).toHaveLength(3);
    expect(refunds.reduce((sum, refund) => sum + refund.amount, 0)).toBe(amount);
    const notes = await creditNotesOf(test, paymentId);
    expect(notes.reduce((sum, note) => sum + note.total, 0)).toBe(amount);
    expect((await paymentOf(test.db, paymentId)).status).toBe('refunded');
  });

  it('odd shares of odd prices: credit note, refund and the sum that was shown are one', async () => {
    const { ids, paymentId } = await paid({ percent: 33, until: tomorrow }, 333_33, 1_01);
    const shown = await Promise.all(ids.map((id) => calls.read(asha.headers, id)));
    for (const id of ids) await cancelled(id);
    await runJobs();
    // Jobs run side by side: which of the credit notes comes first is open.
    const sorted = (sums: number[]) => sums.sort((a, b) => a - b);
    const sums = sorted(
      shown.map((booking) => Math.round(Number(booking.refund_on_cancel?.refund) * 100)),
    );
    const refunds = await refundsOf(test.db, paymentId);
    expect(sorted(refunds.map(({ amount }) => amount))).toEqual(sums);
    const notes = await creditNotesOf(test, paymentId);
    expect(sorted(notes.map(({ total }) => total))).toEqual(sums);
    expect((await paymentOf(test.db, paymentId)).status).toBe('partially_refunded');
  });

  it('the terms at the time of payment bind, whatever the organizer sets later', async () => {
    const { id, event } = await paid({ percent: 100, until: tomorrow }, 100_000);
    const set = (refund_terms: Schemas['RefundTermsInput']) =>
      calls.call(
        'PATCH',
        `/events/${event.id}`,
        { ...organizer.headers, 'if-match': '*' },
        { refund_terms },
      );
    expectStatus(200, await set({ kind: 'none' }));
    const waiting = await calls.book(asha.headers, { id: await tierOf(event), event_id: event.id });
    expect(waiting.refund_terms.kind).toBe('none');
    expect(await cancelled(id)).toMatchObject({
      refund_terms: { kind: 'full', until: tomorrow.toISOString() },
      refunded_amount: '2407.20',
    });
  });

  it('is refused with the present sum when another one was shown', async () => {
    const { id } = await paid({ percent: 50, until: tomorrow }, 100_000);
    for (const refund of ['2407.20', null]) {
      const error = await expectRefused(
        test.db,
        () => cancel(id, { refund }),
        409,
        'refund_changed',
      );
      expect(error.details).toEqual({ refund: '1203.60' });
    }
  });

  it('is not possible, and gives no sum, with a used ticket or after the start', async () => {
    const { id, event } = await paid({ percent: 50, until: tomorrow }, 100_000);
    const used = (is_used: boolean) =>
      test.db
        .updateTable('tickets')
        .set({ is_used, used_at: is_used ? new Date() : null })
        .where('booking_id', '=', id)
        .execute();
    await used(true);
    expect((await calls.read(asha.headers, id)).refund_on_cancel).toBeNull();
    await expectRefused(test.db, () => cancel(id), 409, 'ticket_used');
    await used(false);
    await test.db
      .updateTable('events')
      .set({ start_at: yesterday })
      .where('id', '=', event.id)
      .execute();
    expect((await calls.read(asha.headers, id)).refund_on_cancel).toBeNull();
    await expectRefused(test.db, () => cancel(id), 409, 'event_started');
  });

  it('the organizer who cancels the event later pays back what is still booked, and the person’s booking stays as it ended', async () => {
    const terms = { percent: 50, until: tomorrow };
    const { id, event, tier } = await paid(terms, 100_000);
    const other = await calls.book(asha.headers, tier, 1);
    const { payment_id: second } = await calls.payFor(asha.headers, [other.id]);
    await cancelled(id);
    await organizer.cancelled(event.id);
    await runJobs();
    expect((await refundsOf(test.db, second)).map(({ amount }) => amount)).toEqual([120_360]);
    expect(await calls.read(asha.headers, id)).toMatchObject({
      status: 'cancelled',
      payment_status: 'refunded',
      refunded_amount: '1203.60',
    });
    const figures = await calls.get(`/events/${event.id}/statistics/`, organizer.headers);
    // Half of the two tickets is kept.
    expect(figures.json()).toMatchObject({ revenue: '1000.00' });
  });
});

const tierOf = async (event: { id: number }) =>
  (
    await test.db
      .selectFrom('ticket_tiers')
      .where('event_id', '=', event.id)
      .select('id')
      .executeTakeFirstOrThrow()
  ).id;
