import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import papaparse from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import type { Schemas } from '../../contract/types';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  expectStatus,
  statusAndCode,
  type Buyer,
} from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { assertCreditsConsistent, createAccountWorld } from '../../testing/credits';
import { createOrganizer, runDueJobs, type Organizer } from '../../testing/organizer';
import { createBackgroundWorkers } from '../../testing/payments';

let app: TestApp;
let calls: ReturnType<typeof createBookingCalls>;
let workers: ReturnType<typeof createBackgroundWorkers>;
let platform: Organizer;
let world: Awaited<ReturnType<typeof createAccountWorld>>;

/** A ticket of 1,000 and one of 2,000 with fee and GST. */
const [ONE, TWO] = ['1203.60', '2407.20'];

beforeAll(async () => {
  app = await buildTestApp();
  calls = createBookingCalls(app);
  workers = createBackgroundWorkers(app);
  platform = await createOrganizer(app);
  world = await createAccountWorld(app);
});
afterAll(async () => {
  await workers?.pdfWorker.close();
  await app?.close();
});

const accountPath = () => `/companies/${world.company.id}/account/`;

const receive = async (amount: string, reference: string): Promise<Schemas['CompanyCredit']> =>
  expectStatus(
    201,
    await calls.call('POST', `${accountPath()}receipts/`, platform.headers, {
      ...{ amount, reference, received_on: '2026-01-05' },
    }),
  ).json();

/** The statement as its CSV file has it. */
async function lines(): Promise<Record<string, string>[]> {
  const file = expectStatus(200, await calls.get('/company/account.csv', world.admin.headers));
  expect(file.headers['content-disposition']).toContain(' - account.csv');
  const text = file.body.replace(/^\uFEFF/, '').trimEnd();
  return papaparse.parse<Record<string, string>>(text, { header: true }).data;
}

it('has every entry with the balance after it as files, and the invoices as PDF', async () => {
  const { asha, admin } = world;
  const refundable = await createOffer(
    app,
    { price: 100_000 },
    { refunds: { percent: 100, until: new Date(Date.now() + 86_400_000) } },
  );
  const first = await world.book();
  await calls.payFor(asha.headers, [first.id], { gateway: 'account' });
  const second = await calls.book(asha.headers, refundable.tier);
  await calls.payFor(asha.headers, [second.id], { gateway: 'account' });
  await receive('1300.00', '=HYPERLINK("x")');
  expectStatus(200, await calls.call('POST', `/bookings/${second.id}/cancel/`, asha.headers));
  await runDueJobs(app, workers);
  await runDueJobs(app, workers);

  const account = await world.readAccount();
  expect(account.invoices.map(({ documents }) => documents)).toEqual(
    account.invoices.map(() => [{ number: expect.any(String), booking: expect.any(Number) }]),
  );
  for (const { number, booking } of account.invoices.flatMap(({ documents }) => documents)) {
    const pdf = expectStatus(200, await calls.get(`/bookings/${booking}/receipt/`, admin.headers));
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.headers['content-disposition']).toContain(number);
  }

  const [back] = account.refunds;
  const found = await lines();
  const of = (title: string) => found.map((line) => line[title]);
  expect(of('Entry')).toEqual(['Purchase', 'Purchase', 'Receipt', 'Refund']);
  expect(of('Amount')).toEqual([TWO, ONE, '-1300.00', `-${back?.amount}`]);
  expect(of('Balance').slice(0, 3)).toEqual([TWO, '3610.80', '2310.80']);
  const owed = Number(account.open) - Number(account.credit_balance);
  expect(Number(of('Balance').at(-1))).toBeCloseTo(owed, 2);
  // No cell that a spreadsheet would run.
  expect(of('Document or reference')[2]).toBe(`'=HYPERLINK("x")`);
  expect(of('Document or reference')[3]).toBe(back?.credit_note_numbers.join(', '));
  expect(of('Due on')).toEqual([account.invoices[0]?.due_on, account.invoices[1]?.due_on, '', '']);
  expect(of('Received on')).toEqual(['', '', '2026-01-05', '']);
  const open = found.reduce((sum, line) => sum + Number(line.Open || 0), 0);
  expect(open).toBeCloseTo(Number(account.open), 2);

  const xlsx = expectStatus(200, await calls.get('/company/account.xlsx', admin.headers));
  const sheet = await readSheet(xlsx.rawPayload);
  expect(sheet.slice(1).map((row) => row[7])).toEqual(of('Amount').map(Number));
  expect(statusAndCode(await calls.get('/company/account.csv', asha.headers))).toEqual([
    ...[403, 'forbidden'],
  ]);
  const { rows } = await sql`select from audit_entries
    where action = 'export.account' and company_id = ${world.company.id}`.execute(app.db);
  expect(rows).toHaveLength(2);
  await assertCreditsConsistent(app.db);
});

it('says in the cart when a purchase is due, and to admins alone what the limit leaves', async () => {
  const { asha, admin } = world;
  const quoted = async ({ headers }: Pick<Buyer, 'headers'>) => {
    const answer = expectStatus(200, await calls.get('/bookings/quote/', headers));
    return answer.json<Schemas['Quote']>().policy?.account;
  };
  const { available } = await world.readAccount();
  const own = await quoted(admin);
  expect(own).toEqual({ due_on: expect.any(String), currency: 'INR', available });
  const days = (Date.parse(own?.due_on ?? '') - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBeGreaterThanOrEqual(29);
  expect(days).toBeLessThan(31);
  // What is left would tell an employee what others spend.
  expect(await quoted(asha)).toEqual({ ...own, available: null });
  expect(await quoted(await createBuyer(app))).toBeUndefined();
});
