import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { BodyAt } from '../../../contract/calls';
import { unchecked } from '../../../testing/checkedInject';
import type { Schemas } from '../../../contract/types';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  expectStatus,
  expireHold,
  statusAndCode,
  type BookingCalls,
  type Buyer,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import type { TestEvent, TestTier } from '../../../testing/events';
import { createOrganizer, makeJobsDue, type Organizer } from '../../../testing/organizer';
import { createBackgroundWorkers } from '../../../testing/payments';

type List = Schemas['NotificationList'];
type Kind = Schemas['NotificationKind'];

let test: TestApp;
let calls: BookingCalls;
let buyer: Buyer;
let organizer: Organizer;
let workers: ReturnType<typeof createBackgroundWorkers>;
let offer: { event: TestEvent; tier: TestTier };

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  organizer = await createOrganizer(test);
  workers = createBackgroundWorkers(test);
});
afterAll(() => test.close());

beforeEach(async () => {
  buyer = await createBuyer(test);
  offer = await createOffer(test, { name: 'Stalls' }, { title: 'Nocturne in D' });
});

async function list({ headers }: Buyer = buyer, query = ''): Promise<List> {
  return expectStatus(200, await calls.get(`/notifications/${query}`, headers)).json();
}

async function markRead(
  body: BodyAt<'POST', '/notifications/read/'>,
  { headers }: Buyer = buyer,
): Promise<number> {
  const answer = await calls.call('POST', '/notifications/read/', headers, body);
  return expectStatus(200, answer).json<Schemas['NotificationCount']>().unread_count;
}

const kindsOf = ({ results }: List) => results.map((one) => one.kind);

function only(notifications: List, kind: Kind): Schemas['Notification'] {
  const found = notifications.results.filter((one) => one.kind === kind);
  expect(found).toHaveLength(1);
  const [first] = found;
  if (!first) throw new Error(`No ${kind}.`);
  return first;
}

async function bookAndPay(quantity = 1): Promise<Schemas['Booking']> {
  const booking = await calls.book(buyer.headers, offer.tier, quantity);
  await calls.payFor(buyer.headers, [booking.id]);
  return booking;
}

function nameAll({ id, quantity }: Schemas['Booking']) {
  const attendees = Array.from({ length: quantity }, (_, index) => ({
    name: `Guest ${index + 1}`,
    email: `guest${index + 1}@company.example`,
  }));
  return calls.call('POST', `/bookings/${id}/attendees/`, buyer.headers, { attendees });
}

/** As if the organizer had planned it so from the first day. */
async function startEventIn(hours: number, eventId = offer.event.id): Promise<void> {
  await test.db
    .updateTable('events')
    .set({
      start_at: sql<Date>`now() + make_interval(hours => ${hours}::int)`,
      end_at: sql<Date>`now() + make_interval(hours => ${hours + 3}::int)`,
    })
    .where('id', '=', eventId)
    .execute();
}

async function endHoldIn(minutes: number, bookingId: number): Promise<void> {
  await test.db
    .updateTable('bookings')
    .set({ hold_expires_at: sql<Date>`now() + make_interval(mins => ${minutes}::int)` })
    .where('id', '=', bookingId)
    .execute();
}

