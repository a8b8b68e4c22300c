const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

type Measure = (text: string) => number;

/**
 * Wraps text at spaces into at most `maxLines` lines. A word wider than a line is split. If the last line is too long,
 * it is cut and ends with an ellipsis.
 *
 * @param text must not begin with a space
 * @param width in points, like the results of `measure`
 */
export function wrapText(text: string, width: number, measure: Measure, maxLines = 1): string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest !== '' && lines.length < maxLines) {
    if (lines.length === maxLines - 1) {
      lines.push(cutWithEllipsis(rest, width, measure));
      break;
    }
    const line = firstLine(rest, width, measure);
    lines.push(line.trimEnd());
    rest = rest.slice(line.length).trimStart();
  }
  return lines.length > 0 ? lines : [''];
}

/** The words that fit on a line; if not even one fits, the characters that fit. */
function firstLine(text: string, width: number, measure: Measure): string {
  let line = '';
  for (const word of text.match(/\S+\s*/g) ?? []) {
    if (measure((line + word).trimEnd()) > width) break;
    line += word;
  }
  return line === '' ? firstCharacters(text, width, measure) : line;
}

function firstCharacters(text: string, width: number, measure: Measure): string {
  const characters = [...segmenter.segment(text)].map(({ segment }) => segment);
  // Binary search works because longer text is wider, apart from kerning.
  let [fits, tooLong] = [1, characters.length + 1];
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (measure(characters.slice(0, middle).join('')) > width) tooLong = middle;
    else fits = middle;
  }
  return characters.slice(0, fits).join('');
}

function cutWithEllipsis(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  return `${firstCharacters(text, width - measure('…'), measure).trimEnd()}…`;
}
