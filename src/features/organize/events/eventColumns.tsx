import type { OrganizedEventSummary } from '@/api';
import type { DataColumn } from '@/components/dataList/DataTable';
import { QuietCell } from '@/components/dataList/TwoLines';
import { COLUMN_LABELS, type ColumnName } from './ColumnsButton';
import {
  changedAgo,
  RevenueCell,
  SoldCell,
  TitleCell,
  VenueCell,
  WhenCell,
  StateBadge,
} from './EventCells';

type Column = Omit<DataColumn<OrganizedEventSummary>, 'id' | 'header'> & { id: ColumnName };

const columnsAt = (now: number): Column[] => [
  {
    id: 'title',
    minWidth: 240,
    sort: 'asc',
    phone: 'title',
    render: (event) => <TitleCell event={event} />,
  },
  { id: 'start_date', width: 136, sort: 'asc', render: (event) => <WhenCell event={event} /> },
  { id: 'venue', width: 184, render: (event) => <VenueCell event={event} /> },
  {
    id: 'status',
    width: 118,
    phone: 'figure',
    render: (event) => <StateBadge event={event} now={now} />,
  },
  {
    id: 'sold',
    width: 154,
    sort: 'asc',
    phone: 'wide',
    render: (event) => <SoldCell event={event} />,
  },
  {
    id: 'revenue',
    width: 126,
    align: 'right',
    phone: 'amount',
    render: (event) => <RevenueCell event={event} />,
  },
  {
    id: 'updated_at',
    width: 92,
    sort: 'asc',
    phone: 'none',
    render: ({ updated_at: at }) => <QuietCell>{changedAgo(at, now)}</QuietCell>,
  },
];

/** @param now epoch milliseconds */
export const eventColumns = (
  now: number,
  hidden: readonly ColumnName[],
): DataColumn<OrganizedEventSummary>[] =>
  columnsAt(now)
    .filter(({ id }) => !hidden.includes(id))
    .map((column) => ({ ...column, header: COLUMN_LABELS[column.id] }));
