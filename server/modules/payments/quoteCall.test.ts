import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../contract/types';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createConcert,
  expectRefused,
  createBuyer,
  expectStatus,
  expireHold,
  type Answer,
  type BookingCalls,
  type Buyer,
} from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { createTier } from '../../testing/events';
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
const quote = (ids?: readonly number[], headers = asha.headers) =>
  calls.get(`/bookings/quote/${ids ? `?booking_ids=${ids.join(',')}` : ''}`, headers);

describe('the quote', () => {
  it('has the sums of one payment, and the share of each booking', async () => {
    const ids = await concert.fillCart();
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
    const [one, two] = await concert.fillCart();
    await expireHold(test.db, one);
    expect((await quote()).json()).toMatchObject({ booking_ids: [one, two] });
    await expireHolds();
    await calls.book((await createBuyer(test)).headers, concert.stalls, 9);
    expect((await quote()).json()).toMatchObject({ booking_ids: [two], subtotal: '51300.00' });
    expect((await quote([one, two])).json()).toMatchObject({ booking_ids: [one, two] });
  });

  it('is of the own bookings, while they are pending', async () => {
    const ids = await concert.fillCart();
    const other = await createBuyer(test, { company: asha.company, role: 'company_admin' });
    await refused(() => quote(ids, other.headers), 404, 'not_found');
    await refused(() => quote([...ids, 999_999]), 404, 'not_found');
    await refused(
      () => calls.get('/bookings/quote/?booking_ids=x', asha.headers),
      400,
      'invalid_input',
    );
    await calls.payFor(asha.headers, [ids[0]]);
    const error = await refused(() => quote(ids), 409, 'already_paid');
    expect(error.details).toEqual({ booking_ids: [ids[0]] });
    await calls.call('POST', `/bookings/${ids[1]}/cancel/`, asha.headers);
    await refused(() => quote([ids[1]]), 409, 'nothing_to_pay');
  });

  it('does not mix currencies', async () => {
    const dollars = await createTier(test, {
      event: { id: concert.stalls.event_id },
      currency: 'USD',
    });
    const [one, two] = [
      await calls.book(asha.headers, concert.stalls),
      await calls.book(asha.headers, dollars),
    ];
    await refused(() => quote(), 409, 'mixed_currencies');
    const body = { booking_ids: [one.id, two.id], amount: '1.00' };
    await refused(() => calls.pay(asha.headers, body), 409, 'mixed_currencies');
    expect((await calls.payFor(asha.headers, [two.id])).currency).toBe('USD');
  });

  it.each(['JPY', 'KWD', 'XXX'])(
    'takes no payment in %s, at once or on a page',
    async (currency) => {
      const event = { id: concert.stalls.event_id };
      const booked = await calls.book(asha.headers, await createTier(test, { event, currency }));
      const ids = { booking_ids: [booked.id] };
      const { total } = (await quote(ids.booking_ids)).json<{ total: string }>();
      const page = () => calls.call('POST', '/bookings/checkout/', asha.headers, ids);
      await refused(page, 409, 'currency_not_sold');
      const atOnce = () => calls.pay(asha.headers, { ...ids, amount: total });
      await refused(atOnce, 409, 'currency_not_sold');
      await calls.call('POST', `/bookings/${booked.id}/cancel/`, asha.headers);
    },
  );
});
