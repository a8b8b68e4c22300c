import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Schemas } from '../../contract/types';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createBuyer,
  createOffer,
  expectStatus,
  letTimePass,
  type Answer,
  type BookingCalls,
  type Buyer,
} from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { createTier, type TestTier } from '../../testing/events';
import { createHoldExpiryWorker } from './holdExpiry.service';
import { createHoldLimitService } from './holdLimits.service';

/** docs/product/booking.md#holds: how much one person and one company can hold without paying. */

let test: TestApp;
let calls: BookingCalls;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
});
afterAll(() => test.close());

const order = (tier: TestTier, quantity: number) => ({
  event: tier.event_id,
  ticket_tier: tier.id,
  quantity,
});
const take = ({ headers }: Buyer, tier: TestTier, quantity: number) =>
  calls.create(headers, order(tier, quantity));
const remove = ({ headers }: Buyer, { id }: { id: number }) =>
  calls.call('DELETE', `/bookings/${id}`, headers);
const patch = ({ headers }: Buyer, { id }: { id: number }, quantity: number) =>
  calls.call('PATCH', `/bookings/${id}`, headers, { quantity });
const extend = ({ headers }: Buyer, { id }: { id: number }) =>
  calls.call('POST', `/bookings/${id}/extend/`, headers);

/** The body of the refusal. */
const limited = (answer: Answer) => {
  const body = expectStatus(409, answer).json<Schemas['Error']>();
  expect(body.code).toBe('hold_limit');
  return body;
};

async function expireHolds(): Promise<void> {
  await createHoldExpiryWorker({ db: test.db, log: test.app.log }).runOnce();
}

describe('the seats of one person', () => {
  it('are at most 40 over all events; paying or removing makes room again', async () => {
    const buyer = await createBuyer(test);
    const tiers = [(await createOffer(test)).tier, (await createOffer(test)).tier];
    const bookings: Schemas['Booking'][] = [];
    for (const tier of [...tiers, ...tiers]) {
      bookings.push(await calls.book(buyer.headers, tier, 9));
    }
    const [first, second, third, fourth] = bookings;
    const [tier] = tiers;
    if (!first || !second || !third || !fourth || !tier) throw new Error('Nothing is booked.');

    expect(limited(await take(buyer, tier, 5))).toMatchObject({
      error:
        'You hold 36 unpaid seats, and one person can hold 40. Pay for bookings in your cart or remove some, then try again.',
      details: { held: 36, limit: 40 },
    });
    await calls.book(buyer.headers, tier, 3);
    expect((await patch(buyer, first, 10)).statusCode).toBe(200);
    limited(await patch(buyer, second, 10));
    expect((await patch(buyer, third, 5)).statusCode).toBe(200);
    expect((await patch(buyer, second, 10)).statusCode).toBe(200);
    limited(await take(buyer, tier, 4));
    await calls.payFor(buyer.headers, [fourth.id]);
    await calls.book(buyer.headers, tier, 10);
    limited(await take(buyer, tier, 3));
    expect((await remove(buyer, first)).statusCode).toBe(204);
    await calls.book(buyer.headers, tier, 10);
    await assertInventoryConsistent(test.db);
  });

  it('count in the cart as well', async () => {
    const buyer = await createBuyer(test);
    const { tier } = await createOffer(test);
    for (let count = 0; count < 4; count += 1) await calls.book(buyer.headers, tier, 10);
    const answer = await calls.call('POST', '/cart/add/', buyer.headers, order(tier, 1));
    limited(answer);
  });

  it('are not limited for a booking that is repeated with its key', async () => {
    const buyer = await createBuyer(test);
    const { tier } = await createOffer(test);
    const key = 'the-fourth-booking';
    for (let count = 0; count < 3; count += 1) await calls.book(buyer.headers, tier, 10);
    const first = await calls.create(buyer.headers, order(tier, 10), key);
    const again = await calls.create(buyer.headers, order(tier, 10), key);
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json<Schemas['Booking']>().id).toBe(first.json<Schemas['Booking']>().id);
  });

  it('taken again by a payment page count too', async () => {
    const buyer = await createBuyer(test);
    const { tier } = await createOffer(test);
    const old = await calls.book(buyer.headers, tier, 1);
    await letTimePass(test.db, 61);
    await expireHolds();
    for (let count = 0; count < 4; count += 1) await calls.book(buyer.headers, tier, 10);
    const start = `/bookings/checkout/?booking_ids=${old.id}`;
    limited(await calls.call('POST', start, buyer.headers));
    limited(await patch(buyer, old, 1));
  });

  it('are not limited by platform settings of 0', async () => {
    const open = await buildTestApp({ config: { maxHeldPerPerson: 0, maxHeldPerCompany: 0 } });
    const openCalls = createBookingCalls(open);
    const buyer = await createBuyer(open);
    const { tier } = await createOffer(open, { total: 100 });
    for (let count = 0; count < 10; count += 1) await openCalls.book(buyer.headers, tier, 10);
    await open.close();
  });

  it('that were held while the limits were off count from the next start on', async () => {
    const buyer = await createBuyer(test);
    const { tier } = await createOffer(test);
    for (let count = 0; count < 4; count += 1) await calls.book(buyer.headers, tier, 10);
    await sql`truncate person_hold_counts, group_hold_counts`.execute(test.db);
    await createHoldLimitService({ holdMinutes: 60, perPerson: 40, perCompany: 20 }).raiseCounts(
      test.db,
    );
    limited(await take(buyer, tier, 1));
  });

  it('of a platform administrator are limited as well', async () => {
    const admin = await createBuyer(test, { role: 'admin' });
    const { tier } = await createOffer(test);
    for (let count = 0; count < 4; count += 1) await calls.book(admin.headers, tier, 10);
    limited(await take(admin, tier, 1));
  });
});

