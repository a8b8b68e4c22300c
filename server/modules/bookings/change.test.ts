import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Schemas } from '../../contract/types';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createBuyer,
  createOffer,
  expireHold,
  expectRefused,
  seatCounts,
  type Answer,
  type BookingCalls,
  type Buyer,
} from '../../testing/bookings';
import { buildTestApp, noHoldLimits, type TestApp } from '../../testing/buildTestApp';
import type { TestTier } from '../../testing/events';
import { createHoldExpiryWorker } from '../inventory/holdExpiry.service';

type Booking = Schemas['Booking'];
let test: TestApp;
let calls: BookingCalls;
let asha: Buyer;
let tier: TestTier;

beforeAll(async () => {
  test = await buildTestApp({ config: { holdMinutes: 60, ...noHoldLimits } });
  calls = createBookingCalls(test);
  asha = await createBuyer(test, { firstName: 'Asha' });
});
beforeEach(async () => {
  ({ tier } = await createOffer(test, { total: 10, price: 100_000, maxPerBooking: 6 }));
});
afterEach(() => assertInventoryConsistent(test.db));
afterAll(() => test.close());

const expireHolds = () => createHoldExpiryWorker({ db: test.db, log: test.app.log }).runOnce();
const at = (booking: Pick<Booking, 'id'>) => `/bookings/${booking.id}` as const;
const patch = (booking: Booking, body: object, headers = asha.headers) =>
  calls.call('PATCH', at(booking), headers, body);
const remove = (booking: Booking, headers = asha.headers) =>
  calls.call('DELETE', at(booking), headers);
const cancel = (booking: Booking, headers = asha.headers) =>
  calls.call('POST', `${at(booking)}/cancel/`, headers);
const extend = (booking: Booking, headers = asha.headers) =>
  calls.call('POST', `${at(booking)}/extend/`, headers);
const kinds = (booking: Booking) => booking.history.map((entry) => entry.kind);

const refused = (call: () => Promise<Answer>, status: number, code: string) =>
  expectRefused(test.db, call, status, code);

async function paid(quantity = 2): Promise<Booking> {
  const booking = await calls.book(asha.headers, tier, quantity);
  const { bookings } = await calls.payFor(asha.headers, [booking.id]);
  if (!bookings[0]) throw new Error('The payment names no booking.');
  return bookings[0];
}

const closeBooking = () =>
  test.db
    .updateTable('events')
    .set({ booking_end_at: sql<Date>`now() - interval '1 minute'` })
    .where('id', '=', tier.event_id)
    .execute();

