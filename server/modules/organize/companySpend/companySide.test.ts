import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import {
  createBuyer,
  expectStatus,
  statusAndCode,
  type Buyer,
  type Headers,
} from '../../../testing/bookings';
import { createBudget, createCostCentre } from '../../../testing/budgets';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createCredit } from '../../../testing/credits';
import { createPolicyPeople } from '../../../testing/policies';

let test: TestApp;
let meera: Buyer;
let engineering: { id: number };
beforeAll(async () => {
  test = await buildTestApp();
  const people = await createPolicyPeople(test);
  meera = people.meera;
  const { company } = people;
  engineering = await createCostCentre(test, { company, name: 'Engineering' });
  await createBudget(test, { costCentre: engineering, amount: 1_000_000 });
});
afterAll(() => test.close());

const get = (path: string, headers: Headers) =>
  test.app.inject({ url: `/api/company/${path}`, headers });

it('shows the side of a company to employees who own cost centres there, and to who decides for them', async () => {
  const { company } = meera;
  const [owner, delegate] = [
    await createBuyer(test, { company, firstName: 'Leela' }),
    await createBuyer(test, { company, firstName: 'Harsh' }),
  ];
  const held = async ({ headers }: Buyer) => {
    const answer = await test.app.inject({ url: '/api/auth/verify-token/', headers });
    return expectStatus(200, answer)
      .json<Schemas['VerifiedSession']>()
      .user.permissions.filter((name) => name === 'view_own_spend' || name === 'decide_approvals');
  };
  expect(await held(owner)).toEqual([]);
  const quiet = await createCostCentre(test, { company, owner: owner.user, name: 'Quiet' });
  expect(await held(owner)).toEqual(['view_own_spend', 'decide_approvals']);
  // No more than it has spent, whatever others have.
  for (const grouping of ['cost_centre', 'event', 'person', 'month'] as const) {
    const spent = await get(`spend/?grouping=${grouping}`, owner.headers);
    expect(spent.json()).toMatchObject({ total: '0.00', results: [] });
  }
  const overview = expectStatus(200, await get('overview/', owner.headers));
  expect(overview.json()).toMatchObject({
    ...{ limit: '0.00', spent: '0.00', upcoming: [], cost_centres: [{ id: quiet.id }] },
  });
  expect(overview.json<Schemas['CompanyOverview']>().cost_centres).toHaveLength(1);
  // The sum of the account would tell an owner what others spend.
  const ofAdmin = async () =>
    (await get('overview/', meera.headers)).json<Schemas['CompanyOverview']>().account;
  expect(await ofAdmin()).toBeNull();
  await createCredit(test, company, { limit: 500_000 });
  expect(await ofAdmin()).toEqual({
    ...{ is_open: true, currency: 'INR', credit_limit: '5000.00', open: '0.00' },
    ...{ available: '5000.00', due: '0.00', overdue: '0.00', next_due_on: null },
  });
  const own = await get('overview/', owner.headers);
  expect(own.json()).toMatchObject({ account: null });
  const others = await get(`cost-centres/${engineering.id}`, owner.headers);
  expect(others.json()).toMatchObject({ budget: null, members: [] });

  await test.db
    .insertInto('delegations')
    .values({ person_id: owner.user.id, delegate_id: delegate.user.id })
    .execute();
  expect(await held(delegate)).toEqual(['decide_approvals']);
  expect(statusAndCode(await get('spend/', delegate.headers))).toEqual([403, 'forbidden']);
  await test.db
    .updateTable('delegations')
    .set({ ends_at: new Date(Date.now() - 1000) })
    .where('person_id', '=', owner.user.id)
    .execute();
  expect(await held(delegate)).toEqual([]);
  await test.db.deleteFrom('cost_centres').where('id', '=', quiet.id).execute();
  expect(await held(owner)).toEqual([]);
});
