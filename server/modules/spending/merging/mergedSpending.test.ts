import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import { toDecimal } from '../../../lib/money';
import { createApprovalCalls, createApprovalWorld, createPolicy } from '../../../testing/approvals';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createBuyer,
  expectStatus,
  seatCounts,
  statusAndCode,
  type Headers,
} from '../../../testing/bookings';
import {
  assertBudgetsConsistent,
  budgetSums,
  createBudget,
  createCostCentre,
} from '../../../testing/budgets';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createCompany, createUser, signIn } from '../../../testing/people';
import { freeCodes } from './costCentreCodes.rules';

let app: TestApp;
let root: Headers;
let calls: ReturnType<typeof createBookingCalls>;
let approvals: ReturnType<typeof createApprovalCalls>;

beforeAll(async () => {
  app = await buildTestApp();
  root = await signIn(app, await createUser(app, { role: 'admin' }));
  calls = createBookingCalls(app);
  approvals = createApprovalCalls(app);
});
afterAll(() => app.close());

const merge = async (from: number, into: number, more: object = {}) =>
  expectStatus(
    200,
    await calls.call('POST', `/companies/${from}/merge/`, root, { into, ...more }),
  ).json<Schemas['CompanyMerge']>();

const rahul = { name: 'Rahul Nair', organisation: 'Meridian', kind: 'client' as const };

/** Three tickets, 7,221.60 with fee and GST; in minor units. */
const TOTAL = 722_160;

const codesOf = (companyId: number) =>
  app.db
    .selectFrom('cost_centres')
    .where('company_id', '=', companyId)
    .select(['id', 'code'])
    .orderBy('id')
    .execute();

it('moves cost centres, budgets, requests and guests to the other company, and its sums stay', async () => {
  const from = await createApprovalWorld(app);
  const into = await createApprovalWorld(app);
  const charge = { cost_centre: from.costCentre.id, guests: [rahul] };
  const waiting = await calls.book(from.asha.headers, from.tier, 3);
  const request = await approvals.request(from.asha.headers, [waiting], charge);
  const other = await calls.book(from.asha.headers, from.tier, 3);
  const second = await approvals.request(from.asha.headers, [other], charge);
  const paid = await calls.book(from.asha.headers, from.tier, 1);
  const own = { ...charge, purpose: 'To meet.' };
  await calls.payFor(from.asha.headers, [paid.id], own);
  const theirs = await calls.book(into.asha.headers, into.tier, 1);
  const named = { ...rahul, name: 'RAHUL NAIR', email: 'rahul@meridian.example' };
  await calls.payFor(into.asha.headers, [theirs.id], { purpose: 'To meet.', guests: [named] });
  const same = await createCostCentre(app, {
    company: into.company,
    code: from.costCentre.code.toLowerCase(),
  });

  const before = await budgetSums(app.db, from.budget);
  expect(before).toEqual({ limit: 5_000_000, reserved: 2 * TOTAL, committed: TOTAL / 3 });
  const moved = { cost_centres: 1, open_requests: 2, guests: 1 };
  const dry = await merge(from.company.id, into.company.id, { dry_run: true });
  expect(dry.moved).toMatchObject(moved);
  expect((await merge(from.company.id, into.company.id)).moved).toEqual(dry.moved);

  expect(await budgetSums(app.db, from.budget)).toEqual(before);
  await assertBudgetsConsistent(app.db);
  await assertInventoryConsistent(app.db);
  expect(await codesOf(into.company.id)).toEqual([
    { id: from.costCentre.id, code: `${from.costCentre.code}-2` },
    { id: into.costCentre.id, code: into.costCentre.code },
    { id: same.id, code: same.code },
  ]);
  for (const table of ['approvals', 'budget_allocations', 'company_guests', 'company_policies']) {
    const rows = await app.db
      .selectFrom(table as 'approvals')
      .where('company_id', '=', from.company.id)
      .select('company_id')
      .execute();
    expect([table, rows]).toEqual([table, []]);
  }

  // The approver of before decides, and an admin of the other company.
  expectStatus(200, await approvals.approve(from.owner.headers, request.id));
  const declined = { reason: 'Not this quarter.' };
  expectStatus(200, await approvals.decline(into.admin.headers, second.id, declined));
  await calls.payFor(from.asha.headers, [waiting.id]);
  expect(await budgetSums(app.db, from.budget)).toEqual({
    limit: 5_000_000,
    reserved: 0,
    committed: TOTAL + TOTAL / 3,
  });
  await assertBudgetsConsistent(app.db);
  const report = await calls.get('/company/hospitality/', into.admin.headers);
  expect(report.json<Schemas['CompanyHospitality']>()).toMatchObject({
    guests: 1,
    times: 3,
    value: toDecimal(TOTAL),
    results: [
      {
        name: 'RAHUL NAIR',
        email: 'rahul@meridian.example',
      },
    ],
  });
});

