import type { Schemas } from '../../contract/types';
import { createBuyer, type Buyer, type Headers } from '../bookings';
import { createBudget, createCostCentre } from '../budgets';
import type { TestApp } from '../buildTestApp';
import { createEvent, createTier, type TestTier } from '../events';
import { createOrganizer, type Organizer } from '../organizer';
import { createCompany, type TestCompany } from '../people';
import type { ApprovalAction } from './approvalActions';

/** Initial amount of every budget, minor units. */
export const BUDGET = 900_000;
const DAY = 86_400_000;

/** Policies that the company's admin sets. The last requires no approval. */
export const policies: readonly Schemas['PolicyRuleInput'][][] = [
  [
    { kind: 'request_total', outcome: 'needs_approval', above: '500.00' },
    { kind: 'ticket_price', outcome: 'needs_approval', above: '1200.00', decider: 'admin' },
  ],
  [
    { kind: 'request_total', outcome: 'needs_approval', above: '300.00', decider: 'admin' },
    { kind: 'seats', outcome: 'refuse', seats: 8 },
  ],
  [],
];

export interface ApprovalWorld {
  company: TestCompany;
  /** Two employees, the owners of the first and second cost centre, and two admins. */
  people: readonly Buyer[];
  admin: Headers;
  organizer: Organizer;
  /** Each has a budget for this quarter. The last has no owner and an advisory budget. */
  costCentres: readonly { id: number; budgetId: number; startsOn: string }[];
  tiers: readonly TestTier[];
}

/** A separate company, with few seats and budgets for about half of the requests. */
export async function createApprovalModelWorld(test: TestApp): Promise<ApprovalWorld> {
  const company = await createCompany(test);
  const roles = ['employee', 'employee', 'company_manager', 'company_manager'] as const;
  const people: Buyer[] = [];
  for (const role of [...roles, 'company_admin', 'company_admin'] as const) {
    people.push(await createBuyer(test, { company, role }));
  }
  const [, , first, second, admin] = people;
  if (!first || !second || !admin) throw new Error('There are too few people.');
  const costCentres: ApprovalWorld['costCentres'][number][] = [];
  for (const [index, owner] of [first, second, null].entries()) {
    const costCentre = await createCostCentre(test, {
      company,
      ...(owner && { owner: owner.user }),
      members: people.slice(0, 2).map((one) => one.user),
    });
    const enforcement = index === 2 ? 'advisory' : 'hard';
    const budget = await createBudget(test, { costCentre, amount: BUDGET, enforcement });
    const { starts_on: startsOn } = await test.db
      .selectFrom('budgets')
      .where('id', '=', budget.id)
      .select('starts_on')
      .executeTakeFirstOrThrow();
    costCentres.push({ id: costCentre.id, budgetId: budget.id, startsOn });
  }
  const refunds = { percent: 80, until: new Date(Date.now() + DAY) };
  const concert = await createEvent(test, { refunds });
  const talk = await createEvent(test);
  const tiers = [
    await createTier(test, { event: concert, total: 12, price: 99_999, maxPerBooking: 4 }),
    await createTier(test, { event: concert, total: 30, price: 33_337, maxPerBooking: 4 }),
    await createTier(test, { event: talk, total: 20, price: 150_001, maxPerBooking: 4 }),
  ];
  const organizer = await createOrganizer(test);
  return { company, people, admin: admin.headers, organizer, costCentres, tiers };
}

interface Decision {
  kind: ApprovalAction['kind'];
  status: string;
  /** Id of the person to whom the step was handed; null for other kinds. */
  to: number | null;
}

/** Objects that the actions of a round have created; drivers share it. */
export interface Made {
  bookings: { id: number; owner: number; isRemoved?: true }[];
  requests: {
    id: number;
    requester: number;
    bookings: number[];
    /** Ids of the people who first had the steps; none for a step of all admins. */
    owners: number[];
  }[];
  /** Sessions of the fake gateway. */
  orders: { id: string; paymentId: string; owner: number; bookings: readonly number[] }[];
  /** Bookings for which money was taken. */
  paid: number[];
  /** Decisions answered with 200, by request, with the status in the answer. */
  decisions: Map<number, Decision[]>;
}

export const nothingMade = (): Made => ({
  bookings: [],
  requests: [],
  orders: [],
  paid: [],
  decisions: new Map(),
});
