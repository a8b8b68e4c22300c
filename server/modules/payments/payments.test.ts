import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../contract/types';
import {
  assertInventoryHolds,
  createBookingCalls,
  createBuyer,
  createOffer,
  expectStatus,
  letHoldRunOut,
  refusalOf,
  seatsOf,
  snapshot,
  type Answer,
  type BookingCalls,
  type Buyer,
} from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { createEvent, createTier, type TestTier } from '../../testing/events';
import { createSweeper } from '../bookings/sweeper';

type Booking = Schemas['Booking'];
type Result = Schemas['PaymentResult'];
let test: TestApp;
let calls: BookingCalls;
let asha: Buyer;
let stalls: TestTier;
let balcony: TestTier;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
});
beforeEach(async () => {
  asha = await createBuyer(test, { firstName: 'Asha' });
  const event = await createEvent(test, { title: 'Nocturne in D' });
  stalls = await createTier(test, { event, name: 'Stalls', price: 650_000, total: 10 });
  balcony = await createTier(test, { event, name: 'Balcony', price: 1_026_000, total: 10 });
});
afterEach(() => assertInventoryHolds(test.db));
afterAll(() => test.close());

const sweep = () => createSweeper({ db: test.db, log: test.app.log }).sweepOnce();
const quote = (ids?: readonly number[], headers = asha.headers) =>
  calls.get(`/bookings/quote/${ids ? `?booking_ids=${ids.join(',')}` : ''}`, headers);
const verify = (payment_id: string, headers = asha.headers) =>
  calls.call('POST', '/payments/verify/', headers, { payment_id });

/** Two tickets at 6,500.00 and five at 10,260.00: the sums of the contract's example. */
async function fillCart(): Promise<number[]> {
  const one = await calls.book(asha.headers, stalls, 2);
  const two = await calls.book(asha.headers, balcony, 5);
  return [one.id, two.id];
}

/** Nothing is changed by a call that is refused like this. */
async function refused(call: () => Promise<Answer>, status: number, code: string) {
  const before = await snapshot(test.db);
  const answer = await call();
  expect(refusalOf(answer)).toEqual([status, code]);
  expect(await snapshot(test.db)).toBe(before);
  return answer.json<Schemas['Error']>();
}

describe('the quote', () => {
  it('has the sums of one payment, and the share of each booking', async () => {
    const ids = await fillCart();
    const sums = expectStatus(200, await quote(ids)).json<Schemas['Quote']>();
    expect(sums).toMatchObject({
      booking_ids: ids,
      currency: 'INR',
      ticket_count: 7,
      subtotal: '64300.00',
      service_fee_rate: '0.02',
      service_fee: '1286.00',
      gst_rate: '0.18',
      gst: '11805.48',
      total: '77391.48',
    });
    expect(sums.lines.map((line) => [line.booking, line.subtotal, line.total])).toEqual([
      [ids[0], '13000.00', '15646.80'],
      [ids[1], '51300.00', '61744.68'],
    ]);
  });

  it('without ids is of all that can be paid now, and zero for an empty cart', async () => {
    expect((await quote()).json()).toMatchObject({ booking_ids: [], total: '0.00', lines: [] });
    const [one, two] = await fillCart();
    if (!one || !two) throw new Error('The cart is empty.');
    await letHoldRunOut(test.db, one);
    expect((await quote()).json()).toMatchObject({ booking_ids: [one, two] });
    await sweep();
    await calls.book((await createBuyer(test)).headers, stalls, 9);
    expect((await quote()).json()).toMatchObject({ booking_ids: [two], subtotal: '51300.00' });
    expect((await quote([one, two])).json()).toMatchObject({ booking_ids: [one, two] });
  });

  it('is of the own bookings, while they are pending', async () => {
    const ids = await fillCart();
    const other = await createBuyer(test, { company: asha.company, role: 'company_admin' });
    await refused(() => quote(ids, other.headers), 404, 'not_found');
    await refused(() => quote([...ids, 999_999]), 404, 'not_found');
    await refused(
      () => calls.get('/bookings/quote/?booking_ids=x', asha.headers),
      400,
      'invalid_input',
    );
    await calls.payFor(asha.headers, [ids[0] ?? 0]);
    const error = await refused(() => quote(ids), 409, 'already_paid');
    expect(error.details).toEqual({ booking_ids: [ids[0]] });
    await calls.call('POST', `/bookings/${ids[1]}/cancel/`, asha.headers);
    await refused(() => quote([ids[1] ?? 0]), 409, 'nothing_to_pay');
  });

  it('does not mix currencies', async () => {
    const dollars = await createTier(test, { event: { id: stalls.event_id }, currency: 'USD' });
    const [one, two] = [
      await calls.book(asha.headers, stalls),
      await calls.book(asha.headers, dollars),
    ];
    await refused(() => quote(), 409, 'mixed_currencies');
    const body = { booking_ids: [one.id, two.id], amount: '1.00' };
    await refused(() => calls.pay(asha.headers, body), 409, 'mixed_currencies');
    expect((await calls.payFor(asha.headers, [two.id])).currency).toBe('USD');
  });
});