describe('changing the quantity', () => {
  it('takes and returns the difference, and keeps the end of the hold', async () => {
    const booking = await calls.book(asha.headers, tier, 2);
    const more = await patch(booking, { quantity: 5 });
    expect(more.json()).toMatchObject({
      quantity: 5,
      total_amount: '5000.00',
      hold_expires_at: booking.hold_expires_at,
    });
    expect(await seatCounts(test.db, tier)).toEqual({ available: 5, held: 5, sold: 0 });
    const less = await patch(booking, { quantity: 1 });
    expect(less.json()).toMatchObject({ quantity: 1, total_amount: '1000.00' });
    expect(await seatCounts(test.db, tier)).toEqual({ available: 9, held: 1, sold: 0 });
    expect(kinds(less.json())).toEqual(['created', 'quantity_changed', 'quantity_changed']);
  });

  it('to the same number changes nothing', async () => {
    const booking = await calls.book(asha.headers, tier, 2);
    const same = await patch(booking, { quantity: 2 });
    expect(same.statusCode).toBe(200);
    expect(kinds(same.json())).toEqual(['created']);
    expect(same.json<Booking>().hold_expires_at).toBe(booking.hold_expires_at);
  });

  it.each([0, 11, -1, 1.5, '2', null])('to %j is refused', async (quantity) => {
    const booking = await calls.book(asha.headers, tier, 2);
    await refused(() => patch(booking, { quantity }), 400, 'invalid_input');
  });

  it('above what the tier allows or has is refused', async () => {
    const booking = await calls.book(asha.headers, tier, 2);
    await refused(() => patch(booking, { quantity: 7 }), 400, 'invalid_input');
    await calls.book((await createBuyer(test)).headers, tier, 6);
    const error = await refused(() => patch(booking, { quantity: 5 }), 409, 'sold_out');
    expect(error.details).toEqual({ available: 2 });
    expect((await patch(booking, { quantity: 4 })).statusCode).toBe(200);
  });

  it('can decrease, not increase, once booking has closed', async () => {
    const booking = await calls.book(asha.headers, tier, 3);
    await closeBooking();
    await refused(() => patch(booking, { quantity: 4 }), 409, 'booking_closed');
    expect((await patch(booking, { quantity: 1 })).statusCode).toBe(200);
  });

  it('keeps its price for the seats it has, and sells no more at an old price', async () => {
    const booking = await calls.book(asha.headers, tier, 3);
    await test.db
      .updateTable('ticket_tiers')
      .set({ price: 120_000 })
      .where('id', '=', tier.id)
      .execute();
    const error = await refused(() => patch(booking, { quantity: 4 }), 409, 'price_changed');
    expect(error.details).toEqual({ unit_price: '1200.00', total_amount: '4800.00' });
    expect((await patch(booking, { quantity: 2 })).json()).toMatchObject({
      unit_price: '1000.00',
      total_amount: '2000.00',
    });
  });

  it('an empty request, unknown fields and prices are refused', async () => {
    const booking = await calls.book(asha.headers, tier);
    await refused(() => patch(booking, {}), 400, 'invalid_input');
    await refused(() => patch(booking, { unit_price: '1.00' }), 400, 'invalid_input');
    await refused(() => patch(booking, { status: 'confirmed' }), 400, 'invalid_input');
  });

  it('is refused once the booking is paid', async () => {
    const booking = await paid();
    await refused(() => patch(booking, { quantity: 3 }), 409, 'already_paid');
    await refused(() => patch(booking, { notes: 'x' }), 409, 'already_paid');
  });

  it('changes name and notes as well', async () => {
    const booking = await calls.book(asha.headers, tier);
    const answer = await patch(booking, { booked_for_name: ' Team A ', booking_for: 'team' });
    expect(answer.json()).toMatchObject({
      booked_for_name: 'Team A',
      booking_for: 'team',
      quantity: 1,
    });
    expect(kinds(answer.json())).toEqual(['created', 'details_changed']);

    const advertising = await patch(booking, { booked_for_name: 'see www.cheap' });
    expect(advertising.statusCode).toBe(400);
    expect(advertising.json().fields).toEqual({
      booked_for_name: 'Booked for name must hold no web address. After a dot, put a space.',
    });
  });
});

