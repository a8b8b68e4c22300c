import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { BodyOf, Schemas } from '../../contract/types';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  expectStatus,
  statusAndCode,
  type Buyer,
  type Headers,
} from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import {
  assertCreditsConsistent,
  createCredit,
  creditSums,
  payOnAccount,
} from '../../testing/credits';
import type { TestTier } from '../../testing/events';
import { mailsTo } from '../../testing/mails';
import { createOrganizer, runDueJobs, type Organizer } from '../../testing/organizer';
import { createBackgroundWorkers } from '../../testing/payments';
import { createPolicyCalls } from '../../testing/policies';
import { createCreditReminders } from './creditReminders.service';

let app: TestApp;
let calls: ReturnType<typeof createBookingCalls>;
let workers: ReturnType<typeof createBackgroundWorkers>;
let platform: Organizer;
let admin: Buyer;
let tier: TestTier;

beforeAll(async () => {
  app = await buildTestApp();
  calls = createBookingCalls(app);
  workers = createBackgroundWorkers(app);
  platform = await createOrganizer(app);
  ({ tier } = await createOffer(app, { price: 100_000, total: 500 }));
});
afterAll(() => app?.close());
beforeEach(async () => {
  admin = await createBuyer(app, { role: 'company_admin', firstName: 'Meera' });
});
afterEach(() => assertCreditsConsistent(app.db));

const path = (company: { id: number } = admin.company) =>
  `/companies/${company.id}/account/` as const;

const patch = (body: BodyOf<'updateCreditOfCompany'>, match = '*') =>
  calls.call('PATCH', path(), { ...platform.headers, 'if-match': match }, body);

const receive = (body: Partial<BodyOf<'recordCreditReceipt'>>, headers = platform.headers) =>
  calls.call('POST', `${path()}receipts/`, headers, {
    amount: '1000.00',
    received_on: '2026-01-05',
    reference: 'N-1',
    ...body,
  });
const received = async (
  body: Partial<BodyOf<'recordCreditReceipt'>>,
): Promise<Schemas['CompanyCredit']> => expectStatus(201, await receive(body)).json();

const read = async (headers: Headers = admin.headers): Promise<Schemas['CompanyCredit']> =>
  expectStatus(200, await calls.get('/company/account/', headers)).json();

const sums = async () => creditSums(app.db, admin.company);

/** Buys a ticket on account: 1,203.60 with fee and GST. @returns the payment's id */
async function bought(): Promise<string> {
  const booking = await calls.book(admin.headers, tier);
  const paid = await calls.payFor(admin.headers, [booking.id], { gateway: 'account' });
  return paid.payment_id;
}
const ONE = 120_360;

/** So many days from today, in India. */
async function setDue(payment: string, days: number): Promise<void> {
  await sql`
    update credit_charges set due_on = (now() at time zone 'Asia/Kolkata')::date + ${days}::int
    where payment_id = (select id from payments where public_id = ${payment})
  `.execute(app.db);
}

async function withAccount(limit = 1_000_000): Promise<void> {
  await createCredit(app, admin.company, { limit });
  await payOnAccount(app, admin.company);
}

