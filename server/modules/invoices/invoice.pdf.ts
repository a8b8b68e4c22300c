import type { InvoiceData, InvoiceShare } from '../../db/schema/invoices';
import { formatMoney, formatPrice } from '../../lib/money';
import { pdfColors, page, renderPdf, type PdfCanvas } from '../../pdf/pdfDocument';
import { sac } from './invoiceData.rules';
import type { InvoiceRow } from './documents.repository';
import {
  facts,
  footNote,
  formatDay,
  isOfTestPayment,
  lineNote,
  replacementText,
  taxLabel,
  TEST_NOTE,
  titles,
  totalLabel,
  withCode,
} from './invoiceText.rules';

export type InvoiceContent = Pick<
  InvoiceRow,
  'kind' | 'number' | 'issued_at' | 'data' | 'replaced_by'
>;

export interface InvoicePdfJob {
  kind: 'invoice';
  invoice: InvoiceContent;
}

const left = page.margin;
const right = page.width - page.margin;
const width = right - left;
/** Only the footer is drawn below this y. */
const bottom = page.height - 84;
/** The y where a continuation page starts, and the y of its first line. */
const NEXT_PAGE = 84;
const FIRST_LINE = NEXT_PAGE + 26;
/** Height of a row in the totals. */
const TAX_ROW = 18;
/** Height of a cost centre's row. */
const SHARE_ROW = 14;

/** Right edges of the number columns. */
const columns = { sac: right - 262, quantity: right - 206, price: right - 104, amount: right };
const descriptionWidth = columns.sac - 56 - left;

/** Renders A4 pages: one, or more when the lines do not fit. */
export function renderInvoice(invoice: InvoiceContent): Promise<Buffer> {
  const title = `${titles[invoice.kind]} ${invoice.number}`;
  return renderPdf({ title, date: invoice.issued_at }, (canvas) => {
    canvas.newPage();
    drawHead(canvas, invoice);
    const afterParties = drawParties(canvas, invoice, 158);
    const afterLines = drawLines(canvas, invoice, afterParties + 34);
    drawTotals(canvas, invoice, afterLines);
    drawFoot(canvas, invoice);
  });
}

function drawHead(canvas: PdfCanvas, invoice: InvoiceContent): void {
  const { kind, number, issued_at: issued, data } = invoice;
  canvas.doc.rect(0, 0, page.width, 6).fill(pdfColors.accent);
  canvas.text('Foyer', left, 68, { face: 'display', size: 30, color: pdfColors.accent });
  canvas.text(titles[kind], right - 260, 60, {
    face: 'display',
    size: 21,
    align: 'right',
    width: 260,
  });
  canvas.text(`${number}  ·  ${formatDay(issued)}`, right - 260, 77, {
    size: 9.5,
    color: pdfColors.soft,
    align: 'right',
    width: 260,
  });
  const isTest = isOfTestPayment(data);
  const notes = [isTest ? TEST_NOTE : null, replacementText(invoice)].filter(
    (note) => note !== null,
  );
  if (notes.length > 0) {
    canvas.text(notes.join(' · '), right - 320, 91, {
      face: 'bold',
      size: 8.5,
      ...(isTest && { color: pdfColors.warn }),
      align: 'right',
      width: 320,
    });
  }
  canvas.rule(100);
}

/** @returns y below the taller of the two */
function drawParties(canvas: PdfCanvas, { data }: InvoiceContent, top: number): number {
  const { seller, buyer } = data;
  const half = width / 2 - 16;
  const party = (
    x: number,
    label: string,
    name: string,
    lines: readonly (string | null)[],
  ): number => {
    canvas.label(label, x, top - 28);
    let y = canvas.text(name, x, top - 10, { face: 'bold', size: 11, width: half, maxLines: 2 });
    for (const line of lines) {
      if (line === null) continue;
      y = canvas.text(line, x, y + 14.5, { color: pdfColors.soft, width: half, maxLines: 3 });
    }
    return y;
  };
  const from = party(left, 'From', seller.name, [
    seller.address,
    withCode(seller.state),
    `GSTIN ${seller.gstin}`,
  ]);
  const to = party(left + width / 2 + 16, 'Billed to', buyer.company, [
    buyer.address,
    buyer.state === null ? null : withCode(buyer.state),
    buyer.gstin === null ? 'GSTIN not given' : `GSTIN ${buyer.gstin}`,
    buyer.contact === buyer.email ? buyer.email : `${buyer.contact}, ${buyer.email}`,
  ]);
  return drawFacts(canvas, data, Math.max(from, to) + 26);
}

/** Draws a row of short facts. @returns y below the row */
function drawFacts(canvas: PdfCanvas, data: InvoiceData, top: number): number {
  const stops = [0, 0.25, 0.39, 0.63];
  canvas.doc.roundedRect(left, top, width, 44, 6).fill(pdfColors.tint);
  facts(data).forEach(([label, value], index) => {
    const x = left + 14 + width * (stops[index] ?? 0);
    const end = left + width * (stops[index + 1] ?? 1);
    canvas.label(label, x, top + 17);
    canvas.text(value, x, top + 32, { size: 8.5, width: end - x - 4 });
  });
  return top + 44;
}

