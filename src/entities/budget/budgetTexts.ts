import type { Budget, BudgetEnforcement, BudgetPeriod, CostCentre } from '@/api';
import { formatPlainMoney } from '@/lib/money';
import { periodWords } from '@/lib/periods';

/** `₹61,520`: beside bars, where paise would be noise. */
export const wholeMoney = (amount: string, currency?: string): string =>
  formatPlainMoney(String(Math.round(Number(amount))), currency);

export const ENFORCEMENT: Record<BudgetEnforcement, { label: string; sentence: string }> = {
  hard: { label: 'Hard', sentence: 'Purchases over the budget are refused.' },
  advisory: {
    label: 'Advisory',
    sentence: 'It may be exceeded: the approver is warned and confirms again.',
  },
};

export const PERIODS: Record<BudgetPeriod, string> = {
  month: 'Month',
  quarter: 'Quarter',
  year: 'Year',
};

export const THIS_PERIOD: Record<BudgetPeriod, string> = {
  month: 'this month',
  quarter: 'this quarter',
  year: 'this year',
};

/** `Oct to Dec 2026` */
export const budgetPeriod = ({ starts_on, ends_on }: Budget): string =>
  periodWords({ from: starts_on, to: ends_on });

/** Shown in place of a budget: there is none today, or the reader may not see it. */
export const noBudgetText = ({ is_mine, may_manage }: CostCentre): string =>
  is_mine || may_manage ? 'No budget today' : 'Visible to its owner';

type Used = Pick<Budget, 'used_percent' | 'remaining' | 'currency'>;

/** From here on a budget is nearly used, and its owner is told. */
const NEARLY = 80;

/** What is said of a budget that needs a look; null while there is enough. */
export function usedWords({ used_percent, remaining, currency }: Used): string | null {
  if (Number(remaining) < 0) return `over by ${wholeMoney(remaining.slice(1), currency)}`;
  if (used_percent >= 100) return 'used up';
  return used_percent >= NEARLY ? 'nearly used' : null;
}
