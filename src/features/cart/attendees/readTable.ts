import Papa, { type Parser, type ParseResult } from 'papaparse';

/** Limits the memory that a wrongly chosen file can take; a list of ten people is far smaller. */
const MAX_BYTES = 5 * 1024 * 1024;
/** Characters parsed in one task, so that the page stays responsive while a long list is read. */
const CHUNK_LENGTH = 64 * 1024;

/** Why a file cannot be read, in a sentence for the person who chose it. */
export class UnreadableTable extends Error {}

/**
 * The cells of pasted or loaded text, row by row. Empty rows are kept, so that row numbers stay
 * correct. Columns are separated by tabs, semicolons or commas.
 * @throws UnreadableTable
 */
export function readTable(text: string): Promise<string[][]> {
  const rows: string[][] = [];
  return new Promise((resolve, reject) => {
    Papa.parse<string[]>(text, {
      delimiter: delimiterOf(text),
      chunkSize: CHUNK_LENGTH,
      chunk: ({ data, errors }: ParseResult<string[]>, parser: Parser) => {
        for (const row of data) rows.push(row);
        if (errors.some(({ code }) => code === 'MissingQuotes')) {
          reject(new UnreadableTable('A quotation mark is opened and never closed.'));
          parser.abort();
          return;
        }
        parser.pause();
        setTimeout(() => parser.resume());
      },
      complete: () => resolve(rows),
    });
  });
}

/** Tab if the first line has one (a copied range), else the more frequent of semicolon and comma. */
function delimiterOf(text: string): string {
  const line = /^\s*([^\r\n]*)/.exec(text)?.[1] ?? '';
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
  if (file.size > MAX_BYTES) {
    throw new UnreadableTable('This file is larger than 5 MB. Choose a list of people only.');
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, [0x50, 0x4b]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    throw new UnreadableTable(
      'This is a workbook. Save it as CSV and choose that file, or copy the cells and paste them here.',
    );
  }
  const text = decode(bytes);
  if (text.includes('\0')) throw new UnreadableTable('This file is not a list of text.');
  return text;
}

function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);
