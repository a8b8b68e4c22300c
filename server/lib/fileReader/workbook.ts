import { Unzip, UnzipInflate, zipSync } from 'fflate';
import { fileLimits } from '../fileLimits.gen';
import { AppError, invalidInput } from '../errors';
import { columnName } from '../spreadsheet/cellAddress';

/** A workbook has a part for each sheet, and a dozen more. */
const MAX_PARTS = 1_000;
/** Bytes unpacked in one step, which become at most a thousand times as many. */
const STEP = 16_384;

/** The parts that are read: not pictures and other attachments. */
const isRead = (name: string) => /\.(xml|rels)$/.test(name);

/**
 * An XLSX with the parts that are read, uncompressed, after its sizes and the addresses of its cells were
 * checked: the reader makes a row for each number up to the last one, and a cell for each column.
 * @throws AppError 400, 413
 */
export function checkedWorkbook(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts = Object.entries(unpack(bytes)).map(([name, pieces]): [string, Uint8Array] => {
    const xml = withErrorTexts(withoutEmptyCells(Buffer.concat(pieces).toString('utf8')));
    assertCells(xml);
    return [name, Buffer.from(xml)];
  });
  return zipSync(Object.fromEntries(parts), { level: 0 });
}

/** Counts what is really unpacked: the sizes that the file states may be wrong. */
function unpack(bytes: Uint8Array): Record<string, Uint8Array[]> {
  const parts: Record<string, Uint8Array[]> = {};
  let [count, size] = [0, 0];
  const unzip = new Unzip((part) => {
    count += 1;
    if (count > MAX_PARTS) {
      throw invalidInput(`This spreadsheet has more than ${MAX_PARTS} parts. Save it as CSV.`);
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

/** Spreadsheets write cells and rows that have a format and no value, down to the last row that there is. */
const withoutEmptyCells = (xml: string) =>
  xml
    .replace(/<(?:\w+:)?c\s[^<>]*(?:\/>|>\s*<\/(?:\w+:)?c>)/g, '')
    .replace(/<(?:\w+:)?row\s[^<>]*(?:\/>|>\s*<\/(?:\w+:)?row>)/g, '');

/** The reader would leave cells with an error empty. */
const withErrorTexts = (xml: string) =>
  xml.replace(/(<(?:\w+:)?c\s(?:[^<>]*\s)?t=["'])e(?=["'])/g, '$1str');

/** @throws AppError 400 for a cell outside of the rows and columns that are read */
function assertCells(xml: string): void {
  const { lines, columns } = fileLimits;
  for (const [, address = '', letters = '', row] of xml.matchAll(
    /<(?:\w+:)?(?:c|row)\s[^<>]*?\br\s*=\s*["']\s*(([A-Z]*)(\d+))/gi,
  )) {
    if (Number(row) <= lines && columnNumber(letters) <= columns) continue;
    throw invalidInput(
      `${letters ? 'Cell' : 'Row'} ${address} is too far away: rows 1 to ${lines} and columns A to ` +
        `${columnName(columns)} are read. Delete what is there, and save the file again.`,
    );
  }
}

/** 1 for A, 27 for AA; 0 without letters. */
const columnNumber = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

const unpackedTooLarge = () =>
  new AppError(
    413,
    'too_large',
    `This spreadsheet is larger than ${megabytes(fileLimits.unpackedBytes)} when it is unpacked. ` +
      'Split it into several files, or save it as CSV.',
  );
