import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  expectStatus,
  type BookingCalls,
  type Buyer,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { runDueJobs } from '../../../testing/organizer';
import { createBackgroundWorkers } from '../../../testing/payments';
import { createCompany } from '../../../testing/people';

let test: TestApp;
let calls: BookingCalls;
let workers: ReturnType<typeof createBackgroundWorkers>;
let admin: Buyer;
let asha: Buyer;
let meera: Buyer;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  workers = createBackgroundWorkers(test);
});
afterAll(async () => {
  await workers.pdfWorker.close();
  await test.close();
});
beforeEach(async () => {
  const company = await createCompany(test);
  admin = await createBuyer(test, { company, role: 'company_admin' });
  asha = await createBuyer(test, { company, firstName: 'Asha' });
  meera = await createBuyer(test, { company, firstName: 'Meera' });
});

async function paid(): Promise<number> {
  const { tier } = await createOffer(test, { price: 100_000, total: 10 });
  const { id } = await calls.book(meera.headers, tier);
  await calls.payFor(meera.headers, [id]);
  return id;
}
const change = (status: 'closed' | 'active', more: object = {}) =>
  calls.call(
    'PATCH',
    `/people/${meera.user.id}`,
    { ...admin.headers, 'if-match': '*' },
    { status, ...more },
  );
const told = async ({ headers }: Buyer) =>
  expectStatus(200, await calls.get('/notifications/', headers))
    .json<Schemas['NotificationList']>()
    .results.filter(({ kind }) => kind === 'bookings_left');

it('tells each admin of the company once of a closed account, until none of its bookings is left', async () => {
  const { company } = admin;
  const second = await createBuyer(test, { company, role: 'company_admin' });
  const manager = await createBuyer(test, { company, role: 'company_manager' });
  const foreign = await createBuyer(test, { role: 'company_admin' });
  const ids = [await paid(), await paid()];
  expect(await told(admin)).toEqual([]);
  expectStatus(200, await change('closed', { bookings: { choice: 'leave' } }));
  await runDueJobs(test, workers);
  await runDueJobs(test, workers);
  for (const reader of [admin, second]) {
    expect(await told(reader)).toEqual([
      expect.objectContaining({
        title: '2 bookings of Meera Person have no holder',
        person: meera.user.id,
        is_read: false,
      }),
    ]);
  }
  for (const reader of [manager, asha, foreign]) expect(await told(reader)).toEqual([]);

  // Where its link leads.
  const list = `/bookings/?user=${meera.user.id}&timeframe=upcoming`;
  const { results } = (await calls.get(list, admin.headers)).json<Schemas['BookingList']>();
  expect(results.map(({ id }) => id).sort()).toEqual([...ids].sort());

  expectStatus(200, await calls.call('POST', '/notifications/read/', admin.headers, {}));
  const to = { to: asha.user.id };
  const path = `/bookings/${ids[0]}/hand-over/` as const;
  expectStatus(200, await calls.call('POST', path, admin.headers, to));
  expect(await told(admin)).toMatchObject([
    { title: '1 booking of Meera Person has no holder', is_read: true },
  ]);
  expectStatus(200, await change('active'));
  expect(await told(admin)).toEqual([]);
  // Closed anew, it is news.
  expectStatus(200, await change('closed'));
  expect(await told(admin)).toMatchObject([{ is_read: false }]);
  const last = `/bookings/${ids[1]}/cancel/` as const;
  expectStatus(200, await calls.call('POST', last, admin.headers, {}));
  expect(await told(admin)).toEqual([]);
});

it('tells admins of a company without proof of those whom they invited alone', async () => {
  const company = await createCompany(test, { isProven: false });
  const head = await createBuyer(test, { company, role: 'company_admin' });
  const other = await createBuyer(test, { company, role: 'company_admin' });
  meera = await createBuyer(test, { company, firstName: 'Meera' });
  const invited = { invited_by: head.user.id };
  await test.db.updateTable('users').set(invited).where('id', '=', meera.user.id).execute();
  await paid();
  const closed = { is_active: false };
  await test.db.updateTable('users').set(closed).where('id', '=', meera.user.id).execute();
  expect(await told(head)).toHaveLength(1);
  expect(await told(other)).toEqual([]);
});
