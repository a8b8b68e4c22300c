import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Link } from 'react-router';
import { errorMessage, type Budget, type CostCentre } from '@/api';
import { useListBudgetsQuery } from '@/api/console';
import { Icon } from '@/components/display/Icon';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel, StaleNote } from '@/components/feedback/ErrorPanel';
import { lazyPart } from '@/components/lazy/lazyPart';
import { ListSkeleton } from '@/components/dataList/DataList';
import { ConsolePage } from '@/components/page/ConsolePage';
import { budgetPeriod, usedWords } from '@/entities/budget/budgetTexts';
import { useListFilters } from '@/hooks/useListFilters';
import { dayOf } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { serverNow } from '@/lib/serverClock';
import { BudgetsCard } from './BudgetsCard';
import { LEDGER_PARAMS, LedgerCard } from './LedgerCard';

const BudgetDialog = lazyPart(() => import('./BudgetDialog'));
const CostCentreDialog = lazyPart(() => import('../costCentres/CostCentreDialog'));

/** As many as the server gives at once: years of quarters. */
const MAX_BUDGETS = 100;

interface CentreViewProps {
  centre: CostCentre;
  /** The cost centre could not be loaded again. */
  hasFailed: boolean;
  onRetry: () => unknown;
}

export function CentreView({ centre, hasFailed, onRetry }: CentreViewProps) {
  const { filters } = useListFilters(LEDGER_PARAMS);
  const [today] = useState(() => dayOf(serverNow()));
  const [asked, setAsked] = useState<'centre' | 'new' | Budget | null>(null);
  const list = useListBudgetsQuery({ costCentre: centre.id, pageSize: MAX_BUDGETS });
  const budgets = (list.data?.results ?? []).toSorted((one, other) =>
    other.starts_on.localeCompare(one.starts_on),
  );
  const chosen =
    budgets.find(({ id }) => String(id) === filters.budget) ??
    budgets.find(({ starts_on: from, ends_on: to }) => from <= today && today <= to) ??
    budgets[0];
  const mayChange = centre.may_manage;

  return (
    <ConsolePage
      title={
        <>
          {centre.name} {!centre.is_active && <Chip size="small" label="Inactive" />}
        </>
      }
      text={
        <Stack
          component="span"
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}
        >
          <BackLink />
          <span>
            {centre.code} · {centre.owner ? `owned by ${centre.owner.name}` : 'no owner'}
          </span>
        </Stack>
      }
      actions={
        mayChange && (
          <>
            <Button onClick={() => setAsked('centre')}>
              <Icon icon={Pencil} small /> Change
            </Button>
            <Button variant="contained" onClick={() => setAsked('new')}>
              <Icon icon={Plus} small /> Set a budget
            </Button>
          </>
        )
      }
    >
      <Stack sx={{ gap: 2 }}>
        {(hasFailed || (list.error && list.data && !list.isFetching)) && (
          <StaleNote onRetry={() => Promise.all([onRetry(), list.refetch()])} />
        )}
        {budgets
          .filter(({ ends_on: to }) => to >= today)
          .map((budget) => (
            <UseNote key={budget.id} budget={budget} />
          ))}
        {chosen ? (
          <>
            <BudgetsCard
              budgets={budgets}
              chosen={chosen}
              today={today}
              onChange={mayChange ? setAsked : undefined}
            />
            <LedgerCard key={chosen.id} budget={chosen} />
          </>
        ) : (
          <Card sx={{ p: 0 }}>
            {list.data ? (
              <NoBudgets centre={centre} onNew={() => setAsked('new')} />
            ) : list.error && !list.isFetching ? (
              <ErrorPanel
                title="The budgets could not be loaded"
                text={errorMessage(list.error, 'Please try again.')}
                onRetry={list.refetch}
              />
            ) : (
              <ListSkeleton label="Loading the budgets" />
            )}
          </Card>
        )}
      </Stack>
      {asked === 'centre' && <CostCentreDialog centre={centre} onClose={() => setAsked(null)} />}
      {asked !== null && asked !== 'centre' && (
        <BudgetDialog
          centre={centre}
          budget={asked === 'new' ? undefined : asked}
          today={today}
          onClose={() => setAsked(null)}
        />
      )}
    </ConsolePage>
  );
}

/** A warning from 80 percent on; an error when nothing is left. */
function UseNote({ budget }: { budget: Budget }) {
  if (usedWords(budget) === null) return null;
  const { used_percent: percent, remaining, currency } = budget;
  const period = budgetPeriod(budget);
  const rest = formatMoney(remaining.replace('-', ''), currency);
  return (
    <Alert severity={percent >= 100 ? 'error' : 'warning'} role="note">
      {Number(remaining) < 0
        ? `The budget of ${period} is exceeded by ${rest}.`
        : percent >= 100
          ? `The budget of ${period} is used up.`
          : `${percent}% of the budget of ${period} is used: ${rest} remain.`}
    </Alert>
  );
}

function NoBudgets({ centre, onNew }: { centre: CostCentre; onNew: () => void }) {
  if (centre.may_manage) {
    return (
      <EmptyState
        title="No budget yet"
        text="Without a budget, there is no limit on what can be charged to this cost centre."
        action={
          <Button variant="contained" onClick={onNew}>
            <Icon icon={Plus} small /> Set a budget
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title="No budget to see"
      text={
        centre.is_mine
          ? 'Your company’s admin sets the budgets.'
          : 'Its owner, its members and your company’s admins see its budgets.'
      }
      action={
        <Button component={Link} to={paths.companyCostCentres}>
          See the cost centres
        </Button>
      }
    />
  );
}

/** To the list. */
export function BackLink() {
  return (
    <Stack
      component={Link}
      direction="row"
      to={paths.companyCostCentres}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 24 }}
    >
      <Icon icon={ChevronLeft} small /> Cost centres
    </Stack>
  );
}
