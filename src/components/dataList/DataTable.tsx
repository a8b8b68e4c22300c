import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { memo, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { DataTableRoot } from './DataTableRoot';
import { RowMenu, type RowMenuOf } from './RowMenu';

/**
 * Where a cell is in the row of a phone: what it is (title) and about it (second) at the left, the
 * amount and what else is short (figure) at the right, what needs the width of the row (wide) below.
 */
export type PhoneRole = 'title' | 'second' | 'amount' | 'figure' | 'wide' | 'menu' | 'none';

export interface DataColumn<Row> {
  /** With sorting, the name of the order. */
  id: string;
  header: string;
  /** Only for screen readers. */
  hiddenHeader?: boolean;
  /** Pixels. Columns without it share the width that is left. */
  width?: number;
  /** Pixels; below the sum of them the table scrolls sideways. */
  minWidth?: number;
  align?: 'right';
  /** The order after the first click on the header; the second click reverses it. */
  sort?: 'asc' | 'desc';
  /** Long words break into lines instead of being cut. */
  wraps?: boolean;
  /** Default `second`. The cell of the title is the header of its row. */
  phone?: PhoneRole;
  /** On a phone the header stands before the cell. */
  phoneLabel?: boolean;
  render: (row: Row) => ReactNode;
  /** In the last row, such as a total. */
  footer?: ReactNode;
}

export interface DataTableProps<Row> {
  /** The accessible name. */
  label: string;
  /** The columns are constants or memoized: another array renders every row again. */
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** The id of a column, with `-` for the largest first. */
  ordering?: string;
  onSort?: (ordering: string) => void;
  /** What can be done with a row. */
  menu?: RowMenuOf<Row>;
  /** A table without links: what scrolls sideways takes the focus, so that arrow keys scroll it. */
  figures?: boolean;
  /**
   * A key pressed on a link or a button of a row, without Ctrl, Alt or Cmd. Returns true where the key was
   * used, so that the browser does not type it into a field that has got the focus meanwhile.
   */
  onRowKey?: (row: Row, key: string) => boolean;
}

/** Of columns that share what is left. */
const MIN_WIDTH = 120;
const MENU_WIDTH = 56;

/** The rows of a list: a table on wide screens, on phones each row in a few lines. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, ordering = '', onSort, menu, onRowKey, figures } = props;
  const hasFooter = columns.some(({ footer }) => footer !== undefined);
  const least = columns.reduce(
    (sum, { width, minWidth = MIN_WIDTH }) => sum + (width ?? minWidth),
    menu ? MENU_WIDTH : 0,
  );
  return (
    <TableContainer {...(figures && { role: 'region', 'aria-label': label, tabIndex: 0 })}>
      <DataTableRoot
        role="table"
        aria-label={label}
        sx={{ '@media (min-width: 768px)': { minWidth: least } }}
      >
        <TableHead role="rowgroup">
          <TableRow role="row">
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} ordering={ordering} onSort={onSort} />
            ))}
            {menu && (
              <TableCell role="columnheader" sx={{ width: MENU_WIDTH }}>
                <VisuallyHidden>Actions</VisuallyHidden>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <Rows columns={columns} rows={rows} rowKey={rowKey} menu={menu} onRowKey={onRowKey} />
        {hasFooter && (
          <TableFooter role="rowgroup">
            <TableRow role="row">
              {columns.map((column) => (
                <TableCell key={column.id} {...cellProps(column)}>
                  {column.footer}
                </TableCell>
              ))}
              {menu && <TableCell role="cell" />}
            </TableRow>
          </TableFooter>
        )}
      </DataTableRoot>
    </TableContainer>
  );
}

interface HeadCellProps {
  column: Omit<DataColumn<never>, 'render'>;
  ordering: string;
  onSort: ((ordering: string) => void) | undefined;
}

function HeadCell({ column, ordering, onSort }: HeadCellProps) {
  const { id, header, hiddenHeader, width, align, sort } = column;
  const isSorted = ordering === id || ordering === `-${id}`;
  const direction = isSorted ? (ordering.startsWith('-') ? 'desc' : 'asc') : sort;
  const next = isSorted ? (direction === 'asc' ? 'desc' : 'asc') : sort;
  return (
    <TableCell
      role="columnheader"
      align={align}
      aria-sort={sort && (isSorted ? (direction === 'desc' ? 'descending' : 'ascending') : 'none')}
      sx={{ width }}
    >
      {sort && onSort ? (
        <TableSortLabel
          active={isSorted}
          direction={direction}
          IconComponent={SortArrow}
          onClick={() => onSort(next === 'desc' ? `-${id}` : id)}
        >
          {header}
        </TableSortLabel>
      ) : hiddenHeader ? (
        <VisuallyHidden>{header}</VisuallyHidden>
      ) : (
        header
      )}
    </TableCell>
  );
}

const SortArrow = ({ className }: { className?: string }) => (
  <ArrowDown className={className} size={16} aria-hidden="true" />
);

type RowsProps<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'rows' | 'rowKey' | 'menu' | 'onRowKey'
>;

function AllRows<Row>({ columns, rows, rowKey, menu, onRowKey }: RowsProps<Row>) {
  const handleKey = (row: Row) => (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget, key, ctrlKey, metaKey, altKey } = event;
    // A menu or dialog that a cell has opened is outside of the row, and its keys are its own.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    if (ctrlKey || metaKey || altKey) return;
    if (onRowKey?.(row, key)) event.preventDefault();
  };
  return (
    <TableBody role="rowgroup">
      {rows.map((row) => (
        <TableRow key={rowKey(row)} role="row" hover onKeyDown={onRowKey && handleKey(row)}>
          {columns.map((column) => (
            <TableCell key={column.id} {...cellProps(column)}>
              {column.render(row)}
            </TableCell>
          ))}
          {menu && (
            <TableCell role="cell" data-phone="menu">
              <RowMenu row={row} menu={menu} />
            </TableCell>
          )}
        </TableRow>
      ))}
    </TableBody>
  );
}

/** Rendered again only for other rows or columns. */
const Rows = memo(AllRows) as typeof AllRows;

type CellProps = ComponentProps<typeof TableCell> & Record<`data-${string}`, string | undefined>;

/** With explicit roles: on phones the rows are grids, but stay a table for screen readers. */
function cellProps(column: Omit<DataColumn<never>, 'render'>): CellProps {
  const { phone = 'second', header, align, wraps, phoneLabel } = column;
  const isHeader = phone === 'title';
  return {
    component: isHeader ? 'th' : 'td',
    scope: isHeader ? 'row' : undefined,
    role: isHeader ? 'rowheader' : 'cell',
    align,
    'data-phone': phone,
    'data-wraps': wraps ? '' : undefined,
    'data-label': phoneLabel ? header : undefined,
  };
}
