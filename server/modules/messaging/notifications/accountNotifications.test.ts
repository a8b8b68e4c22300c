import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Schemas } from '../../../contract/types';
import {
  createBookingCalls,
  createBuyer,
  expectStatus,
  type Buyer,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createAccountWorld } from '../../../testing/credits';
import { createOrganizer, type Organizer } from '../../../testing/organizer';

let test: TestApp;
let calls: ReturnType<typeof createBookingCalls>;
let platform: Organizer;
let world: Awaited<ReturnType<typeof createAccountWorld>>;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  platform = await createOrganizer(test);
  world = await createAccountWorld(test);
});
afterAll(() => test?.close());

async function told({ headers }: Buyer = world.admin): Promise<Schemas['Notification'][]> {
  const answer = expectStatus(200, await calls.get('/notifications/', headers));
  const { results } = answer.json<Schemas['NotificationList']>();
  return results.filter(({ kind }) => kind.startsWith('account_'));
}
const titles = async (reader?: Buyer) => (await told(reader)).map(({ title }) => title);
const unread = async () => (await told()).filter((one) => !one.is_read).length;
const readAll = async () =>
  expectStatus(200, await calls.call('POST', '/notifications/read/', world.admin.headers, {}));

const path = () => `/companies/${world.company.id}/account/` as const;
const receive = async (amount: string, reference: string): Promise<number> => {
  const body = { amount, reference, received_on: '2026-01-05' };
  const answer = await calls.call('POST', `${path()}receipts/`, platform.headers, body);
  const { receipts } = expectStatus(201, answer).json<Schemas['CompanyCredit']>();
  return receipts.find((one) => one.reference === reference)?.id ?? 0;
};

/** One ticket costs 2,407.20. */
async function buy(quantity = 1): Promise<void> {
  const booking = await world.book(quantity);
  await calls.payFor(world.asha.headers, [booking.id], { gateway: 'account' });
}

/** So many days from today, in India. */
const setDue = (days: number) =>
  sql`update credit_charges set due_on = (now() at time zone 'Asia/Kolkata')::date + ${days}::int
    where company_id = ${world.company.id}`.execute(test.db);

const OF_ACCOUNT = 'on the account of your company';

it('tells the admins of a company of a receipt, and anew when it is taken back', async () => {
  const id = await receive('9000.00', 'NEFT 77120');
  expect(await told()).toMatchObject([
    {
      kind: 'account_receipt',
      booking: null,
      event: null,
      approval: null,
      is_read: false,
      title: `Received: ₹9,000.00 ${OF_ACCOUNT}`,
      text: 'NEFT 77120, of 5 Jan 2026.',
    },
  ]);
  expect(await titles(world.asha)).toEqual([]);
  expect(await titles(world.owner)).toEqual([]);
  expect(await titles(await createBuyer(test, { role: 'company_admin' }))).toEqual([]);
  await readAll();
  expect(await unread()).toBe(0);
  const body = { reason: 'It was of Southwind.' };
  expectStatus(
    200,
    await calls.call('POST', `${path()}receipts/${id}/reverse/`, platform.headers, body),
  );
  expect(await told()).toMatchObject([
    {
      is_read: false,
      title: 'A receipt of ₹9,000.00 was taken back',
      text: 'NEFT 77120, of 5 Jan 2026, is owed again. The reason: It was of Southwind.',
    },
  ]);
  await readAll();
});

it('tells of what is due soon and overdue, one for a due date, until it is paid', async () => {
  await buy();
  await buy();
  expect(await unread()).toBe(0);
  await setDue(4);
  expect(await unread()).toBe(0);
  await setDue(3);
  const soon = (await told()).filter(({ kind }) => kind === 'account_due');
  expect(soon).toMatchObject([{ title: `Due soon: ₹4,814.40 ${OF_ACCOUNT}`, is_read: false }]);
  expect(soon[0]?.text).toMatch(/^It is to be paid by \d+ \w{3} \d{4}\.$/);
  await readAll();
  expect(await unread()).toBe(0);
  await setDue(0);
  expect(await titles()).toContain(`Due soon: ₹4,814.40 ${OF_ACCOUNT}`);
  await readAll();
  // The days are shifted, so what was read is read of an earlier moment than the overdue one has.
  await sql`update notification_reads set read_at = read_at - interval '1 day'`.execute(test.db);
  await setDue(-1);
  expect(await titles()).toContain(`Overdue: ₹4,814.40 ${OF_ACCOUNT}`);
  await receive('4814.40', 'N-2');
  expect((await told()).filter(({ kind }) => kind === 'account_due')).toEqual([]);
  await readAll();
});

it('tells once that 80 and 100 percent of the limit are used, and again after it fell below', async () => {
  const limits = async () => (await told()).filter(({ kind }) => kind === 'account_limit');
  const setLimit = async (limit: string) =>
    expectStatus(
      200,
      await calls.call(
        'PATCH',
        path(),
        { ...platform.headers, 'if-match': '*' },
        {
          credit_limit: limit,
        },
      ),
    );
  await setLimit('5999.99');
  await buy();
  expect(await limits()).toEqual([]);
  await buy();
  expect(await limits()).toMatchObject([
    {
      title: '80% of the account of your company is used',
      is_read: false,
      text: '₹1,185.59 of its limit is left.',
    },
  ]);
  await readAll();
  await receive('100.00', 'N-3');
  await readAll();
  expect(await limits()).toMatchObject([]);
  await receive('1.00', 'N-4');
  await setLimit('4713.40');
  expect(await limits()).toMatchObject([
    { title: 'The account of your company is used up', is_read: false },
  ]);
  await readAll();
  await setLimit('5000.00');
  expect(await limits()).toMatchObject([{ title: /^80%/, is_read: true }]);
  await receive('4713.40', 'N-5');
  expect(await limits()).toEqual([]);
});
