import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { unchecked } from '../../testing/checkedInject';
import type { Schemas } from '../../contract/types';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createConcert,
  expectRefused,
  createBuyer,
  seatCounts,
  type Answer,
  type BookingCalls,
  type Buyer,
} from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { createTier } from '../../testing/events';

type Result = Schemas['PaymentResult'];
let test: TestApp;
let calls: BookingCalls;
let concert: Awaited<ReturnType<typeof createConcert>>;
let asha: Buyer;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
});
beforeEach(async () => {
  concert = await createConcert(test);
  asha = concert.buyer;
});
afterEach(() => assertInventoryConsistent(test.db));
afterAll(() => test.close());

const refused = (call: () => Promise<Answer>, status: number, code: string) =>
  expectRefused(test.db, call, status, code);

describe('paying on the sandbox', () => {
  it('confirms the bookings, sells the seats, issues the tickets', async () => {
    const ids = await concert.fillCart();
    const answer = await calls.pay(asha.headers, {
      booking_ids: ids,
      amount: '77391.48',
      status: 'success',
      gateway: 'razorpay',
      payment_method: 'card',
      transaction_fee: '12.50',
    });
    expect(answer.statusCode).toBe(201);
    const result = answer.json<Result>();
    expect(result).toMatchObject({
      gateway: 'razorpay',
      is_test: true,
      status: 'success',
      amount: '77391.48',
      currency: 'INR',
    });
    expect(result.results.map((share) => [share.booking, share.amount])).toEqual([
      [ids[0], '15646.80'],
      [ids[1], '61744.68'],
    ]);
    expect(result.results[0]).toMatchObject({
      payment_id: result.payment_id,
      payment_method: 'card',
      transaction_fee: '12.50',
      status: 'success',
    });
    expect(result.bookings.map((booking) => booking.tickets.length)).toEqual([2, 5]);
    expect(result.bookings[0]?.tickets.map((ticket) => ticket.seat_no)).toEqual([1, 2]);
    for (const booking of result.bookings) {
      expect(booking).toMatchObject({
        status: 'confirmed',
        payment_status: 'paid',
        hold_state: 'sold',
        hold_expires_at: null,
        hold_extendable: false,
      });
      expect(booking.payments).toHaveLength(1);
    }
    expect(await seatCounts(test.db, concert.stalls)).toEqual({ available: 8, held: 0, sold: 2 });
    expect(await seatCounts(test.db, concert.balcony)).toEqual({ available: 5, held: 0, sold: 5 });
    const whole = await calls.read(asha.headers, ids[0]);
    expect(whole.total_amount).toBe('13000.00');
    expect(whole.history.at(-1)).toMatchObject({
      kind: 'paid',
      from_status: 'pending',
      to_status: 'confirmed',
      note: `Payment ${result.payment_id}.`,
    });
  });

  it('is by razorpay and upi unless told otherwise, and takes the amount as a number', async () => {
    const ids = await concert.fillCart();
    const answer = await calls.pay(asha.headers, { booking_ids: ids, amount: 77391.48 });
    expect(answer.json<Result>()).toMatchObject({ gateway: 'razorpay', is_test: true });
    expect(answer.json<Result>().results[0]).toMatchObject({
      payment_method: 'upi',
      transaction_fee: '0.00',
    });
  });

  it('does not let the client fail or forge it', async () => {
    const ids = await concert.fillCart();
    const result = await calls.payFor(asha.headers, ids, { status: 'failed' });
    expect(result.status).toBe('success');
  });

  it('works for tickets that cost nothing', async () => {
    const free = await createTier(test, { event: { id: concert.stalls.event_id }, price: 0 });
    const { id } = await calls.book(asha.headers, free, 3);
    expect(await calls.payFor(asha.headers, [id])).toMatchObject({
      status: 'success',
      amount: '0.00',
    });
  });

  it.each(['77391.47', '77391.49', '64300.00', '0', 0, '0.01', 7739148])(
    'refuses the amount %s, and says the right one',
    async (amount) => {
      const ids = await concert.fillCart();
      const body = { booking_ids: ids, amount };
      const error = await refused(() => calls.pay(asha.headers, body), 409, 'amount_changed');
      expect(error.details).toEqual({ amount: '77391.48' });
    },
  );

  it.each([
    ['no ids', { booking_ids: [] }],
    ['an id twice', { booking_ids: [1, 1] }],
    ['ids that are none', { booking_ids: ['1'] }],
    ['no amount', { amount: undefined }],
    ['a negative amount', { amount: -1 }],
    ['an amount that is none', { amount: 'all' }],
    ['three decimals', { amount: 1.234 }],
    ['an exponent', { amount: '7.739148e4' }],
    ['a sign', { amount: '+77391.48' }],
    ['a negative zero', { amount: '-0.00' }],
    ['white space', { amount: ' 77391.48\n' }],
    ['other digits', { amount: '٧٧٣٩١.٤٨' }],
    ['a comma', { amount: '77,391.48' }],
    ['an amount beyond all money', { amount: '9'.repeat(400) }],
    ['a number beyond all numbers', { amount: 1e300 }],
    ['an amount in a list', { amount: ['77391.48'] }],
    ['another currency', { currency: 'USD' }],
    ['an id that is half a booking', { booking_ids: [1.5] }],
    ['an id below one', { booking_ids: [0] }],
    ['more ids than a cart has', { booking_ids: Array.from({ length: 51 }, (_, i) => i + 1) }],
    ['an unknown gateway', { gateway: 'cash' }],
    ['an unknown method', { payment_method: 'cash' }],
    ['a negative fee', { transaction_fee: -1 }],
    ['an unknown status', { status: 'refunded' }],
    ['an unknown field', { paid: true }],
  ])('refuses %s', async (_name, more) => {
    const ids = await concert.fillCart();
    const body = { booking_ids: ids, amount: '77391.48', ...more };
    await refused(() => calls.pay(asha.headers, unchecked(body)), 400, 'invalid_input');
  });

  it.each([2 ** 53, 2 ** 63, 1e30])('has no room for the id %s', async (id) => {
    const [mine] = await concert.fillCart();
    const body = { booking_ids: [mine, id], amount: '1.00' };
    await refused(() => calls.pay(asha.headers, body), 400, 'invalid_input');
    expect((await calls.get(`/bookings/${id}`, asha.headers)).statusCode).toBe(400);
  });

  it("refuses somebody else's bookings, whoever asks", async () => {
    const ids = await concert.fillCart();
    const body = { booking_ids: ids, amount: '77391.48' };
    for (const role of ['employee', 'company_manager', 'company_admin', 'admin'] as const) {
      const other = await createBuyer(test, { company: asha.company, role });
      await refused(() => calls.pay(other.headers, body), 404, 'not_found');
    }
    const mine = await calls.book(asha.headers, concert.stalls);
    const theirs = await calls.book((await createBuyer(test)).headers, concert.stalls);
    const mixed = { booking_ids: [mine.id, theirs.id], amount: '15646.80' };
    await refused(() => calls.pay(asha.headers, mixed), 404, 'not_found');
    await refused(() => calls.pay({}, body), 401, 'unauthorized');
  });

  it('refuses what is paid or cancelled', async () => {
    const ids = await concert.fillCart();
    await calls.payFor(asha.headers, ids);
    const body = { booking_ids: ids, amount: '77391.48' };
    await refused(() => calls.pay(asha.headers, body), 409, 'already_paid');
    const third = await calls.book(asha.headers, concert.stalls);
    const partly = { booking_ids: [ids[0], third.id], amount: '7823.40' };
    await refused(() => calls.pay(asha.headers, partly), 409, 'already_paid');
    await calls.call('POST', `/bookings/${third.id}/cancel/`, asha.headers);
    const none = { booking_ids: [third.id], amount: '7823.40' };
    const error = await refused(() => calls.pay(asha.headers, none), 409, 'nothing_to_pay');
    expect(error.error).toBe('No pending bookings to process');
  });

  it('refuses an event that has been cancelled, held or not', async () => {
    const [id] = await concert.fillCart();
    const amount = await calls.quoteTotal(asha.headers, [id]);
    await test.db
      .updateTable('events')
      .set({ cancelled_at: new Date() })
      .where('id', '=', concert.stalls.event_id)
      .execute();
    const body = { booking_ids: [id], amount };
    await refused(() => calls.pay(asha.headers, body), 409, 'booking_closed');
  });

  it('honours a live hold after booking has closed', async () => {
    const ids = await concert.fillCart();
    await test.db
      .updateTable('events')
      .set({ booking_end_at: new Date(Date.now() - 1000) })
      .where('id', '=', concert.stalls.event_id)
      .execute();
    expect((await calls.payFor(asha.headers, ids)).status).toBe('success');
  });
});
