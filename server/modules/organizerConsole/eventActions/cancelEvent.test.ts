import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Schemas } from '../../../contract/types';
import {
  createBookingCalls,
  createBuyer,
  createConcert,
  createOffer,
  expectRefused,
  seatCounts,
  snapshot,
  type BookingCalls,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { mailsTo } from '../../../testing/mails';
import {
  assertBooksConsistent,
  createOrganizer,
  creditNotesOf,
  runDueJobs,
  type Organizer,
} from '../../../testing/organizer';
import { createBackgroundWorkers, paymentOf } from '../../../testing/payments';

let test: TestApp;
let calls: BookingCalls;
let organizer: Organizer;
let workers: ReturnType<typeof createBackgroundWorkers>;
let concert: Awaited<ReturnType<typeof createConcert>>;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  organizer = await createOrganizer(test);
  workers = createBackgroundWorkers(test);
});
beforeEach(async () => {
  concert = await createConcert(test);
});
afterEach(() => assertBooksConsistent(test.db));
afterAll(() => test.close());

const eventId = () => concert.stalls.event_id;
const headers = () => concert.buyer.headers;
const kinds = (booking: Schemas['Booking']) => booking.history.map((entry) => entry.kind);
const subjects = async (address: string) =>
  (await mailsTo(test, address)).map((mail) => mail.subject);

const runJobs = () => runDueJobs(test, workers);

