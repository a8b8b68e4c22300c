import type { Budget, BudgetEnforcement, BudgetPeriod } from '@/api';
import { ENFORCEMENT } from '@/entities/budget/budgetTexts';
import { formatMoney, readMoney } from '@/lib/money';
import { quarterOf } from '@/lib/periods';

export interface BudgetValues {
  period: BudgetPeriod;
  /** YYYY-MM-01 */
  starts_on: string;
  amount: string;
  enforcement: BudgetEnforcement;
  carries_over: boolean;
}

/** The server takes no larger one. */
const LARGEST = 9_999_999_999;

/** @param today YYYY-MM-DD */
export const newBudget = (today: string): BudgetValues => ({
  period: 'quarter',
  starts_on: quarterOf(today).from,
  amount: '',
  enforcement: 'hard',
  carries_over: false,
});

export const valuesOf = ({ period, starts_on, amount, enforcement, carries_over }: Budget) => ({
  period,
  starts_on,
  amount,
  enforcement,
  carries_over,
});

/** `₹8,00,000.00, hard, carries over` */
export const termsOf = ({ amount, currency, enforcement, carries_over: carries }: Budget) =>
  `${formatMoney(amount, currency)}, ${ENFORCEMENT[enforcement].label.toLowerCase()}, ${carries ? 'carries over' : 'ends with the period'}`;

/** What is wrong with a typed amount. */
export function amountProblem(text: string): string | true {
  const amount = readMoney(text);
  if (amount === null) return 'Enter an amount, such as 2,50,000.00.';
  return Number(amount) <= LARGEST || `At most ${formatMoney(String(LARGEST))}.`;
}
