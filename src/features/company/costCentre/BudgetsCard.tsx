import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Budget } from '@/api';
import { ListCard } from '@/components/dataList/DataList';
import { type DataColumn, DataTable } from '@/components/dataList/DataTable';
import { TwoLines } from '@/components/dataList/TwoLines';
import { BudgetLegend, BudgetRest, BudgetUse } from '@/entities/budget/BudgetUse';
import { budgetPeriod, ENFORCEMENT } from '@/entities/budget/budgetTexts';
import { formatMoney } from '@/lib/money';

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
  const columns = useMemo(
    () => budgetColumns({ chosen: chosen.id, today, onChange }),
    [chosen.id, today, onChange],
  );
  return (
    <ListCard title="Budgets" aside={<BudgetLegend />}>
      <DataTable label="Budgets" columns={columns} rows={budgets} rowKey={({ id }) => id} />
    </ListCard>
  );
}

interface ColumnOptions extends Pick<BudgetsCardProps, 'today' | 'onChange'> {
  /** Id of the budget whose ledger is shown. */
  chosen: number;
}

function budgetColumns({ chosen, today, onChange }: ColumnOptions): DataColumn<Budget>[] {
  const columns: DataColumn<Budget>[] = [
    {
      id: 'period',
      header: 'Period',
      minWidth: 220,
      wraps: true,
      phone: 'title',
      render: (budget) => (
        <TwoLines
          first={
            <>
              <Typography
                component={Link}
                to={{ search: `?budget=${budget.id}` }}
                replace
                preventScrollReset
                aria-current={budget.id === chosen || undefined}
                variant="subtitle1"
                sx={{ '&[aria-current]': { color: 'primary.main' } }}
              >
                {budgetPeriod(budget)}
              </Typography>{' '}
              {isNow(budget, today) && <Chip size="small" color="success" label="Now" />}
            </>
          }
          second={terms(budget)}
        />
      ),
    },
    {
      id: 'use',
      header: 'Used',
      minWidth: 220,
      phone: 'wide',
      render: (budget) => <BudgetUse budget={budget} />,
    },
    {
      id: 'remaining',
      header: 'Remaining',
      width: 130,
      align: 'right',
      phone: 'amount',
      render: (budget) => <BudgetRest budget={budget} />,
    },
  ];
  if (!onChange) return columns;
  columns.push({
    id: 'change',
    header: 'Actions',
    hiddenHeader: true,
    width: 124,
    phone: 'wide',
    render: (budget) => (
      <Button
        aria-label={`Change the budget of ${budgetPeriod(budget)}`}
        onClick={() => onChange(budget)}
      >
        Change
      </Button>
    ),
  });
  return columns;
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
