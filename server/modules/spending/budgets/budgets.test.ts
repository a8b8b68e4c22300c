import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { BodyAt } from '../../../contract/calls';
import { unchecked } from '../../../testing/checkedInject';
import type { Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  letTimePass,
} from '../../../testing/bookings';
import { assertBudgetsConsistent, createBudget, createCostCentre } from '../../../testing/budgets';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createBackgroundWorkers } from '../../../testing/payments';
import { createCompany, createUser, signIn } from '../../../testing/people';
import { reserveBudget } from './budgetUse.service';
import { carryOverAll } from './carryOver.service';
import { releaseStaleReservations } from './staleReservations.service';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test?.close());

type Headers = Record<string, string>;

const ask = async <Method extends Uppercase<string>, Path extends string>(
  method: Method,
  path: Path,
  headers: Headers,
  payload?: BodyAt<Method, `/company${Path}`>,
) => {
  const answer = await test.app.inject({
    method,
    url: `/api/company${path}`,
    headers,
    payload: unchecked(payload),
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};

async function createPeople() {
  const company = await createCompany(test, { name: 'Northwind Industries' });
  const meera = await createBuyer(test, { company, role: 'company_admin', firstName: 'Meera' });
  const vikram = await createBuyer(test, { company, role: 'company_manager', firstName: 'Vikram' });
  const asha = await createBuyer(test, { company, firstName: 'Asha' });
  return { company, meera, vikram, asha };
}

const quarter = async (offset = 0) => {
  const { rows } = await sql<{ day: string }>`
    select (date_trunc('quarter', now() at time zone 'Asia/Kolkata')
      + make_interval(months => ${3 * offset}::int))::date as day`.execute(test.db);
  return rows[0]?.day ?? '';
};

it('shows budgets to admins, owners and members, and cost centres to everybody of the company', async () => {
  const { meera, vikram, asha, company } = await createPeople();
  const client = await createUser(test, { company, role: 'client' });
  const made = await ask('POST', '/cost-centres/', meera.headers, {
    code: 'CC-310',
    name: 'Client Partnerships',
    owner_id: vikram.user.id,
  });
  expect(made).toMatchObject({ status: 201, body: { owner: { id: vikram.user.id }, version: 1 } });
  const costCentre = Number(made.body.id);
  const body = { cost_centre: costCentre, period: 'quarter' as const, starts_on: await quarter() };
  const set = await ask('PUT', '/budgets/', meera.headers, { ...body, amount: '4800.00' });
  expect(set).toMatchObject({ status: 200, body: { remaining: '4800.00', used_percent: 0 } });

  for (const currency of ['JPY', 'KWD', 'XXX', 'inr']) {
    const wrong = unchecked({ ...body, currency, amount: '1' });
    const refused = await ask('PUT', '/budgets/', meera.headers, wrong);
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { currency: expect.stringContaining(`“${currency}”`) } },
    });
  }

  const listed = async (headers: Headers) => {
    const { body: list } = await ask('GET', '/cost-centres/', headers);
    const [first] = (list as unknown as Schemas['CostCentreList']).results;
    return (
      first && {
        remaining: first.budget?.remaining ?? null,
        mine: first.is_mine,
        may: first.may_manage,
      }
    );
  };
  expect(await listed(meera.headers)).toEqual({ remaining: '4800.00', mine: false, may: true });
  expect(await listed(vikram.headers)).toEqual({ remaining: '4800.00', mine: true, may: false });
  expect(await listed(asha.headers)).toEqual({ remaining: null, mine: false, may: false });
  expect(await ask('GET', '/cost-centres/', await signIn(test, client))).toMatchObject({
    status: 403,
  });
  const ledger = `/budgets/${Number(set.body.id)}/ledger/`;
  expect(await ask('GET', ledger, vikram.headers)).toMatchObject({
    body: {
      count: 1,
      results: [{ kind: 'amount_set', amount: '4800.00', person_name: 'Meera Person' }],
    },
  });
  expect(await ask('GET', ledger, asha.headers)).toMatchObject({ status: 404 });

  const change = { owner_id: null, member_ids: [asha.user.id] };
  const headers = { ...meera.headers, 'if-match': '"1"' };
  expect(await ask('PATCH', `/cost-centres/${costCentre}`, headers, change)).toMatchObject({
    body: { owner: null, members: [{ id: asha.user.id, name: 'Asha Person' }], version: 2 },
  });
  expect(await ask('PATCH', `/cost-centres/${costCentre}`, headers, change)).toMatchObject({
    status: 412,
    body: { code: 'version_conflict' },
  });
  expect(await listed(asha.headers)).toMatchObject({ remaining: '4800.00', mine: true });
  const outsider = await createUser(test);
  for (const refused of [
    {
      body: { owner_id: outsider.id },
      says: { status: 400, body: { fields: { owner_id: expect.anything() } } },
    },
    { body: { member_ids: [client.id] }, says: { status: 400 } },
  ]) {
    const any = { ...meera.headers, 'if-match': '*' };
    expect(await ask('PATCH', `/cost-centres/${costCentre}`, any, refused.body)).toMatchObject(
      refused.says,
    );
  }
  const again = { code: 'cc-310', name: 'Twice' };
  expect(await ask('POST', '/cost-centres/', meera.headers, again)).toMatchObject({
    status: 409,
    body: { code: 'code_taken' },
  });
  await test.db
    .updateTable('companies')
    .set({ domain_proven_at: null })
    .where('id', '=', company.id)
    .execute();
  expect(
    await ask('POST', '/cost-centres/', meera.headers, { code: 'CC-1', name: 'X' }),
  ).toMatchObject({
    status: 403,
    body: { code: 'domain_not_proven' },
  });
});

