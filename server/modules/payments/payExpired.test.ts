import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createConcert,
  expectRefused,
  createBuyer,
  expireHold,
  seatCounts,
  type Answer,
  type BookingCalls,
  type Buyer,
} from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { createHoldExpiryWorker } from '../inventory/holdExpiry.service';

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
const expireHolds = () => createHoldExpiryWorker({ db: test.db, log: test.app.log }).runOnce();

describe('when holds have run out', () => {
  it.each([
    ['before the holds were expired', false],
    ['after the holds were expired', true],
  ])('paying takes the seats again: %s', async (_name, isExpired) => {
    const ids = await concert.fillCart();
    for (const id of ids) await expireHold(test.db, id);
    if (isExpired) await expireHolds();
    const result = await calls.payFor(asha.headers, ids);
    expect(result.bookings.map((booking) => booking.hold_state)).toEqual(['sold', 'sold']);
    expect(await seatCounts(test.db, concert.stalls)).toEqual({ available: 8, held: 0, sold: 2 });
  });

  it('and the price has changed, the amount is refused and the present one is paid', async () => {
    const [id] = await concert.fillCart();
    const before = await calls.quoteTotal(asha.headers, [id]);
    await expireHold(test.db, id);
    await test.db
      .updateTable('ticket_tiers')
      .set({ price: 700_000 })
      .where('id', '=', concert.stalls.id)
      .execute();
    const body = { booking_ids: [id], amount: before };
    const error = await refused(() => calls.pay(asha.headers, body), 409, 'amount_changed');
    expect(error.details).toEqual({ amount: await calls.quoteTotal(asha.headers, [id]) });
    const result = await calls.payFor(asha.headers, [id]);
    expect(result.bookings[0]).toMatchObject({ unit_price: '7000.00', total_amount: '14000.00' });
  });

  it('says which lines are gone, and charges nothing', async () => {
    const ids = await concert.fillCart();
    for (const id of ids) await expireHold(test.db, id);
    await expireHolds();
    await calls.book((await createBuyer(test)).headers, concert.stalls, 9);
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
      await calls.book(asha.headers, concert.stalls, 4),
      await calls.book(asha.headers, concert.stalls, 4),
    ];
    for (const { id } of [one, two]) await expireHold(test.db, id);
    await expireHolds();
    await calls.book((await createBuyer(test)).headers, concert.stalls, 5);
    const body = {
      booking_ids: [one.id, two.id],
      amount: await calls.quoteTotal(asha.headers, [one.id, two.id]),
    };
    const error = await refused(() => calls.pay(asha.headers, body), 409, 'sold_out');
    expect(error.details?.lines).toEqual([
      expect.objectContaining({ booking: two.id, available: 1 }),
    ]);
  });

  it('and booking has closed, the lines are gone', async () => {
    const [id] = await concert.fillCart();
    await expireHold(test.db, id);
    await test.db
      .updateTable('ticket_tiers')
      .set({ is_active: false })
      .where('id', '=', concert.stalls.id)
      .execute();
    const body = { booking_ids: [id], amount: '15646.80' };
    await refused(() => calls.pay(asha.headers, body), 409, 'booking_closed');
  });
});
