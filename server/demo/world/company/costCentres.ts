import type { StoredPolicyRule } from '../../../db/schema/spending';
import { categorySlugs } from '../categories';
import { list, table } from '../../table';

const text = `
CC-110 | Sales, West | farhan | 900000
CC-120 | Client Partnerships | vikram | 800000 | rohan
CC-210 | Engineering | lthomas | 600000 | asha; rohan | carries over
CC-310 | People and Culture | sunita | 500000
CC-410 | Finance and Legal | harsh | 400000 |  | advisory
`;

/**
 * Northwind's cost centres with their budgets for the present quarter in minor units, fee and GST included. Owners and
 * members are usernames; both see the remaining budget.
 */
export const costCentres = table('code name owner rupees members option', text).map(
  ({ rupees, members, option, ...centre }, index) => ({
    ...centre,
    id: index + 1,
    members: list(members),
    amount: Number(rupees) * 100,
    enforcement: option === 'advisory' ? ('advisory' as const) : ('hard' as const),
    carriesOver: option === 'carries over',
  }),
);

/** @throws Error for an unknown code */
export function costCentreOf(code: string): (typeof costCentres)[number] {
  const plan = costCentres.find((one) => one.code === code);
  if (!plan) throw new Error(`The demo world has no cost centre ${code}.`);
  return plan;
}

type RulePlan = Pick<StoredPolicyRule, 'kind' | 'outcome' | 'decider'> & Partial<StoredPolicyRule>;

const rules: readonly RulePlan[] = [
  { kind: 'request_total', outcome: 'needs_approval', decider: 'owner', above: 10_000_00 },
  { kind: 'ticket_price', outcome: 'needs_approval', decider: 'admin', above: 15_000_00 },
  { kind: 'days_ahead', outcome: 'needs_approval', decider: 'owner', days: 2 },
  { kind: 'guests', outcome: 'needs_approval', decider: 'admin', guest_kind: 'public_official' },
  { kind: 'guest_value', outcome: 'needs_approval', decider: 'admin', above: 25_000_00 },
  {
    kind: 'category',
    outcome: 'allow',
    decider: 'owner',
    category: categorySlugs.indexOf('technology') + 1,
  },
];

/** Northwind's policy; limits in minor units. */
export const policyRules: StoredPolicyRule[] = rules.map((rule) => ({
  above: null,
  seats: null,
  days: null,
  guest_kind: null,
  sentence: '',
  category: null,
  ...rule,
}));

/** Hours for a decision; an event's organizer may allow fewer. */
export const DECISION_HOURS = 72;

/** The delegate decides in place of the person. Days count from now. */
export const delegations = [
  { person: 'lthomas', delegate: 'vikram', from: -2, until: 12 },
  { person: 'sunita', delegate: 'harsh', from: 7, until: 14 },
] as const;
