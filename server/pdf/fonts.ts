import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findRoot } from '../lib/projectFiles';
import { unpackWoff } from './woff';

/** Body text, emphasis, and the serif for names and titles. */
export type FontFace = 'regular' | 'bold' | 'display';

export interface FontFile {
  name: string;
  isRightToLeft: boolean;
  has(codePoint: number): boolean;
}

const scripts = [
  'latin',
  'latin-ext',
  'cyrillic',
  'greek',
  'vietnamese',
  'devanagari',
  'bengali',
  'gurmukhi',
  'gujarati',
  'oriya',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
  'sinhala',
  'ol-chiki',
  'meetei-mayek',
  'thai',
];
const sans = (weight: number) => scripts.map((script) => `noto-sans-${script}-${weight}`);
const rightToLeft = ['noto-sans-hebrew-400', 'noto-sans-arabic-400'];

/** Fonts in the order in which they are searched for a character. */
const chainNames: Readonly<Record<FontFace, readonly string[]>> = {
  regular: [...sans(400), ...rightToLeft],
  bold: [...sans(600), ...rightToLeft],
  display: ['newsreader-latin-500', ...sans(600), ...rightToLeft],
};

const folder = () => path.join(findRoot(import.meta.dirname), 'server/pdf/fonts');
const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(folder(), name), 'utf8'));

let chains: Readonly<Record<FontFace, readonly FontFile[]>> | undefined;

/** Read once, for the first PDF, from the source folder, which a build also contains. */
function loadChains() {
  const files = new Map<string, FontFile>();
  for (const [name, ranges] of Object.entries(
    readJson('coverage.json') as Record<string, string>,
  )) {
    const points = new Set(codePoints(ranges));
    const isRightToLeft = rightToLeft.includes(name);
    files.set(name, { name, isRightToLeft, has: (point) => points.has(point) });
  }
  const chain = (face: FontFace) =>
    chainNames[face].map((name) => {
      const file = files.get(name);
      if (!file) throw new Error(`coverage.json lacks ${name}.`);
      return file;
    });
  return { regular: chain('regular'), bold: chain('bold'), display: chain('display') };
}

/** @param ranges hexadecimal code points, such as `20-7e a0` */
function* codePoints(ranges: string): Generator<number> {
  for (const range of ranges.split(' ')) {
    const [from = 0, to = from] = range.split('-').map((hex) => Number.parseInt(hex, 16));
    for (let point = from; point <= to; point += 1) yield point;
  }
}

export function fontChain(face: FontFace): readonly FontFile[] {
  chains ??= loadChains();
  return chains[face];
}

/** Chinese, Japanese and Korean draw the same code point differently. */
type EastAsian = 'sc' | 'jp' | 'kr';
type EastAsianFonts = Readonly<Record<EastAsian, ReadonlyMap<number, FontFile>>>;

let eastAsian: EastAsianFonts | undefined;

/** Each language's font is split into about a hundred files by characters. */
function loadEastAsian(): EastAsianFonts {
  const coverage = readJson('cjkCoverage.json') as Record<EastAsian, Record<string, string>>;
  const fontsOf = (language: EastAsian) => {
    const fonts = new Map<number, FontFile>();
    for (const [number, ranges] of Object.entries(coverage[language])) {
      const points = new Set(codePoints(ranges));
      const name = `${language}/${number}`;
      const file = { name, isRightToLeft: false, has: (point: number) => points.has(point) };
      for (const point of points) fonts.set(point, file);
    }
    return fonts;
  };
  return { sc: fontsOf('sc'), jp: fontsOf('jp'), kr: fontsOf('kr') };
}

/** Characters below this code point are only in the other fonts. */
const FIRST_EAST_ASIAN = 0x1100;

/**
 * The font for a Chinese, Japanese or Korean character. The text's kana or hangul decide the language; the default is
 * Chinese. The fonts are read when the first such character is drawn.
 */
export function eastAsianFont(codePoint: number, text: string): FontFile | undefined {
  if (codePoint < FIRST_EAST_ASIAN) return undefined;
  eastAsian ??= loadEastAsian();
  const { sc, jp, kr } = eastAsian;
  const isKorean = /\p{sc=Hang}/u.test(text);
  const isJapanese = /[\p{sc=Hira}\p{sc=Kana}]/u.test(text);
  const order = isKorean ? [kr, sc, jp] : isJapanese ? [jp, sc, kr] : [sc, jp, kr];
  return order.find((fonts) => fonts.has(codePoint))?.get(codePoint);
}

const unpacked = new Map<string, Buffer>();

/** Reads and unpacks a font when a text first needs it. */
export function fontBytes(name: string): Buffer {
  const known = unpacked.get(name);
  if (known) return known;
  const bytes = unpackWoff(readFileSync(path.join(folder(), `${name}.woff`)));
  unpacked.set(name, bytes);
  return bytes;
}
