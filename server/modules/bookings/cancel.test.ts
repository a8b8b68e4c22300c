import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Schemas } from '../../contract/types';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createBuyer,
  createOffer,
  expectRefused,
  seatCounts,
  type Answer,
  type BookingCalls,
  type Buyer,
} from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import type { TestTier } from '../../testing/events';

type Booking = Schemas['Booking'];
let test: TestApp;
let calls: BookingCalls;
let asha: Buyer;
let tier: TestTier;

beforeAll(async () => {
  test = await buildTestApp({ config: { holdMinutes: 60 } });
  calls = createBookingCalls(test);
  asha = await createBuyer(test, { firstName: 'Asha' });
});
beforeEach(async () => {
  ({ tier } = await createOffer(test, { total: 10, price: 100_000, maxPerBooking: 6 }));
});
afterEach(() => assertInventoryConsistent(test.db));
afterAll(() => test.close());

const at = (booking: Pick<Booking, 'id'>) => `/bookings/${booking.id}` as const;
const patch = (booking: Booking, body: object, headers = asha.headers) =>
  calls.call('PATCH', at(booking), headers, body);
const remove = (booking: Booking, headers = asha.headers) =>
  calls.call('DELETE', at(booking), headers);
const cancel = (booking: Booking, headers = asha.headers) =>
  calls.call('POST', `${at(booking)}/cancel/`, headers);
const kinds = (booking: Booking) => booking.history.map((entry) => entry.kind);

const refused = (call: () => Promise<Answer>, status: number, code: string) =>
  expectRefused(test.db, call, status, code);

async function paid(quantity = 2): Promise<Booking> {
  const booking = await calls.book(asha.headers, tier, quantity);
  const { bookings } = await calls.payFor(asha.headers, [booking.id]);
  if (!bookings[0]) throw new Error('The payment names no booking.');
  return bookings[0];
}

/** Moves the event's start and end by hours from now. */
const moveEvent = (start: number, end: number) =>
  test.db
    .updateTable('events')
    .set({
      start_at: sql<Date>`now() + make_interval(hours => ${start}::int)`,
      end_at: sql<Date>`now() + make_interval(hours => ${end}::int)`,
    })
    .where('id', '=', tier.event_id)
    .execute();

describe('removing', () => {
  it('returns the seats once, and the booking is not shown again', async () => {
    const booking = await calls.book(asha.headers, tier, 4);
    expect((await remove(booking)).statusCode).toBe(204);
    expect(await seatCounts(test.db, tier)).toEqual({ available: 10, held: 0, sold: 0 });
    await refused(() => remove(booking), 404, 'not_found');
    await refused(() => calls.get(at(booking), asha.headers), 404, 'not_found');
    await refused(() => patch(booking, { quantity: 1 }), 404, 'not_found');
    await refused(() => cancel(booking), 404, 'not_found');
    const body = { booking_ids: [booking.id], amount: '4814.40' };
    await refused(() => calls.pay(asha.headers, body), 404, 'not_found');
  });

  it('twice at once returns them once', async () => {
    const booking = await calls.book(asha.headers, tier, 4);
    const answers = await Promise.all([remove(booking), remove(booking), cancel(booking)]);
    const done = answers.filter((answer) => answer.statusCode < 300);
    expect(done).toHaveLength(1);
    expect(await seatCounts(test.db, tier)).toEqual({ available: 10, held: 0, sold: 0 });
  });

  it('is refused for bookings that are not pending', async () => {
    const booking = await paid();
    await refused(() => remove(booking), 409, 'already_paid');
    const cancelled = await calls.book(asha.headers, tier);
    await cancel(cancelled);
    await refused(() => remove(cancelled), 409, 'not_pending');
  });
});

