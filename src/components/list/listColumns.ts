import type { ReactNode } from 'react';

export interface ListCell<Row> {
  row: Row;
  /** Of a link or a button in the cell: 0 while it is the one tab stop of the grid. */
  tabIndex: -1 | 0;
}

export interface ListColumn<Row> {
  field: string;
  headerName: string;
  /** The name is visually hidden. */
  hasHiddenHead?: boolean;
  /** Pixels. Columns without it share the width that is left, by `flex`. */
  width?: number;
  flex?: number;
  minWidth?: number;
  align?: 'right';
  /** Default true. */
  sortable?: boolean;
  /** With `-` the first press on the head sorts the largest first; the second press turns it. */
  firstOrder?: '-';
  renderCell: (cell: ListCell<Row>) => ReactNode;
}

/** The column of the rows' menus. */
export const menuColumn = {
  field: 'menu',
  headerName: 'Actions',
  hasHiddenHead: true,
  width: 55,
  sortable: false,
} as const;
