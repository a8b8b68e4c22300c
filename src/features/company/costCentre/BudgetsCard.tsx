import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import { Link } from 'react-router';
import type { Budget } from '@/api';
import { BudgetLegend, BudgetRest, BudgetUse } from '@/entities/budget/BudgetUse';
import { budgetPeriod, ENFORCEMENT } from '@/entities/budget/budgetTexts';
import { formatMoney } from '@/lib/money';
import styles from './BudgetsCard.module.css';

interface BudgetsCardProps {
  budgets: readonly Budget[];
  /** Whose ledger is shown. */
  chosen: Budget;
  /** YYYY-MM-DD */
  today: string;
  /** Undefined for those who may not. */
  onChange: ((budget: Budget) => void) | undefined;
}

/** The budgets of a cost centre, the latest first. */
export function BudgetsCard({ budgets, chosen, today, onChange }: BudgetsCardProps) {
  return (
    <Card component="section" sx={{ p: 0 }} aria-labelledby="centre-budgets">
      <header className={styles.head}>
        <h2 id="centre-budgets">Budgets</h2>
        <BudgetLegend />
      </header>
      <ul>
        {budgets.map((budget) => (
          <li key={budget.id} className={styles.row} data-chosen={budget.id === chosen.id}>
            <div className={styles.period}>
              <Link
                to={{ search: `?budget=${budget.id}` }}
                replace
                preventScrollReset
                aria-current={budget.id === chosen.id || undefined}
              >
                {budgetPeriod(budget)}
              </Link>
              <span>{terms(budget)}</span>
            </div>
            <span className={styles.state}>
              {isNow(budget, today) ? <Chip size="small" color="success" label="Now" /> : null}
            </span>
            <BudgetUse budget={budget} />
            <BudgetRest budget={budget} />
            {onChange && (
              <Button
                className={styles.change}
                aria-label={`Change the budget of ${budgetPeriod(budget)}`}
                onClick={() => onChange(budget)}
              >
                Change
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const isNow = ({ starts_on: from, ends_on: to }: Budget, today: string) =>
  from <= today && today <= to;

/** `Hard · carries over · ₹20,000.00 from the period before` */
function terms({ enforcement, carries_over: carries, carried_over: carried, currency }: Budget) {
  const amount = Number(carried);
  return [
    ENFORCEMENT[enforcement].label,
    carries ? 'carries over' : 'ends with the period',
    amount > 0 && `${formatMoney(carried, currency)} from the period before`,
    amount < 0 && `${formatMoney(carried.slice(1), currency)} went to the next period`,
  ]
    .filter(Boolean)
    .join(' · ');
}
