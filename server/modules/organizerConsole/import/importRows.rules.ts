import type { Schemas } from '../../../contract/types';
import { readDecimal, readPercent, readSum } from '../../../lib/decodeText';
import { groupBy } from '../../../lib/groupBy';
import { mapInSlices } from '../../../lib/mapInSlices';
import type { TableFile } from '../../../lib/fileReader/readTableFile';
import type { TableRow } from '../../../lib/spreadsheet/readCsv';

export type RowError = Schemas['ImportError'];

/** An unchecked event of the file with the rows of its fields. */
export interface EventEntry {
  /** Row of the event's fields. */
  row: number;
  value: unknown;
  /** Row of each tier. */
  tierRows: readonly number[];
  /** Cells that cannot be read. */
  problems: readonly RowError[];
}

const eventColumns = [
  'title',
  'description',
  'category',
  'venue',
  'city',
  'state',
  'country',
  'timezone',
  'currency',
  'start_date',
  'end_date',
  'booking_start_date',
  'booking_end_date',
  'walk_ins',
  'approval_hours',
] as const;

/** Tier columns by field of `TierCreate`. */
const tierColumns = {
  name: 'tier',
  description: 'tier_description',
  price: 'price',
  gst_percent: 'gst_percent',
  total_tickets: 'total_tickets',
  admission: 'admission',
  max_per_booking: 'max_per_booking',
  max_per_person: 'max_per_person',
  max_per_company: 'max_per_company',
  benefits: 'benefits',
  sale_starts_at: 'sale_starts_at',
  sale_ends_at: 'sale_ends_at',
} as const;

type TierField = keyof typeof tierColumns;

const tierFields = Object.keys(tierColumns) as TierField[];
const known: ReadonlySet<string> = new Set([...eventColumns, ...Object.values(tierColumns)]);

/** The column of a field; tier fields have different column names. */
export const columnOf = (field: string): string =>
  tierFields.find((name) => name === field) ? tierColumns[field as TierField] : field;

/** Unknown columns; ignores columns without a header. */
export function unknownColumns(rows: readonly TableRow[]): RowError[] {
  const names = [...(rows[0]?.values.keys() ?? [])].filter((name) => name && !known.has(name));
  return names.map((field) => ({ row: 1, field, error: `There is no column ${field}.` }));
}

const numeric: ReadonlySet<string> = new Set([
  'gst_percent',
  'total_tickets',
  'max_per_booking',
  'max_per_person',
  'max_per_company',
  'approval_hours',
]);

/** What tables write for true and false. */
const yesOrNo: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  y: true,
  '1': true,
  no: false,
  false: false,
  n: false,
  '0': false,
};

/** Converts a cell to the field's type. Text that is not a number stays text, which validation then rejects. */
function cellValue(field: string, text: string, currency: string): unknown {
  if (field === 'benefits')
    return text
      .split(';')
      .map((one) => one.trim())
      .filter(Boolean);
  if (field === 'admission') {
    const name = text.toLowerCase().replaceAll(/[\s-]+/g, '_');
    return name === 'once_a_day' ? 'daily' : name;
  }
  if (field === 'walk_ins') return yesOrNo[text.toLowerCase()] ?? text;
  if (field === 'price') return readSum(text, currency) ?? text;
  if (!numeric.has(field)) return text;
  const number = field === 'gst_percent' ? readPercent(text) : readDecimal(text);
  return number === null ? text : Number(number);
}

/** Messages for invalid cells: `Price “12,5,0” is not an amount.` and the expected format. */
const expected: Readonly<Record<string, (text: string, currency: string) => string>> = {
  price: (text, currency) =>
    /^\D*\d{1,3}\.\d{3}\D*$/.test(text)
      ? `Price “${text}” can mean two amounts. Write it like 1,250.00.`
      : `Price “${text}” is not an amount${currency === 'INR' ? '' : ` in ${currency}`}. Write it like 1,250.00.`,
  gst_percent: (text) => `GST “${text}” is not a rate. Write 0, 5, 12, 18 or 28.`,
  total_tickets: (text) =>
    `Total tickets “${text}” is not a number. Write a whole number like 120.`,
  max_per_booking: (text) =>
    `Max per booking “${text}” is not a number. Write a whole number from 1 to 10.`,
  approval_hours: (text) =>
    `Approval hours “${text}” is not a number. Write a whole number from 0 to 72.`,
};

/** Messages for the unreadable cells of a row. */
function rowProblems({ row, values, problems }: TableRow, currency: string): RowError[] {
  const unread = Object.entries(expected).flatMap(([field, sentence]): RowError[] => {
    const text = values.get(field) ?? '';
    if (text === '' || problems.some((problem) => problem.field === field)) return [];
    const isRead =
      field === 'price'
        ? readSum(text, currency) !== null
        : typeof cellValue(field, text, currency) === 'number';
    return isRead ? [] : [{ row, field, error: sentence(text, currency) }];
  });
  return [...problems.map(({ field, error }) => ({ row, field, error })), ...unread];
}

function tierOf({ values }: TableRow, currency: string): Record<string, unknown> | null {
  const cells = tierFields.flatMap((field): [string, unknown][] => {
    const text = values.get(tierColumns[field]) ?? '';
    return text === '' ? [] : [[field, cellValue(field, text, currency)]];
  });
  return cells.length > 0 ? Object.fromEntries(cells) : null;
}

/** Reads one tier more than the contract allows, so that validation rejects the event. */
const TIERS_READ = 51;

/**
 * Groups rows by event: rows with the same title, start and venue, and rows without a title below them. Yields between
 * slices, so that other requests are answered.
 */
async function groupRows(rows: readonly TableRow[]): Promise<Iterable<TableRow[]>> {
  let key = '';
  const keyed = await mapInSlices(rows, (row) => {
    const [title = '', start = '', venue = ''] = ['title', 'start_date', 'venue'].map((name) =>
      row.values.get(name),
    );
    if (title || key === '') key = JSON.stringify([title, start, venue]);
    return { key, row };
  });
  const groups = groupBy(keyed, (one) => one.key);
  return Array.from(groups.values(), (members) => members.map(({ row }) => row));
}

/** Reads the events of a file one by one, in file order. */
export async function readEntries<T>(
  file: TableFile,
  read: (entry: EventEntry) => T,
): Promise<T[]> {
  if (file.kind === 'table') {
    return mapInSlices(await groupRows(file.entries), (rows) => read(eventOf(rows)));
  }
  let row = 0;
  return mapInSlices(file.entries, (value) => {
    row += 1;
    return read({ row, value, tierRows: [], problems: [] });
  });
}

function eventOf(rows: readonly TableRow[]): EventEntry {
  const members = rows.slice(0, TIERS_READ);
  const [first] = members;
  if (!first) throw new Error('An event has at least one row.');
  const currency = first.values.get('currency') || 'INR';
  const own = eventColumns.flatMap((name): [string, unknown][] => {
    const text = first.values.get(name) ?? '';
    return text === '' ? [] : [[name, cellValue(name, text, currency)]];
  });
  const tiers = members.flatMap((row) => {
    const tier = tierOf(row, currency);
    return tier ? [{ row: row.row, tier }] : [];
  });
  return {
    row: first.row,
    value: { ...Object.fromEntries(own), ticket_tiers: tiers.map(({ tier }) => tier) },
    tierRows: tiers.map(({ row }) => row),
    problems: members.flatMap((row) => rowProblems(row, currency)),
  };
}