function drawLines(canvas: PdfCanvas, invoice: InvoiceContent, top: number): number {
  const { kind, number, data } = invoice;
  const { currency } = data;
  let pageNumber = 1;
  let y = drawColumns(canvas, top);
  const figures = (code: string, quantity: string, price: string, amount: number) => {
    const cell = (text: string, edge: number) =>
      canvas.text(text, edge - 100, y, { align: 'right', width: 100 });
    cell(code, columns.sac);
    cell(quantity, columns.quantity);
    cell(price, columns.price);
    cell(formatMoney(amount, currency), columns.amount);
  };
  const makeRoom = (height: number) => {
    if (y + height <= bottom) return;
    pageNumber += 1;
    canvas.text(`Continued on page ${pageNumber}`, left, y, { size: 8, color: pdfColors.soft });
    canvas.newPage();
    canvas.doc.rect(0, 0, page.width, 6).fill(pdfColors.accent);
    canvas.text(`${titles[kind]} ${number}`, left, 48, { face: 'bold', size: 9.5 });
    canvas.text(`Page ${pageNumber}`, right - 160, 48, {
      size: 9.5,
      color: pdfColors.soft,
      align: 'right',
      width: 160,
    });
    y = drawColumns(canvas, NEXT_PAGE);
  };
  for (const line of data.lines) {
    makeRoom(line.refund_terms === undefined ? 60 : 90);
    const price = formatPrice(line.unit_price, currency);
    figures(sac.tickets, String(line.quantity), price, line.amount);
    y = canvas.text(line.event, left, y, {
      face: 'bold',
      width: descriptionWidth,
      maxLines: 2,
      leading: 13,
    });
    y = canvas.text(lineNote(line, data), left, y + 13.5, {
      size: 8.5,
      color: pdfColors.soft,
      width: descriptionWidth,
      maxLines: line.refund_terms === undefined ? 2 : 5,
    });
    canvas.rule(y + 10);
    y += 27;
  }
  const shares = sharesOf(invoice);
  const rows = Math.max(154 + TAX_ROW * data.taxes.length, 110 + SHARE_ROW * shares.length);
  makeRoom(Math.min(rows, bottom - FIRST_LINE));
  figures(sac.fee, '', '', data.service_fee);
  canvas.text('Corporate service fee', left, y, { face: 'bold', width: descriptionWidth });
  canvas.rule(y + 10);
  return y + 34;
}

/** Draws the column headings. @returns y of the first line */
function drawColumns(canvas: PdfCanvas, top: number): number {
  canvas.label('Description', left, top);
  const head = (text: string, edge: number) =>
    canvas.label(text, edge - 90, top, { align: 'right', width: 90 });
  head('SAC', columns.sac);
  head('Quantity', columns.quantity);
  head('Unit price', columns.price);
  head('Amount', columns.amount);
  canvas.rule(top + 8);
  return top + 26;
}

/** A credit note shows no cost centres, because nobody chose how its amount is split. */
const sharesOf = ({ kind, data }: InvoiceContent): readonly InvoiceShare[] =>
  kind === 'invoice' ? (data.buyer.cost_centres ?? []) : [];

function drawTotals(canvas: PdfCanvas, invoice: InvoiceContent, top: number): void {
  const { kind, data } = invoice;
  const { currency } = data;
  const x = right - 236;
  // Drawn before the totals, which may continue on another page.
  canvas.label(kind === 'invoice' ? 'Amount in words' : 'Credit in words', left, top);
  const words = canvas.text(data.total_in_words, left, top + 16, {
    width: x - left - 32,
    maxLines: 4,
  });
  if (data.refers_to) {
    canvas.label('Reason', left, words + 24);
    canvas.text(data.refers_to.reason, left, words + 40, { width: x - left - 32, maxLines: 3 });
  }
  const shares = sharesOf(invoice);
  if (shares.length > 0) canvas.label('Charged to', left, words + 24);
  shares.forEach(({ code, name, amount }, index) => {
    const at = words + 40 + SHARE_ROW * index;
    canvas.text(`${code} ${name}`, left, at, { size: 8.5, width: x - left - 132, maxLines: 1 });
    canvas.text(formatMoney(amount, currency), x - 132, at, {
      size: 8.5,
      align: 'right',
      width: 100,
    });
  });
  let y = top;
  const makeRoom = (height: number) => {
    if (y + height <= bottom) return;
    canvas.newPage();
    y = NEXT_PAGE;
  };
  const row = (label: string, amount: number) => {
    canvas.text(label, x, y, { color: pdfColors.soft });
    canvas.text(formatMoney(amount, currency), right - 120, y, { align: 'right', width: 120 });
    y += TAX_ROW;
  };
  row('Taxable value', data.taxable);
  for (const tax of data.taxes) {
    makeRoom(TAX_ROW);
    row(taxLabel(tax, data), tax.amount);
  }
  makeRoom(40);
  canvas.rule(y - 4, { x, width: right - x });
  canvas.text(totalLabel(kind, data), x, y + 18, {
    face: 'bold',
    size: 11,
  });
  canvas.text(formatMoney(data.total, currency), right - 160, y + 18, {
    face: 'bold',
    size: 15,
    color: pdfColors.accent,
    align: 'right',
    width: 160,
  });
}

function drawFoot(canvas: PdfCanvas, { data }: InvoiceContent): void {
  const y = page.height - 58;
  const note = footNote(data);
  if (note !== null) {
    canvas.text(note, left, y - 16, {
      face: 'bold',
      size: 8,
      color: pdfColors.warn,
    });
  }
  canvas.rule(y - 6);
  canvas.text(
    'Issued by computer and good without a signature. Tax is not payable under reverse charge.',
    left,
    y + 10,
    { size: 8, color: pdfColors.soft },
  );
}
