import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createBuyer,
  createOffer,
  seatCounts,
} from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { createBackgroundWorkers } from '../../testing/payments';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('closing an account returns its unpaid seats and leaves its tickets valid', async () => {
  const calls = createBookingCalls(test);
  const workers = createBackgroundWorkers(test);
  const admin = await createBuyer(test, { role: 'company_admin' });
  const leaver = await createBuyer(test, { company: admin.company });
  const { tier } = await createOffer(test, { total: 20 });
  const unpaid = await calls.book(leaver.headers, tier, 3);
  const paid = await calls.book(leaver.headers, tier, 2);
  await calls.payFor(leaver.headers, [paid.id]);
  const other = await calls.book(admin.headers, tier, 4);
  expect(await seatCounts(test.db, tier)).toEqual({ available: 11, held: 7, sold: 2 });

  await calls.call('POST', `/users/${leaver.user.id}/deactivate/`, admin.headers);
  await workers.queue.runOnce();

  expect(await seatCounts(test.db, tier)).toEqual({ available: 14, held: 4, sold: 2 });
  expect(await calls.read(admin.headers, unpaid.id)).toMatchObject({ hold_state: 'expired' });
  expect(await calls.read(admin.headers, other.id)).toMatchObject({ hold_state: 'held' });
  const { tickets } = await calls.read(admin.headers, paid.id);
  expect(tickets).toHaveLength(2);
  await assertInventoryConsistent(test.db);
});