describe('cancelling an event', () => {
  it('ends sales and bookings, and pays everything back once, to the paisa', async () => {
    const ids = await concert.fillCart();
    const { payment_id: paymentId } = await calls.payFor(headers(), ids);
    const waiting = await calls.book(headers(), concert.stalls, 3);

    const answer = await organizer.cancelled(eventId());
    expect(answer).toEqual({
      event: eventId(),
      cancelled_at: expect.any(String),
      reason: 'The hall has burnt down.',
      refunded_bookings: 2,
      cancelled_bookings: 1,
    });
    expect(await calls.read(headers(), waiting.id)).toMatchObject({
      status: 'cancelled',
      payment_status: 'pending',
      hold_state: 'released',
    });
    for (const tier of [concert.stalls, concert.balcony]) {
      expect(await seatCounts(test.db, tier)).toEqual({ available: 10, held: 0, sold: 0 });
    }
    const creditNote = () => calls.get(`/bookings/${ids[0]}/credit-note/`, headers());
    await expectRefused(test.db, creditNote, 409, 'no_credit_note');
    const onItsWay = await calls.read(headers(), ids[0]);
    expect(onItsWay).toMatchObject({ status: 'refunded', payment_status: 'paid' });
    expect(onItsWay.tickets.map((ticket) => ticket.qr_code)).toEqual([null, null]);
    expect(onItsWay.history.at(-1)).toMatchObject({
      kind: 'event_cancelled',
      by: 'Olive Grover',
      from_status: 'confirmed',
      to_status: 'refunded',
      note: 'The organizer cancelled the event. The hall has burnt down.',
    });

    await runJobs();
    for (const id of ids) {
      const booking = await calls.read(headers(), id);
      expect(booking).toMatchObject({ status: 'refunded', payment_status: 'refunded' });
      expect(kinds(booking).slice(-2)).toEqual(['event_cancelled', 'refund_done']);
    }
    expect((await paymentOf(test.db, paymentId)).status).toBe('refunded');
    const [note, ...more] = await creditNotesOf(test, paymentId);
    const document = await creditNote();
    expect(document.statusCode).toBe(200);
    expect(document.headers['content-disposition']).toBe(
      `attachment; filename="credit-note-${note?.number}.pdf"`,
    );
    expect(more).toEqual([]);
    expect(note?.total).toBe(7_739_148);
    expect((await calls.read(headers(), ids[0])).history.at(-1)?.note).toBe(
      `₹77,391.48 has been paid back, credit note ${note?.number}.`,
    );
  });

  it('refunds the shares of its own bookings where a payment covers several events', async () => {
    const other = await createOffer(test, { price: 333_33, total: 10 });
    const third = await createOffer(test, { price: 1_01, total: 10 });
    const mine = await calls.book(headers(), concert.stalls, 1);
    const kept = await calls.book(headers(), other.tier, 1);
    const last = await calls.book(headers(), third.tier, 1);
    const { payment_id: paymentId, results } = await calls.payFor(headers(), [
      mine.id,
      kept.id,
      last.id,
    ]);
    const shareOf = (id: number) => results.find((share) => share.booking === id)?.amount;

    await organizer.cancelled(eventId());
    await runJobs();
    expect((await paymentOf(test.db, paymentId)).status).toBe('partially_refunded');
    expect(await calls.read(headers(), kept.id)).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
    });
    for (const event of [third.event.id, other.event.id]) {
      await organizer.cancelled(event);
      await runJobs();
    }
    const payment = await paymentOf(test.db, paymentId);
    expect(payment.status).toBe('refunded');
    const notes = await creditNotesOf(test, paymentId);
    expect(notes.map(({ total }) => (total / 100).toFixed(2))).toEqual([
      shareOf(mine.id),
      shareOf(last.id),
      shareOf(kept.id),
    ]);
    expect(notes.reduce((sum, { total }) => sum + total, 0)).toBe(payment.amount);
  });

  it('answers the same to a second call, which changes nothing', async () => {
    const ids = await concert.fillCart();
    await calls.payFor(headers(), ids);
    await runJobs();
    const first = await organizer.cancelled(eventId());
    const before = await snapshot(test.db);
    const mails = (await mailsTo(test, concert.buyer.user.email)).length;
    expect(await organizer.cancelled(eventId(), 'Another reason.')).toEqual(first);
    expect(await snapshot(test.db)).toBe(before);
    await runJobs();
    expect(await organizer.cancelled(eventId())).toEqual(first);
    expect((await mailsTo(test, concert.buyer.user.email)).length).toBe(mails + 1);
    const after = await snapshot(test.db);
    await runJobs();
    expect(await snapshot(test.db)).toBe(after);
  });

  it('leaves bookings that were cancelled before: they are not refunded', async () => {
    const ids = await concert.fillCart();
    const { payment_id: paymentId } = await calls.payFor(headers(), ids);
    await calls.call('POST', `/bookings/${ids[0]}/cancel/`, headers());
    expect(await organizer.cancelled(eventId())).toMatchObject({
      refunded_bookings: 1,
      cancelled_bookings: 0,
    });
    await runJobs();
    expect(await calls.read(headers(), ids[0])).toMatchObject({
      status: 'cancelled',
      payment_status: 'paid',
    });
    expect((await paymentOf(test.db, paymentId)).status).toBe('partially_refunded');
  });

  it('has nothing to refund for free bookings', async () => {
    const { tier } = await createOffer(test, { price: 0 });
    const booking = await calls.book(headers(), tier, 2);
    const { payment_id: paymentId } = await calls.payFor(headers(), [booking.id]);
    await runJobs();
    expect(await organizer.cancelled(tier.event_id)).toMatchObject({ refunded_bookings: 1 });
    await runJobs();
    expect(await calls.read(headers(), booking.id)).toMatchObject({
      status: 'refunded',
      payment_status: 'refunded',
    });
    expect(await creditNotesOf(test, paymentId)).toEqual([]);
    expect((await subjects(concert.buyer.user.email)).at(-1)).toBe(
      `${booking.event_title} is cancelled`,
    );
  });

  it('continues after a crash: the job does what the request has not done', async () => {
    const ids = await concert.fillCart();
    await calls.payFor(headers(), ids);
    await calls.book(headers(), concert.stalls, 1);
    // What the first transaction of the call writes.
    await test.db
      .updateTable('events')
      .set({ cancelled_at: new Date(), cancel_reason: 'Storm.' })
      .where('id', '=', eventId())
      .execute();
    await test.db
      .insertInto('outbox_jobs')
      .values({
        kind: 'cancel_event',
        key: String(eventId()),
        payload: JSON.stringify({ event: eventId() }),
      })
      .execute();
    // In that moment a person would give up money that is theirs.
    await expectRefused(
      test.db,
      () => calls.call('POST', `/bookings/${ids[0]}/cancel/`, headers()),
      409,
      'event_cancelled',
    );
    await runJobs();
    await runJobs();
    expect(await calls.read(headers(), ids[0])).toMatchObject({ payment_status: 'refunded' });
    expect(await seatCounts(test.db, concert.stalls)).toEqual({ available: 10, held: 0, sold: 0 });
  });
});

