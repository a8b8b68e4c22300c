import { readSheet } from 'read-excel-file/node';
import { invalidInput } from '../../../lib/errors';
import { readCsv, tableRows, type TableRow } from '../../../lib/spreadsheet/readCsv';

export type { TableRow } from '../../../lib/spreadsheet/readCsv';

export type ImportedFile =
  { kind: 'table'; rows: TableRow[] } | { kind: 'json'; events: unknown[] };

const MAX_ROWS = 20_000;
/** What an XLSX of 10 MB may hold; a compressed file can be a thousand times as large. */
const MAX_UNPACKED = 200 * 1024 * 1024;

/** Reads CSV, XLSX or JSON by its content. @throws 400 */
export async function readImportFile(bytes: Buffer): Promise<ImportedFile> {
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') return readXlsx(bytes);
  const text = readText(bytes);
  return /^\s*[[{]/.test(text) ? readJson(text) : toTable(readCsv(text));
}

function readText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalidInput('This file is not text in UTF-8. Save it as “CSV UTF-8”, or as XLSX.');
  }
}

function readJson(text: string): ImportedFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalidInput('This JSON cannot be read. Please check its end.');
  }
  if (!Array.isArray(value)) throw invalidInput('Write the events as a JSON array.');
  return { kind: 'json', events: limited<unknown>(value) };
}

async function readXlsx(bytes: Buffer): Promise<ImportedFile> {
  const broken = () =>
    invalidInput('This spreadsheet cannot be read. Save it again, or save it as CSV.');
  if (unpackedSize(bytes) > MAX_UNPACKED) throw broken();
  let cells: unknown[][];
  try {
    cells = await readSheet(bytes);
  } catch {
    throw broken();
  }
  return toTable(tableRows(cells.map((row) => row.map(cellText))));
}

/** The sum of the sizes that the directory of a ZIP states. */
function unpackedSize(bytes: Buffer): number {
  const ENTRY = Buffer.from([0x50, 0x4b, 0x01, 0x02]);
  let size = 0;
  for (let at = bytes.indexOf(ENTRY); at >= 0; at = bytes.indexOf(ENTRY, at + 46)) {
    if (at + 28 <= bytes.length) size += bytes.readUInt32LE(at + 24);
  }
  return size;
}

/** A date cell has no zone: it is a local time, which the reader gives as UTC. */
function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T', ' ');
  return cell === null || cell === undefined ? '' : String(cell);
}

const toTable = (rows: TableRow[]): ImportedFile => ({ kind: 'table', rows: limited(rows) });

function limited<T>(rows: T[]): T[] {
  if (rows.length === 0) throw invalidInput('This file has no events.');
  if (rows.length > MAX_ROWS) {
    throw invalidInput(`This file has ${rows.length} rows. Import at most ${MAX_ROWS} at once.`);
  }
  return rows;
}