describe('the list', () => {
  it('is empty for a person without bookings', async () => {
    expect(await list()).toEqual({
      count: 0,
      unread_count: 0,
      page: 1,
      page_size: 20,
      results: [],
    });
  });

  it('after a payment: that it came, and whose names are missing until they are given', async () => {
    const booking = await bookAndPay(2);
    const both = await list();
    expect(both).toMatchObject({ count: 2, unread_count: 2 });
    expect(only(both, 'booking_paid')).toEqual({
      id: expect.any(Number),
      kind: 'booking_paid',
      title: 'Paid: Nocturne in D',
      text: `Your tickets and the invoice are in My Bookings: 2 × Stalls, booking ${booking.booking_number}.`,
      booking: booking.id,
      event: offer.event.id,
      approval: null,
      person: null,
      created_at: expect.stringMatching(/Z$/),
      is_read: false,
    });
    expect(only(both, 'details_missing')).toMatchObject({
      title: 'Who is coming to Nocturne in D?',
      booking: booking.id,
    });
    const one = { attendees: [{ name: 'Devika Nair', email: 'devika@company.example' }] };
    await calls.call('POST', `/bookings/${booking.id}/attendees/`, buyer.headers, one);
    expect(kindsOf(await list())).toContain('details_missing');
    await nameAll(booking);
    expect(kindsOf(await list())).toEqual(['booking_paid']);
  });

  it('the day before the event, and no longer once it has begun', async () => {
    await nameAll(await bookAndPay());
    await startEventIn(25);
    expect(kindsOf(await list())).toEqual(['booking_paid']);
    await startEventIn(23);
    const near = only(await list(), 'event_tomorrow');
    expect(near.title).toBe('Coming up: Nocturne in D');
    expect(near.text).toMatch(
      /^\w{3}, \w{3} \d+, \d{4}, \d+:\d\d [AP]M IST at Test Hall, Mumbai\./,
    );
    await startEventIn(-1);
    expect(kindsOf(await list())).toEqual(['booking_paid']);
  });

  it('a hold in its last quarter of an hour, then in the past tense, then no more', async () => {
    const booking = await calls.book(buyer.headers, offer.tier, 1);
    await endHoldIn(16, booking.id);
    expect(kindsOf(await list())).toEqual([]);
    await endHoldIn(14, booking.id);
    const ending = only(await list(), 'hold_ending');
    expect(ending).toMatchObject({ title: 'Your hold on Nocturne in D is about to end' });
    expect(ending.text).toMatch(
      /^Pay before \d+:\d\d [AP]M IST to keep your seats: 1 × Stalls, booking/,
    );
    expect(await markRead({})).toBe(0);
    await test.db
      .updateTable('notification_reads')
      .set({ read_at: sql<Date>`now() - interval '5 minutes'` })
      .where('user_id', '=', buyer.user.id)
      .execute();

    await expireHold(test.db, booking.id);
    const ended = only(await list(), 'hold_ending');
    // The same notification, but what it says is new.
    expect(ended).toMatchObject({
      id: ending.id,
      title: 'Your hold on Nocturne in D has ended',
      is_read: false,
    });
    await calls.call('DELETE', `/bookings/${booking.id}`, buyer.headers);
    expect(kindsOf(await list())).toEqual([]);
  });

  it('that the event moved, anew for each move, until it has begun', async () => {
    const booking = await bookAndPay();
    await nameAll(booking);
    await organizer.reschedule(offer.event.id, {
      start_date: '2030-12-06T14:00:00Z',
      venue: 'The Fort',
    });
    await workers.queue.runOnce();
    const moved = only(await list(), 'event_moved');
    expect(moved.title).toBe('Changed: Nocturne in D');
    expect(moved.text).toMatch(/^It is now on Fri, Dec 6, 2030, 7:30 PM .* at The Fort; it was/);
    expect(moved.text).toContain(`Booking ${booking.booking_number} stays valid.`);
    expect(await markRead({})).toBe(0);

    await organizer.reschedule(offer.event.id, { start_date: '2030-12-07T14:00:00Z' });
    await workers.queue.runOnce();
    const again = only(await list(), 'event_moved');
    expect([again.id, again.is_read]).toEqual([moved.id, false]);
    expect(again.text).toMatch(/^It is now on Sat, Dec 7, 2030/);
    expect(await markRead({ ids: [again.id] })).toBe(0);
    await startEventIn(-1);
    expect(kindsOf(await list())).toEqual(['booking_paid']);
  });

  it('that the event is cancelled: why the cart has changed, and where the money is', async () => {
    const other = await createBuyer(test);
    const waiting = await calls.book(other.headers, offer.tier, 1);
    await calls.book(buyer.headers, offer.tier, 1);
    const paid = await calls.book(buyer.headers, offer.tier, 2);
    await calls.payFor(buyer.headers, [paid.id]);
    await organizer.cancelled(offer.event.id, 'The hall has burnt down.');
    const notifications = await list();
    // One for the event: the money is what this person wants to know of.
    expect(notifications.count).toBe(1);
    expect(await list(other)).toMatchObject({ count: 1 });
    expect(only(await list(other), 'event_moved')).toMatchObject({
      title: 'Cancelled: Nocturne in D',
      text: `The organizer cancelled the event. The hall has burnt down. You had not paid yet for 1 × Stalls, booking ${waiting.booking_number}.`,
      booking: waiting.id,
    });
    const onItsWay = only(notifications, 'booking_refunded');
    expect(onItsWay).toMatchObject({ title: 'Cancelled: Nocturne in D', booking: paid.id });
    expect(onItsWay.text).toMatch(
      /burnt down\. The money for booking .* is on its way back to you\.$/,
    );
    expect(await markRead({})).toBe(0);

    await makeJobsDue(test);
    await workers.queue.runOnce();
    const done = only(await list(), 'booking_refunded');
    expect(done).toMatchObject({
      id: onItsWay.id,
      title: 'Refunded: Nocturne in D',
      is_read: false,
    });
    expect(done.text).toMatch(/^Booking .*: ₹[\d,.]+ has been paid back, credit note/);
  });

  it('that a payment came back', async () => {
    const booking = await calls.book(buyer.headers, offer.tier, 1);
    await test.db
      .insertInto('booking_history')
      .values({
        booking_id: booking.id,
        kind: 'payment_returned',
        from_status: 'pending',
        to_status: 'pending',
        note: 'Payment pay_1 of INR 6500.00 is being paid back: it came too late.',
      })
      .execute();
    expect(only(await list(), 'booking_refunded')).toMatchObject({
      title: 'Payment returned: Nocturne in D',
      text: `Booking ${booking.booking_number}: Payment pay_1 of INR 6500.00 is being paid back: it came too late.`,
      booking: booking.id,
    });
  });

  it('of one’s own bookings alone, also to those who may read those of others', async () => {
    await bookAndPay();
    const { company } = buyer;
    const manager = await createBuyer(test, { company, role: 'company_manager' });
    const admin = await createBuyer(test, { role: 'admin' });
    expect((await list(manager)).count).toBe(0);
    expect((await list(admin)).count).toBe(0);
  });

  it('newest first, page by page, with the counts of all of them', async () => {
    const bookings = [await bookAndPay(), await bookAndPay(), await bookAndPay()];
    for (const booking of bookings) await nameAll(booking);
    const first = await list(buyer, '?page_size=2');
    expect(first).toMatchObject({ count: 3, unread_count: 3, page: 1, page_size: 2 });
    expect(first.results.map((one) => one.booking)).toEqual([bookings[2]?.id, bookings[1]?.id]);
    const second = await list(buyer, '?page=2&page_size=2');
    expect(second.results.map((one) => one.booking)).toEqual([bookings[0]?.id]);
    expect(await list(buyer, '?page=9')).toMatchObject({ count: 3, results: [] });
  });

  it('for three months, then it is history', async () => {
    const booking = await bookAndPay();
    await nameAll(booking);
    await test.db
      .updateTable('payments')
      .set({ settled_at: sql<Date>`now() - interval '91 days'` })
      .where('user_id', '=', buyer.user.id)
      .execute();
    expect((await list()).count).toBe(0);
  });
});

