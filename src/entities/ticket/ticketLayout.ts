import { ticket as paper } from '@/theme/tokens';
import { labelledFacts, wrapWords, type TicketFacts } from './ticketFacts';

/** Pixels; 1080 is the screen width of most phones. */
export const WIDTH = 1080;
export const CODE = { size: 720, top: 60 };
export const TEAR_LINE = 970;
const MARGIN = 90;
const COLUMN_GAP = 40;

export const DISPLAY = '"Foyer Display", Georgia, serif';
const UI = '-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
const MONO = 'ui-monospace, Menlo, Consolas, "Liberation Mono", monospace';
const fonts = {
  number: `700 58px ${MONO}`,
  position: `400 32px ${UI}`,
  kind: `600 32px ${UI}`,
  title: `500 64px ${DISPLAY}`,
  date: `400 34px ${UI}`,
  label: `600 28px ${UI}`,
  value: `600 34px ${UI}`,
};

/** One line; `y` is its baseline. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
  font: string;
  colour: string;
  align: 'left' | 'center';
}

export type Measure = (text: string, font: string) => number;

/** Where each line of the picture stands. Every text is there in full: the picture grows with it. */
export function layOutTicket(
  facts: TicketFacts,
  measure: Measure,
): { texts: PlacedText[]; height: number } {
  const texts: PlacedText[] = [];
  const centre = (text: string, y: number, font: string, colour: string) =>
    texts.push({ text, x: WIDTH / 2, y, font, colour, align: 'center' });
  /** @returns the baseline of the last line */
  const lines = (
    { text, x, y, font, colour }: Omit<PlacedText, 'align'>,
    { width, leading }: { width: number; leading: number },
  ): number => {
    const wrapped = wrapWords(text, width, (line) => measure(line, font));
    wrapped.forEach((line, index) =>
      texts.push({ text: line, x, y: y + index * leading, font, colour, align: 'left' }),
    );
    return y + Math.max(0, wrapped.length - 1) * leading;
  };

  centre(facts.number, 856, fonts.number, paper.ink);
  if (facts.position !== null) centre(facts.position, 912, fonts.position, paper.ink2);

  const whole = WIDTH - 2 * MARGIN;
  const half = (whole - COLUMN_GAP) / 2;
  const at = { x: MARGIN, colour: paper.ink };
  const faint = { x: MARGIN, colour: paper.ink2 };
  let y = lines(
    { ...faint, text: 'Event Ticket', y: 1050, font: fonts.kind },
    { width: whole, leading: 40 },
  );
  y = lines(
    { ...at, text: facts.title, y: y + 74, font: fonts.title },
    { width: whole, leading: 72 },
  );
  y = lines(
    { ...faint, text: facts.date, y: y + 56, font: fonts.date },
    { width: whole, leading: 44 },
  );

  const fact = (label: string, value: string, x: number, top: number, width: number): number => {
    lines(
      { text: label, x, y: top, font: fonts.label, colour: paper.ink2 },
      { width, leading: 36 },
    );
    return lines({ ...at, x, text: value, y: top + 46, font: fonts.value }, { width, leading: 42 });
  };
  const [attendee, tier, venue, ...others] = labelledFacts(facts);
  const right = MARGIN + half + COLUMN_GAP;
  let top = y + 84;
  y = Math.max(
    attendee ? fact(attendee.term, attendee.value, MARGIN, top, half) : top,
    tier ? fact(tier.term, tier.value, right, top, half) : top,
  );
  // An address takes the whole width, and as many lines as it has.
  for (const one of [venue, ...others]) {
    if (!one) continue;
    top = y + 76;
    y = fact(one.term, one.value, MARGIN, top, whole);
  }
  return { texts, height: Math.max(1680, y + MARGIN) };
}
