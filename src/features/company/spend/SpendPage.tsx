import Calendar from 'lucide-react/icons/calendar';
import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { errorMessage, toAppError } from '@/api';
import { useGetCompanySpendQuery } from '@/api/console';
import { Button, ButtonLink } from '@/components/buttons/Button';
import { ExportMenu } from '@/components/dialogs/ExportMenu';
import { Card } from '@/components/display/Card';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { StaleNote } from '@/components/feedback/StaleNote';
import { DayField } from '@/components/fields/DayField';
import { FilterSelect } from '@/components/list/FilterSelect';
import tabs from '@/components/list/LinkTabs.module.css';
import { ListCard } from '@/components/list/ListCard';
import { ListSkeleton } from '@/components/list/ListSkeleton';
import { ListToolbar } from '@/components/list/ListToolbar';
import { ConsolePage } from '@/components/page/ConsolePage';
import { formatDateRange, dayOf } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { PERIOD_LABELS, type Period } from '@/lib/periods';
import { serverNow } from '@/lib/serverClock';
import { usePlaceWithoutSpend } from '../useManaging';
import {
  chosenPeriod,
  GROUPING_LABELS,
  GROUPINGS,
  readChoice,
  writeChoice,
  type SpendChoice,
} from './spendAddress';
import { SpendTable } from './SpendTable';
import { useSpendExport } from './useSpendExport';

/** /company/spend: what was spent, by cost centre, event, person or month. */
export function SpendPage() {
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => dayOf(serverNow()));
  const choice = readChoice(params);
  const change = (patch: Partial<SpendChoice>) =>
    setParams((before) => writeChoice({ ...readChoice(before), ...patch }), { replace: true });
  const period = chosenPeriod(choice, today);
  return (
    <ConsolePage
      title="Spend"
      text={period ? `${daysOf(period)}, with fee and GST` : '\u00a0'}
      actions={period && <SpendExport period={period} />}
    >
      <nav className={tabs.tabs} aria-label="Grouping">
        {GROUPINGS.map((by) => (
          <Link
            key={by}
            to={{ search: writeChoice({ ...choice, by }).toString() }}
            replace
            preventScrollReset
            aria-current={by === choice.by ? 'page' : undefined}
          >
            {GROUPING_LABELS[by]}
          </Link>
        ))}
      </nav>
      <PeriodToolbar choice={choice} period={period} onChange={change} />
      {period ? (
        <Spend choice={choice} period={period} onChange={change} />
      ) : (
        <Card>
          <p>Choose a first and a last day.</p>
        </Card>
      )}
    </ConsolePage>
  );
}

const daysOf = ({ from, to }: Period) => formatDateRange(from, to, 'UTC');

function SpendExport({ period }: { period: Period }) {
  return <ExportMenu label="Export the spend" onExport={useSpendExport(period)} />;
}

interface ChoiceProps {
  choice: SpendChoice;
  onChange: (patch: Partial<SpendChoice>) => void;
}

function PeriodToolbar({ choice, period, onChange }: ChoiceProps & { period: Period | null }) {
  const endsEarly = choice.from !== '' && choice.to !== '' && choice.to < choice.from;
  const pick = (name: string) => {
    const { period: next } = readChoice(new URLSearchParams({ period: name }));
    onChange({ period: next, ...(next === 'dates' && period) });
  };
  return (
    <ListToolbar>
      <FilterSelect
        label="Period"
        icon={Calendar}
        value={choice.period}
        options={Object.entries(PERIOD_LABELS)}
        onChange={pick}
      />
      {choice.period === 'dates' && (
        <>
          <DayField label="From" value={choice.from} onChange={(from) => onChange({ from })} />
          <DayField
            label="To"
            value={choice.to}
            error={endsEarly ? 'Choose a day that is not before the first.' : undefined}
            onChange={(to) => onChange({ to })}
          />
        </>
      )}
    </ListToolbar>
  );
}

function Spend({ choice, period, onChange }: ChoiceProps & { period: Period }) {
  const spend = useGetCompanySpendQuery({ grouping: choice.by, ...period });
  const { data, currentData, error, isFetching, refetch } = spend;
  const elsewhere = usePlaceWithoutSpend();
  const hasFailed = error !== undefined && !isFetching;
  // Whoever sees no spend has the other places of this side.
  if (hasFailed && toAppError(error).status === 403) {
    return <Navigate to={elsewhere} replace />;
  }
  const waits = isFetching && !currentData;
  return (
    <>
      {hasFailed && data && <StaleNote onRetry={refetch} />}
      <ListCard busy={waits} outdated={waits && data !== undefined}>
        {!data && !hasFailed && <ListSkeleton label="Loading the spend" sign="none" />}
        {!data && hasFailed && (
          <ErrorPanel
            title="The spend could not be loaded"
            text={errorMessage(error, 'Please try again.')}
            onRetry={refetch}
          />
        )}
        {data && data.results.length === 0 && (
          <EmptyState
            title="Nothing was spent in this period"
            text="What colleagues buy for the company stands here once it is paid or requested."
            action={
              choice.period === 'this-year' ? (
                <ButtonLink to={paths.events}>Find an event</ButtonLink>
              ) : (
                <Button onClick={() => onChange({ period: 'this-year' })}>
                  Show this financial year
                </Button>
              )
            }
          />
        )}
        {data && data.results.length > 0 && <SpendTable spend={data} />}
      </ListCard>
      <VisuallyHidden>
        <span role="status">
          {data && !waits && `${formatMoney(data.total, data.currency)} spent`}
        </span>
      </VisuallyHidden>
    </>
  );
}
