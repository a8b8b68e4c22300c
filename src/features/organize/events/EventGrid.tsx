import { useMemo } from 'react';
import type { OrganizedEventSummary } from '@/api';
import { menuColumn, type ListColumn } from '@/components/list/listColumns';
import { ListGrid } from '@/components/list/ListGrid';
import { RowMenuButton } from '@/components/list/RowMenuButton';
import { QuietCell } from '@/components/list/TwoLines';
import { changedAgo } from './changedAgo';
import { RevenueCell, SoldCell, TitleCell, VenueCell, WhenCell } from './EventCells';
import type { ColumnName } from './columns';
import { SORT_LABELS, type Ordering } from './eventListFilters';
import { StateBadge } from './StateBadge';

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
      renderCell: ({ row, tabIndex }) => <TitleCell event={row} tabIndex={tabIndex} />,
    },
    {
      field: 'start_date',
      headerName: 'When',
      width: 136,
      renderCell: ({ row }) => <WhenCell event={row} />,
    },
    {
      field: 'venue',
      headerName: 'Venue',
      width: 184,
      sortable: false,
      renderCell: ({ row }) => <VenueCell event={row} />,
    },
    {
      field: 'status',
      headerName: 'Status',
      width: 118,
      sortable: false,
      renderCell: ({ row }) => <StateBadge event={row} now={now} />,
    },
    {
      field: 'sold',
      headerName: 'Sold',
      width: 154,
      renderCell: ({ row }) => <SoldCell event={row} />,
    },
    {
      field: 'revenue',
      headerName: 'Revenue',
      width: 126,
      align: 'right',
      sortable: false,
      renderCell: ({ row }) => <RevenueCell event={row} />,
    },
    {
      field: 'updated_at',
      headerName: 'Updated',
      width: 92,
      renderCell: ({ row }) => <QuietCell>{changedAgo(row.updated_at, now)}</QuietCell>,
    },
    {
      ...menuColumn,
      renderCell: ({ row, tabIndex }) => (
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
export function EventGrid(props: EventGridProps) {
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

const orderingOf = (field: string): Ordering => (isOrdering(field) ? field : 'start_date');
