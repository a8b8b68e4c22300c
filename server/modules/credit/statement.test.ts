import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import papaparse from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import type { BodyOf, Schemas } from '../../contract/types';
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

const accountPath = () => `/companies/${world.company.id}/account/` as const;

const receive = async (amount: string, reference: string): Promise<Schemas['CompanyCredit']> =>
  expectStatus(
    201,
    await calls.call('POST', `${accountPath()}receipts/`, platform.headers, {
      amount,
      reference,
      received_on: '2026-01-05',
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

  const list = await calls.get(`/bookings/${first.id}/invoices/`, admin.headers);
  const [replaced] = list.json<Schemas['InvoiceList']>().results;
  const path = `/bookings/${first.id}/invoices/${replaced?.id}/corrections/` as const;
  const correction = await calls.call('POST', path, admin.headers, { name: 'Northwind Trust' });
  const { invoice } = expectStatus(201, correction).json<Schemas['CorrectedInvoice']>();

  const account = await world.readAccount();
  const documents = account.invoices.flatMap((one) => one.documents);
  expect(documents).toHaveLength(3);
  expect(documents.filter((one) => one.replaced_by !== null)).toEqual([
    { id: replaced?.id, number: replaced?.number, booking: first.id, replaced_by: invoice.number },
  ]);
  for (const { id, number, booking } of documents) {
    const file = `/bookings/${booking}/invoices/${id}/`;
    const pdf = expectStatus(200, await calls.get(file, admin.headers));
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.headers['content-disposition']).toContain(number);
  }

  // A purchase of a server with keys that move money.
  const { payment = '' } = account.invoices.find(({ amount }) => amount === ONE) ?? {};
  const real = { is_test: false };
  await app.db.updateTable('payments').set(real).where('public_id', '=', payment).execute();
  expect((await world.readAccount()).invoices.map((one) => one.is_test).sort()).toEqual([
    false,
    true,
  ]);

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
  expect(of('Document or reference')[0]).toBe(invoice.number);
  expect(of('Document or reference')[3]).toBe(back?.credit_note_numbers.join(', '));
  expect(of('Payment')).toEqual(['Test payment', '', '', '']);
  expect(of('Due on')).toEqual([account.invoices[0]?.due_on, account.invoices[1]?.due_on, '', '']);
  expect(of('Received on')).toEqual(['', '', '2026-01-05', '']);
  const open = found.reduce((sum, line) => sum + Number(line.Open || 0), 0);
  expect(open).toBeCloseTo(Number(account.open), 2);

  const xlsx = expectStatus(200, await calls.get('/company/account.xlsx', admin.headers));
  const sheet = await readSheet(xlsx.rawPayload);
  expect(sheet.slice(1).map((row) => row[7])).toEqual(of('Amount').map(Number));
  expect(statusAndCode(await calls.get('/company/account.csv', asha.headers))).toEqual([
    403,
    'forbidden',
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

const reverse = (
  receipt: number,
  body: BodyOf<'reverseCreditReceipt'>,
  headers = platform.headers,
) => calls.call('POST', `${accountPath()}receipts/${receipt}/reverse/`, headers, body);

it('takes a wrong receipt back once, which stands in the statement and lets its reference be used anew', async () => {
  const { asha } = world;
  const booking = await world.book();
  await calls.payFor(asha.headers, [booking.id], { gateway: 'account' });
  const before = await world.readAccount();
  const recorded = await receive('2500.00', 'N-7');
  const [receipt] = recorded.receipts.filter(({ reference }) => reference === 'N-7');
  const id = receipt?.id ?? 0;
  const reason = 'It was of Southwind Industries.';

  expect((await reverse(id, { reason: '  ' })).statusCode).toBe(400);
  expect((await reverse(id, { reason }, world.admin.headers)).statusCode).toBe(403);
  expect((await reverse(id + 99, { reason })).statusCode).toBe(404);
  const other = await createAccountWorld(app);
  const path = `/companies/${other.company.id}/account/receipts/${id}/reverse/` as const;
  const foreign = await calls.call('POST', path, platform.headers, { reason });
  expect(foreign.statusCode).toBe(404);

  const both = await Promise.all([reverse(id, { reason }), reverse(id, { reason })]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(statusAndCode(await reverse(id, { reason }))).toEqual([409, 'receipt_reversed']);
  const after = await world.readAccount();
  expect(after).toMatchObject({ open: before.open, credit_balance: before.credit_balance });
  expect(after.invoices).toEqual(before.invoices);
  expect(after.receipts.find((one) => one.id === id)).toMatchObject({
    amount: '2500.00',
    parts: [],
    unused: '0.00',
    reversal: {
      reason,
      reversed_by: 'Olive Grover',
      reversed_at: expect.any(String),
    },
  });
  await assertCreditsConsistent(app.db);

  const [last, beforeLast] = (await lines()).toReversed();
  expect(beforeLast).toMatchObject({ Entry: 'Receipt', Amount: '-2500.00' });
  expect(last).toMatchObject({
    Entry: 'Receipt taken back',
    Amount: '2500.00',
    'Document or reference': 'N-7',
    Balance: String((Number(before.open) - Number(before.credit_balance)).toFixed(2)),
  });
  const entries = await app.db
    .selectFrom('audit_entries')
    .where('action', '=', 'company.receipt_reversed')
    .select(['company_id', 'after'])
    .execute();
  expect(entries).toMatchObject([{ company_id: world.company.id, after: { reason } }]);

  // The right one, which the check of the table lets nobody spend twice.
  const anew = await receive('2500.00', 'N-7');
  expect(anew.receipts.filter(({ reference }) => reference === 'N-7')).toHaveLength(2);
  const spendAgain = app.db
    .updateTable('credit_receipts')
    .set({ unused: 1 })
    .where('id', '=', id)
    .execute();
  await expect(spendAgain).rejects.toThrow('credit_receipts_reversed_check');
  await assertCreditsConsistent(app.db);
});

it('owes above the limit what a receipt taken back had paid, and charges nothing until it fits', async () => {
  const { asha } = world;
  const [paid] = (await world.readAccount()).receipts;
  const terms = { ...platform.headers, 'if-match': '*' };
  expectStatus(200, await calls.call('PATCH', accountPath(), terms, { credit_limit: '1000.00' }));
  const booking = await world.book();
  expectStatus(200, await reverse(paid?.id ?? 0, { reason: 'Booked twice.' }));
  const account = await world.readAccount();
  expect(Number(account.open)).toBeGreaterThan(1000);
  expect(account.available).toBe('0.00');
  const refused = await calls.pay(asha.headers, {
    booking_ids: [booking.id],
    amount: '2407.20',
    gateway: 'account',
  });
  expect(statusAndCode(refused)).toEqual([409, 'account_limit']);
  await assertCreditsConsistent(app.db);
});