it('imports cost centres: all rows or none', async () => {
  const { meera, vikram, company } = await createPeople();
  const import_ = (content: string, dry_run = false) =>
    ask('POST', '/cost-centres/import/', meera.headers, { content, dry_run });
  const good = `\uFEFFCode,Name,Owner\r\nCC-110,Leadership,\r\nCC-210,"Engineering, all",${vikram.user.email.toUpperCase()}\r\n`;
  const count = async () =>
    (
      await test.db
        .selectFrom('cost_centres')
        .where('company_id', '=', company.id)
        .select('id')
        .execute()
    ).length;
  expect((await import_(good, true)).body).toMatchObject({ created: 2, errors: [] });
  expect(await count()).toBe(0);
  expect((await import_(good)).body).toMatchObject({ created: 2, updated: 0, unchanged: 0 });
  expect((await import_(good)).body).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  const bad = 'code,name,owner\ncc-110,Renamed,\nCC 9,,nobody@elsewhere.example\ncc-110,Twice,\n';
  const { body } = await import_(bad);
  expect(body).toMatchObject({ updated: 1 });
  expect(
    (body.errors as Schemas['ImportError'][]).map(({ row, field }) => `${row} ${field}`),
  ).toEqual(['3 code', '3 name', '3 owner', '4 code']);
  const broken = await import_(
    'code,name,owner\nCC-310,#REF!,\nCC-320,Sales,#N/A\nCC-330,West,\n',
    true,
  );
  expect(broken.body).toMatchObject({
    created: 1,
    errors: [
      { row: 2, field: 'name', error: expect.stringMatching(/^This cell has the error #REF!/) },
      { row: 3, field: 'owner', error: expect.stringMatching(/^This cell has the error #N\/A/) },
    ],
  });
  const { body: list } = await ask('GET', '/cost-centres/?search=lead', meera.headers);
  expect(list).toMatchObject({ count: 1, results: [{ name: 'Leadership' }] });
});

it('keeps a budget above its use and its periods apart, and releases, alerts and carries over', async () => {
  const { meera, asha, company } = await createPeople();
  const calls = createBookingCalls(test);
  const costCentre = await createCostCentre(test, { company, owner: asha.user });
  const before = await createBudget(test, {
    costCentre,
    amount: 300_000,
    quarter: -1,
    carriesOver: true,
  });
  const starts_on = await quarter();
  const body = { cost_centre: costCentre.id, period: 'quarter' as const, starts_on };
  const set = (
    more: Partial<Schemas['BudgetInput']> & Pick<Schemas['BudgetInput'], 'amount'>,
    ifMatch?: string,
  ) =>
    ask(
      'PUT',
      '/budgets/',
      { ...meera.headers, ...(ifMatch && { 'if-match': ifMatch }) },
      { ...body, ...more },
    );
  const made = await set({ amount: 1000 });
  expect(made.body).toMatchObject({ carried_over: '3000.00', limit: '4000.00', version: 2 });
  expect(await set({ amount: 1000 })).toMatchObject({ status: 428 });
  expect(await set({ starts_on: starts_on.replace(/01$/, '02'), amount: 1 })).toMatchObject({
    status: 400,
  });
  for (const away of [-1, 60]) {
    const other = { currency: 'USD' as const, starts_on: await quarter(away), amount: 1 };
    expect([away, await set(other)]).toMatchObject([
      away,
      { status: 400, body: { fields: { starts_on: expect.any(String) } } },
    ]);
  }
  const year = { period: 'year' as const, starts_on: await quarter(-1), amount: 1 };
  expect(await set(year, '*')).toMatchObject({ status: 409, body: { code: 'budget_overlap' } });
  expect(await carryOverAll(test.db)).toBe(0);

  const { tier } = await createOffer(test, { price: 350_000, total: 10 });
  const { id } = await calls.book(asha.headers, tier);
  const reserve = (amount: number) =>
    inTransaction(test.db, (trx) =>
      reserveBudget(trx, {
        companyId: company.id,
        costCentreId: costCentre.id,
        currency: 'INR',
        approvalId: null,
        purpose: 'A client',
        actor: {
          id: asha.user.id,
          name: 'Asha',
        },
        maySeeRemaining: true,
        lines: [
          {
            bookingId: id,
            amount,
          },
        ],
      }),
    );
  await expect(reserve(400_001)).rejects.toMatchObject({
    code: 'budget_exceeded',
    details: {
      remaining: '4000.00',
      needed: '4000.01',
    },
  });
  await reserve(320_000);
  const jobs = async () =>
    (
      await test.db
        .selectFrom('outbox_jobs')
        .where('kind', '=', 'budget_alert')
        .select('key')
        .orderBy('id')
        .execute()
    ).map((row) => row.key);
  const budget = Number(made.body.id);
  expect(await jobs()).toEqual([`${budget}:80`]);
  expect(await set({ amount: '199.99' }, '*')).toMatchObject({
    status: 409,
    body: {
      code: 'budget_below_use',
      details: { minimum: '200.00' },
    },
  });
  expect(await set({ amount: '200.00' }, '*')).toMatchObject({
    body: { used_percent: 100, remaining: '0.00' },
  });
  expect(await jobs()).toEqual([`${budget}:80`, `${budget}:100`]);

  await createBackgroundWorkers(test).queue.runOnce();
  const mails = await test.db
    .selectFrom('mails')
    .where('kind', '=', 'budget_alert')
    .orderBy('id')
    .select(['recipient', 'subject'])
    .execute();
  expect(mails).toHaveLength(4);
  const { code, name } = costCentre;
  for (const recipient of [asha.user.email, meera.user.email]) {
    expect(mails).toContainEqual({
      recipient,
      subject: `80% of the budget of ${name} (${code}) is used`,
    });
    expect(mails).toContainEqual({
      recipient,
      subject: `The budget of ${name} (${code}) is used up`,
    });
  }

  expect(await releaseStaleReservations(test)).toBe(0);
  await letTimePass(test.db, 600);
  expect(await releaseStaleReservations(test)).toBe(1);
  const { body: ledger } = await ask('GET', `/budgets/${budget}/ledger/`, asha.headers);
  expect((ledger as unknown as Schemas['BudgetLedger']).results.map((line) => line.kind)).toEqual([
    'released',
    'amount_set',
    'reserved',
    'carried_over',
    'amount_set',
  ]);
  expect((await ask('GET', `/budgets/${before.id}`, meera.headers)).body).toMatchObject({
    limit: '0.00',
  });
  await assertBudgetsConsistent(test.db);
});
