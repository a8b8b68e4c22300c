import type { BodyAt } from '../contract/calls';
import type { Schemas } from '../contract/types';
import { createBuyer, type Buyer, type Headers } from './bookings';
import { createCostCentre } from './budgets';
import type { TestApp } from './buildTestApp';
import { createCompany, type TestCompany } from './people';

export interface PolicyPeople {
  company: TestCompany;
  /** An employee. */
  asha: Buyer;
  /** A manager. */
  vikram: Buyer;
  /** The company's only admin. */
  meera: Buyer;
}

export async function createPolicyPeople(test: TestApp): Promise<PolicyPeople> {
  const company = await createCompany(test);
  const asha = await createBuyer(test, { company, firstName: 'Asha' });
  const vikram = await createBuyer(test, { company, firstName: 'Vikram', role: 'company_manager' });
  const meera = await createBuyer(test, { company, firstName: 'Meera', role: 'company_admin' });
  return { company, asha, vikram, meera };
}

/** Client calls for the policy of a company. */
export function createPolicyCalls({ app }: Pick<TestApp, 'app'>) {
  const calls = {
    get: (headers: Headers) => app.inject({ method: 'GET', url: '/api/company/policy/', headers }),

    /** @param match null: without If-Match */
    put: (
      headers: Headers,
      payload: BodyAt<'PUT', '/company/policy/'>,
      match: string | null = '*',
    ) =>
      app.inject({
        method: 'PUT',
        url: '/api/company/policy/',
        headers: { ...headers, ...(match !== null && { 'if-match': match }) },
        payload,
      }),

    /** @throws Error when refused */
    async setRules(
      headers: Headers,
      rules: Schemas['CompanyPolicyInput']['rules'],
      more: Partial<Schemas['CompanyPolicyInput']> = {},
    ): Promise<void> {
      const answer = await calls.put(headers, { rules, ...more });
      if (answer.statusCode !== 200) throw new Error(answer.body);
    },

    tryCheck: (headers: Headers, payload: object) =>
      app.inject({ method: 'POST', url: '/api/company/policy/check/', headers, payload }),

    /** @throws Error when refused */
    async check(headers: Headers, payload: object): Promise<Schemas['PolicyCheck']> {
      const answer = await calls.tryCheck(headers, payload);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json();
    },
  };
  return calls;
}

/** A rule for tickets above this price. */
export const aboveTicket = (
  above: string,
  more: Partial<Schemas['PolicyRuleInput']> = {},
): Schemas['PolicyRuleInput'] => ({
  kind: 'ticket_price',
  outcome: 'needs_approval',
  above,
  ...more,
});

/** The cost centre Engineering. Its budget is for many years, in minor units. */
export async function addCostCentre(
  test: Pick<TestApp, 'db'>,
  { company, owner }: { company: TestCompany; owner: Buyer | null },
  budget?: { amount: number; isAdvisory?: boolean },
): Promise<number> {
  const { id } = await createCostCentre(test, {
    company,
    name: 'Engineering',
    ...(owner && { owner: owner.user }),
  });
  if (budget) {
    await test.db
      .insertInto('budgets')
      .values({
        cost_centre_id: id,
        period: 'year',
        amount: budget.amount,
        enforcement: budget.isAdvisory ? 'advisory' : 'hard',
        starts_on: '2020-01-01',
        ends_on: '2099-12-31',
      })
      .execute();
  }
  return id;
}