describe('the time for which seats are held without paying', () => {
  it('does not count presses: who changes their mind at once can go on', async () => {
    const buyer = await createBuyer(test);
    const { tier } = await createOffer(test, { total: 2 });
    for (let count = 0; count < 8; count += 1) {
      const booking = await calls.book(buyer.headers, tier, 1);
      expect((await patch(buyer, booking, 2)).statusCode).toBe(200);
      expect((await patch(buyer, booking, 1)).statusCode).toBe(200);
      expect((await remove(buyer, booking)).statusCode).toBe(204);
    }
    const kept = await calls.book(buyer.headers, tier, 1);
    expect((await extend(buyer, kept)).statusCode).toBe(200);
    await letTimePass(test.db, 125);
    await expireHolds();
    expect((await patch(buyer, kept, 1)).statusCode).toBe(200);
  });

  it('is two full holds of a small tier in 24 hours; then it says from when on, and paying helps', async () => {
    const buyer = await createBuyer(test);
    const colleague = await createBuyer(test, { company: buyer.company });
    const { tier } = await createOffer(test, { total: 2 });
    const first = await calls.book(buyer.headers, tier, 2);
    await letTimePass(test.db, 61);
    await expireHolds();
    const second = await calls.book(colleague.headers, tier, 2);
    await letTimePass(test.db, 61);
    await expireHolds();

    const error = limited(await take(buyer, tier, 1));
    expect(error.error).toMatch(
      /^Your company holds 0 unpaid seats of this tier and has held its seats without paying for too long today\. Pay for what is in your carts, or try again from \w{3}, .* IST on\.$/,
    );
    const { possible_from: from } = error.details as { possible_from: string };
    // The first hold ended 62 minutes ago, and counts for a day.
    const minutes = (Date.parse(from) - Date.now()) / 60_000;
    expect(Math.round(minutes)).toBe(24 * 60 - 62);
    limited(await patch(buyer, first, 1));

    const rival = await createBuyer(test);
    const theirs = await calls.book(rival.headers, tier, 1);
    await remove(rival, theirs);
    await calls.payFor(colleague.headers, [second.id]);
    expect(await calls.read(colleague.headers, second.id)).toMatchObject({ status: 'confirmed' });
    const more = await createTier(test, { event: { id: tier.event_id }, total: 2 });
    await calls.book(buyer.headers, more, 2);
    await assertInventoryConsistent(test.db);
  });

  it('is counted with the seats that were held, also when most are given back before the end', async () => {
    const buyer = await createBuyer(test);
    const { tier } = await createOffer(test, { total: 9 });
    for (let count = 0; count < 2; count += 1) {
      const booking = await calls.book(buyer.headers, tier, 9);
      await letTimePass(test.db, 59);
      expect((await patch(buyer, booking, 1)).statusCode).toBe(200);
      expect((await remove(buyer, booking)).statusCode).toBe(204);
    }
    limited(await take(buyer, tier, 9));
    await letTimePass(test.db, 24 * 60);
    await calls.book(buyer.headers, tier, 9);
  });
});
