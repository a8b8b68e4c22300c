import { singleLine } from '../lib/text';
import { eastAsianFont, fontChain, type FontFace, type FontFile } from './fonts';

/** Adjacent characters that use the same font. */
export interface TextRun {
  font: FontFile;
  text: string;
}

/** Drawn for a letter without a font, so that the gap is visible. */
const UNKNOWN = '?';

/** Emoji with their joiners and modifiers; they are removed. */
const picture =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u{20E3}\u{FE00}-\u{FE0F}\u{E0000}-\u{E007F}]/u;
const joiner = /^[\u200B-\u200F\u2060-\u2064\uFEFF\u00AD]$/;
/** Joiners next to a space or an end, which remain after emoji are removed. */
const looseJoiners =
  /(^| )[\u200B-\u200F\u2060-\u2064\uFEFF]+|[\u200B-\u200F\u2060-\u2064\uFEFF]+(?= |$)/g;
const mark = /^\p{M}$/u;

/**
 * Prepares typed text for drawing: one line, composed characters, and no control characters, direction marks or emoji.
 */
export function printableText(text: string): string {
  const kept = [...singleLine(text.normalize('NFC'))].filter(
    (character) => !picture.test(character) || fontChain('regular').some(covers(character)),
  );
  return kept.join('').replace(looseJoiners, '$1').replace(/ {2,}/g, ' ').trim();
}

const covers = (character: string) => (font: FontFile) => font.has(character.codePointAt(0) ?? 0);

/** Splits a line into runs; a run continues while its font has the characters. */
export function textRuns(text: string, face: FontFace): TextRun[] {
  const chain = fontChain(face);
  const runs: TextRun[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const has = covers(character);
    if (joiner.test(character) || mark.test(character)) {
      // A mark belongs to the preceding letter; without one it is dropped.
      if (last && has(last.font)) last.text += character;
      continue;
    }
    const isSpace = character === ' ';
    if (last && isSpace && has(last.font)) {
      last.text += character;
      continue;
    }
    const font = chain.find(has) ?? eastAsianFont(character.codePointAt(0) ?? 0, text);
    const first = chain[0];
    if (!first) continue;
    const next = font ?? first;
    if (last?.font === next) last.text += font ? character : UNKNOWN;
    else {
      runs.push({ font: next, text: moveSpace(last, next) + (font ? character : UNKNOWN) });
    }
  }
  return runs;
}

/** Moves the space after right-to-left words to the next run, because it would be drawn on their left. */
function moveSpace(last: TextRun | undefined, next: FontFile): string {
  if (!last?.font.isRightToLeft || next.isRightToLeft || !last.text.endsWith(' ')) return '';
  last.text = last.text.slice(0, -1);
  return ' ';
}
