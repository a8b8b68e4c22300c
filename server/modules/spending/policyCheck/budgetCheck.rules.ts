import type { PolicyFinding, PolicyOutcome } from '../../../db/schema/spending';
import { formatMoney } from '../../../lib/money';
import type { BudgetOfToday } from './policyCheck.repository';

const limitOf = ({ amount, carried_over: carriedOver }: BudgetOfToday) => amount + carriedOver;

const remainingOf = (budget: BudgetOfToday) => limitOf(budget) - budget.reserved - budget.committed;

/** The remaining amount after reserving the request. Earlier reservations of its bookings are added back. */
export const remainingAfter = (budget: BudgetOfToday, total: number) =>
  remainingOf(budget) + budget.reserved_by_these - total;

const finding = (outcome: PolicyOutcome, sentence: string, detail = ''): PolicyFinding => ({
  kind: 'budget',
  outcome,
  sentence,
  detail,
});

/**
 * Checks a request against the budget. A hard budget refuses a request that exceeds it; an advisory one reports the
 * excess.
 * @param total total of the request, minor units
 * @param maySee false hides all sums
 */
export function budgetFinding(
  { name, budget }: { name: string; budget: BudgetOfToday },
  total: number,
  maySee: boolean,
): PolicyFinding {
  const after = remainingAfter(budget, total);
  if (after >= 0) return finding('allow', `${name} has the budget`);
  const over = maySee
    ? `${formatMoney(-after, budget.currency)} over the budget of ${name}`
    : `Over the budget of ${name}`;
  return budget.enforcement === 'hard'
    ? finding('refuse', over, 'Ask the owner of the cost centre for a larger budget')
    : finding('allow', over, 'This budget may be exceeded');
}
