import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createBuyer,
  createOffer,
  expectStatus,
  expireHold,
  snapshot,
  type Buyer,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import type { TestTier } from '../../../testing/events';
import { createCheckoutCalls, type CheckoutCalls } from '../../../testing/payments';
import { createHoldExpiryWorker } from '../../inventory/holdExpiry.service';

/** docs/product/payment.md#payment: a payment that goes on after its hold ran out takes the seats again, or is refused. */

let test: TestApp;
let calls: ReturnType<typeof createBookingCalls>;
let pages: CheckoutCalls;
let buyer: Buyer;
let rival: Buyer;
let tier: TestTier;
let booking: Schemas['Booking'];
let paymentId: string;

const SEATS = 3;
const KEY = 'the-only-press';

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  pages = createCheckoutCalls(test);
});
beforeEach(async () => {
  buyer = await createBuyer(test);
  rival = await createBuyer(test);
  ({ tier } = await createOffer(
    test,
    { total: SEATS, name: 'Stalls' },
    { title: 'Nocturne in D' },
  ));
  booking = await calls.book(buyer.headers, tier, SEATS);
  const answer = expectStatus(200, await pages.start(buyer.headers, undefined, KEY));
  paymentId = answer.json<Schemas['Checkout']>().payment_id;
});
afterEach(() => assertInventoryConsistent(test.db));
afterAll(() => test.close());

const expireHolds = () =>
  createHoldExpiryWorker({ db: test.db, log: test.app.log }).runOnce({ thorough: false });

const runOut = async () => {
  await expireHold(test.db, booking.id);
  await expireHolds();
};

const open = () => test.app.inject({ url: `/sandbox/pay/${paymentId}` });
const holdState = async () => (await calls.read(buyer.headers, booking.id)).hold_state;
const rivalTries = async () =>
  (await calls.create(rival.headers, { event: tier.event_id, ticket_tier: tier.id, quantity: 1 }))
    .statusCode;

/** The ways to go on with a payment, and the status of the answer that lets it. */
const ways: [string, () => ReturnType<typeof open>][] = [
  [
    'checkout is pressed again',
    () => calls.call('POST', `/bookings/checkout/?booking_ids=${booking.id}`, buyer.headers),
  ],
  ['checkout is repeated with its key', () => pages.start(buyer.headers, undefined, KEY)],
  ['the page is opened again', open],
];

describe.each(ways)('where %s', (_, goOn) => {
  it('the seats are taken again and paid for, once', async () => {
    await runOut();
    const answer = await goOn();
    expect(answer.statusCode).toBe(200);
    if (answer.headers['content-type']?.toString().includes('json')) {
      expect(answer.json<Schemas['Checkout']>().payment_id).toBe(paymentId);
    }
    expect(await holdState()).toBe('held');
    expect(await rivalTries()).toBe(409);
    expect((await pages.press(paymentId, 'succeed')).statusCode).toBe(303);
    expect(await calls.read(buyer.headers, booking.id)).toMatchObject({ status: 'confirmed' });
  });

  it('the second time is refused', async () => {
    await runOut();
    expect((await goOn()).statusCode).toBe(200);
    await runOut();
    const answer = await goOn();
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain('The hold on these seats has run out twice.');
    expect(await holdState()).toBe('expired');
  });

  it('seats that are gone are named, and nothing is charged', async () => {
    await runOut();
    await calls.book(rival.headers, tier, 1);
    const before = await snapshot(test.db);
    const answer = await goOn();
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain(
      'The hold ran out and the seats are gone: Stalls for Nocturne in D.',
    );
    for (const button of ['succeed', 'late']) {
      expect((await pages.press(paymentId, button)).statusCode).toBe(409);
    }
    expect(await snapshot(test.db)).toBe(before);
    const order = await test.db
      .selectFrom('sandbox_orders')
      .where('reference', '=', paymentId)
      .select(['state', 'answer_at'])
      .executeTakeFirst();
    expect(order).toEqual({ state: 'open', answer_at: null });
  });
});

it('a button of the page that is pressed after the hold ran out takes the seats again', async () => {
  await expireHold(test.db, booking.id);
  expect((await pages.press(paymentId, 'late')).statusCode).toBe(303);
  expect(await holdState()).toBe('held');
});

it('a page that is opened while the seats are held changes nothing', async () => {
  const before = await snapshot(test.db);
  expect((await open()).statusCode).toBe(200);
  expectStatus(200, await pages.start(buyer.headers, undefined, KEY));
  expect(await snapshot(test.db)).toBe(before);
});
