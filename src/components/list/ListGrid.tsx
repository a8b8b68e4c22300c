import {
  DataGrid,
  type GridColDef,
  type GridRowId,
  type GridSortModel,
  type GridValidRowModel,
} from '@mui/x-data-grid';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useContext, type KeyboardEvent } from 'react';
import { Icon } from '@/components/display/Icon';
import { AppTheme } from '@/theme/AppTheme';
import { StyleNonce } from '@/theme/StyleNonce';
import styles from './ListGrid.module.css';
import { menuColumn } from './menuColumn';

export type ListColumn<Row extends GridValidRowModel> = GridColDef<Row>;

interface ListGridProps<Row extends GridValidRowModel & { id: GridRowId }> {
  label: string;
  rows: readonly Row[];
  /** Stable while nothing in them changes: the grid draws its cells anew for others. */
  columns: readonly ListColumn<Row>[];
  /** The field of a column, with `-` for the largest first. */
  ordering: string;
  hidden?: readonly string[];
  /** Rows of two short lines. */
  dense?: boolean;
  loading?: boolean;
  /** Undefined when no column is sorted any more. */
  onSort: (ordering: string | undefined) => void;
  /** A key pressed on a row, without Ctrl, Alt or Cmd. */
  onKey?: (row: Row, key: string) => void;
}

function sortModelOf(ordering: string, columns: readonly { field: string }[]): GridSortModel {
  const field = ordering.replace('-', '');
  const isColumn = columns.some((column) => column.field === field);
  return isColumn ? [{ field, sort: ordering.startsWith('-') ? 'desc' : 'asc' }] : [];
}

/** The button of the menu of the row that an element of the grid belongs to. */
const menuButtonOf = (target: EventTarget) =>
  target instanceof Element
    ? target.closest('[role=row]')?.querySelector<HTMLElement>('[data-row-menu]')
    : null;

const ICONS = {
  columnSortedAscendingIcon: () => <Icon icon={ArrowUp} small />,
  columnSortedDescendingIcon: () => <Icon icon={ArrowDown} small />,
};

/**
 * The rows of a console's list on wide screens. The server sorts, filters and pages; a page is short
 * enough to be drawn whole. One tab stop, arrows move, Shift F10 opens the menu of the row.
 */
export function ListGrid<Row extends GridValidRowModel & { id: GridRowId }>(
  props: ListGridProps<Row>,
) {
  const { label, rows, columns, ordering, hidden = [], dense, loading, onSort, onKey } = props;
  const nonce = useContext(StyleNonce);

  const handleSort = ([sort]: GridSortModel) =>
    onSort(sort && `${sort.sort === 'desc' ? '-' : ''}${sort.field}`);
  const handleKey = (row: Row, press: KeyboardEvent, focusMenuCell: () => void) => {
    const button = menuButtonOf(press.target);
    const opensMenu = press.key === 'ContextMenu' || (press.shiftKey && press.key === 'F10');
    const isOnButton = press.target instanceof Element && press.target.closest('button') !== null;
    if (opensMenu && button) {
      press.preventDefault();
      // The grid would take the focus back to the cell where the key was pressed.
      focusMenuCell();
      button.click();
    } else if (!press.ctrlKey && !press.metaKey && !press.altKey && !isOnButton) {
      onKey?.(row, press.key);
    }
  };

  return (
    <AppTheme>
      <DataGrid
        aria-label={label}
        className={styles.grid}
        nonce={nonce}
        rows={rows}
        columns={columns}
        loading={loading ?? false}
        rowHeight={dense ? 50 : 58}
        columnHeaderHeight={40}
        sortingMode="server"
        paginationMode="server"
        filterMode="server"
        rowCount={rows.length}
        sortingOrder={['asc', 'desc']}
        sortModel={sortModelOf(ordering, columns)}
        columnVisibilityModel={Object.fromEntries(hidden.map((column) => [column, false]))}
        disableColumnMenu
        disableColumnFilter
        disableColumnResize
        disableRowSelectionOnClick
        disableVirtualization
        hideFooter
        slots={ICONS}
        onSortModelChange={handleSort}
        onCellKeyDown={({ row, api }, press) =>
          handleKey(row, press, () => api.setCellFocus(row.id, menuColumn.field))
        }
      />
    </AppTheme>
  );
}