describe('paying on the sandbox', () => {
  it('confirms the bookings, sells the seats, issues the tickets', async () => {
    const ids = await fillCart();
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
    expect(await seatsOf(test.db, stalls)).toEqual({ available: 8, held: 0, sold: 2 });
    expect(await seatsOf(test.db, balcony)).toEqual({ available: 5, held: 0, sold: 5 });
    const whole = await calls.read(asha.headers, ids[0] ?? 0);
    expect(whole.total_amount).toBe('13000.00');
    expect(whole.history.at(-1)).toMatchObject({
      kind: 'paid',
      from_status: 'pending',
      to_status: 'confirmed',
      note: `Payment ${result.payment_id}.`,
    });
  });

  it('is by razorpay and upi unless told otherwise, and takes the amount as a number', async () => {
    const ids = await fillCart();
    const answer = await calls.pay(asha.headers, { booking_ids: ids, amount: 77391.48 });
    expect(answer.json<Result>()).toMatchObject({ gateway: 'razorpay', is_test: true });
    expect(answer.json<Result>().results[0]).toMatchObject({
      payment_method: 'upi',
      transaction_fee: '0.00',
    });
  });

  it('does not let the client fail or forge it', async () => {
    const ids = await fillCart();
    const result = await calls.payFor(asha.headers, ids, { status: 'failed' });
    expect(result.status).toBe('success');
  });

  it('works for tickets that cost nothing', async () => {
    const free = await createTier(test, { event: { id: stalls.event_id }, price: 0 });
    const { id } = await calls.book(asha.headers, free, 3);
    expect(await calls.payFor(asha.headers, [id])).toMatchObject({
      status: 'success',
      amount: '0.00',
    });
  });

  it.each(['77391.47', '77391.49', '64300.00', '0', 0, '0.01', 7739148])(
    'refuses the amount %s, and says the right one',
    async (amount) => {
      const ids = await fillCart();
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
    ['an unknown gateway', { gateway: 'cash' }],
    ['an unknown method', { payment_method: 'cash' }],
    ['a negative fee', { transaction_fee: -1 }],
    ['an unknown status', { status: 'refunded' }],
    ['an unknown field', { paid: true }],
  ])('refuses %s', async (_name, more) => {
    const ids = await fillCart();
    const body = { booking_ids: ids, amount: '77391.48', ...more };
    await refused(() => calls.pay(asha.headers, body), 400, 'invalid_input');
  });

  it("refuses somebody else's bookings, whoever asks", async () => {
    const ids = await fillCart();
    const body = { booking_ids: ids, amount: '77391.48' };
    for (const role of ['employee', 'company_manager', 'company_admin', 'admin'] as const) {
      const other = await createBuyer(test, { company: asha.company, role });
      await refused(() => calls.pay(other.headers, body), 404, 'not_found');
    }
    const mine = await calls.book(asha.headers, stalls);
    const theirs = await calls.book((await createBuyer(test)).headers, stalls);
    const mixed = { booking_ids: [mine.id, theirs.id], amount: '15646.80' };
    await refused(() => calls.pay(asha.headers, mixed), 404, 'not_found');
    await refused(() => calls.pay({}, body), 401, 'unauthorized');
  });

  it('refuses what is paid or cancelled', async () => {
    const ids = await fillCart();
    await calls.payFor(asha.headers, ids);
    const body = { booking_ids: ids, amount: '77391.48' };
    await refused(() => calls.pay(asha.headers, body), 409, 'already_paid');
    const third = await calls.book(asha.headers, stalls);
    const partly = { booking_ids: [ids[0], third.id], amount: '7823.40' };
    await refused(() => calls.pay(asha.headers, partly), 409, 'already_paid');
    await calls.call('POST', `/bookings/${third.id}/cancel/`, asha.headers);
    const none = { booking_ids: [third.id], amount: '7823.40' };
    const error = await refused(() => calls.pay(asha.headers, none), 409, 'nothing_to_pay');
    expect(error.error).toBe('No pending bookings to process');
  });

  it('refuses an event that has been cancelled, held or not', async () => {
    const [id = 0] = await fillCart();
    const amount = await calls.owed(asha.headers, [id]);
    await test.db
      .updateTable('events')
      .set({ cancelled_at: new Date() })
      .where('id', '=', stalls.event_id)
      .execute();
    const body = { booking_ids: [id], amount };
    await refused(() => calls.pay(asha.headers, body), 409, 'booking_closed');
  });

  it('honours a live hold after booking has closed', async () => {
    const ids = await fillCart();
    await test.db
      .updateTable('events')
      .set({ booking_end_at: new Date(Date.now() - 1000) })
      .where('id', '=', stalls.event_id)
      .execute();
    expect((await calls.payFor(asha.headers, ids)).status).toBe('success');
  });
});

