import { decodeText } from '../decodeText';
import { fileLimits } from '../fileLimits.gen';
import { AppError, invalidInput } from '../errors';
import { fileTooLarge } from '../readFile';
import { readCsv, tableRows, type TableRow } from '../spreadsheet/readCsv';
import { parseJson } from '../strictJson';
import { isWorkbook, readWorkbook, UnreadableWorkbook } from '../workbook';

/** A list of rows, or of the values of a JSON array. */
export type TableFile =
  | { kind: 'table'; entries: TableRow[] }
  | { kind: 'json'; entries: unknown[] };

/**
 * Reads CSV, XLSX or JSON by its content. A hostile file takes memory and time here: `fileReader.ts` calls
 * this in a separate process.
 * @throws AppError 400, 413
 */
export async function readTableFile(bytes: Buffer): Promise<TableFile> {
  if (bytes.length > fileLimits.bytes) throw fileTooLarge();
  if (isWorkbook(bytes)) return readXlsx(bytes);
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
    return toTable(tableRows(await readWorkbook(bytes)));
  } catch (error) {
    if (!(error instanceof UnreadableWorkbook)) throw error;
    if (error.isTooLarge) throw new AppError(413, 'too_large', error.message);
    throw invalidInput(error.message);
  }
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
