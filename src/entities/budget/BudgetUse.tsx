import type { Budget } from '@/api';
import { BudgetBar, BudgetSign } from '@/components/display/BudgetBar';
import { cx } from '@/lib/cx';
import styles from './BudgetUse.module.css';
import { usedWords, wholeMoney } from './budgetTexts';

interface BudgetUseProps {
  budget: Budget;
  /** For grids. */
  thin?: boolean;
}

/** The bar of a budget: solid is spent, hatched is committed; under it the same in figures. */
export function BudgetUse({ budget, thin = false }: BudgetUseProps) {
  const { limit, committed: spent, reserved, used_percent: percent, currency } = budget;
  const money = (amount: string) => wholeMoney(amount, currency);
  const hasReserved = Number(reserved) > 0;
  const words = `${money(spent)} spent${hasReserved ? ` and ${money(reserved)} committed` : ''} of ${money(limit)}`;
  return (
    <span className={styles.use}>
      <BudgetBar
        segments={[
          { pattern: 'solid', amount: spent },
          { pattern: 'hatched', amount: reserved },
        ]}
        limit={limit}
        label={words}
        thin={thin}
      />
      <span className={styles.figures}>
        <span>
          {money(spent)}
          {hasReserved && ` + ${money(reserved)}`}
        </span>
        <span>
          {percent}% of {money(limit)}
        </span>
      </span>
    </span>
  );
}

/** What is left of a budget; in words and in colour where it is little. */
export function BudgetRest({ budget, className }: { budget: Budget; className?: string }) {
  const said = usedWords(budget);
  return (
    <span className={cx(styles.rest, className)} data-warns={said !== null || undefined}>
      <span>{wholeMoney(budget.remaining, budget.currency)}</span>
      {said && <small>{said}</small>}
    </span>
  );
}

const SIGNS = [
  ['Spent', 'solid'],
  ['Committed', 'hatched'],
  ['Remaining', undefined],
] as const;

/** What the patterns of the bars mean. */
export function BudgetLegend() {
  return (
    <span className={styles.legend}>
      {SIGNS.map(([words, pattern]) => (
        <span key={words}>
          <BudgetSign pattern={pattern} />
          {words}
        </span>
      ))}
    </span>
  );
}
