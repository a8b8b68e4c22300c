import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useMemo, useState } from 'react';
import { Link, Navigate } from 'react-router';
import { errorMessage, type CompanySpend, type SpendRow, type SpendGrouping } from '@/api';
import { useGetCompanySpendQuery } from '@/api/console';
import type { DataColumn } from '@/components/dataList/DataTable';
import { DataList } from '@/components/dataList/DataList';
import { LinkTabs } from '@/components/dataList/LinkTabs';
import { ListToolbar } from '@/components/dataList/ListToolbar';
import { EmptyPeriod, PeriodFilter } from '@/components/dataList/PeriodFilter';
import { TwoLines } from '@/components/dataList/TwoLines';
import { ConsolePage } from '@/components/page/ConsolePage';
import { useListFilters } from '@/hooks/useListFilters';
import { formatDateRange, dayOf } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { formatCount } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import { chosenPeriod, PERIOD_LABELS, type Period } from '@/lib/periods';
import { day, oneOf, searchParams } from '@/lib/searchParams';
import { serverNow } from '@/lib/serverClock';
import { SpendExport } from './SpendExport';
import { usePlaceWithoutSpend } from './useManaging';

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

interface SpendProps {
  filters: SpendFilters;
  period: Period;
  onChange: (patch: Partial<SpendFilters>) => void;
}

function Spend({ filters, period, onChange }: SpendProps) {
  const spend = useGetCompanySpendQuery({ grouping: filters.by, ...period });
  const { data, error } = spend;
  const elsewhere = usePlaceWithoutSpend(spend);
  const { grouping = filters.by, currency = 'INR', total = '0.00' } = data ?? {};
  const columns = useMemo(
    () => spendColumns({ grouping, currency, total }),
    [grouping, currency, total],
  );
  if (elsewhere) return <Navigate to={elsewhere} replace />;
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
        <EmptyPeriod
          title="Nothing was spent in this period"
          text="What colleagues buy for the company appears here once it is paid or requested."
          choice={filters}
          elsewhere={
            <Button component={Link} to={paths.events}>
              Find an event
            </Button>
          }
          onChange={onChange}
        />
      }
    />
  );
}

const GROUPING_LABELS: Readonly<Record<SpendGrouping, string>> = {
  cost_centre: 'Cost centre',
  event: 'Event',
  person: 'Person',
  month: 'Month',
};

/** What the address asks for. */
const SPEND_PARAMS = searchParams({
  period: oneOf(PERIOD_LABELS, 'this-quarter'),
  from: day(),
  to: day(),
  by: oneOf(GROUPING_LABELS, 'cost_centre'),
});
type SpendFilters = typeof SPEND_PARAMS.initial;

const count = (
  id: 'bookings' | 'seats' | 'came' | 'absent',
  header: string,
): DataColumn<SpendRow> => ({
  id,
  header,
  width: 92,
  align: 'right',
  phone: id === 'seats' || id === 'absent' ? 'second' : 'none',
  phoneLabel: true,
  render: (row) => formatCount(row[id]),
});

/** What was spent, with who came of those who had seats. */
const spendColumns = ({
  grouping,
  currency,
  total,
}: Pick<CompanySpend, 'grouping' | 'currency' | 'total'>): DataColumn<SpendRow>[] => [
  {
    id: 'label',
    header: GROUPING_LABELS[grouping],
    minWidth: 200,
    phone: 'title',
    render: ({ label, detail }) => <TwoLines first={label} second={detail} />,
    footer: 'Total',
  },
  count('bookings', 'Bookings'),
  count('seats', 'Seats'),
  count('came', 'Attended'),
  count('absent', 'No-shows'),
  {
    id: 'per_person_who_came',
    header: 'Cost per attendee',
    width: 132,
    align: 'right',
    phone: 'none',
    render: ({ per_person_who_came: each }) => each && formatMoney(each, currency),
  },
  {
    id: 'committed',
    header: 'Committed',
    width: 128,
    align: 'right',
    phone: 'figure',
    phoneLabel: true,
    render: ({ committed }) => formatMoney(committed, currency),
  },
  {
    id: 'spent',
    header: 'Spent',
    width: 132,
    align: 'right',
    phone: 'amount',
    render: ({ spent }) => formatMoney(spent, currency),
    footer: formatMoney(total, currency),
  },
];
