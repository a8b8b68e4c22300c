import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { CompanyOverview, CostCentre } from '@/api';
import { type DataColumn, DataTable } from '@/components/dataList/DataTable';
import { QuietCell, TwoLines } from '@/components/dataList/TwoLines';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { EmptyState } from '@/components/feedback/EmptyState';
import { BudgetLegend, BudgetRest, BudgetUse } from '@/entities/budget/BudgetUse';
import { formatMoney } from '@/lib/money';
import { companyCostCentrePath, paths } from '@/lib/paths';
import { countOf } from '@/lib/text';
import { selectUser, useAppSelector } from '@/state';

interface SpendCardProps {
  overview: CompanyOverview;
}

/** What the period has cost, and each cost centre with its budget. */
export function SpendCard({ overview }: SpendCardProps) {
  const { cost_centres: centres } = overview;
  return (
    <Card component="section" sx={{ p: 0, overflow: 'hidden' }} aria-labelledby="overview-spend">
      <h2 id="overview-spend">
        <VisuallyHidden>Budgets</VisuallyHidden>
      </h2>
      <Figures overview={overview} />
      {centres.length > 0 ? (
        <>
          <Stack sx={{ alignItems: 'flex-end', px: 2, pt: 1.5 }}>
            <BudgetLegend />
          </Stack>
          <DataTable
            label="Cost centres"
            columns={CENTRE_COLUMNS}
            rows={centres}
            rowKey={({ id }) => id}
          />
        </>
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
  const figures = [
    [
      days > 0 ? 'Spent this quarter' : 'Spent in the quarter',
      spent,
      isZero(limit) ? 'no budget is set' : `of ${money(limit)}`,
    ],
    ['Committed', committed, 'held or approved, not yet paid'],
    [
      'Remaining',
      remaining,
      `${share === null ? '' : `${share}% `}${days > 0 ? `with ${countOf(days, 'day')} to go` : 'at the end'}`,
    ],
  ] as const;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: '1.25fr 1fr 1fr' },
        borderBottom: 1,
        borderColor: 'divider',
        '& > *': { p: 2 },
        '& > div:first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
      }}
    >
      {figures.map(([name, amount, note]) => (
        <div key={name}>
          <Typography component="dt" variant="label" color="textSecondary">
            {name}
          </Typography>
          <dd>
            <Typography component="span" variant="h3" sx={{ display: 'block', my: 0.5 }}>
              {money(amount)}
            </Typography>
            <Typography component="p" variant="meta" color="textSecondary">
              {note}
            </Typography>
          </dd>
        </div>
      ))}
    </Box>
  );
}

const CENTRE_COLUMNS: readonly DataColumn<CostCentre>[] = [
  {
    id: 'name',
    header: 'Cost centre',
    minWidth: 150,
    phone: 'title',
    render: ({ id, code, name, owner }) => (
      <TwoLines
        first={<Link to={companyCostCentrePath(id)}>{name}</Link>}
        second={owner ? `${code} · ${owner.name}` : code}
      />
    ),
  },
  {
    id: 'budget',
    header: 'Budget',
    minWidth: 220,
    phone: 'wide',
    render: ({ budget }) =>
      budget ? <BudgetUse budget={budget} /> : <QuietCell>No budget in this period.</QuietCell>,
  },
  {
    id: 'remaining',
    header: 'Remaining',
    width: 130,
    align: 'right',
    phone: 'amount',
    render: ({ budget }) => budget && <BudgetRest budget={budget} />,
  },
];

function NoCentres() {
  const user = useAppSelector(selectUser);
  const manages = user?.permissions.includes('manage_company') ?? false;
  return (
    <EmptyState
      title={manages ? 'No cost centres yet' : 'You own no cost centre'}
      text={
        manages
          ? 'A cost centre has an owner and budgets; purchases are charged to it.'
          : 'Spending of the cost centres that you own appears here.'
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
