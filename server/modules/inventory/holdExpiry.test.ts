import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createBuyer,
  createOffer,
  expireHold,
  seatCounts,
  type BookingCalls,
  type Buyer,
} from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { createTier, type TestTier } from '../../testing/events';
import { createHoldExpiryWorker, type HoldExpiryWorker } from './holdExpiry.service';

let test: TestApp;
let calls: BookingCalls;
let asha: Buyer;
let tier: TestTier;
let worker: HoldExpiryWorker;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  asha = await createBuyer(test);
  worker = createHoldExpiryWorker({ db: test.db, log: test.app.log });
});
beforeEach(async () => {
  ({ tier } = await createOffer(test, { total: 100 }));
});
afterEach(() => assertInventoryConsistent(test.db));
afterAll(() => test.close());

const history = async (id: number) =>
  (await calls.read(asha.headers, id)).history.map(({ kind, by, from_status, to_status }) => ({
    kind,
    by,
    from_status,
    to_status,
  }));

describe('the hold expiry worker', () => {
  it('returns the seats of expired holds to sale, and of no others', async () => {
    const other = await createTier(test, { event: { id: tier.event_id } });
    const gone = await calls.book(asha.headers, tier, 3);
    const goneToo = await calls.book(asha.headers, other, 2);
    const live = await calls.book(asha.headers, tier, 4);
    const paid = await calls.book(asha.headers, tier, 1);
    await calls.payFor(asha.headers, [paid.id]);
    for (const { id } of [gone, goneToo, paid]) await expireHold(test.db, id);

    expect(await worker.runOnce()).toMatchObject({ expired: 2 });
    expect(await seatCounts(test.db, tier)).toEqual({ available: 95, held: 4, sold: 1 });
    expect(await seatCounts(test.db, other)).toEqual({ available: 100, held: 0, sold: 0 });
    expect(await calls.read(asha.headers, gone.id)).toMatchObject({
      status: 'pending',
      hold_state: 'expired',
    });
    expect(await calls.read(asha.headers, live.id)).toMatchObject({ hold_state: 'held' });
    expect((await history(gone.id)).at(-1)).toEqual({
      kind: 'hold_expired',
      by: 'Foyer',
      from_status: 'pending',
      to_status: 'pending',
    });
    expect(await worker.runOnce()).toMatchObject({ expired: 0 });
  });

  it('several at once return every seat once', async () => {
    for (let number = 0; number < 20; number += 1) {
      const { id } = await calls.book(asha.headers, tier, 2);
      await expireHold(test.db, id);
    }
    const runs = await Promise.all(Array.from({ length: 4 }, () => worker.runOnce()));
    // The app's own worker may have expired some of them; a hold expired twice would show in the sum and in the seats.
    expect(runs.reduce((sum, { expired }) => sum + expired, 0)).toBeLessThanOrEqual(20);
    expect(await seatCounts(test.db, tier)).toEqual({ available: 100, held: 0, sold: 0 });
  });

  it('beside payments, removals and changes, counts every seat once', async () => {
    const ids: number[] = [];
    for (let number = 0; number < 12; number += 1) {
      ids.push((await calls.book(asha.headers, tier, 2)).id);
    }
    const amount = await calls.quoteTotal(asha.headers, ids.slice(0, 4));
    for (const id of ids) await expireHold(test.db, id);
    const answers = await Promise.all([
      worker.runOnce(),
      calls.pay(asha.headers, { booking_ids: ids.slice(0, 4), amount }),
      worker.runOnce(),
      ...ids
        .slice(4, 8)
        .map((id) => calls.call('PATCH', `/bookings/${id}`, asha.headers, { quantity: 3 })),
      ...ids.slice(8, 10).map((id) => calls.call('DELETE', `/bookings/${id}`, asha.headers)),
    ]);
    const codes = answers.flatMap((answer) => ('statusCode' in answer ? [answer.statusCode] : []));
    expect(codes).toEqual([201, 200, 200, 200, 200, 204, 204]);
    await worker.runOnce();
    expect(await seatCounts(test.db, tier)).toEqual({ available: 80, held: 12, sold: 8 });
  });

  it('completes paid bookings whose event is over, once', async () => {
    const [one, two] = [
      await calls.book(asha.headers, tier, 2),
      await calls.book(asha.headers, tier, 1),
    ];
    await calls.payFor(asha.headers, [one.id]);
    await test.db
      .updateTable('events')
      .set({ start_at: new Date(Date.now() - 2000), end_at: new Date(Date.now() - 1000) })
      .where('id', '=', tier.event_id)
      .execute();
    const runs = await Promise.all([worker.runOnce(), worker.runOnce()]);
    expect(runs.reduce((sum, { completed }) => sum + completed, 0)).toBe(1);
    expect(await calls.read(asha.headers, one.id)).toMatchObject({ status: 'completed' });
    expect(await calls.read(asha.headers, two.id)).toMatchObject({ status: 'pending' });
    expect((await history(one.id)).at(-1)).toEqual({
      kind: 'completed',
      by: 'Foyer',
      from_status: 'confirmed',
      to_status: 'completed',
    });
  });

  it('purges old idempotency keys', async () => {
    const body = { event: tier.event_id, ticket_tier: tier.id, quantity: 1 };
    for (const key of ['old-key-1', 'new-key-1']) await calls.create(asha.headers, body, key);
    await test.db
      .updateTable('idempotency_keys')
      .set({ created_at: new Date(Date.now() - 49 * 3_600_000) })
      .where('key', '=', 'old-key-1')
      .execute();
    await worker.runOnce();
    const keys = await test.db.selectFrom('idempotency_keys').select('key').execute();
    expect(keys.map(({ key }) => key)).toEqual(['new-key-1']);
  });
});
