import type { ReactNode } from 'react';

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
