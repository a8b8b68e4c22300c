import { browserStorage } from '@/lib/storage';

export const COLUMN_LABELS = {
  title: 'Event',
  start_date: 'When',
  venue: 'Venue',
  status: 'Status',
  sold: 'Sold',
  revenue: 'Revenue',
  updated_at: 'Updated',
} as const;
export type ColumnName = keyof typeof COLUMN_LABELS;

/** Those that can be hidden, in the order of the grid. */
export const OPTIONAL_COLUMNS: readonly ColumnName[] = [
  'start_date',
  'venue',
  'status',
  'sold',
  'revenue',
  'updated_at',
];

/** localStorage key: the hidden columns of the events grid, separated by commas. */
const KEY = 'foyer-organize-events-hidden';

/** What is not a column is left out. */
export function readHiddenColumns(): ColumnName[] {
  const text = browserStorage()?.getItem(KEY) ?? '';
  return OPTIONAL_COLUMNS.filter((column) => text.split(',').includes(column));
}

export function saveHiddenColumns(hidden: readonly ColumnName[]): void {
  try {
    browserStorage()?.setItem(KEY, hidden.join(','));
  } catch {
    // A full storage loses the choice with the tab.
  }
}
