import type { Approval, ApprovalBudget } from '@/api';
import { BudgetBar, BudgetSign, type BudgetSegment } from '@/components/display/BudgetBar';
import { formatMoney } from '@/lib/money';
import { overBudget } from './approvalView';
import styles from './ApprovalBudgetCard.module.css';

const PERIODS = { month: 'this month', quarter: 'this quarter', year: 'this year' } as const;

/** The parts of the budget of a request, each with its name. */
const partsOf = (budget: ApprovalBudget): (BudgetSegment & { name: string })[] => [
  { pattern: 'solid', name: 'Spent', amount: budget.committed },
  { pattern: 'light', name: 'Committed to others', amount: budget.reserved_by_others },
  { pattern: 'hatched', name: 'This request', amount: budget.this_request },
];

/** What an approval leaves of the budget that the request counts against. */
export function ApprovalBudgetCard({ approval }: { approval: Approval }) {
  const { budget, cost_centre: centre, currency, status } = approval;
  if (!budget || !centre) return null;
  const money = (amount: string) => formatMoney(amount, currency);
  const over = overBudget(approval);
  const left = over === null ? money(budget.remaining) : money(over);
  const words = over === null ? `left of ${money(budget.limit)}` : `over ${money(budget.limit)}`;
  const parts = partsOf(budget);
  return (
    <section aria-labelledby="budget-after">
      <h2 id="budget-after" className={styles.title}>
        {status === 'pending' ? 'Budget after approval' : 'Budget'}
      </h2>
      <div className={styles.head}>
        <p>
          <strong>{centre.name}</strong>
          <span>
            {centre.code} · {PERIODS[budget.period]}
          </span>
        </p>
        <p className={styles.left} data-over={over !== null || undefined}>
          <strong>{left}</strong>
          <span>{words}</span>
        </p>
      </div>
      <BudgetBar
        segments={parts}
        limit={budget.limit}
        label={`${centre.name}: ${left} ${words} with this request`}
      />
      <dl className={styles.parts}>
        {parts.map(({ pattern, name, amount }) => (
          <div key={pattern}>
            <dt>
              <BudgetSign pattern={pattern} /> {name}
            </dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
