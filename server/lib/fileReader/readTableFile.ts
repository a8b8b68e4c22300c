import { readSheet } from 'read-excel-file/universal';
import { decodeText } from '../decodeText';
import { fileLimits } from '../fileLimits.gen';
import { AppError, invalidInput } from '../errors';
import { fileTooLarge } from '../readFile';
import { readCsv, tableRows, type TableRow } from '../spreadsheet/readCsv';
import { parseJson } from '../strictJson';
import { checkedWorkbook } from './workbook';

/** A list of rows, or of the values of a JSON array. */
export type TableFile =
  | { kind: 'table'; entries: TableRow[] }
  | { kind: 'json'; entries: unknown[] };

/**
 * Reads CSV, XLSX or JSON by its content. A hostile file takes memory and time here: `fileReader.ts` calls
 * this in a process of its own.
 * @throws AppError 400, 413
 */
export async function readTableFile(bytes: Buffer): Promise<TableFile> {
  if (bytes.length > fileLimits.bytes) throw fileTooLarge();
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') return readXlsx(bytes);
  const text = decodeText(bytes);
  return /^\s*[[{]/.test(text) ? readJson(text) : toTable(readCsv(text));
}

function readJson(text: string): TableFile {
  const values = parseJson(text, 'This file');
  if (!Array.isArray(values)) throw invalidInput('Write a JSON array.');
  return { kind: 'json', entries: limited<unknown>(values) };
}

async function readXlsx(bytes: Buffer): Promise<TableFile> {
  try {
    const cells = await readSheet(new Blob([checkedWorkbook(bytes)]), { parseNumber: shownNumber });
    return toTable(tableRows(cells.map((row) => row.map(cellText))));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw invalidInput('This spreadsheet cannot be read. Save it again, or save it as CSV.');
  }
}

/** A computed number is kept with 17 digits, and shown with 15 at most. */
const shownNumber = (text: string): string => String(Number(Number(text).toPrecision(15)));

/** A date cell has no zone: it is a local time, which the reader gives as UTC. */
function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T', ' ');
  return cell === null || cell === undefined ? '' : String(cell);
}

const toTable = (rows: TableRow[]): TableFile => ({ kind: 'table', entries: limited(rows) });

function limited<T>(rows: T[]): T[] {
  if (rows.length > fileLimits.rows) {
    throw invalidInput(
      `This file has ${rows.length} rows. Import at most ${fileLimits.rows} at once.`,
    );
  }
  return rows;
}
