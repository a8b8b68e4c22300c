import { alphabet, CAP_HEIGHT } from './alphabet';
import { d } from './shapes';

/** Gap between two letters of a title, in units of the alphabet's grid. */
const TITLE_GAP = 1.75;
/** Small lettering has wider gaps, so that it is readable. */
export const SMALL_GAP = 2.6;
const SPACE_WIDTH = 1.9;
/** Thickness of a title's strokes as a share of its capital height. */
const STROKE_SHARE = 0.17;

const LINE_HEIGHT = 1.34;
/** Sizes of a title, tried in order: lines allowed, largest and smallest capital height. */
const titleSizes = [
  { lines: 1, largest: 46, smallest: 33 },
  { lines: 2, largest: 38, smallest: 25 },
  { lines: 3, largest: 30, smallest: 20 },
  { lines: 4, largest: 22, smallest: 15 },
] as const;

/** Letters that do not decompose into a plain letter and an accent. */
const ligatures: Record<string, string> = { Ø: 'O', Æ: 'AE', Œ: 'OE', Đ: 'D', Ł: 'L' };

/**
 * A text as the alphabet can draw it: capitals without accents, curly quotes and long dashes
 * straightened, everything else dropped.
 */
export function toDrawable(text: string): string {
  const plain = text
    .slice(0, 400)
    .normalize('NFKD')
    .replace(/[‘’`´]/g, "'")
    .replace(/[‐-―−|]/g, '-')
    .toUpperCase()
    .replace(/[ØÆŒĐŁ]/g, (letter) => ligatures[letter] ?? '')
    .replace(/\s+/g, ' ');
  return [...plain]
    .filter((character) => character === ' ' || alphabet.has(character))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}

function advance(character: string, gap: number): number {
  return character === ' ' ? SPACE_WIDTH : (alphabet.get(character)?.width ?? 0) + gap;
}

/** Width of a drawable text at a capital height, its strokes' thickness included. */
export function textWidth(text: string, cap: number, gap = TITLE_GAP): number {
  const grid = [...text].reduce((sum, character) => sum + advance(character, gap), -gap);
  return Math.max(0, (grid * cap) / CAP_HEIGHT) + cap * STROKE_SHARE;
}

/** One line of letters; x is its left edge, y the top of its capitals. */
export function letters(text: string, x: number, y: number, cap: number, gap = TITLE_GAP): string {
  let left = 0;
  let data = '';
  for (const character of text) {
    const glyph = alphabet.get(character);
    if (glyph) data += `M${Math.round(left * 100) / 100} 0${glyph.data}`;
    left += advance(character, gap);
  }
  const start = x + (cap * STROKE_SHARE) / 2;
  const scale = (cap / CAP_HEIGHT).toFixed(3);
  return data && `<path transform="${d`translate(${start} ${y})`} scale(${scale})" d="${data}"/>`;
}

/** Lines of letters in a colour. */
export const lettering = (colour: string, lines: string): string =>
  `<g fill="none" stroke="${colour}" stroke-width="${CAP_HEIGHT * STROKE_SHARE}">${lines}</g>`;

/** Cuts a text so that it fits a width, with three dots where something is missing. */
export function cutToWidth(text: string, cap: number, width: number, gap = TITLE_GAP): string {
  if (textWidth(text, cap, gap) <= width) return text;
  let kept = text;
  while (kept && textWidth(`${kept}...`, cap, gap) > width) kept = kept.slice(0, -1);
  return kept ? `${kept.trimEnd()}...` : '';
}

/** Breaks words into lines; a word wider than a line is alone in a line and overflows it. */
function wrap(words: string[], cap: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(joined, cap) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines, with breaks that make the longest line as short as possible. */
function balance(words: string[], cap: number, width: number, lines: string[]): string[] {
  let best = lines;
  for (let narrower = width - 4; narrower > width / 3; narrower -= 4) {
    const tried = wrap(words, cap, narrower);
    if (tried.length > lines.length || tried.some((line) => textWidth(line, cap) > narrower)) break;
    best = tried;
  }
  return best;
}

/** A title broken into lines. `height` runs from the top of the first to the foot of the last. */
function toTypesetTitle(lines: string[], cap: number) {
  const lineHeight = cap * LINE_HEIGHT;
  return { lines, cap, lineHeight, height: lineHeight * (lines.length - 1) + cap };
}

/**
 * Breaks and sizes a drawable title as large as fits a width: one line, then two, three and four.
 * What does not fit in four small lines is cut, with three dots.
 */
export function typesetTitle(title: string, width: number) {
  const words = title.split(' ').filter(Boolean);
  for (const { lines: allowed, largest, smallest } of titleSizes) {
    for (let cap = largest; cap >= smallest; cap -= 1) {
      const lines = wrap(words, cap, width);
      if (lines.length <= allowed && lines.every((line) => textWidth(line, cap) <= width)) {
        return toTypesetTitle(balance(words, cap, width, lines), cap);
      }
    }
  }
  const { lines: allowed, smallest } = titleSizes[3];
  const lines = wrap(words, smallest, width);
  const kept = lines.slice(0, allowed).map((line) => cutToWidth(line, smallest, width));
  const last = kept.at(-1);
  if (lines.length > allowed && last && !last.endsWith('...')) {
    kept[kept.length - 1] = cutToWidth(`${last} ${lines[allowed] ?? ''}...`, smallest, width);
  }
  return toTypesetTitle(kept, smallest);
}
