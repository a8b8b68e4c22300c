import type { BudgetEntryKind } from '@/api';
import { formatMoney } from '@/lib/money';

/** What a line of the ledger is; the bars use the same words. */
export const KIND_WORDS: Record<BudgetEntryKind, string> = {
  reserved: 'Committed',
  committed: 'Spent',
  released: 'Released',
  given_back: 'Given back',
  amount_set: 'Budget set',
  carried_over: 'Carried over',
};

/** `+₹1,000.00` or `−₹1,000.00`; null where nothing changed. */
export function signedMoney(amount: string, currency: string): string | null {
  if (Number(amount) === 0) return null;
  return amount.startsWith('-')
    ? `−${formatMoney(amount.slice(1), currency)}`
    : `+${formatMoney(amount, currency)}`;
}
