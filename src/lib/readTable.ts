import Papa, { type Parser, type ParseResult } from 'papaparse';
import { decodeText, namedSeparator } from './decodeText.gen';
import { fileLimits } from './fileLimits.gen';
import { formatCount } from './numbers';
import { separatorOf } from './tableHead.gen';

/** Characters parsed in one task, so that the page stays responsive while a long list is read. */
const CHUNK_LENGTH = 64 * 1024;

/** Why a file cannot be read, in a sentence for the person who chose it. */
export class UnreadableTable extends Error {}

/**
 * The cells of pasted or loaded text, row by row. Empty rows are kept, so that row numbers stay
 * correct. Columns are separated by tabs, semicolons or commas.
 * @throws UnreadableTable, for a list that is too large as soon as that is known
 */
export async function readTable(list: string): Promise<string[][]> {
  const { separator, text } = namedSeparator(list);
  if (text.length > fileLimits.bytes) throw tooLarge();
  const rows: string[][] = [];
  let filled = 0;
  let chunks = 0;
  /** The chunk that brought the last row. */
  let lastRow = 0;
  const problemIn = ({ data, errors }: ParseResult<string[]>): string | null => {
    chunks += 1;
    for (const row of data) {
      rows.push(row);
      const width = row.findLastIndex((cell) => cell.trim() !== '') + 1;
      if (width > 0) filled += 1;
      if (width > fileLimits.columns) return tooWide(rows.length, width);
    }
    if (data.length > 0) lastRow = chunks;
    if (errors.some(({ code }) => code === 'MissingQuotes')) {
      return 'A quotation mark is opened and never closed.';
    }
    // With its headings.
    if (filled > fileLimits.rows + 1 || rows.length > fileLimits.lines) return tooLong();
    return (chunks - lastRow) * CHUNK_LENGTH > fileLimits.rowCharacters ? endless() : null;
  };
  await new Promise<void>((resolve, reject) => {
    Papa.parse<string[]>(text, {
      delimiter: separator ?? separatorOf(text),
      chunkSize: CHUNK_LENGTH,
      // The fast mode splits a chunk whole before its first row is looked at.
      fastMode: false,
      chunk: (result: ParseResult<string[]>, parser: Parser) => {
        const problem = problemIn(result);
        if (problem !== null) {
          reject(new UnreadableTable(problem));
          parser.abort();
          return;
        }
        parser.pause();
        setTimeout(() => parser.resume());
      },
      complete: () => resolve(),
    });
  });
  return rows;
}

const tooLarge = () =>
  new UnreadableTable('This list is larger than 10 MB. Choose a list of people only.');

const tooLong = () =>
  `This list has more than ${formatCount(fileLimits.rows)} people, or ${formatCount(fileLimits.lines)} rows ` +
  'with empty ones. Choose a shorter one.';

const tooWide = (row: number, width: number) =>
  `Row ${formatCount(row)} has ${formatCount(width)} columns; at most ${fileLimits.columns} are read.`;

const endless = () =>
  `A row has more than ${formatCount(fileLimits.rowCharacters)} characters. Is a quotation mark opened and never closed?`;

/**
 * The cells of a workbook, or the text of a file in UTF-8, UTF-16 (the "Unicode text" format of spreadsheets) or of an
 * older one.
 * @throws UnreadableTable for a picture, an old workbook, or a file that is far too large
 */
export async function readTableFile(file: Blob): Promise<string | string[][]> {
  if (file.size > fileLimits.bytes) throw tooLarge();
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, [0x50, 0x4b])) return readCells(bytes);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    throw new UnreadableTable(
      'This is a workbook of an old kind, or one with a password. Save it as XLSX or CSV and choose that file, or copy the cells and paste them here.',
    );
  }
  const text = decodeText(bytes);
  if (text.includes('\0')) throw new UnreadableTable('This file is not a list of text.');
  return text;
}

/** A file as the text of a CSV, for calls that take one. @throws UnreadableTable */
export async function readFileAsCsv(file: Blob): Promise<string> {
  const read = await readTableFile(file);
  return typeof read === 'string' ? read : Papa.unparse(read);
}

async function readCells(bytes: Uint8Array): Promise<string[][]> {
  // What reads workbooks is loaded with the first one.
  const { readWorkbook, UnreadableWorkbook } = await import('./workbook.gen');
  const rows = await readWorkbook(bytes).catch((error: unknown) => {
    throw error instanceof UnreadableWorkbook ? new UnreadableTable(error.message) : error;
  });
  const isFilled = (row: readonly string[]) => row.some((cell) => cell.trim() !== '');
  if (rows.filter(isFilled).length > fileLimits.rows + 1) throw new UnreadableTable(tooLong());
  return rows;
}

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);
