import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createBuyer,
  createOffer,
  seatCounts,
} from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { untilWaiting } from '../../testing/lockWaits';

let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('a payment locks its tier last, and finds that the event was cancelled meanwhile', async () => {
  const { tier } = await createOffer(test, { total: 10 });
  const buyer = await createBuyer(test);
  const calls = createBookingCalls(test);
  const { id } = await calls.book(buyer.headers, tier, 2);
  const quote = await calls.call('GET', `/bookings/quote/?booking_ids=${id}`, buyer.headers);
  const payment = { booking_ids: [id], amount: quote.json().total };
  const holder = await test.pool.connect();
  await holder.query('begin');
  await holder.query('select from ticket_tiers where id = $1 for no key update', [tier.id]);
  const paying = calls.call('POST', '/payments/bulk_create/', buyer.headers, payment);
  expect((await untilWaiting(test))[0]?.query).toMatch(/^\s*with line as/);
  await holder.query('update events set cancelled_at = now() where id = $1', [tier.event_id]);
  await holder.query('update ticket_tiers set is_closed = true where id = $1', [tier.id]);
  await holder.query('commit');
  holder.release();
  const answer = await paying;
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'booking_closed']);
  expect(await seatCounts(test.db, tier)).toMatchObject({ held: 2, sold: 0 });
  await assertInventoryConsistent(test.db);
});
