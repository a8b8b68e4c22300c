import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useMemo, useState } from 'react';
import { Link, Navigate } from 'react-router';
import { errorMessage, toAppError } from '@/api';
import { useGetCompanySpendQuery } from '@/api/console';
import { DataList } from '@/components/dataList/DataList';
import { LinkTabs } from '@/components/dataList/LinkTabs';
import { ListToolbar } from '@/components/dataList/ListToolbar';
import { PeriodFilter } from '@/components/dataList/PeriodFilter';
import { ExportMenu } from '@/components/dialogs/ExportMenu';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ConsolePage } from '@/components/page/ConsolePage';
import { useListFilters } from '@/hooks/useListFilters';
import { formatDateRange, dayOf } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { chosenPeriod, type Period } from '@/lib/periods';
import { serverNow } from '@/lib/serverClock';
import { usePlaceWithoutSpend } from '../useManaging';
import { spendColumns } from './spendColumns';
import { GROUPING_LABELS, SPEND_PARAMS, type SpendFilters } from './spendFilters';
import { useSpendExport } from './useSpendExport';

/** /company/spend: what was spent, by cost centre, event, person or month. */
export function SpendPage() {
  const { filters, change, hrefWith } = useListFilters(SPEND_PARAMS);
  const [today] = useState(() => dayOf(serverNow()));
  const period = chosenPeriod(filters, today);
  return (
    <ConsolePage
      title="Spend"
      text={period ? `${daysOf(period)}, with fee and GST` : '\u00a0'}
      actions={period && <SpendExport period={period} />}
    >
      <LinkTabs
        label="Grouping"
        tabs={GROUPING_LABELS}
        current={filters.by}
        hrefOf={(by) => hrefWith({ by })}
      />
      <ListToolbar>
        <PeriodFilter choice={filters} period={period} onChange={change} />
      </ListToolbar>
      {period ? (
        <Spend filters={filters} period={period} onChange={change} />
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

interface SpendProps {
  filters: SpendFilters;
  period: Period;
  onChange: (patch: Partial<SpendFilters>) => void;
}

function Spend({ filters, period, onChange }: SpendProps) {
  const spend = useGetCompanySpendQuery({ grouping: filters.by, ...period });
  const { data, error, isFetching } = spend;
  const elsewhere = usePlaceWithoutSpend();
  const { grouping = filters.by, currency = 'INR', total = '0.00' } = data ?? {};
  const columns = useMemo(
    () => spendColumns({ grouping, currency, total }),
    [grouping, currency, total],
  );
  // Whoever sees no spend has the other places of this side.
  if (error && !isFetching && toAppError(error).status === 403) {
    return <Navigate to={elsewhere} replace />;
  }
  return (
    <DataList
      figures
      label={`Spend by ${GROUPING_LABELS[grouping].toLowerCase()}`}
      subject="the spend"
      query={spend}
      failure={error && errorMessage(error, 'Please try again.')}
      columns={columns}
      rowKey={({ key }) => key}
      counted={() => `${formatMoney(total, currency)} spent`}
      empty={
        <EmptyState
          title="Nothing was spent in this period"
          text="What colleagues buy for the company stands here once it is paid or requested."
          action={
            filters.period === 'this-year' ? (
              <Button component={Link} to={paths.events}>
                Find an event
              </Button>
            ) : (
              <Button onClick={() => onChange({ period: 'this-year' })}>
                Show this financial year
              </Button>
            )
          }
        />
      }
    />
  );
}
