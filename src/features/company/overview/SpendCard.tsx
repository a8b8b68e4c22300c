import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Link } from 'react-router';
import type { CompanyOverview, CostCentre } from '@/api';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { EmptyState } from '@/components/feedback/EmptyState';
import { BudgetLegend, BudgetRest, BudgetUse } from '@/entities/budget/BudgetUse';
import { formatMoney } from '@/lib/money';
import { companyCostCentrePath, paths } from '@/lib/paths';
import { countOf } from '@/lib/text';
import { selectUser, useAppSelector } from '@/state';
import styles from './SpendCard.module.css';

interface SpendCardProps {
  overview: CompanyOverview;
}

/** What the period has cost, and each cost centre with its budget. */
export function SpendCard({ overview }: SpendCardProps) {
  const { cost_centres: centres } = overview;
  return (
    <Card component="section" sx={{ p: 0 }} aria-labelledby="overview-spend">
      <h2 id="overview-spend">
        <VisuallyHidden>Budgets</VisuallyHidden>
      </h2>
      <Figures overview={overview} />
      {centres.length > 0 ? (
        <div className={styles.centres}>
          <div className={styles.head}>
            <span>Cost centre</span>
            <BudgetLegend />
            <span>Remaining</span>
          </div>
          <ul aria-label="Cost centres">
            {centres.map((centre) => (
              <CentreRow key={centre.id} centre={centre} />
            ))}
          </ul>
        </div>
      ) : (
        <NoCentres />
      )}
    </Card>
  );
}

const isZero = (amount: string) => Number(amount) === 0;

function Figures({ overview }: SpendCardProps) {
  const { limit, spent, committed, remaining, currency, days_left: days } = overview;
  const money = (amount: string) => formatMoney(amount, currency);
  const share = isZero(limit) ? null : Math.round((100 * Number(remaining)) / Number(limit));
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{days > 0 ? 'Spent this quarter' : 'Spent in the quarter'}</dt>
        <dd>
          <span className={styles.value}>{money(spent)}</span>
          <span className={styles.note}>
            {isZero(limit) ? 'no budget is set' : `of ${money(limit)}`}
          </span>
        </dd>
      </div>
      <div>
        <dt>Committed</dt>
        <dd>
          <span className={styles.value}>{money(committed)}</span>
          <span className={styles.note}>held or approved, not yet paid</span>
        </dd>
      </div>
      <div>
        <dt>Remaining</dt>
        <dd>
          <span className={styles.value}>{money(remaining)}</span>
          <span className={styles.note}>
            {share !== null && `${share}% `}
            {days > 0 ? `with ${countOf(days, 'day')} to go` : 'at the end'}
          </span>
        </dd>
      </div>
    </dl>
  );
}

function CentreRow({ centre }: { centre: CostCentre }) {
  const { id, code, name, owner, budget } = centre;
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <Link to={companyCostCentrePath(id)}>{name}</Link>
        <span>
          {code}
          {owner && ` · ${owner.name}`}
        </span>
      </div>
      {budget ? (
        <>
          <BudgetUse budget={budget} />
          <BudgetRest budget={budget} />
        </>
      ) : (
        <p className={styles.none}>No budget in this period.</p>
      )}
    </li>
  );
}

function NoCentres() {
  const user = useAppSelector(selectUser);
  const manages = user?.permissions.includes('manage_company') ?? false;
  return (
    <EmptyState
      title={manages ? 'No cost centres yet' : 'You own no cost centre'}
      text={
        manages
          ? 'A cost centre has an owner and budgets; purchases are charged to it.'
          : 'What the cost centres that you own have spent will stand here.'
      }
      action={
        <Button
          component={Link}
          to={paths.companyCostCentres}
          variant={manages ? 'contained' : 'outlined'}
        >
          {manages ? 'Create cost centres' : 'See the cost centres'}
        </Button>
      }
    />
  );
}