describe('when the hold has run out', () => {
  it.each([
    ['before the holds were expired', false],
    ['after the holds were expired', true],
  ])('a new quantity takes all seats again, at the present price: %s', async (_name, isExpired) => {
    const booking = await calls.book(asha.headers, tier, 4);
    await expireHold(test.db, booking.id);
    await test.db
      .updateTable('ticket_tiers')
      .set({ price: 120_000 })
      .where('id', '=', tier.id)
      .execute();
    if (isExpired) {
      await expireHolds();
      expect(await seatCounts(test.db, tier)).toEqual({ available: 10, held: 0, sold: 0 });
    }
    expect(await calls.read(asha.headers, booking.id)).toMatchObject({
      status: 'pending',
      hold_state: 'expired',
      hold_extendable: false,
      unit_price: '1200.00',
      total_amount: '4800.00',
    });
    const answer = await patch(booking, { quantity: 3 });
    expect(answer.json()).toMatchObject({
      quantity: 3,
      hold_state: 'held',
      hold_extendable: true,
      unit_price: '1200.00',
      total_amount: '3600.00',
    });
    expect(Date.parse(answer.json<Booking>().hold_expires_at ?? '')).toBeGreaterThan(
      Date.now() + 59 * 60_000,
    );
    expect(await seatCounts(test.db, tier)).toEqual({ available: 7, held: 3, sold: 0 });
  });

  it('the same quantity takes them again too', async () => {
    const booking = await calls.book(asha.headers, tier, 4);
    await expireHold(test.db, booking.id);
    await expireHolds();
    const answer = await patch(booking, { quantity: 4 });
    expect(answer.json()).toMatchObject({ quantity: 4, hold_state: 'held' });
    expect(kinds(answer.json())).toEqual(['created', 'hold_expired', 'hold_renewed']);
  });

  it.each([
    ['the same quantity', 4],
    ['another quantity', 3],
  ])(
    '%s takes them again once, before or after the holds were expired',
    async (_name, quantity) => {
      for (const isExpired of [false, true]) {
        const booking = await calls.book(asha.headers, tier, 4);
        await expireHold(test.db, booking.id);
        if (isExpired) await expireHolds();
        const again = await patch(booking, { quantity });
        const end = again.json<Booking>().hold_expires_at;
        expect((await patch(booking, { quantity: 2 })).json<Booking>().hold_expires_at).toBe(end);
        await expireHold(test.db, booking.id);
        if (isExpired) await expireHolds();
        const error = await refused(() => patch(booking, { quantity }), 409, 'hold_expired');
        expect(error.error).toBe(
          'The hold on these seats has run out twice. Remove the booking and add the tickets again.',
        );
        await refused(() => extend(booking), 409, 'hold_expired');
        expect((await remove(booking)).statusCode).toBe(204);
      }
    },
  );

  it('taking them again does not allow a second extension', async () => {
    const booking = await calls.book(asha.headers, tier, 1);
    await extend(booking);
    await expireHold(test.db, booking.id);
    const again = await patch(booking, { quantity: 1 });
    expect(again.json()).toMatchObject({ hold_state: 'held', hold_extendable: false });
    await refused(() => extend(booking), 409, 'already_extended');
  });

  it('a payment page takes them again once; a payment takes them always', async () => {
    const booking = await calls.book(asha.headers, tier, 2);
    const checkout = () =>
      calls.call('POST', `/bookings/checkout/?booking_ids=${booking.id}`, asha.headers);
    await expireHold(test.db, booking.id);
    await expireHolds();
    expect((await checkout()).statusCode).toBe(200);
    expect(await calls.read(asha.headers, booking.id)).toMatchObject({ hold_state: 'held' });
    await expireHold(test.db, booking.id);
    await expireHolds();
    await refused(checkout, 409, 'hold_expired');
    expect(await calls.read(asha.headers, booking.id)).toMatchObject({ hold_state: 'expired' });
    await refused(() => patch(booking, { quantity: 2 }), 409, 'hold_expired');
    await calls.payFor(asha.headers, [booking.id]);
    expect(await calls.read(asha.headers, booking.id)).toMatchObject({ status: 'confirmed' });
  });

  it('a payment page does not take them a second time, and names the booking', async () => {
    const booking = await calls.book(asha.headers, tier, 2);
    await expireHold(test.db, booking.id);
    await patch(booking, { quantity: 2 });
    await expireHold(test.db, booking.id);
    const path = `/bookings/checkout/?booking_ids=${booking.id}`;
    const checkout = () => calls.call('POST', path, asha.headers);
    const error = await refused(checkout, 409, 'hold_expired');
    expect(error.details).toEqual({ booking_ids: [booking.id] });
  });

  it('and the seats are sold, the booking stays as it is', async () => {
    const booking = await calls.book(asha.headers, tier, 4);
    await expireHold(test.db, booking.id);
    await expireHolds();
    await calls.book((await createBuyer(test)).headers, tier, 6);
    await calls.book((await createBuyer(test)).headers, tier, 3);
    const error = await refused(() => patch(booking, { quantity: 2 }), 409, 'sold_out');
    expect(error.details).toEqual({ available: 1 });
    expect((await patch(booking, { quantity: 1 })).statusCode).toBe(200);
  });

  it('and booking has closed, it stays as it is', async () => {
    const booking = await calls.book(asha.headers, tier, 2);
    await expireHold(test.db, booking.id);
    await closeBooking();
    await refused(() => patch(booking, { quantity: 1 }), 409, 'booking_closed');
  });

  it('can still be removed or cancelled, and returns its seats once', async () => {
    const [one, two] = [
      await calls.book(asha.headers, tier, 2),
      await calls.book(asha.headers, tier, 3),
    ];
    await expireHold(test.db, one.id);
    expect((await remove(one)).statusCode).toBe(204);
    await expireHold(test.db, two.id);
    await expireHolds();
    expect((await cancel(two)).statusCode).toBe(200);
    expect(await seatCounts(test.db, tier)).toEqual({ available: 10, held: 0, sold: 0 });
  });
});

describe('extending the hold', () => {
  it('adds HOLD_MINUTES, once', async () => {
    const booking = await calls.book(asha.headers, tier);
    const answer = await extend(booking);
    expect(answer.statusCode).toBe(200);
    const gained =
      Date.parse(answer.json<Booking>().hold_expires_at ?? '') -
      Date.parse(booking.hold_expires_at ?? '');
    expect(gained).toBe(60 * 60_000);
    expect(answer.json()).toMatchObject({ hold_extendable: false, hold_state: 'held' });
    await refused(() => extend(booking), 409, 'already_extended');
  });

  it('is refused when the hold has expired or the booking is paid', async () => {
    const booking = await calls.book(asha.headers, tier);
    await expireHold(test.db, booking.id);
    await refused(() => extend(booking), 409, 'hold_expired');
    const other = await paid(1);
    await refused(() => extend(other), 409, 'already_paid');
  });
});