it('keeps the policy of the other company, and what the merged one said in the changes', async () => {
  const [first, second] = [await createCompany(app), await createCompany(app)];
  const into = await createBuyer(app, { role: 'company_admin' });
  await createPolicy(app, first, [{ kind: 'seats', outcome: 'refuse', seats: 9 }]);
  await createPolicy(app, second, [{ kind: 'exclusive_event', outcome: 'refuse' }]);
  await merge(first.id, into.company.id);
  await merge(second.id, into.company.id);
  const policy = await calls.get('/company/policy/', into.headers);
  const kept = 'More than 9 seats in one request are refused';
  expect(policy.json<Schemas['CompanyPolicy']>().rules.map(({ text }) => text)).toEqual([kept]);
  const entries = await app.db
    .selectFrom('audit_entries')
    .where('company_id', '=', into.company.id)
    .where('kind', '=', 'policy')
    .select(['action', 'before', 'after'])
    .orderBy('id')
    .execute();
  expect(entries).toMatchObject([
    { action: 'policy.moved', after: { rules: [kept] } },
    { action: 'policy.ended', before: { rules: ['Exclusive events are refused'] } },
  ]);
});

it('ends requests that nobody could decide, with a sentence, and leaves the others', async () => {
  const from = await createApprovalWorld(app);
  const into = await createBuyer(app, { role: 'company_admin' });
  await app.db
    .updateTable('companies')
    .set({ domain_proven_at: null })
    .where('id', '=', into.company.id)
    .execute();
  const ownerless = await createCostCentre(app, { company: from.company });
  const budget = await createBudget(app, { costCentre: ownerless, amount: 5_000_000 });
  const [first, second] = [
    await calls.book(from.asha.headers, from.tier, 3),
    await calls.book(from.asha.headers, from.tier, 3),
  ];
  const ofAdmins = await approvals.request(from.asha.headers, [first], {
    cost_centre: ownerless.id,
  });
  const ofOwner = await approvals.request(from.asha.headers, [second], {
    cost_centre: from.costCentre.id,
  });
  const earlier = await seatCounts(app.db, from.tier);
  await merge(from.company.id, into.company.id);
  expect(await approvals.read(from.asha.headers, ofAdmins.id)).toMatchObject({
    status: 'expired',
    reason: expect.stringContaining('so that nobody can decide'),
  });
  expect(await seatCounts(app.db, from.tier)).toEqual({
    available: earlier.available + 3,
    held: earlier.held - 3,
    sold: earlier.sold,
  });
  expect(await budgetSums(app.db, budget)).toMatchObject({ reserved: 0 });
  const late = await approvals.approve(into.headers, ofAdmins.id);
  expect(late.statusCode === 404 || statusAndCode(late)[0] === 409).toBe(true);
  expectStatus(200, await approvals.approve(from.owner.headers, ofOwner.id));
  await assertBudgetsConsistent(app.db);
  await assertInventoryConsistent(app.db);
});

it('gives equal codes the next free suffix, within the length of a code', () => {
  const long = 'A'.repeat(20);
  const coded = (...codes: string[]) => codes.map((code, id) => ({ id, code }));
  const renamed = freeCodes(
    coded('ENG', 'eng-2', 'Ops', long),
    coded('eng', 'ENG-3', long.toLowerCase()),
  );
  expect(renamed).toEqual([
    { id: 0, code: 'ENG-4' },
    { id: 3, code: `${'A'.repeat(18)}-2` },
  ]);
});
