import type { GridRenderCellParams } from '@mui/x-data-grid';
import { useMemo } from 'react';
import type { OrganizedEventSummary } from '@/api';
import { ListGrid, type ListColumn } from '@/components/list/ListGrid';
import { menuColumn } from '@/components/list/menuColumn';
import { RowMenuButton } from '@/components/list/RowMenuButton';
import { QuietCell } from '@/components/list/TwoLines';
import { changedAgo } from './changedAgo';
import { RevenueCell, SoldCell, TitleCell, VenueCell, WhenCell } from './EventCells';
import type { ColumnName } from './columns';
import { SORT_LABELS, type Ordering } from './eventListFilters';
import { StateBadge } from './StateBadge';

type Cell = GridRenderCellParams<OrganizedEventSummary>;

interface EventGridProps {
  events: OrganizedEventSummary[];
  /** Epoch milliseconds, for what is relative to it. */
  now: number;
  ordering: Ordering;
  hidden: readonly ColumnName[];
  /** The event whose action is under way. */
  busy: number | null;
  onSort: (ordering: Ordering) => void;
  onMenu: (event: OrganizedEventSummary, button: HTMLElement) => void;
  /** A key pressed on a row: Enter, E, D. */
  onKey: (event: OrganizedEventSummary, key: string) => void;
}

function columnsOf(
  now: number,
  busy: number | null,
  onMenu: EventGridProps['onMenu'],
): ListColumn<OrganizedEventSummary>[] {
  return [
    {
      field: 'title',
      headerName: 'Event',
      flex: 1,
      minWidth: 240,
      hideable: false,
      renderCell: ({ row, tabIndex }: Cell) => <TitleCell event={row} tabIndex={tabIndex} />,
    },
    {
      field: 'start_date',
      headerName: 'When',
      width: 136,
      renderCell: ({ row }: Cell) => <WhenCell event={row} />,
    },
    {
      field: 'venue',
      headerName: 'Venue',
      width: 184,
      sortable: false,
      renderCell: ({ row }: Cell) => <VenueCell event={row} />,
    },
    {
      field: 'status',
      headerName: 'Status',
      width: 118,
      sortable: false,
      renderCell: ({ row }: Cell) => <StateBadge event={row} now={now} />,
    },
    {
      field: 'sold',
      headerName: 'Sold',
      width: 154,
      renderCell: ({ row }: Cell) => <SoldCell event={row} />,
    },
    {
      field: 'revenue',
      headerName: 'Revenue',
      width: 126,
      align: 'right',
      headerAlign: 'right',
      sortable: false,
      renderCell: ({ row }: Cell) => <RevenueCell event={row} />,
    },
    {
      field: 'updated_at',
      headerName: 'Updated',
      width: 92,
      renderCell: ({ row }: Cell) => <QuietCell>{changedAgo(row.updated_at, now)}</QuietCell>,
    },
    {
      ...menuColumn,
      renderCell: ({ row, tabIndex }: Cell) => (
        <RowMenuButton
          name={row.title}
          busy={busy === row.id}
          tabIndex={tabIndex}
          onOpen={(button) => onMenu(row, button)}
        />
      ),
    },
  ];
}

/** The events on wide screens. */
export default function EventGrid(props: EventGridProps) {
  const { events, now, busy, ordering, hidden, onSort, onMenu, onKey } = props;
  const columns = useMemo(() => columnsOf(now, busy, onMenu), [now, busy, onMenu]);
  return (
    <ListGrid
      label="Events"
      rows={events}
      columns={columns}
      ordering={ordering}
      hidden={hidden}
      onSort={(field) => onSort(orderingOf(field))}
      onKey={onKey}
    />
  );
}

const isOrdering = (text: string): text is Ordering => Object.hasOwn(SORT_LABELS, text);

/** Without a sorted column the soonest stand first. */
const orderingOf = (field: string | undefined): Ordering =>
  field !== undefined && isOrdering(field) ? field : 'start_date';
