import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './root.mjs';

/** Chinese characters: the fonts have those in use, and a list of them would be too long for a page. */
const ideograph = /\p{Unified_Ideograph}/u;
const letterOrDigit = /[\p{L}\p{M}\p{Nd}]/u;
/** `eastAsianFont` of server/pdf draws those from here on alone. */
const FIRST_EAST_ASIAN = 0x1100;
const LAST_OF_BMP = 0xffff;

/** The letters that the fonts of PDFs have, but for Chinese characters, as a class of a regular expression. */
export async function printedLettersSource(): Promise<string> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(root, 'server/pdf/fonts', name), 'utf8'));
  const points = (file: unknown): number[] =>
    typeof file === 'string'
      ? file.split(' ').flatMap((range) => {
          const [from = 0, to = from] = range.split('-').map((hex) => Number.parseInt(hex, 16));
          return Array.from({ length: to - from + 1 }, (_, index) => from + index);
        })
      : Object.values(Object(file)).flatMap(points);
  const eastAsian = points(await read('cjkCoverage.json'));
  const drawn = new Set([
    ...points(await read('coverage.json')),
    ...eastAsian.filter((point) => point >= FIRST_EAST_ASIAN),
  ]);
  const ranges: [number, number][] = [];
  let isOpen = false;
  for (let point = 0x20; point <= LAST_OF_BMP; point += 1) {
    const character = String.fromCodePoint(point);
    // What is no letter makes no gap.
    if (!letterOrDigit.test(character) || ideograph.test(character)) continue;
    const last = ranges.at(-1);
    if (!drawn.has(point)) isOpen = false;
    else if (isOpen && last) last[1] = point;
    else {
      ranges.push([point, point]);
      isOpen = true;
    }
  }
  const escape = (point: number) => `\\\\u{${point.toString(16)}}`;
  const parts = ranges.map(([from, to]) =>
    from === to ? escape(from) : `${escape(from)}-${escape(to)}`,
  );
  return (
    '// Generated from server/pdf/fonts by `npm run api`. Never edited by hand.\n' +
    'export const printedLetters =\n' +
    `  '${parts.join('')}\\\\p{Unified_Ideograph}';\n`
  );
}