describe('paying twice', () => {
  it('in parallel: one payment, the others are told', async () => {
    const ids = await fillCart();
    const body = { booking_ids: ids, amount: '77391.48' };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => calls.pay(asha.headers, body)),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([
      201, 409, 409, 409, 409, 409,
    ]);
    expect(await seatsOf(test.db, balcony)).toEqual({ available: 5, held: 0, sold: 5 });
  });

  it('in overlapping groups, in any order of ids: no booking twice', async () => {
    const [one = 0, two = 0] = await fillCart();
    const total = (ids: number[]) => calls.owed(asha.headers, ids);
    const [both, first] = [await total([one, two]), await total([one])];
    const answers = await Promise.all([
      calls.pay(asha.headers, { booking_ids: [two, one], amount: both }),
      calls.pay(asha.headers, { booking_ids: [one], amount: first }),
      calls.pay(asha.headers, { booking_ids: [one, two], amount: both }),
    ]);
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(1);
    expect(answers.every((answer) => [201, 409].includes(answer.statusCode))).toBe(true);
  });

  it('with one Idempotency-Key: one payment, and all see it', async () => {
    const ids = await fillCart();
    const body = { booking_ids: ids, amount: '77391.48' };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => calls.pay(asha.headers, body, 'pay-key-0001')),
    );
    const again = await calls.pay(asha.headers, body, 'pay-key-0001');
    for (const answer of [...answers, again]) expect(answer.statusCode).toBe(201);
    const payments = [...answers, again].map((answer) => answer.json<Result>().payment_id);
    expect(new Set(payments).size).toBe(1);
    const other = { ...body, payment_method: 'card' };
    await refused(
      () => calls.pay(asha.headers, other, 'pay-key-0001'),
      409,
      'idempotency_conflict',
    );
    const cart = { event: stalls.event_id, ticket_tier: stalls.id, quantity: 1 };
    await refused(
      () => calls.create(asha.headers, cart, 'pay-key-0001'),
      409,
      'idempotency_conflict',
    );
  });

  it('a refused payment does not use its key up', async () => {
    const ids = await fillCart();
    const wrong = { booking_ids: ids, amount: '1.00' };
    await refused(() => calls.pay(asha.headers, wrong, 'pay-key-0002'), 409, 'amount_changed');
    const right = { booking_ids: ids, amount: '77391.48' };
    expect((await calls.pay(asha.headers, right, 'pay-key-0002')).statusCode).toBe(201);
  });
});

describe('when holds have run out', () => {
  it.each([
    ['before the sweeper came', false],
    ['after the sweeper came', true],
  ])('paying takes the seats again: %s', async (_name, swept) => {
    const ids = await fillCart();
    for (const id of ids) await letHoldRunOut(test.db, id);
    if (swept) await sweep();
    const result = await calls.payFor(asha.headers, ids);
    expect(result.bookings.map((booking) => booking.hold_state)).toEqual(['sold', 'sold']);
    expect(await seatsOf(test.db, stalls)).toEqual({ available: 8, held: 0, sold: 2 });
  });

  it('and the price has changed, the amount is refused and the present one is paid', async () => {
    const [id = 0] = await fillCart();
    const before = await calls.owed(asha.headers, [id]);
    await letHoldRunOut(test.db, id);
    await test.db
      .updateTable('ticket_tiers')
      .set({ price: 700_000 })
      .where('id', '=', stalls.id)
      .execute();
    const body = { booking_ids: [id], amount: before };
    const error = await refused(() => calls.pay(asha.headers, body), 409, 'amount_changed');
    expect(error.details).toEqual({ amount: await calls.owed(asha.headers, [id]) });
    const result = await calls.payFor(asha.headers, [id]);
    expect(result.bookings[0]).toMatchObject({ unit_price: '7000.00', total_amount: '14000.00' });
  });

  it('says which lines are gone, and charges nothing', async () => {
    const ids = await fillCart();
    for (const id of ids) await letHoldRunOut(test.db, id);
    await sweep();
    await calls.book((await createBuyer(test)).headers, stalls, 9);
    const body = { booking_ids: ids, amount: '77391.48' };
    const error = await refused(() => calls.pay(asha.headers, body), 409, 'sold_out');
    expect(error.error).toContain('Stalls for Nocturne in D');
    expect(error.details).toEqual({
      lines: [
        {
          booking: ids[0],
          booking_number: expect.any(String),
          event_title: 'Nocturne in D',
          ticket_tier_name: 'Stalls',
          quantity: 2,
          available: 1,
          code: 'sold_out',
        },
      ],
    });
    expect((await calls.payFor(asha.headers, ids.slice(1))).status).toBe('success');
  });

  it('two lines of one tier do not share the last seats', async () => {
    const [one, two] = [
      await calls.book(asha.headers, stalls, 4),
      await calls.book(asha.headers, stalls, 4),
    ];
    for (const { id } of [one, two]) await letHoldRunOut(test.db, id);
    await sweep();
    await calls.book((await createBuyer(test)).headers, stalls, 5);
    const body = {
      booking_ids: [one.id, two.id],
      amount: await calls.owed(asha.headers, [one.id, two.id]),
    };
    const error = await refused(() => calls.pay(asha.headers, body), 409, 'sold_out');
    expect(error.details?.lines).toEqual([
      expect.objectContaining({ booking: two.id, available: 1 }),
    ]);
  });

  it('and booking has closed, the lines are gone', async () => {
    const [id = 0] = await fillCart();
    await letHoldRunOut(test.db, id);
    await test.db
      .updateTable('ticket_tiers')
      .set({ is_active: false })
      .where('id', '=', stalls.id)
      .execute();
    const body = { booking_ids: [id], amount: '15646.80' };
    await refused(() => calls.pay(asha.headers, body), 409, 'booking_closed');
  });
});

