const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

type Measure = (text: string) => number;

/**
 * Breaks a text into lines at spaces, and a word that is wider than a line where it must. What does
 * not fit into the last line ends with an ellipsis.
 *
 * @param width points, as `measure` gives them
 */
export function wrapText(text: string, width: number, measure: Measure, maxLines = 1): string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest !== '' && lines.length < maxLines) {
    const head = lines.length === maxLines - 1 ? shorten(rest, width, measure) : '';
    if (head !== '') {
      lines.push(head);
      break;
    }
    const line = firstLine(rest, width, measure);
    lines.push(line.trimEnd());
    rest = rest.slice(line.length).trimStart();
  }
  return lines.length > 0 ? lines : [''];
}

/** As many words as fit; when not even one does, as many characters. */
function firstLine(text: string, width: number, measure: Measure): string {
  let line = '';
  for (const word of text.match(/\S+\s*/g) ?? []) {
    if (measure((line + word).trimEnd()) > width) break;
    line += word;
  }
  return line === '' ? firstCharacters(text, width, measure) : line;
}

function firstCharacters(text: string, width: number, measure: Measure): string {
  const clusters = [...segmenter.segment(text)].map(({ segment }) => segment);
  // The width grows with the length, nearly enough for halving.
  let [fits, tooLong] = [1, clusters.length + 1];
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (measure(clusters.slice(0, middle).join('')) > width) tooLong = middle;
    else fits = middle;
  }
  return clusters.slice(0, fits).join('');
}

function shorten(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  return `${firstCharacters(text, width - measure('…'), measure).trimEnd()}…`;
}