describe('the account', () => {
  it('is given and changed by the platform, and each change is recorded', async () => {
    expect(await read()).toMatchObject({ version: 0, is_open: false, credit_limit: '0.00' });
    const early = await calls.get(path(), platform.headers);
    expect(early.headers.etag).toBe('"0"');
    expect((await patch({ days_to_pay: 10 }, '"0"')).json<Schemas['Error']>().fields).toEqual({
      credit_limit: expect.stringContaining('needs a limit'),
    });
    const made = expectStatus(200, await patch({ credit_limit: '500000' }, '"0"'));
    expect(made.headers.etag).toBe('"1"');
    expect(made.json()).toMatchObject({
      is_open: true,
      version: 1,
      credit_limit: '500000.00',
      available: '500000.00',
      days_to_pay: 30,
      billing_email: '',
      open: '0.00',
      next_due_on: null,
    });
    expect(statusAndCode(await patch({ is_open: false }, '"0"'))).toEqual([
      412,
      'version_conflict',
    ]);
    const wrong = await patch({ billing_email: 'nobody' });
    expect(wrong.json<Schemas['Error']>().fields).toHaveProperty('billing_email');
    const changed = await patch({ billing_email: 'Pay@Northwind.example', days_to_pay: 45 }, '"1"');
    expect(changed.json()).toMatchObject({
      version: 2,
      billing_email: 'pay@northwind.example',
      days_to_pay: 45,
    });
    const entries = await app.db
      .selectFrom('audit_entries')
      .where('company_id', '=', admin.company.id)
      .where('action', '=', 'company.account_changed')
      .select(['before', 'after'])
      .orderBy('id')
      .execute();
    expect(entries).toMatchObject([
      { before: null, after: { credit_limit: { money: 50_000_000, currency: 'INR' } } },
      { before: { days_to_pay: 30 }, after: { days_to_pay: 45 } },
    ]);
  });

  it('lets a policy pay on account, which needs it to be open', async () => {
    const policies = createPolicyCalls(app);
    const put = () => policies.put(admin.headers, { rules: [], pays_on_account: true });
    const refused = await put();
    expect(refused.json<Schemas['Error']>().fields).toHaveProperty('pays_on_account');
    expectStatus(200, await patch({ credit_limit: '500000' }));
    expect(expectStatus(200, await put()).json()).toMatchObject({ pays_on_account: true });
    const booking = await calls.book(admin.headers, tier);
    const quote = await calls.get(`/bookings/quote/?booking_ids=${booking.id}`, admin.headers);
    expect(quote.json()).toMatchObject({ policy: { pays_on_account: true } });
    expectStatus(200, await patch({ is_open: false }));
    const after = await calls.get(`/bookings/quote/?booking_ids=${booking.id}`, admin.headers);
    expect(after.json()).toMatchObject({ policy: { pays_on_account: false, account: null } });
  });

  it('takes a limit below what is owed, and nothing new until it is below the limit', async () => {
    await withAccount();
    await bought();
    await bought();
    const lowered = expectStatus(200, await patch({ credit_limit: '2000.00' })).json();
    expect(lowered).toMatchObject({ open: '2407.20', available: '0.00', credit_limit: '2000.00' });
    const booking = await calls.book(admin.headers, tier);
    const body = { booking_ids: [booking.id], amount: '1203.60', gateway: 'account' as const };
    expect(statusAndCode(await calls.pay(admin.headers, body))).toEqual([409, 'account_limit']);
    await received({ amount: '1000.00' });
    expect(await sums()).toEqual({ owed: 140_720, credit_limit: 200_000, over_limit: 0 });
    expect(statusAndCode(await calls.pay(admin.headers, body))).toEqual([409, 'account_limit']);
    await received({ amount: '610.80', reference: 'N-2' });
    expect((await calls.pay(admin.headers, body)).statusCode).toBe(201);
    expect(await sums()).toMatchObject({ owed: 200_000, over_limit: 0 });
  });

  it('cannot be overdrawn by any statement', async () => {
    await withAccount(ONE);
    await bought();
    const overdraw = app.db
      .updateTable('company_credits')
      .set({ owed: ONE + 1 })
      .where('company_id', '=', admin.company.id)
      .execute();
    await expect(overdraw).rejects.toThrow('company_credits_limit_check');
  });
});

describe('receipts', () => {
  it('pay what is due first, unless purchases are named', async () => {
    await withAccount();
    const [first, second, third] = [await bought(), await bought(), await bought()];
    await setDue(third, 1);
    await received({ amount: '1300.00', payments: [second] });
    const open = new Map((await read()).invoices.map((one) => [one.payment, one.open]));
    expect(open).toEqual(
      new Map([
        [third, '1107.20'],
        [first, '1203.60'],
        [second, '0.00'],
      ]),
    );
    const account = await received({ amount: '1107.20', reference: 'N-2' });
    expect(account).toMatchObject({ open: '1203.60', available: '8796.40' });
    const parts = account.receipts.map((one) => one.parts.map((part) => part.payment));
    expect(parts).toEqual(expect.arrayContaining([[third], expect.arrayContaining([second])]));
    const unknown = await receive({ reference: 'N-3', payments: ['pay_none'] });
    expect(unknown.statusCode).toBe(400);
  });

  it('are recorded once, and what is more than is owed is credit', async () => {
    expect(statusAndCode(await receive({}))).toEqual([409, 'no_account']);
    await withAccount();
    await bought();
    const [one, two] = await Promise.all([
      received({ amount: '2000.00' }),
      received({ amount: '2000.00', reference: 'n-1' }),
    ]);
    expect(one.receipts).toHaveLength(1);
    expect(two).toMatchObject({ open: '0.00', credit_balance: '796.40' });
    expect(two.receipts[0]).toMatchObject({
      unused: '796.40',
      received_on: '2026-01-05',
      recorded_by: 'Olive Grover',
    });
    expect(statusAndCode(await receive({ amount: '1.00' }))).toEqual([409, 'receipt_recorded']);
    const days = ['2999-01-01', '0001-01-01', '2025-12-31'].map((day) => ({ received_on: day }));
    for (const body of [{ amount: '0.00' }, ...days, { reference: '  ' }]) {
      expect((await receive({ reference: 'N-9', ...body })).statusCode).toBe(400);
    }
    expect((await receive({}, admin.headers)).statusCode).toBe(403);
    const entries = await app.db
      .selectFrom('audit_entries')
      .where('company_id', '=', admin.company.id)
      .where('action', '=', 'company.receipt_recorded')
      .select('after')
      .execute();
    expect(entries).toHaveLength(1);
  });
});

