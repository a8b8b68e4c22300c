import { toDecimal } from '../money';

/** A cell of an exported table; null is empty. */
export type Cell =
  | null
  | string
  | number
  /** Minor units. */
  | { money: number }
  | { time: Date };

export interface Column<Row> {
  title: string;
  value(row: Row): Cell;
}

/** What an export shows: rows arrive in batches, so that never all of them are in memory. */
export interface Table<Row> {
  columns: readonly Column<Row>[];
  batches: AsyncIterable<readonly Row[]>;
  /** IANA name of the zone in which times are written. */
  timezone: string;
}

/**
 * Whether a spreadsheet could run the text as a formula (D26): it begins with one of the signs, also in the
 * full width of East Asian keyboards, after whatever is not seen before it; or with a tab or a line break.
 */
export const isFormula = (text: string): boolean =>
  /^[\t\r\n]|^[\s\p{C}\p{Default_Ignorable_Code_Point}]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u.test(
    text,
  );

/** Writes `2026-12-05 19:30:00`, as clocks of the zone show it. */
export function wallClock(timezone: string): (at: Date) => string {
  // Sweden writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone: timezone,
  });
  return (at) => format.format(at);
}

/** The text of a cell in a file without number formats. */
export function cellText(cell: Cell, clock: (at: Date) => string): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return String(cell);
  return 'money' in cell ? toDecimal(cell.money) : clock(cell.time);
}

/** Characters of a piece: a longer text would be freed only when the collector goes through all memory. */
const PIECE = 16_384;

/** What is written of each row, in pieces of a limited size. */
export async function* writtenRows<Row>(
  batches: Table<Row>['batches'],
  write: (row: Row) => string,
): AsyncGenerator<string> {
  let piece = '';
  for await (const rows of batches) {
    for (const row of rows) {
      piece += write(row);
      if (piece.length < PIECE) continue;
      yield piece;
      piece = '';
    }
  }
  if (piece !== '') yield piece;
}
