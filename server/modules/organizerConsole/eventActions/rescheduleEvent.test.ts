import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Schemas } from '../../../contract/types';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createBuyer,
  expectRefused,
  expectStatus,
  type BookingCalls,
  type Buyer,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createEvent, createTier, type TestEvent, type TestTier } from '../../../testing/events';
import { mailsTo } from '../../../testing/mails';
import { createOrganizer, makeJobsDue, type Organizer } from '../../../testing/organizer';
import { createBackgroundWorkers } from '../../../testing/payments';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let test: TestApp;
let calls: BookingCalls;
let organizer: Organizer;
let asha: Buyer;
let event: TestEvent;
let tier: TestTier;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  organizer = await createOrganizer(test);
  asha = await createBuyer(test, { firstName: 'Asha' });
});
beforeEach(async () => {
  event = await createEvent(test, { title: 'Nocturne in D', venue: 'Royal Opera House' });
  tier = await createTier(test, { event, name: 'Stalls' });
});
afterEach(() => assertInventoryConsistent(test.db));
afterAll(() => test.close());

const inDays = (days: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + days * DAY);

async function reschedule(request: object): Promise<Schemas['Event']> {
  return expectStatus(200, await organizer.reschedule(event.id, request)).json();
}

async function paid(buyer = asha): Promise<Schemas['Booking']> {
  const booking = await calls.book(buyer.headers, tier, 2);
  await calls.payFor(buyer.headers, [booking.id]);
  return booking;
}

async function sequenceOf(booking: { id: number }): Promise<number> {
  const { body } = await calls.get(`/bookings/${booking.id}/calendar/`, asha.headers);
  return Number(/^SEQUENCE:(\d+)\r$/m.exec(body)?.[1]);
}

const rescheduledMails = async (address: string) =>
  (await mailsTo(test, address)).filter((mail) => mail.kind === 'event_moved');

