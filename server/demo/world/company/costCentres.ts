import type { BudgetEnforcement, StoredPolicyRule } from '../../../db/schema/spending';
import type { CategorySlug } from '../categories';

/** A cost centre of Northwind with its budget of the present quarter. */
export interface CostCentrePlan {
  code: string;
  name: string;
  /** Usernames of its owner and of those who see what remains. */
  owner: string;
  members: readonly string[];
  /** Whole rupees, fee and GST included. */
  amount: number;
  enforcement: BudgetEnforcement;
  carriesOver: boolean;
}

export const costCentres = [
  {
    code: 'CC-110',
    name: 'Sales, West',
    owner: 'farhan',
    members: [],
    amount: 900_000,
    enforcement: 'hard',
    carriesOver: false,
  },
  {
    code: 'CC-120',
    name: 'Client Partnerships',
    owner: 'vikram',
    members: ['rohan'],
    amount: 800_000,
    enforcement: 'hard',
    carriesOver: false,
  },
  {
    code: 'CC-210',
    name: 'Engineering',
    owner: 'lthomas',
    members: ['asha', 'rohan'],
    amount: 600_000,
    enforcement: 'hard',
    carriesOver: true,
  },
  {
    code: 'CC-310',
    name: 'People and Culture',
    owner: 'sunita',
    members: [],
    amount: 500_000,
    enforcement: 'hard',
    carriesOver: false,
  },
  {
    code: 'CC-410',
    name: 'Finance and Legal',
    owner: 'harsh',
    members: [],
    amount: 400_000,
    enforcement: 'advisory',
    carriesOver: false,
  },
] as const satisfies readonly CostCentrePlan[];

export type CostCentreCode = (typeof costCentres)[number]['code'];

/** @throws Error for an unknown code */
export function costCentreOf(code: CostCentreCode): CostCentrePlan & { id: number } {
  const index = costCentres.findIndex((one) => one.code === code);
  const plan = costCentres[index];
  if (!plan) throw new Error(`The demo world has no cost centre ${code}.`);
  return { ...plan, id: index + 1 };
}

type RulePlan = Pick<StoredPolicyRule, 'kind' | 'outcome' | 'decider'> &
  Partial<Pick<StoredPolicyRule, 'above' | 'days' | 'guest_kind'>> & { category?: CategorySlug };

/** Northwind's policy; limits in minor units. */
export const policyRules: readonly RulePlan[] = [
  { kind: 'request_total', outcome: 'needs_approval', decider: 'owner', above: 10_000_00 },
  { kind: 'ticket_price', outcome: 'needs_approval', decider: 'admin', above: 15_000_00 },
  { kind: 'days_ahead', outcome: 'needs_approval', decider: 'owner', days: 2 },
  { kind: 'guests', outcome: 'needs_approval', decider: 'admin', guest_kind: 'public_official' },
  { kind: 'guest_value', outcome: 'needs_approval', decider: 'admin', above: 25_000_00 },
  { kind: 'category', outcome: 'allow', decider: 'owner', category: 'technology' },
];

/** Hours for a decision; an event's organizer may allow fewer. */
export const DECISION_HOURS = 72;

/** Who decides in whose place; days count from now. */
export const delegations = [
  { person: 'lthomas', delegate: 'vikram', from: -2, until: 12 },
  { person: 'sunita', delegate: 'harsh', from: 7, until: 14 },
] as const;