describe('the statement', () => {
  it('says what is due and overdue, and is for company admins alone', async () => {
    await withAccount();
    const [late, due, later] = [await bought(), await bought(), await bought()];
    await setDue(late, -1);
    await setDue(due, 0);
    const account = await read();
    expect(account).toMatchObject({
      open: '3610.80',
      due: '2407.20',
      overdue: '1203.60',
      next_due_on: account.invoices[0]?.due_on,
    });
    expect(account.invoices.map((one) => [one.payment, one.is_overdue])).toEqual([
      [late, true],
      [due, false],
      [later, false],
    ]);
    const { company } = admin;
    for (const role of ['employee', 'company_manager', 'client'] as const) {
      const { headers } = await createBuyer(app, { company, role });
      expect((await calls.get('/company/account/', headers)).statusCode).toBe(403);
    }
    await app.db
      .updateTable('companies')
      .set({ domain_proven_at: null })
      .where('id', '=', company.id)
      .execute();
    expect(statusAndCode(await calls.get('/company/account/', admin.headers))).toEqual([
      403,
      'domain_not_proven',
    ]);
  });
});

describe('reminders', () => {
  const remind = async () => {
    await createCreditReminders({ db: app.db, log: app.app.log }).runOnce();
    await runDueJobs(app, workers);
  };
  const subjects = async (address: string) =>
    (await mailsTo(app, address))
      .filter(({ kind }) => kind === 'credit_reminder')
      .map(({ subject }) => subject.split(':')[0]);

  it('go out three days before, on the day and a week after, once each', async () => {
    await withAccount();
    const payment = await bought();
    const address = admin.user.email;
    for (const [days, expected] of [
      [4, []],
      [3, ['Due soon']],
      [1, ['Due soon']],
      [0, ['Due soon', 'Due']],
      [-6, ['Due soon', 'Due']],
      [-7, ['Due soon', 'Due', 'Overdue']],
      [-30, ['Due soon', 'Due', 'Overdue']],
    ] as const) {
      await setDue(payment, days);
      await Promise.all([remind(), remind()]);
      expect([days, await subjects(address)]).toEqual([days, expected]);
    }
  });

  it('name all that is open, to the billing address, and nothing that is paid', async () => {
    await withAccount();
    const address = `pay-${admin.company.id}@northwind.example`;
    expectStatus(200, await patch({ billing_email: address }));
    const payments = [await bought(), await bought(), await bought()];
    for (const payment of payments) await setDue(payment, -8);
    await received({ amount: '1203.60', payments: payments.slice(0, 1) });
    await remind();
    const [mail, ...more] = await mailsTo(app, address);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('₹2,407.20');
    expect(mail?.text).toContain('/company/account');
    expect(await subjects(admin.user.email)).toEqual([]);
  });
});

describe('a company that becomes part of another', () => {
  it('takes its account there, with what is owed and its receipts', async () => {
    await withAccount(200_000);
    const into = admin;
    await bought();
    await received({ amount: '2000.00' });
    admin = await createBuyer(app, { role: 'company_admin' });
    await withAccount();
    await bought();
    await bought();
    await received({ amount: '1203.60' });
    const merge = (from: Buyer, to: Buyer) =>
      calls.call('POST', `/companies/${from.company.id}/merge/`, platform.headers, {
        into: to.company.id,
      });
    expectStatus(200, await merge(admin, into));
    const account = await read(into.headers);
    expect(account).toMatchObject({ open: '407.20', credit_balance: '0.00' });
    expect(account.invoices).toHaveLength(3);
    expect(account.receipts.map(({ reference }) => reference).sort()).toEqual([
      'N-1',
      `N-1 (company ${admin.company.id})`,
    ]);
    const last = await createBuyer(app, { role: 'company_admin' });
    expectStatus(200, await merge(into, last));
    expect(await read(last.headers)).toMatchObject({ open: '407.20', credit_limit: '2000.00' });
  });
});
