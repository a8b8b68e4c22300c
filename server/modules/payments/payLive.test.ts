import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../contract/types';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createBuyer,
  createOffer,
  expectStatus,
  expireHold,
  statusAndCode,
  snapshot,
  type BookingCalls,
  type Buyer,
} from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { createTier, type TestTier } from '../../testing/events';
import { createHoldExpiryWorker } from '../inventory/holdExpiry.service';

type Booking = Schemas['Booking'];
type Result = Schemas['PaymentResult'];

let test: TestApp;
let calls: BookingCalls;
let buyer: Buyer;
let tier: TestTier;

beforeAll(async () => {
  test = await buildTestApp({ config: { gateways: ['stripe'], holdMinutes: 5 } });
  calls = createBookingCalls(test);
  buyer = await createBuyer(test);
  ({ tier } = await createOffer(test, { total: 20 }));
});
afterEach(() => assertInventoryConsistent(test.db));
afterAll(() => test.close());

const payStripe = async (booking: Booking) =>
  calls.pay(buyer.headers, {
    booking_ids: [booking.id],
    amount: await calls.quoteTotal(buyer.headers, [booking.id]),
    gateway: 'stripe',
    status: 'success',
    transaction_fee: '9.00',
  });

describe('with a live gateway', () => {
  it('a payment is pending, whatever the client claims, and its hold lasts', async () => {
    const booking = await calls.book(buyer.headers, tier, 2);
    const result = expectStatus(201, await payStripe(booking)).json<Result>();
    expect(result).toMatchObject({ gateway: 'stripe', is_test: false, status: 'pending' });
    expect(result.results[0]?.transaction_fee).toBe('0.00');
    expect(result.bookings[0]).toMatchObject({
      status: 'pending',
      payment_status: 'pending',
      hold_state: 'held',
      tickets: [],
    });
    const end = (of: Booking | undefined) => Date.parse(of?.hold_expires_at ?? '');
    expect(end(result.bookings[0])).toBeGreaterThan(Date.now() + 14 * 60_000);

    // Starting again and again does not hold the seats for ever.
    await payStripe(booking);
    expect(end(await calls.read(buyer.headers, booking.id))).toBe(end(result.bookings[0]));
  });

  it('an expired line is held again, not sold', async () => {
    const booking = await calls.book(buyer.headers, tier, 2);
    await expireHold(test.db, booking.id);
    await createHoldExpiryWorker({ db: test.db, log: test.app.log }).runOnce();
    const result = expectStatus(201, await payStripe(booking)).json<Result>();
    expect(result.bookings[0]).toMatchObject({ hold_state: 'held', status: 'pending' });
  });

  it('nothing owed is paid at once', async () => {
    const free = await createTier(test, { event: { id: tier.event_id }, price: 0 });
    const booking = await calls.book(buyer.headers, free, 2);
    expect((await payStripe(booking)).json()).toMatchObject({ status: 'success' });
  });

  it.each([undefined, 'razorpay', 'sandbox'] as const)(
    'no other gateway gives tickets away: %s',
    async (gateway) => {
      const booking = await calls.book(buyer.headers, tier);
      const body = { booking_ids: [booking.id], amount: '1203.60', ...(gateway && { gateway }) };
      const before = await snapshot(test.db);
      const answer = await calls.pay(buyer.headers, body);
      expect(statusAndCode(answer)).toEqual([409, 'gateway_unavailable']);
      expect(await snapshot(test.db)).toBe(before);
    },
  );
});
