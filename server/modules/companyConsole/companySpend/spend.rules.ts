import type { SpendGroup, SpendGrouping, SpendSums } from './companySpend.types';

/** Rows per grouping; further groups are merged into one row. */
const MAX_ROWS = 500;

/** Rupees if there are any; otherwise the currency with the largest amount. */
export function mainCurrency(amounts: readonly { currency: string; amount: number }[]): string {
  if (amounts.length === 0 || amounts.some(({ currency }) => currency === 'INR')) return 'INR';
  const sums = new Map<string, number>();
  for (const { currency, amount } of amounts) {
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  const [[largest] = ['INR']] = [...sums].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return largest;
}

/** Sorts months by time and other groups by amount. Merges the smallest groups beyond `MAX_ROWS` into one row. */
export function orderGroups(groups: readonly SpendGroup[], by: SpendGrouping): SpendGroup[] {
  const byKey = (a: SpendGroup, b: SpendGroup) => (a.key < b.key ? -1 : 1);
  if (by === 'month') return groups.toSorted(byKey);
  const sorted = groups.toSorted(
    (a, b) => b.spent - a.spent || b.reserved - a.reserved || byKey(a, b),
  );
  const others = sorted.slice(MAX_ROWS);
  const [first] = others;
  if (!first) return sorted;
  const { currency } = first;
  const rest = { key: 'others', label: 'Others', detail: '', currency, ...sumOf(others) };
  return [...sorted.slice(0, MAX_ROWS), rest];
}

function sumOf(groups: readonly SpendSums[]): SpendSums {
  const total = {
    bookings: 0,
    seats: 0,
    spent: 0,
    reserved: 0,
    came: 0,
    absent: 0,
    spent_on_past: 0,
  };
  for (const group of groups) {
    for (const part of Object.keys(total) as (keyof SpendSums)[]) total[part] += group[part];
  }
  return total;
}

/** Cost per person who attended, in minor units; null if nobody did. */
export const perPersonWhoCame = ({ spent_on_past: spent, came }: SpendSums): number | null =>
  came === 0 ? null : Math.round(spent / came);
