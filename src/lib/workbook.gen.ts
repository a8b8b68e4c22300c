// Generated from server/lib/workbook.ts by `npm run api`. Never edited by hand.
import { Unzip, UnzipInflate, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { fileLimits } from './fileLimits.gen';
import { createShownNumbers } from './shownNumbers.gen';

/** Its message is a sentence that says why a workbook cannot be read. */
export class UnreadableWorkbook extends Error {
  constructor(
    message: string,
    readonly isTooLarge = false,
  ) {
    super(message);
  }
}

const SIGNATURE = [0x50, 0x4b, 0x03, 0x04];

/** Whether a file may be an XLSX: it begins as ZIP archives do. */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  SIGNATURE.every((byte, index) => bytes[index] === byte);

/**
 * The cells of the first sheet of an XLSX, as the sheet shows them.
 * @throws UnreadableWorkbook
 */
export async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  try {
    const checked = new Blob([checkedWorkbook(bytes)]);
    const cells = await readSheet(checked, { parseNumber: shownNumber });
    return cells.map((row) => row.map(cellText));
  } catch (error) {
    if (error instanceof UnreadableWorkbook) throw error;
    throw new UnreadableWorkbook(
      'This spreadsheet cannot be read. Save it again, or save it as CSV.',
    );
  }
}

/** A computed number is stored with 17 digits, and shown with 15 at most. */
const shownNumber = (text: string): string => String(Number(Number(text).toPrecision(15)));

/** A date cell has no zone: it is a local time, which the reader gives as UTC. */
function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T', ' ');
  return cell === null || cell === undefined ? '' : String(cell);
}

/** A workbook has a part for each sheet, and a dozen more. */
const MAX_PARTS = 1_000;
/** Bytes unpacked in one step, which become at most a thousand times as many. */
const STEP = 16_384;

/** The parts that are read: not pictures and other attachments. */
const isRead = (name: string) => /\.(xml|rels)$/.test(name);

/**
 * An XLSX with the parts that are read, uncompressed, after its sizes and the addresses of its cells were
 * checked: the reader makes a row for each number up to the last one, and a cell for each column.
 * @throws UnreadableWorkbook
 */
function checkedWorkbook(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const unpacked = unpack(bytes);
  const withShownNumbers = createShownNumbers(textOf(unpacked['xl/styles.xml'] ?? []));
  const parts = Object.entries(unpacked).map(([name, pieces]): [string, Uint8Array] => {
    const xml = withErrorTexts(withoutEmptyCells(textOf(pieces)));
    assertCells(xml);
    return [name, new TextEncoder().encode(withShownNumbers(xml))];
  });
  return zipSync(Object.fromEntries(parts), { level: 0 });
}

function textOf(pieces: readonly Uint8Array[]): string {
  const decoder = new TextDecoder();
  return pieces.map((piece) => decoder.decode(piece, { stream: true })).join('') + decoder.decode();
}

/** Counts the bytes that are really unpacked, because the sizes in the file may be wrong. */
function unpack(bytes: Uint8Array): Record<string, Uint8Array[]> {
  const parts: Record<string, Uint8Array[]> = {};
  let [count, size] = [0, 0];
  const unzip = new Unzip((part) => {
    count += 1;
    if (count > MAX_PARTS) {
      throw new UnreadableWorkbook(
        `This spreadsheet has more than ${MAX_PARTS} parts. Save it as CSV.`,
      );
    }
    if (!isRead(part.name)) return;
    const pieces: Uint8Array[] = [];
    parts[part.name] = pieces;
    part.ondata = (error, piece) => {
      if (error) throw error;
      size += piece.length;
      if (size > fileLimits.unpackedBytes) throw unpackedTooLarge();
      pieces.push(piece);
    };
    part.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += STEP) {
    unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
  }
  return parts;
}

/** Spreadsheets also write cells and rows with a format and no value, down to the last possible row. */
const withoutEmptyCells = (xml: string) =>
  xml
    .replace(/<(?:\w+:)?c\s[^<>]*(?:\/>|>\s*<\/(?:\w+:)?c>)/g, '')
    .replace(/<(?:\w+:)?row\s[^<>]*(?:\/>|>\s*<\/(?:\w+:)?row>)/g, '');

/** The reader would leave cells with an error empty. */
const withErrorTexts = (xml: string) =>
  xml.replace(/(<(?:\w+:)?c\s(?:[^<>]*\s)?t=["'])e(?=["'])/g, '$1str');

/** @throws UnreadableWorkbook for a cell outside of the rows and columns that are read */
function assertCells(xml: string): void {
  const { lines, columns } = fileLimits;
  for (const [, address = '', letters = '', row] of xml.matchAll(
    /<(?:\w+:)?(?:c|row)\s[^<>]*?\br\s*=\s*["']\s*(([A-Z]*)(\d+))/gi,
  )) {
    if (Number(row) <= lines && columnNumber(letters) <= columns) continue;
    throw new UnreadableWorkbook(
      `${letters ? 'Cell' : 'Row'} ${address} is too far away: rows 1 to ${lines} and columns A to ` +
        `${columnName(columns)} are read. Delete what is there, and save the file again.`,
    );
  }
}

/** 1 is A, 26 is Z, 27 is AA. */
function columnName(column: number): string {
  let name = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  }
  return name;
}

/** 1 for A, 27 for AA; 0 without letters. */
const columnNumber = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

const unpackedTooLarge = () =>
  new UnreadableWorkbook(
    `This spreadsheet is larger than ${megabytes(fileLimits.unpackedBytes)} when it is unpacked. ` +
      'Split it into several files, or save it as CSV.',
    true,
  );
