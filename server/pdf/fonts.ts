import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findRoot } from '../startup';
import { unpackWoff } from './woff';

/** Body text, emphasis, and the display serif of names and titles. */
export type FontFace = 'regular' | 'bold' | 'display';

export interface FontFile {
  name: string;
  isRightToLeft: boolean;
  has(codePoint: number): boolean;
}

const scripts = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese', 'devanagari'];
const sans = (weight: number) => scripts.map((script) => `noto-sans-${script}-${weight}`);
const rightToLeft = ['noto-sans-hebrew-400', 'noto-sans-arabic-400'];

/** In the order in which they are searched for a character. */
const chainNames: Readonly<Record<FontFace, readonly string[]>> = {
  regular: [...sans(400), ...rightToLeft],
  bold: [...sans(600), ...rightToLeft],
  display: ['newsreader-latin-500', ...sans(600), ...rightToLeft],
};

interface Loaded {
  chains: Readonly<Record<FontFace, readonly FontFile[]>>;
  bytes: ReadonlyMap<string, Buffer>;
}

let loaded: Loaded | undefined;

/** Read once, with the first PDF, from the sources: a build has them there as well. */
function load(): Loaded {
  const folder = path.join(findRoot(import.meta.dirname), 'server/pdf/fonts');
  const coverage: unknown = JSON.parse(readFileSync(path.join(folder, 'coverage.json'), 'utf8'));
  const files = new Map<string, FontFile>();
  const bytes = new Map<string, Buffer>();
  for (const [name, ranges] of Object.entries(coverage as Record<string, string>)) {
    bytes.set(name, unpackWoff(readFileSync(path.join(folder, `${name}.woff`))));
    const isRightToLeft = rightToLeft.includes(name);
    files.set(name, { name, isRightToLeft, has: coverageOf(ranges) });
  }
  const chain = (face: FontFace) =>
    chainNames[face].map((name) => {
      const file = files.get(name);
      if (!file) throw new Error(`coverage.json lacks ${name}.`);
      return file;
    });
  return {
    chains: { regular: chain('regular'), bold: chain('bold'), display: chain('display') },
    bytes,
  };
}

function coverageOf(ranges: string): FontFile['has'] {
  const points = new Set<number>();
  for (const range of ranges.split(' ')) {
    const [from = 0, to = from] = range.split('-').map((hex) => Number.parseInt(hex, 16));
    for (let point = from; point <= to; point += 1) points.add(point);
  }
  return (point) => points.has(point);
}

export function fontChain(face: FontFace): readonly FontFile[] {
  loaded ??= load();
  return loaded.chains[face];
}

export function fontBytes(name: string): Buffer {
  loaded ??= load();
  const bytes = loaded.bytes.get(name);
  if (!bytes) throw new Error(`No font ${name}.`);
  return bytes;
}
