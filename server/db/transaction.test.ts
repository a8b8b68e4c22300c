import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { createApprovalCalls, createApprovalWorld } from '../testing/approvals';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createOffer,
  expectStatus,
} from '../testing/bookings';
import { assertBudgetsConsistent, budgetSums } from '../testing/budgets';
import { buildTestApp, type TestApp } from '../testing/buildTestApp';
import { failTransactions, type FailingTransactions } from '../testing/failingTransactions';
import { createOrganizer } from '../testing/organizer';
import { assertPaymentsConsistent } from '../testing/payments';

/** Each transaction fails once, as if refused or in a deadlock, at one of its statements or at its commit. */
let app: TestApp;
let failing: FailingTransactions;

beforeAll(async () => {
  app = await buildTestApp();
  failing = failTransactions(app.pool, 1);
});
afterAll(() => app?.close());
beforeEach(() => {
  failing.count = 0;
});

it('bookings, requests, payments and refunds are repeated, and happen once', async () => {
  const calls = createBookingCalls(app);
  const approvals = createApprovalCalls(app);
  const { asha, owner, tier, costCentre, budget } = await createApprovalWorld(app);
  const organizer = await createOrganizer(app);
  const [kept, given] = [
    await calls.book(asha.headers, tier, 3),
    await calls.book(asha.headers, tier, 1),
  ];
  const { id } = await approvals.request(asha.headers, [kept, given], {
    cost_centre: costCentre.id,
  });
  expectStatus(200, await approvals.approve(owner.headers, id));
  await calls.payFor(asha.headers, [kept.id, given.id]);
  const declined = await calls.book(asha.headers, tier, 4);
  const second = await approvals.request(asha.headers, [declined], { cost_centre: costCentre.id });
  const reason = { reason: 'Not this year.' };
  expectStatus(200, await approvals.decline(owner.headers, second.id, reason));
  expectStatus(200, await calls.call('POST', `/bookings/${given.id}/cancel/`, asha.headers));
  const path = `/organize/bookings/${kept.id}/refund/` as const;
  const refund = { amount: '100.00', reason: 'The hall was cold.' };
  expectStatus(200, await calls.call('POST', path, organizer.headers, refund));
  expect(await budgetSums(app.db, budget)).toMatchObject({ reserved: 0 });
  await assertInventoryConsistent(app.db);
  await assertBudgetsConsistent(app.db);
  await assertPaymentsConsistent(app.db);
  expect(failing.count).toBeGreaterThan(0);
});

it('searches are repeated', async () => {
  const { event } = await createOffer(app, {}, { title: 'Nocturne in D' });
  const { headers } = await createOrganizer(app);
  const { get } = createBookingCalls(app);
  for (let time = 0; time < 4; time += 1) {
    for (const word of ['nocturne', 'nocturn', 'nocturen']) {
      expectStatus(200, await get(`/events/?search=${word}&page_size=${10 + time}`, {}));
    }
    const list = `/organize/events/${event.id}/bookings/?search=asha`;
    expectStatus(200, await get(list, headers));
  }
  expect(failing.count).toBeGreaterThan(0);
});
