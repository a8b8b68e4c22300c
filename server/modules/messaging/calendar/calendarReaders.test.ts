import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { createBookingCalls, createConcert } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';

let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

/** The one event, as a calendar program reads it. @throws on what is no iCalendar */
function readEvent(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [component, ...more] = calendar.getAllSubcomponents('vevent');
  expect(more).toEqual([]);
  if (!component) throw new Error('The calendar has no event.');
  const event = new ICAL.Event(component);
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: component.getFirstPropertyValue('status'),
    stamp: component.getFirstPropertyValue('dtstamp')?.toString(),
    uid: event.uid,
    sequence: Number(event.sequence),
    summary: event.summary,
    location: event.location,
    description: event.description,
    start: event.startDate.toJSDate(),
    end: event.endDate.toJSDate(),
    zone: event.startDate.zone.tzid,
    minutes: event.duration.toSeconds() / 60,
  };
}

/** A paid booking, and its calendar file as the server hands it over. */
async function buyEvening() {
  const { buyer, stalls } = await createConcert(test);
  const calls = createBookingCalls(test);
  const booking = await calls.book(buyer.headers, stalls);
  await calls.payFor(buyer.headers, [booking.id]);
  const read = async () =>
    readEvent((await calls.get(`/bookings/${booking.id}/calendar/`, buyer.headers)).body);
  const change = (values: { start_at?: Date; end_at?: Date; title?: string; venue?: string }) =>
    test.db
      .updateTable('events')
      .set({ ...values, updated_at: new Date(Date.now() + 60_000) })
      .where('id', '=', booking.event)
      .execute();
  return { booking, calls, buyer, read, change };
}

describe('a calendar program', () => {
  it('reads when, in an instant that every zone shows as its own', async () => {
    const { booking, read, change } = await buyEvening();
    await change({
      start_at: new Date('2027-03-28T00:30:00Z'),
      end_at: new Date('2027-03-28T02:15:00Z'),
    });
    const event = await read();
    // Across a change of clocks in Europe: an instant has no gap.
    expect(event).toMatchObject({
      start: new Date('2027-03-28T00:30:00Z'),
      end: new Date('2027-03-28T02:15:00Z'),
      zone: 'UTC',
      minutes: 105,
      method: 'PUBLISH',
      status: 'CONFIRMED',
    });
    expect(event.description).toContain(booking.booking_number);
  });

  it('reads names as they were typed', async () => {
    const { read, change } = await buyEvening();
    const title = `Nocturne; in D, “live” \\ ${'عائشة 🎉 '.repeat(20)}end`;
    await change({ title, venue: 'Hall 5, Gate; B' });
    const { summary, location } = await read();
    expect(summary).toBe(title);
    expect(location).toContain('Hall 5, Gate; B');
  });

  it('moves the event it has, and takes it away', async () => {
    const { booking, calls, buyer, read, change } = await buyEvening();
    const first = await read();
    expect(await read()).toEqual(first);
    await change({
      start_at: new Date('2027-05-01T13:00:00Z'),
      end_at: new Date('2027-05-01T15:00:00Z'),
    });
    const moved = await read();
    await test.db
      .updateTable('events')
      .set({ start_at: new Date(Date.now() + 86_400_000) })
      .where('id', '=', booking.event)
      .execute();
    await calls.call('POST', `/bookings/${booking.id}/cancel/`, buyer.headers);
    const gone = await read();
    expect([moved.uid, gone.uid]).toEqual([first.uid, first.uid]);
    expect(moved.sequence).toBeGreaterThan(first.sequence);
    expect(gone.sequence).toBeGreaterThanOrEqual(moved.sequence);
    expect(gone).toMatchObject({ method: 'CANCEL', status: 'CANCELLED' });
  });
});