describe('verifying', () => {
  it('is for those who may read the bookings', async () => {
    const result = await calls.payFor(asha.headers, await fillCart());
    const manager = await createBuyer(test, { company: asha.company, role: 'company_manager' });
    const colleague = await createBuyer(test, { company: asha.company });
    const stranger = await createBuyer(test, { role: 'company_admin' });
    const admin = await createBuyer(test, { role: 'admin' });
    for (const { headers } of [asha, manager, admin]) {
      expect((await verify(result.payment_id, headers)).json()).toEqual(result);
    }
    for (const { headers } of [colleague, stranger]) {
      await refused(() => verify(result.payment_id, headers), 404, 'not_found');
    }
    await refused(() => verify('pay_nothing'), 404, 'not_found');
    await refused(() => verify(''), 400, 'invalid_input');
  });
});

describe('with a live gateway', () => {
  let live: TestApp;
  let liveCalls: BookingCalls;
  let buyer: Buyer;
  let tier: TestTier;

  beforeAll(async () => {
    live = await buildTestApp({ config: { gateways: ['stripe'], holdMinutes: 5 } });
    liveCalls = createBookingCalls(live);
    buyer = await createBuyer(live);
    ({ tier } = await createOffer(live, { total: 20 }));
  });
  afterEach(() => assertInventoryHolds(live.db));
  afterAll(() => live.close());

  const payStripe = async (booking: Booking) =>
    liveCalls.pay(buyer.headers, {
      booking_ids: [booking.id],
      amount: await liveCalls.owed(buyer.headers, [booking.id]),
      gateway: 'stripe',
      status: 'success',
      transaction_fee: '9.00',
    });

  it('a payment is pending, whatever the client claims, and its hold lasts', async () => {
    const booking = await liveCalls.book(buyer.headers, tier, 2);
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
    expect(end(await liveCalls.read(buyer.headers, booking.id))).toBe(end(result.bookings[0]));
  });

  it('an expired line is held again, not sold', async () => {
    const booking = await liveCalls.book(buyer.headers, tier, 2);
    await letHoldRunOut(live.db, booking.id);
    await createSweeper({ db: live.db, log: live.app.log }).sweepOnce();
    const result = expectStatus(201, await payStripe(booking)).json<Result>();
    expect(result.bookings[0]).toMatchObject({ hold_state: 'held', status: 'pending' });
  });

  it('nothing owed is paid at once', async () => {
    const free = await createTier(live, { event: { id: tier.event_id }, price: 0 });
    const booking = await liveCalls.book(buyer.headers, free, 2);
    expect((await payStripe(booking)).json()).toMatchObject({ status: 'success' });
  });

  it.each([undefined, 'razorpay', 'sandbox'] as const)(
    'no other gateway gives tickets away: %s',
    async (gateway) => {
      const booking = await liveCalls.book(buyer.headers, tier);
      const body = { booking_ids: [booking.id], amount: '1203.60', ...(gateway && { gateway }) };
      const before = await snapshot(live.db);
      const answer = await liveCalls.pay(buyer.headers, body);
      expect(refusalOf(answer)).toEqual([409, 'gateway_unavailable']);
      expect(await snapshot(live.db)).toBe(before);
    },
  );
});
