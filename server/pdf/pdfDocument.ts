import PDFDocument from 'pdfkit';
import { createSemaphore } from '../lib/semaphore';
import { fontBytes, type FontFace } from './fonts';
import { passOverMissingAnchors } from './missingAnchors';
import { printableText, textRuns, type TextRun } from './textRuns';
import { wrapText } from './wrapText';

/** A4 in points, with the margin of every document. */
export const page = { width: 595.28, height: 841.89, margin: 48 } as const;

/** The colours of the light theme, for white paper. */
export const pdfColors = {
  text: '#1C1813',
  soft: '#5F574C',
  line: '#E3DBCF',
  accent: '#8A1F3D',
  tint: '#F7F3EC',
  warn: '#8A4A06',
} as const;

export interface TextStyle {
  face?: FontFace;
  /** Font size in points. */
  size?: number;
  color?: string;
  align?: 'left' | 'right' | 'center';
  /** Maximum width in points; longer text is wrapped or, on one line, shortened. */
  width?: number;
  maxLines?: number;
  /** Points from baseline to baseline. */
  leading?: number;
  /** Points between characters; only for Latin text. */
  spacing?: number;
}

export type PdfCanvas = ReturnType<typeof createCanvas>;

interface PdfInfo {
  title: string;
  /** Date of the content instead of the current time, so that drawing it twice gives the same bytes. */
  date: Date;
}

/** Draws a PDF. y is measured from the top of the page; for text it is the baseline. */
function createCanvas({ title, date }: PdfInfo) {
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: printableText(title), Author: 'Foyer', Creator: 'Foyer', CreationDate: date },
  });
  const registered = new Set<string>();

  function use({ font }: TextRun, size: number) {
    if (!registered.has(font.name)) {
      doc.registerFont(font.name, fontBytes(font.name));
      registered.add(font.name);
    }
    doc.font(font.name).fontSize(size);
    passOverMissingAnchors(doc);
    return doc;
  }

  // Setting features makes the font lay out the whole run. Word by word, Arabic would come out reversed.
  const options = (spacing: number) => ({
    lineBreak: false,
    baseline: 'alphabetic' as const,
    features: ['kern' as const],
    characterSpacing: spacing,
  });

  const widthOf = (run: TextRun, size: number, spacing = 0) =>
    use(run, size).widthOfString(run.text, options(spacing));

  const measure = (text: string, face: FontFace, size: number, spacing = 0): number =>
    textRuns(text, face).reduce((sum, run) => sum + widthOf(run, size, spacing), 0);

  return {
    /** Only for lines and shapes; draw text with `text`. */
    doc,

    newPage: () => void doc.addPage(),

    /** Width of a line in points. */
    measure: (text: string, face: FontFace = 'regular', size = 9.5) =>
      measure(printableText(text), face, size),

    /** @returns y of the last line's baseline */
    text(text: string, x: number, y: number, style: TextStyle = {}): number {
      const {
        face = 'regular',
        size = 9.5,
        color = pdfColors.text,
        align = 'left',
        spacing = 0,
      } = style;
      const { width = Infinity, maxLines = 1, leading = size * 1.4 } = style;
      const lines = wrapText(
        printableText(text),
        width,
        (part) => measure(part, face, size, spacing),
        maxLines,
      );
      lines.forEach((line, index) => {
        const runs = textRuns(line, face);
        const widths = runs.map((run) => widthOf(run, size, spacing));
        const spare = width - widths.reduce((sum, one) => sum + one, 0);
        let left = x + (align === 'left' ? 0 : align === 'right' ? spare : spare / 2);
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
        color: pdfColors.soft,
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
        .strokeColor(pdfColors.line)
        .stroke();
    },
  };
}

/** One document at a time, so that other work on this thread can run in between. */
const oneAtATime = createSemaphore(1);

/** Draws a PDF. Text that contains PDF operators is escaped and drawn as text. */
export function renderPdf(info: PdfInfo, draw: (canvas: PdfCanvas) => void): Promise<Buffer> {
  return oneAtATime(async () => {
    await new Promise((resolve) => setImmediate(resolve));
    const canvas = createCanvas(info);
    const chunks: Buffer[] = [];
    const pdf = new Promise<Buffer>((resolve, reject) => {
      canvas.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
      canvas.doc.on('end', () => resolve(Buffer.concat(chunks)));
      canvas.doc.on('error', reject);
    });
    draw(canvas);
    canvas.doc.end();
    return pdf;
  });
}
