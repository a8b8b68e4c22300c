import { buffer } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';
import type { Table } from './cells';
import { csvOf } from './csv';
import { xlsxOf } from './xlsx';

const CALL = "cmd|' /C calc'!A0";
const FORMULAS = [
  ...['=', '+', '-', '@', '\t', '\r', '\n'],
  // The full width of East Asian keyboards, which spreadsheets take for the same signs.
  ...['\uff1d', '\uff0b', '\uff0d', '\uff20'],
  // After what is not seen: blanks, zero width, byte order mark, direction, filler.
  ...[
    ' =',
    '\u00a0=',
    '\u3000\uff1d',
    '\u200b=',
    '\ufeff=',
    '\u2060\ufeff +',
    '\u202e-',
    '\u3164@',
  ],
].map((start) => `${start}${CALL}`);
const TEXTS = ['Asha Rao', 'a=b', '1 + 1', '（注）', 'दानिश', "'quoted"];

const tableOf = (texts: readonly string[]): Table<string> => ({
  columns: [{ title: 'Name', value: (text) => text }],
  batches: (async function* () {
    yield await Promise.resolve(texts);
  })(),
  timezone: 'Asia/Kolkata',
});

it('are text in a CSV, with an apostrophe before them', async () => {
  const file = (await buffer(csvOf(tableOf([...FORMULAS, ...TEXTS])))).toString();
  const [, ...cells] = Papa.parse<string[]>(file.trimEnd(), { newline: '\r\n' }).data.flat();
  expect(cells).toEqual([...FORMULAS.map((text) => `'${text}`), ...TEXTS]);
});

it('are text in an XLSX that stays text when the cell is edited', async () => {
  const parts = unzipSync(await buffer(xlsxOf(tableOf([...FORMULAS, ...TEXTS]), 'names')));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  const styles = [...sheet.matchAll(/<c r="A\d+" s="(\d)" t="inlineStr">/g)].map(([, one]) => one);
  expect(styles).toEqual(['1', ...FORMULAS.map(() => '4'), ...TEXTS.map(() => '0')]);
  const formats = strFromU8(parts['xl/styles.xml'] ?? new Uint8Array());
  const cellFormats = /<cellXfs.*<\/cellXfs>/.exec(formats)?.[0].match(/<xf [^>]*>/g);
  expect(cellFormats?.map((format) => format.includes('quotePrefix="1"'))).toEqual([
    ...[false, false, false, false],
    true,
  ]);
});
