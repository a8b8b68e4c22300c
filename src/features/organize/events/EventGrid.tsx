import {
  DataGrid,
  type GridColDef,
  type GridColumnVisibilityModel,
  type GridRenderCellParams,
  type GridSortModel,
} from '@mui/x-data-grid';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useContext, useMemo, type KeyboardEvent } from 'react';
import type { OrganizedEventSummary } from '@/api';
import { Icon } from '@/components/display/Icon';
import { AppTheme } from '@/theme/AppTheme';
import { StyleNonce } from '@/theme/StyleNonce';
import { changedAgo } from './changedAgo';
import { RevenueCell, SoldCell, TitleCell, VenueCell, WhenCell } from './EventCells';
import styles from './EventGrid.module.css';
import type { ColumnName } from './columns';
import type { Ordering } from './eventListFilters';
import { MenuButton } from './MenuButton';
import { StateBadge } from './StateBadge';

type Cell = GridRenderCellParams<OrganizedEventSummary>;
type Column = GridColDef<OrganizedEventSummary> & { field: ColumnName | 'menu' };

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

/** The columns that can be sorted, by the names of the server. */
const SORTED: Partial<Record<string, ColumnName>> = {
  title: 'title',
  start_date: 'start_date',
  sold: 'sold',
  updated_at: 'updated_at',
};

function sortModelOf(ordering: Ordering): GridSortModel {
  const field = SORTED[ordering.replace('-', '')];
  return field ? [{ field, sort: ordering.startsWith('-') ? 'desc' : 'asc' }] : [];
}

function columnsOf(now: number, busy: number | null, onMenu: EventGridProps['onMenu']): Column[] {
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
      renderCell: ({ row }: Cell) => (
        <span className={styles.updated}>{changedAgo(row.updated_at, now)}</span>
      ),
    },
    {
      field: 'menu',
      headerName: 'Actions',
      renderHeader: () => null,
      width: 55,
      sortable: false,
      hideable: false,
      renderCell: ({ row, tabIndex }: Cell) => (
        <MenuButton event={row} busy={busy === row.id} tabIndex={tabIndex} onOpen={onMenu} />
      ),
    },
  ];
}

/** The row of an element in the grid, and the button of its menu. */
const menuButtonOf = (target: EventTarget) =>
  target instanceof Element
    ? target.closest('[role=row]')?.querySelector<HTMLElement>('[data-event-menu]')
    : null;

const ICONS = {
  columnSortedAscendingIcon: () => <Icon icon={ArrowUp} small />,
  columnSortedDescendingIcon: () => <Icon icon={ArrowDown} small />,
};

/**
 * The rows on wide screens. The server sorts, filters and pages; a page is short enough to be drawn
 * whole. One tab stop, arrows move, Shift F10 opens the menu of the row.
 */
export default function EventGrid(props: EventGridProps) {
  const { events, now, busy, ordering, hidden, onSort, onMenu, onKey } = props;
  // The grid draws all its cells anew for other columns.
  const columns = useMemo(() => columnsOf(now, busy, onMenu), [now, busy, onMenu]);
  const visible: GridColumnVisibilityModel = Object.fromEntries(
    hidden.map((column) => [column, false]),
  );

  const handleSort = ([sort]: GridSortModel) => {
    const field = sort && SORTED[sort.field];
    const next = field ? `${sort.sort === 'desc' ? '-' : ''}${field}` : 'start_date';
    onSort(next as Ordering);
  };
  const handleKey = (
    event: OrganizedEventSummary,
    press: KeyboardEvent,
    focusMenuCell: () => void,
  ) => {
    const button = menuButtonOf(press.target);
    const opensMenu = press.key === 'ContextMenu' || (press.shiftKey && press.key === 'F10');
    const isOnButton = press.target instanceof Element && press.target.closest('button') !== null;
    if (opensMenu && button) {
      press.preventDefault();
      // The grid would take the focus back to the cell where the key was pressed.
      focusMenuCell();
      onMenu(event, button);
    } else if (!press.ctrlKey && !press.metaKey && !press.altKey && !isOnButton) {
      onKey(event, press.key);
    }
  };

  return (
    <AppTheme>
      <DataGrid
        aria-label="Events"
        className={styles.grid}
        nonce={useContext(StyleNonce)}
        rows={events}
        columns={columns}
        rowHeight={58}
        columnHeaderHeight={40}
        sortingMode="server"
        paginationMode="server"
        filterMode="server"
        rowCount={events.length}
        sortingOrder={['asc', 'desc']}
        sortModel={sortModelOf(ordering)}
        columnVisibilityModel={visible}
        disableColumnMenu
        disableColumnFilter
        disableColumnResize
        disableRowSelectionOnClick
        disableVirtualization
        hideFooter
        slots={ICONS}
        onSortModelChange={handleSort}
        onCellKeyDown={({ row, api }, press) =>
          handleKey(row, press, () => api.setCellFocus(row.id, 'menu'))
        }
      />
    </AppTheme>
  );
}
