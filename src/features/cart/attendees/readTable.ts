import Papa, { type Parser, type ParseResult } from 'papaparse';
import { decodeText, namedSeparator } from '@/lib/decodeText.gen';
import { fileLimits } from '@/lib/fileLimits.gen';

/** Characters parsed in one task, so that the page stays responsive while a long list is read. */
const CHUNK_LENGTH = 64 * 1024;

const figure = (count: number) => count.toLocaleString('en-US');

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
      delimiter: separator ?? delimiterOf(text),
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
  `This list has more than ${figure(fileLimits.rows)} people, or ${figure(fileLimits.lines)} rows ` +
  'with empty ones. Choose a shorter one.';

const tooWide = (row: number, width: number) =>
  `Row ${figure(row)} has ${figure(width)} columns; at most ${fileLimits.columns} are read.`;

const endless = () =>
  `A row has more than ${figure(fileLimits.rowCharacters)} characters. Is a quotation mark opened and never closed?`;
/** Tab if the first line has one (a copied range), else the more frequent of semicolon and comma. */
function delimiterOf(text: string): string {
  const line = /^\s*([^\r\n]*)/.exec(text.slice(0, CHUNK_LENGTH))?.[1] ?? '';
  const outside = line.replace(/"(?:[^"]|"")*"/g, '');
  const count = (mark: string) => outside.split(mark).length - 1;
  if (text.startsWith('\t') || count('\t') > 0) return '\t';
  return count(';') > count(',') ? ';' : ',';
}

/**
 * The text of a file in UTF-8, UTF-16 (the "Unicode text" format of spreadsheets) or windows-1252
 * (plain CSV of older spreadsheets).
 * @throws UnreadableTable for a workbook, a picture, or a file that is far too large
 */
export async function readFileText(file: Blob): Promise<string> {
  if (file.size > fileLimits.bytes) throw tooLarge();
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, [0x50, 0x4b]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    throw new UnreadableTable(
      'This is a workbook. Save it as CSV and choose that file, or copy the cells and paste them here.',
    );
  }
  const text = decodeText(bytes);
  if (text.includes('\0')) throw new UnreadableTable('This file is not a list of text.');
  return text;
}

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);
