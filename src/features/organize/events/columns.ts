import { readStoredNames, saveStoredNames } from '@/lib/storedNames';

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
export const readHiddenColumns = (): ColumnName[] => readStoredNames(KEY, OPTIONAL_COLUMNS) ?? [];

export const saveHiddenColumns = (hidden: readonly ColumnName[]): void =>
  saveStoredNames(KEY, hidden);
