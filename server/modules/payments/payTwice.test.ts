import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
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
const verify = (payment_id: string, headers = asha.headers) =>
  calls.call('POST', '/payments/verify/', headers, { payment_id });

describe('paying twice', () => {
  it('in parallel: one payment, the others are told', async () => {
    const ids = await concert.fillCart();
    const body = { booking_ids: ids, amount: '77391.48' };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => calls.pay(asha.headers, body)),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([
      201, 409, 409, 409, 409, 409,
    ]);
    expect(await seatCounts(test.db, concert.balcony)).toEqual({ available: 5, held: 0, sold: 5 });
  });

  it('in overlapping groups, in any order of ids: no booking twice', async () => {
    const [one, two] = await concert.fillCart();
    const total = (ids: number[]) => calls.quoteTotal(asha.headers, ids);
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
    const ids = await concert.fillCart();
    const body = { booking_ids: ids, amount: '77391.48' };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => calls.pay(asha.headers, body, 'pay-key-0001')),
    );
    const again = await calls.pay(asha.headers, body, 'pay-key-0001');
    for (const answer of [...answers, again]) expect(answer.statusCode).toBe(201);
    const payments = [...answers, again].map((answer) => answer.json<Result>().payment_id);
    expect(new Set(payments).size).toBe(1);
    const other = { ...body, payment_method: 'card' as const };
    await refused(
      () => calls.pay(asha.headers, other, 'pay-key-0001'),
      409,
      'idempotency_conflict',
    );
    const cart = { event: concert.stalls.event_id, ticket_tier: concert.stalls.id, quantity: 1 };
    await refused(
      () => calls.create(asha.headers, cart, 'pay-key-0001'),
      409,
      'idempotency_conflict',
    );
  });

  it('a refused payment does not use its key up', async () => {
    const ids = await concert.fillCart();
    const wrong = { booking_ids: ids, amount: '1.00' };
    await refused(() => calls.pay(asha.headers, wrong, 'pay-key-0002'), 409, 'amount_changed');
    const right = { booking_ids: ids, amount: '77391.48' };
    expect((await calls.pay(asha.headers, right, 'pay-key-0002')).statusCode).toBe(201);
  });
});

describe('verifying', () => {
  it('is for those who may read the bookings', async () => {
    const result = await calls.payFor(asha.headers, await concert.fillCart());
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
