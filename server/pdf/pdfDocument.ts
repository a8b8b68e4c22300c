import PDFDocument from 'pdfkit';
import { createGate } from '../lib/semaphore';
import { fontBytes, type Face } from './fonts';
import { inkable, runsOf, type Run } from './runs';
import { wrap } from './wrap';

/** A4 in points, and the margins that all papers keep. */
export const page = { width: 595.28, height: 841.89, margin: 48 } as const;

/** The light colours of design/mockups/tokens.css, for white paper. */
export const ink = {
  text: '#1C1813',
  soft: '#5F574C',
  line: '#E3DBCF',
  accent: '#8A1F3D',
  tint: '#F7F3EC',
  warn: '#8A4A06',
} as const;

export interface TextStyle {
  face?: Face;
  /** Points. */
  size?: number;
  color?: string;
  align?: 'left' | 'right' | 'center';
  /** Breaks into lines, or shortens to one, within so many points. */
  width?: number;
  maxLines?: number;
  /** Points from baseline to baseline. */
  leading?: number;
  /** Points between characters; only for text that is all Latin. */
  spacing?: number;
}

export type Paper = ReturnType<typeof createPaper>;

interface PaperInfo {
  title: string;
  /** Of the paper, not of the drawing: so the same paper is the same bytes. */
  date: Date;
}

/** A PDF in the making; y counts down from the top of the page and text stands on its y. */
function createPaper({ title, date }: PaperInfo) {
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: inkable(title), Author: 'Foyer', Creator: 'Foyer', CreationDate: date },
  });
  const known = new Set<string>();

  function use({ font }: Run, size: number) {
    if (!known.has(font.name)) {
      doc.registerFont(font.name, fontBytes(font.name));
      known.add(font.name);
    }
    return doc.font(font.name).fontSize(size);
  }

  // With features the font lays out the whole run: word by word, Arabic would stand backwards.
  const options = (spacing: number) => ({
    lineBreak: false,
    baseline: 'alphabetic' as const,
    features: ['kern' as const],
    characterSpacing: spacing,
  });

  const widthOf = (run: Run, size: number, spacing = 0) =>
    use(run, size).widthOfString(run.text, options(spacing));

  const measure = (text: string, face: Face, size: number, spacing = 0): number =>
    runsOf(text, face).reduce((sum, run) => sum + widthOf(run, size, spacing), 0);

  return {
    /** For lines and shapes; text goes through `text`. */
    doc,

    newPage: () => void doc.addPage(),

    /** Points that a line is wide. */
    measure: (text: string, face: Face = 'regular', size = 9.5) =>
      measure(inkable(text), face, size),

    /** @returns y of the last line's baseline */
    text(text: string, x: number, y: number, style: TextStyle = {}): number {
      const { face = 'regular', size = 9.5, color = ink.text, align = 'left', spacing = 0 } = style;
      const { width = Infinity, maxLines = 1, leading = size * 1.4 } = style;
      const lines = wrap(
        inkable(text),
        width,
        (part) => measure(part, face, size, spacing),
        maxLines,
      );
      lines.forEach((line, index) => {
        const runs = runsOf(line, face);
        const widths = runs.map((run) => widthOf(run, size, spacing));
        const free = width - widths.reduce((sum, one) => sum + one, 0);
        let left = x + (align === 'left' ? 0 : align === 'right' ? free : free / 2);
        runs.forEach((run, at) => {
          use(run, size)
            .fillColor(color)
            .text(run.text, left, y + index * leading, options(spacing));
          left += widths[at] ?? 0;
        });
      });
      return y + (lines.length - 1) * leading;
    },

    /** A small heading in capitals. */
    label(text: string, x: number, y: number, style: TextStyle = {}): void {
      this.text(text.toUpperCase(), x, y, {
        face: 'bold',
        size: 7,
        color: ink.soft,
        spacing: 0.7,
        ...style,
      });
    },

    rule(y: number, span: { x?: number; width?: number } = {}): void {
      const { x = page.margin, width = page.width - 2 * page.margin } = span;
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.75)
        .strokeColor(ink.line)
        .stroke();
    },
  };
}

/** One at a time: the drawing of one paper is short, and between two the server answers requests. */
const oneAtATime = createGate(1);

/** Draws a paper. Text in it stays text, whatever it says. */
export function renderPaper(info: PaperInfo, draw: (paper: Paper) => void): Promise<Buffer> {
  return oneAtATime(async () => {
    await new Promise((resolve) => setImmediate(resolve));
    const paper = createPaper(info);
    const chunks: Buffer[] = [];
    const whole = new Promise<Buffer>((resolve, reject) => {
      paper.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
      paper.doc.on('end', () => resolve(Buffer.concat(chunks)));
      paper.doc.on('error', reject);
    });
    draw(paper);
    paper.doc.end();
    return whole;
  });
}