describe('rescheduling an event', () => {
  it('keeps its duration and its sales until the start, and is found by its new venue', async () => {
    const start = inDays(20);
    const answer = await reschedule({
      start_date: start.toISOString(),
      venue: ' Jio World Garden ',
    });
    const length = event.end_at.getTime() - event.start_at.getTime();
    expect(answer).toMatchObject({
      start_date: start.toISOString(),
      end_date: new Date(start.getTime() + length).toISOString(),
      booking_end_date: start.toISOString(),
      venue: 'Jio World Garden',
      is_booking_open: true,
    });
    const found = async (search: string) =>
      (await calls.get(`/events/?search=${encodeURIComponent(search)}`, {}))
        .json<Schemas['EventList']>()
        .results.some(({ id }) => id === event.id);
    expect(await found('jio garden')).toBe(true);
    expect(await found('royal opera')).toBe(false);
  });

  it('ends sales with the event at the latest', async () => {
    const start = inDays(1);
    await test.db
      .updateTable('events')
      .set({ booking_start_at: inDays(5), booking_end_at: inDays(8) })
      .where('id', '=', event.id)
      .execute();
    const answer = await reschedule({
      start_date: start.toISOString(),
      end_date: new Date(start.getTime() + HOUR).toISOString(),
    });
    // The period of five to eight days from now would be over before it begins.
    expect(answer).toMatchObject({ booking_end_date: answer.start_date, is_booking_open: true });
  });

  it('moves the whole booking period with the event, unless booking has begun', async () => {
    const period = async (start: Date, end: Date) => {
      await test.db
        .updateTable('events')
        .set({
          start_at: inDays(10),
          end_at: inDays(11),
          booking_start_at: start,
          booking_end_at: end,
        })
        .where('id', '=', event.id)
        .execute();
      const answer = await reschedule({ start_date: inDays(17).toISOString() });
      return [answer.booking_start_date, answer.booking_end_date].map((date) =>
        Math.round((Date.parse(date) - Date.now()) / DAY),
      );
    };
    expect(await period(inDays(2), inDays(8))).toEqual([9, 15]);
    expect(await period(inDays(-3), inDays(-1))).toEqual([-3, 6]);
  });

  it('says from when and where it was moved, and gives its poster another address', async () => {
    const poster = `/posters/events/${event.id}.svg`;
    await test.db
      .updateTable('events')
      .set({ featured_image: poster })
      .where('id', '=', event.id)
      .execute();
    const booking = await calls.book(asha.headers, tier);
    expect(booking.event_image).toBe(poster);
    const before = event.start_at.toISOString();
    expect(await reschedule({ start_date: inDays(20).toISOString() })).toMatchObject({
      moved_from: { start_date: before, venue: null },
      featured_image: `${poster}?v=1`,
    });
    expect(await reschedule({ venue: 'Jio World Garden' })).toMatchObject({
      moved_from: { start_date: before, venue: 'Royal Opera House' },
      featured_image: `${poster}?v=2`,
    });
    expect(await calls.read(asha.headers, booking.id)).toMatchObject({
      event_image: `${poster}?v=2`,
    });
  });

  it('notifies the booker and the guests once, with both times in the event’s zone', async () => {
    await test.db
      .updateTable('events')
      .set({ start_at: '2030-12-05T14:00:00Z', end_at: '2030-12-05T16:30:00Z' })
      .where('id', '=', event.id)
      .execute();
    const booking = await paid();
    const guest = `guest.${event.id}@guests.example`;
    await calls.call('POST', `/bookings/${booking.id}/attendees/`, asha.headers, {
      attendees: [
        { name: 'Devika Nair', email: guest },
        { name: 'Devika Nair', email: guest },
      ],
    });
    const waiting = await createBuyer(test);
    await calls.book(waiting.headers, tier);

    await reschedule({ start_date: '2030-12-06T15:00:00Z', venue: 'Jio World Garden' });
    const [mail, ...more] = await rescheduledMails(asha.user.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Nocturne in D moves to Fri, Dec 6, 2030, 8:30 PM – 11:00 PM IST');
    expect(mail?.text).toContain('Was: Thu, Dec 5, 2030, 7:30 PM – 10:00 PM IST');
    expect(mail?.text).toContain('Is now: Fri, Dec 6, 2030, 8:30 PM – 11:00 PM IST');
    expect(mail?.text).toContain('Was at: Royal Opera House, Mumbai');
    expect(mail?.text).toContain('Is now at: Jio World Garden, Mumbai');
    expect(mail?.attachments).toEqual([
      { kind: 'calendar', booking_id: booking.id, reader: 'booker' },
    ]);
    const [toGuest, ...others] = await rescheduledMails(guest);
    expect(others).toEqual([]);
    expect(toGuest?.text).toContain('Hello Devika Nair,');
    expect(toGuest?.text).not.toContain(booking.booking_number);
    expect(await rescheduledMails(waiting.user.email)).toEqual([]);

    const { history } = await calls.read(asha.headers, booking.id);
    expect(history.at(-1)).toMatchObject({
      kind: 'event_moved',
      by: 'Olive Grover',
      note: 'It is now on Fri, Dec 6, 2030, 8:30 PM – 11:00 PM IST; it was to be on Thu, Dec 5, 2030, 7:30 PM – 10:00 PM IST. It is now at Jio World Garden; it was to be at Royal Opera House.',
    });
    await makeJobsDue(test);
    await createBackgroundWorkers(test).queue.runOnce();
    expect(await rescheduledMails(asha.user.email)).toHaveLength(1);
  });

  it('names the date once when only the venue changes', async () => {
    const booking = await paid();
    const before = (await rescheduledMails(asha.user.email)).length;
    await reschedule({ venue: 'Jio World Garden' });
    const [mail, ...more] = (await rescheduledMails(asha.user.email)).slice(before);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Nocturne in D moves to Jio World Garden');
    expect(mail?.text.match(/ IST/g)).toHaveLength(1);
    expect(mail?.text).toContain('Was at: Royal Opera House, Mumbai');
    const { history } = await calls.read(asha.headers, booking.id);
    expect(history.at(-1)?.note).toBe(
      'It is now at Jio World Garden; it was to be at Royal Opera House.',
    );
  });

  it('raises the SEQUENCE of calendars with every change and with the cancellation', async () => {
    const booking = await paid();
    const sequences = [await sequenceOf(booking)];
    for (const days of [11, 12, 13]) {
      await reschedule({ start_date: inDays(days).toISOString() });
      sequences.push(await sequenceOf(booking));
    }
    await organizer.cancelled(event.id);
    sequences.push(await sequenceOf(booking));
    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
  });

  it('sends no notices when nothing changes', async () => {
    await paid();
    const before = (await rescheduledMails(asha.user.email)).length;
    const request = { start_date: event.start_at.toISOString(), venue: 'Royal Opera House' };
    expect(await reschedule(request)).toMatchObject({ venue: 'Royal Opera House' });
    expect(await rescheduledMails(asha.user.email)).toHaveLength(before);
  });

  it('can change the end and the venue of an event that has begun', async () => {
    await setTimes('1 hour', '-1 hour');
    const end = inDays(1);
    expect(await reschedule({ end_date: end.toISOString(), venue: 'The garden' })).toMatchObject({
      end_date: end.toISOString(),
      venue: 'The garden',
    });
  });
});

/** @param ago when it began and ended, as intervals before now */
const setTimes = (began: string, ended: string) =>
  test.db
    .updateTable('events')
    .set({
      start_at: sql<Date>`now() - ${began}::interval`,
      end_at: sql<Date>`now() - ${ended}::interval`,
    })
    .where('id', '=', event.id)
    .execute();

describe('refusals', () => {
  const refuse = (request: object, status: number, code: string) =>
    expectRefused(test.db, () => organizer.reschedule(event.id, request), status, code);

  it.each<[string, () => object, string]>([
    ['a start that is past', () => ({ start_date: inDays(-1).toISOString() }), 'start_date'],
    [
      'an end before the start',
      () => ({ start_date: inDays(3).toISOString(), end_date: inDays(2).toISOString() }),
      'end_date',
    ],
    ['an end at the start', () => ({ end_date: event.start_at.toISOString() }), 'end_date'],
    ['a venue without a name', () => ({ venue: '   ' }), 'venue'],
  ])('%s', async (_, request, field) => {
    const { fields } = await refuse(request(), 400, 'invalid_input');
    expect(Object.keys(fields ?? {})).toEqual([field]);
  });

  it('an empty request', () => refuse({}, 400, 'invalid_input'));

  it('an event that is over or cancelled', async () => {
    await setTimes('2 hours', '1 hour');
    await refuse({ venue: 'Elsewhere' }, 409, 'event_over');
    await test.db
      .updateTable('events')
      .set({ cancelled_at: new Date() })
      .where('id', '=', event.id)
      .execute();
    await refuse({ venue: 'Elsewhere' }, 409, 'event_cancelled');
  });

  it('an unknown event, and a person without permission', async () => {
    const ask = (id: number, headers: Buyer['headers']) => () =>
      calls.call('POST', `/events/${id}/reschedule/`, headers, { venue: 'Elsewhere' });
    await expectRefused(test.db, ask(9_000_000, organizer.headers), 404, 'not_found');
    await expectRefused(test.db, ask(event.id, asha.headers), 403, 'forbidden');
  });
});
