import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { BodyAt } from '../../../contract/calls';
import type { Schemas } from '../../../contract/types';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createConcert,
  expectStatus,
  statusAndCode,
  seatCounts,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';

type Cart = Schemas['Cart'];

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterEach(() => assertInventoryConsistent(test.db));
afterAll(() => test.close());

it('shows the pending bookings of the caller', async () => {
  const { call, payFor } = createBookingCalls(test);
  const { stalls, balcony, buyer } = await createConcert(test);
  const { headers } = buyer;
  const cart = async <Method extends Uppercase<string>, Path extends string>(
    status: number,
    method: Method,
    path: Path,
    body?: BodyAt<Method, `/cart/${Path}`>,
  ) => expectStatus(status, await call(method, `/cart/${path}`, headers, body)).json<Cart>();
  const order = (tier: typeof stalls, quantity: number) => ({
    event: tier.event_id,
    ticket_tier: tier.id,
    quantity,
  });

  expect(await cart(200, 'GET', '')).toEqual({
    items: [],
    total_items: 0,
    total_amount: '0.00',
    currency: 'INR',
  });
  const { deprecation } = (await call('GET', '/cart/', headers)).headers;
  expect(deprecation).toBe('@1795219200');
  await cart(201, 'POST', 'add/', order(stalls, 2));
  const two = await cart(201, 'POST', 'add/', order(balcony, 1));
  expect(two).toMatchObject({ total_items: 3, total_amount: '23260.00', currency: 'INR' });
  expect(two.items[0]).toMatchObject({
    event_title: 'Nocturne in D',
    ticket_tier_name: 'Stalls',
    unit_price: '6500.00',
    total_price: '13000.00',
    quantity: 2,
    status: 'pending',
    payment_status: 'pending',
  });

  const [first, second] = two.items.map((item) => item.id);
  const more = await cart(200, 'PATCH', `${first}/`, { quantity: 4 });
  expect(more.total_amount).toBe('36260.00');
  expect(await seatCounts(test.db, stalls)).toEqual({ available: 6, held: 4, sold: 0 });

  const less = await cart(200, 'DELETE', `${second}/`);
  expect(less.items.map((item) => item.id)).toEqual([first]);
  expect(await seatCounts(test.db, balcony)).toEqual({ available: 10, held: 0, sold: 0 });

  await payFor(headers, [first ?? 0]);
  await cart(201, 'POST', 'add/', order(balcony, 3));
  await cart(201, 'POST', 'add/', order(balcony, 3));
  expect((await cart(200, 'POST', 'clear/')).items).toEqual([]);
  expect(await seatCounts(test.db, stalls)).toEqual({ available: 6, held: 0, sold: 4 });
  expect(await seatCounts(test.db, balcony)).toEqual({ available: 10, held: 0, sold: 0 });

  const again = await call('DELETE', `/cart/${first}/`, headers);
  expect(statusAndCode(again)).toEqual([409, 'already_paid']);
  const closed = await call('POST', '/cart/add/', headers, order(balcony, 11));
  expect(closed.statusCode).toBe(400);
});