describe('cancelling', () => {
  it('a pending booking returns its seats', async () => {
    const booking = await calls.book(asha.headers, tier, 4);
    const answer = await cancel(booking);
    expect(answer.json()).toMatchObject({
      status: 'cancelled',
      payment_status: 'pending',
      hold_state: 'released',
      hold_expires_at: null,
    });
    expect(await seatCounts(test.db, tier)).toEqual({ available: 10, held: 0, sold: 0 });
    await refused(() => cancel(booking), 409, 'booking_cancelled');
  });

  it('a paid booking returns its seats, voids its tickets and keeps its payment', async () => {
    const booking = await paid(3);
    expect(booking.tickets.every((ticket) => ticket.qr_code !== null)).toBe(true);
    const answer = await cancel(booking);
    const cancelled = answer.json<Booking>();
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      payment_status: 'paid',
      hold_state: 'released',
    });
    expect(cancelled.tickets.map((ticket) => ticket.qr_code)).toEqual([null, null, null]);
    expect(cancelled.payments.map((payment) => payment.status)).toEqual(['success']);
    expect(kinds(cancelled)).toEqual(['created', 'paid', 'cancelled']);
    expect(await seatCounts(test.db, tier)).toEqual({ available: 10, held: 0, sold: 0 });
    await refused(() => cancel(booking), 409, 'booking_cancelled');
    await refused(
      () => calls.get(`${at(booking)}/qr-code/`, asha.headers),
      409,
      'booking_cancelled',
    );
  });

  it('twice at once returns the seats once', async () => {
    const booking = await paid(3);
    const answers = await Promise.all([cancel(booking), cancel(booking), cancel(booking)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409]);
    expect(await seatCounts(test.db, tier)).toEqual({ available: 10, held: 0, sold: 0 });
  });

  it('is refused once the event has started or is over', async () => {
    const booking = await paid();
    await moveEvent(-1, 1);
    const error = await refused(() => cancel(booking), 409, 'event_started');
    expect(error.error).toBe('The event has already started.');
    await moveEvent(-2, -1);
    await refused(() => cancel(booking), 409, 'event_started');
  });

  it('is refused when a ticket has been used', async () => {
    const booking = await paid();
    await test.db
      .updateTable('tickets')
      .set({ is_used: true, used_at: new Date() })
      .where('id', '=', booking.tickets[0]?.id ?? 0)
      .execute();
    await refused(() => cancel(booking), 409, 'ticket_used');
  });
});

describe('attendees and codes', () => {
  const save = (booking: Booking, attendees: Schemas['AttendeeInput'][], headers = asha.headers) =>
    calls.call('POST', `${at(booking)}/attendees/`, headers, { attendees });
  const anita = { name: 'Anita Rao', email: 'anita@company.example' };

  it('need a paid booking', async () => {
    const booking = await calls.book(asha.headers, tier, 2);
    await refused(() => save(booking, [anita]), 409, 'not_paid');
    await refused(() => calls.get(`${at(booking)}/qr-code/`, asha.headers), 409, 'not_paid');
  });

  it('are saved in parts, and complete when every seat has a name', async () => {
    const booking = await paid(2);
    const half = await save(booking, [anita]);
    expect(half.json()).toMatchObject({ attendee_count: 1, attendee_details_completed: false });
    const whole = await save(booking, [anita, { ...anita, name: 'Ben' }]);
    expect(whole.json()).toMatchObject({ attendee_count: 2, attendee_details_completed: true });
    const again = await save(booking, [anita, { ...anita, name: 'Ben' }]);
    expect(again.json()).toEqual(whole.json());
  });

  it('more than the seats are refused', async () => {
    const booking = await paid(1);
    await refused(() => save(booking, [anita, anita]), 400, 'invalid_input');
  });

  it('the codes are those of the tickets, never the booking number', async () => {
    const booking = await paid(2);
    const answer = await calls.get(`${at(booking)}/qr-code/`, asha.headers);
    const { booking_number, tickets } = answer.json<Schemas['QrCode']>();
    expect(booking_number).toBe(booking.booking_number);
    expect(new Set(tickets.map((ticket) => ticket.qr_code)).size).toBe(2);
    expect(JSON.stringify(tickets)).not.toContain(booking.booking_number);
  });
});

describe('bad ids', () => {
  it.each(['abc', '1.5', '0', '-1', '9007199254740993', '1;drop table bookings'])(
    '%s is 400 everywhere',
    async (id) => {
      const path = `/bookings/${encodeURIComponent(id)}` as const;
      const answers = [
        await calls.get(path, asha.headers),
        await calls.call('PATCH', path, asha.headers, { quantity: 1 }),
        await calls.call('DELETE', path, asha.headers),
        await calls.call('POST', `${path}/cancel/`, asha.headers),
        await calls.call('POST', `${path}/extend/`, asha.headers),
        await calls.get(`${path}/qr-code/`, asha.headers),
      ];
      expect(answers.map((answer) => answer.statusCode)).toEqual(Array(6).fill(400));
    },
  );
});
