import { Readable } from 'node:stream';
import { cellText, isFormula, wallClock, writtenRows, type Cell, type Table } from './cells';

/** Spreadsheets read UTF-8 only after it. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A field of RFC 4180. Text that could be run as a formula gets an apostrophe before it (D26); an amount
 * below zero stays a number.
 */
function csvField(cell: Cell, clock: (at: Date) => string): string {
  const text = cellText(cell, clock);
  const safe = typeof cell === 'string' && isFormula(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The file as it is read; its rows end with CR LF. */
export const csvOf = <Row>(table: Table<Row>): Readable =>
  Readable.from(lines(table), { objectMode: false });

async function* lines<Row>({ columns, batches, timezone }: Table<Row>): AsyncGenerator<string> {
  const clock = wallClock(timezone);
  const line = (cells: readonly Cell[]) =>
    `${cells.map((cell) => csvField(cell, clock)).join(',')}\r\n`;
  yield BYTE_ORDER_MARK + line(columns.map(({ title }) => title));
  yield* writtenRows(batches, (row) => line(columns.map(({ value }) => value(row))));
}