describe('marking as read', () => {
  it('takes some, or all, and says how many are left', async () => {
    await bookAndPay();
    const before = await list();
    const paid = only(before, 'booking_paid');
    expect(await markRead({ ids: [paid.id] })).toBe(1);
    const after = await list();
    expect(only(after, 'booking_paid')).toEqual({ ...paid, is_read: true });
    expect(only(after, 'details_missing').is_read).toBe(false);
    expect(await markRead({ ids: [paid.id] })).toBe(1);
    expect(await markRead({})).toBe(0);
    expect(await list()).toMatchObject({ count: 2, unread_count: 0 });
  });

  it('leaves those of others alone without a word', async () => {
    await bookAndPay();
    const ids = (await list()).results.map((one) => one.id);
    const lena = await createBuyer(test);
    expect(await markRead({ ids }, lena)).toBe(0);
    expect((await list()).unread_count).toBe(2);
    const kept = await test.db
      .selectFrom('notification_reads')
      .selectAll()
      .where('user_id', '=', lena.user.id)
      .execute();
    expect(kept).toEqual([]);
  });

  it('works when two devices do it at once', async () => {
    await bookAndPay();
    expect(await Promise.all([markRead({}), markRead({}), markRead({})])).toEqual([0, 0, 0]);
  });

  it('wants ids that are whole numbers, and a person', async () => {
    const path = '/notifications/read/';
    const refused = await calls.call('POST', path, buyer.headers, unchecked({ ids: ['x'] }));
    expect(refused.statusCode).toBe(400);
    expect(statusAndCode(await calls.call('POST', path, {}, {}))[0]).toBe(401);
  });
});
