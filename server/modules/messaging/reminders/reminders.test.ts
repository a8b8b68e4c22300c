import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createBookingCalls, createConcert, type BookingCalls } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { openMailbox, type Mailbox } from '../../../testing/mailbox';

const devika = { name: 'Devika Nair', email: 'devika@company.example' };

let test: TestApp;
let calls: BookingCalls;
let concert: Awaited<ReturnType<typeof createConcert>>;
let mailbox: Mailbox;
let bookingId: number;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  mailbox = await openMailbox(test);
});
beforeEach(async () => {
  concert = await createConcert(test);
  [bookingId] = await concert.fillCart();
  await calls.payFor(concert.buyer.headers, [bookingId]);
  await calls.call('POST', `/bookings/${bookingId}/attendees/`, concert.buyer.headers, {
    attendees: [devika],
  });
  await mailbox.discard();
});
afterEach(async () => {
  await test.db.deleteFrom('reminders').execute();
  await test.db
    .updateTable('events')
    .set({ start_at: new Date(Date.UTC(2099, 0, 1)), end_at: new Date(Date.UTC(2099, 0, 2)) })
    .execute();
});
afterAll(async () => {
  await mailbox.close();
  await test.close();
});

/** Moves the concert so that it begins in so many minutes, by the clock of the database. */
async function beginIn(minutes: number): Promise<void> {
  await test.db
    .updateTable('events')
    .set({
      start_at: sql<Date>`date_trunc('minute', now()) + make_interval(mins => ${minutes}::int)`,
      end_at: sql<Date>`date_trunc('minute', now()) + make_interval(mins => ${minutes + 120}::int)`,
    })
    .where('id', '=', concert.stalls.event_id)
    .execute();
}

const remind = () => mailbox.process.reminders.sendOnce();
const day = 24 * 60;

describe('reminders', () => {
  it('go to booker and attendees the day before, each with their tickets', async () => {
    await beginIn(day);
    expect(await remind()).toBe(1);
    const mails = await mailbox.collect();
    const { tickets } = await calls.read(concert.buyer.headers, bookingId);
    const [own, other] = tickets.map((ticket) => ticket.ticket_number);
    expect(mails.map(({ to }) => to[0]).sort()).toEqual(
      [concert.buyer.user.email, devika.email].sort(),
    );
    for (const { subject, text } of mails) {
      expect(subject).toMatch(/^Reminder: Nocturne in D, \w{3}, \w{3} \d+, \d{4}, .+ IST$/);
      expect(text).toContain('Arrive 30 minutes before the event starts');
    }
    const [booker, guest] = [concert.buyer.user.email, devika.email].map((address) =>
      mails.find(({ to }) => to[0] === address),
    );
    expect(booker?.files[0]?.pages).toHaveLength(2);
    expect(guest?.files.map(({ name }) => name)).toEqual([`ticket-${own}.pdf`]);
    expect(guest?.text).not.toContain(other);
  });

  it('are not sent earlier, nor once the event has begun', async () => {
    for (const minutes of [day + 2, -1]) {
      await beginIn(minutes);
      expect(await remind()).toBe(0);
    }
    expect(await mailbox.collect()).toEqual([]);
  });

  it('are sent once, by any number of rounds and processes', async () => {
    await beginIn(day - 1);
    const processes = [mailbox.process, mailbox.startProcess(), mailbox.startProcess()];
    const rounds = await Promise.all(processes.map(({ reminders }) => reminders.sendOnce()));
    expect(rounds.reduce((sum, count) => sum + count)).toBe(1);
    expect(await mailbox.collect()).toHaveLength(2);
    expect(await remind()).toBe(0);
    expect(await mailbox.collect()).toEqual([]);
  });

  it('which then moves, everybody is reminded of the new start as well', async () => {
    await beginIn(day);
    await remind();
    await mailbox.discard();
    await beginIn(3 * day);
    expect(await remind()).toBe(0);
    await beginIn(day - 30);
    expect(await remind()).toBe(1);
    expect(await mailbox.collect()).toHaveLength(2);
  });

  it.each([
    ['the booking is cancelled', 'cancelled'],
    ['the booking is paid back', 'refunded'],
  ] as const)('are not sent when %s', async (_name, status) => {
    await beginIn(day);
    await test.db
      .updateTable('bookings')
      .set({ status, hold_state: 'released' })
      .where('id', '=', bookingId)
      .execute();
    expect(await remind()).toBe(0);
  });

  it('are not sent when the event is cancelled, or the booking not paid', async () => {
    await calls.book(concert.buyer.headers, concert.balcony);
    await beginIn(day);
    await test.db
      .updateTable('events')
      .set({ cancelled_at: new Date() })
      .where('id', '=', concert.stalls.event_id)
      .execute();
    expect(await remind()).toBe(0);
    await test.db.updateTable('events').set({ cancelled_at: null }).execute();
    expect(await remind()).toBe(1);
  });

  it('a booking that is cancelled before the reminder left takes it along', async () => {
    await beginIn(day);
    await remind();
    await calls.call('POST', `/bookings/${bookingId}/cancel/`, concert.buyer.headers);
    const subjects = (await mailbox.collect()).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Reminder'))).toEqual([]);
    expect(subjects).toHaveLength(2);
  });

  it('are not sent for bookings that were paid within that day', async () => {
    await beginIn(day - 60);
    expect(await remind()).toBe(1);
    await mailbox.discard();
    const late = await calls.book(concert.buyer.headers, concert.balcony);
    await calls.payFor(concert.buyer.headers, [late.id]);
    expect((await mailbox.collect()).map(({ subject }) => subject)).toEqual([
      'Booking confirmed: Nocturne in D',
    ]);
    expect(await remind()).toBe(0);
  });
});
