import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Schemas } from '../../contract/types';
import {
  createApprovalCalls,
  createApprovalWorld,
  createPolicy,
  letRequestRunOut,
  requestTickets,
  type ApprovalWorld,
} from '../../testing/approvals';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createBuyer,
  createOffer,
  expectRefused,
  expectStatus,
  expireHold,
  type Buyer,
} from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import type { TestTier } from '../../testing/events';
import { createWaitingCalls, createWaitingWorkers } from '../../testing/waiting';
import { createHoldExpiryWorker } from '../inventory/holdExpiry.service';

/** docs/product/booking.md#holds: no call moves the end of an offer or of an approval, whether or not a worker has run. */

let test: TestApp;
let calls: ReturnType<typeof createBookingCalls>;
let waiting: ReturnType<typeof createWaitingCalls>;
let approvals: ReturnType<typeof createApprovalCalls>;
let workers: ReturnType<typeof createWaitingWorkers>;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  waiting = createWaitingCalls(test);
  approvals = createApprovalCalls(test);
  workers = createWaitingWorkers(test);
});
afterEach(() => assertInventoryConsistent(test.db));
afterAll(() => test.close());

const SEATS = 4;

const expireHolds = () =>
  createHoldExpiryWorker({ db: test.db, log: test.app.log }).runOnce({ thorough: false });

async function holdEnd(id: number): Promise<number> {
  const row = await test.db
    .selectFrom('bookings')
    .where('id', '=', id)
    .select('hold_expires_at')
    .executeTakeFirstOrThrow();
  return row.hold_expires_at?.getTime() ?? 0;
}

/** The hold of a booking ends a minute from now. */
const endInAMinute = (id: number) =>
  sql`update bookings set hold_expires_at = now() + interval '1 minute' where id = ${id}`.execute(
    test.db,
  );

const ways = [
  ['before the seats have returned', false],
  ['after the seats have returned', true],
] as const;

describe('an offer of a waiting list', () => {
  let asha: Buyer;
  let next: Buyer;
  let tier: TestTier;
  let booking: number;

  beforeEach(async () => {
    asha = await createBuyer(test);
    next = await createBuyer(test);
    const holder = await createBuyer(test);
    ({ tier } = await createOffer(test, { total: SEATS }));
    const all = await calls.book(holder.headers, tier, SEATS);
    await waiting.join(asha.headers, tier, { quantity: SEATS });
    await waiting.join(next.headers, tier, { quantity: SEATS });
    expectStatus(204, await calls.call('DELETE', `/bookings/${all.id}`, holder.headers));
    await workers.runAll();
    booking = (await waiting.only(asha.headers)).booking ?? 0;
  });

  const checkout = () =>
    calls.call('POST', `/bookings/checkout/?booking_ids=${booking}`, asha.headers);

  it('ends when it was to end, also where a payment is begun a minute before', async () => {
    await endInAMinute(booking);
    const end = await holdEnd(booking);
    expectStatus(200, await checkout());
    expect(await holdEnd(booking)).toBe(end);
  });

  it('is not held longer by a request for approval', async () => {
    await createBuyer(test, { company: asha.company, role: 'company_admin' });
    await createPolicy(test, asha.company, [
      { kind: 'request_total', outcome: 'needs_approval', above: 0 },
    ]);
    const end = await holdEnd(booking);
    const made = await approvals.request(asha.headers, [{ id: booking }]);
    expect(Date.parse(made.deadline)).toBe(end);
    expect(await holdEnd(booking)).toBe(end);
  });

  it.each(ways)('that has lapsed goes to the next in line: %s', async (_, hasReturned) => {
    const amount = await calls.quoteTotal(asha.headers, [booking]);
    await expireHold(test.db, booking);
    if (hasReturned) await expireHolds();
    const refused = (call: () => ReturnType<typeof checkout>) =>
      expectRefused(test.db, call, 409, 'sold_out');
    const patch = (quantity: number) =>
      calls.call('PATCH', `/bookings/${booking}`, asha.headers, { quantity });
    await refused(() => patch(SEATS));
    await refused(() => patch(1));
    await refused(checkout);
    const paid = await refused(() => calls.pay(asha.headers, { booking_ids: [booking], amount }));
    expect(paid.details?.lines).toMatchObject([{ booking, available: 0 }]);
    await workers.runAll();
    expect(await waiting.only(next.headers)).toMatchObject({ state: 'offered', quantity: SEATS });
  });
});

describe('a hold that has run out', () => {
  it.each(ways)('is not taken again past people who wait: %s', async (_, hasReturned) => {
    const holder = await createBuyer(test);
    const { tier } = await createOffer(test, { total: SEATS });
    const { id } = await calls.book(holder.headers, tier, SEATS);
    await waiting.join((await createBuyer(test)).headers, tier, { quantity: SEATS });
    await expireHold(test.db, id);
    if (hasReturned) await expireHolds();
    const patch = () => calls.call('PATCH', `/bookings/${id}`, holder.headers, { quantity: SEATS });
    await expectRefused(test.db, patch, 409, 'sold_out');
  });

  it.each(ways)('is taken again once where nobody waits: %s', async (_, hasReturned) => {
    const holder = await createBuyer(test);
    const { tier } = await createOffer(test, { total: SEATS });
    const { id } = await calls.book(holder.headers, tier, SEATS);
    const patch = () => calls.call('PATCH', `/bookings/${id}`, holder.headers, { quantity: SEATS });
    for (const status of [200, 409]) {
      await expireHold(test.db, id);
      if (hasReturned) await expireHolds();
      expect((await patch()).statusCode).toBe(status);
    }
  });
});

describe('the time to pay what was approved', () => {
  let world: ApprovalWorld;
  let id: number;
  let booking: Schemas['Booking'];
  beforeEach(async () => {
    world = await createApprovalWorld(test);
    ({ id, booking } = await requestTickets(test, world));
    expectStatus(200, await approvals.approve(world.owner.headers, id));
  });

  const checkout = () =>
    calls.call('POST', `/bookings/checkout/?booking_ids=${booking.id}`, world.asha.headers);

  it('ends when it was to end, also where a payment is begun a minute before', async () => {
    await endInAMinute(booking.id);
    const end = await holdEnd(booking.id);
    expectStatus(200, await checkout());
    expect(await holdEnd(booking.id)).toBe(end);
  });

  it('is over by the clock, before the request is ended', async () => {
    const { asha, costCentre } = world;
    await letRequestRunOut(test.db, id);
    const amount = await calls.quoteTotal(asha.headers, [booking.id]);
    const late = (call: () => ReturnType<typeof checkout>) =>
      expectRefused(test.db, call, 409, 'hold_expired');
    expect((await late(checkout)).details).toEqual({ booking_ids: [booking.id] });
    await late(() => calls.pay(asha.headers, { booking_ids: [booking.id], amount }));
    await late(() =>
      approvals.ask(asha.headers, {
        booking_ids: [booking.id],
        purpose: 'To learn.',
        cost_centre: costCentre.id,
      }),
    );
  });
});