describe('afterwards', () => {
  it('nothing is sold, paid, changed or checked in', async () => {
    const ids = await concert.fillCart();
    await calls.payFor(headers(), ids);
    const waiting = await calls.book(headers(), concert.stalls);
    const owed = await calls.quoteTotal(headers(), [waiting.id]);
    const number = (await calls.read(headers(), ids[0])).tickets[0]?.ticket_number;
    await organizer.cancelled(eventId());
    const refused = (call: Parameters<typeof expectRefused>[1], code: string) =>
      expectRefused(test.db, call, 409, code);
    const body = { event: eventId(), ticket_tier: concert.stalls.id, quantity: 1 };
    await refused(() => calls.create(headers(), body), 'booking_closed');
    await refused(
      () => calls.pay(headers(), { booking_ids: [waiting.id], amount: owed }),
      'nothing_to_pay',
    );
    await refused(
      () => calls.call('POST', `/bookings/${ids[0]}/cancel/`, headers()),
      'booking_refunded',
    );
    const door = await calls.call('POST', '/tickets/check-in/', organizer.headers, {
      ticket_number: number,
    });
    expect(door.json()).toMatchObject({ result: 'void' });
    const event = await calls.get(`/events/${eventId()}`, headers());
    expect(event.json()).toMatchObject({ is_cancelled: true, is_booking_open: false });
  });
});

describe('refusals', () => {
  const refuse = (call: Parameters<typeof expectRefused>[1], status: number, code: string) =>
    expectRefused(test.db, call, status, code);
  const body = { reason: 'The hall has burnt down.' };

  it.each(['employee', 'company_admin', 'staff'] as const)('a %s may not', async (role) => {
    const other = await createBuyer(test, { role });
    const path = `/events/${eventId()}/cancel/` as const;
    await refuse(() => calls.call('POST', path, other.headers, body), 403, 'forbidden');
    await refuse(
      () => calls.call('POST', '/events/999999/cancel/', other.headers, body),
      403,
      'forbidden',
    );
  });

  it('there is no such event', () => refuse(() => organizer.cancel(9_000_000), 404, 'not_found'));

  it.each(['', '  ', 'x', '\n\n\n'])('a reason such as %j is too short', async (reason) => {
    const answer = await organizer.cancel(eventId(), reason);
    expect([answer.statusCode, answer.json<Schemas['Error']>().fields]).toEqual([
      400,
      { reason: expect.any(String) },
    ]);
  });

  it('an event that is over cannot be cancelled; one under way can', async () => {
    const setEnd = (hours: number) =>
      test.db
        .updateTable('events')
        .set({
          start_at: sql<Date>`now() - interval '5 hours'`,
          end_at: sql<Date>`now() + make_interval(hours => ${hours}::int)`,
        })
        .where('id', '=', eventId())
        .execute();
    await setEnd(-1);
    await refuse(() => organizer.cancel(eventId()), 409, 'event_over');
    await setEnd(1);
    expect((await organizer.cancel(eventId())).statusCode).toBe(200);
  });
});
