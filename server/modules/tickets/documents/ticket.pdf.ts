import QRCode from 'qrcode';
import { whenOf } from '../../../lib/dateFormat';
import { venueAndCity } from '../../../lib/text';
import { pdfColors, page, renderPdf, type PdfCanvas } from '../../../pdf/pdfDocument';

/** Content of one booking's ticket pages. */
export interface TicketDocument {
  /** Null for a shared ticket, whose page shows no booking details. */
  booking: { number: string; company: string; seats: number } | null;
  issuedAt: Date;
  event: { title: string; venue: string; city: string; start: Date; end: Date; timezone: string };
  tier: string;
  tickets: readonly {
    number: string;
    seat: number;
    holder: string | null;
    /** The signed text in the QR code. */
    code: string;
  }[];
  /** A sentence that says what cancelling the booking refunds. */
  refundTerms: string;
  supportEmail: string;
}

export interface TicketsPdfJob {
  kind: 'tickets';
  /** One per booking; at least one. */
  documents: readonly TicketDocument[];
}

const left = page.margin;
const width = page.width - 2 * page.margin;
const card = { top: 112, radius: 14 };
const qr = { size: 216, quiet: 4 };
/** Height from the perforation to the bottom of the card, in points. */
const stubHeight = qr.size + 88;

/** docs/product/tickets.md#tickets. */
const instructions = [
  'Arrive 30 minutes before the event starts.',
  'Bring a valid ID: the name is compared at the entrance.',
  'Take a screenshot of the QR code, in case there is no network at the venue.',
];

/** The booking terms about entry, from docs/product/tickets.md#tickets. */
const termsOf = ({ refundTerms }: TicketDocument): string =>
  'The code is good for one entry: whoever shows it first is let in, so share it with its holder ' +
  `alone. ${refundTerms} Valid ID is required at the entrance. Event details are subject to change.`;

/**
 * Draws one A4 page per ticket, with the QR code as vector graphics.
 * @param documents one per booking; at least one
 */
export function renderTickets(documents: readonly TicketDocument[]): Promise<Buffer> {
  const info = {
    title: `Tickets ${documents.map(nameOf).join(', ')}`,
    date: new Date(Math.max(...documents.map((one) => one.issuedAt.getTime()))),
  };
  return renderPdf(info, (canvas) => {
    for (const one of documents) {
      for (const ticket of one.tickets) {
        canvas.newPage();
        drawTicket(canvas, one, ticket);
      }
    }
  });
}

const nameOf = ({ booking, tickets }: TicketDocument): string =>
  booking?.number ?? tickets.map(({ number }) => number).join(', ');

function drawTicket(
  canvas: PdfCanvas,
  document: TicketDocument,
  ticket: TicketDocument['tickets'][number],
) {
  const { doc } = canvas;
  const { event, booking } = document;
  doc.rect(0, 0, page.width, 6).fill(pdfColors.accent);
  canvas.text('Foyer', left, 68, { face: 'display', size: 30, color: pdfColors.accent });
  canvas.text('Event Ticket', left, 66, { face: 'display', size: 21, align: 'right', width });
  if (booking) {
    canvas.text(`Ticket ${ticket.seat} of ${booking.seats}`, left, 84, {
      color: pdfColors.soft,
      align: 'right',
      width,
    });
  }

  const x = left + 28;
  const inner = width - 56;
  let y = canvas.text(event.title, x, card.top + 48, {
    face: 'display',
    size: 26,
    width: inner,
    maxLines: 3,
    leading: 30,
  });
  y = canvas.text(whenOf(event), x, y + 28, { face: 'bold', size: 11.5, width: inner });
  const where = venueAndCity(event);
  y = canvas.text(where, x, y + 18, {
    size: 11.5,
    color: pdfColors.soft,
    width: inner,
    maxLines: 2,
  });
  const perforation = y + 28;
  const height = perforation + stubHeight - card.top;
  doc
    .roundedRect(left, card.top, width, height, card.radius)
    .lineWidth(1)
    .strokeColor(pdfColors.line)
    .stroke();
  drawPerforation(canvas, perforation);
  drawStub(canvas, document, ticket, perforation);
  drawInstructions(canvas, document, card.top + height + 40);
}

/** The perforation: a dashed line with a half circle cut out at both ends. */
function drawPerforation({ doc }: PdfCanvas, y: number): void {
  doc
    .moveTo(left + 14, y)
    .lineTo(left + width - 14, y)
    .dash(3, { space: 4 })
    .lineWidth(1)
    .strokeColor(pdfColors.line)
    .stroke()
    .undash();
  for (const x of [left, left + width]) {
    doc.rect(x - 1, y - 9, 2, 18).fill('#FFFFFF');
    const sweep = x === left ? 1 : 0;
    doc
      .path(`M ${x} ${y - 9} A 9 9 0 0 ${sweep} ${x} ${y + 9}`)
      .lineWidth(1)
      .strokeColor(pdfColors.line)
      .stroke();
  }
}

function drawStub(
  canvas: PdfCanvas,
  document: TicketDocument,
  ticket: TicketDocument['tickets'][number],
  top: number,
): void {
  const x = left + 28;
  const qrLeft = left + width - 28 - qr.size;
  const { booking } = document;
  const facts: [string, string, number][] = [
    ['Name', ticket.holder ?? 'Not named yet', 14],
    ['Tier', document.tier, 11.5],
  ];
  if (booking) {
    facts.push(
      ['Ticket', `${ticket.seat} of ${booking.seats}`, 11.5],
      ['Booking', booking.number, 11.5],
      ['Company', booking.company, 11.5],
    );
  }
  let y = top + 36;
  for (const [label, value, size] of facts) {
    canvas.label(label, x, y);
    y = canvas.text(value, x, y + size + 4, {
      face: size > 12 ? 'bold' : 'regular',
      size,
      width: qrLeft - x - 28,
      maxLines: 2,
    });
    y += 26;
  }
  drawQr(canvas, ticket.code, qrLeft, top + 26);
  canvas.text(ticket.number, qrLeft, top + 26 + qr.size + 22, {
    face: 'bold',
    size: 15,
    align: 'center',
    width: qr.size,
    spacing: 0.6,
  });
}

/** The dark modules as one shape, row by row, on a white square with a quiet zone. */
function drawQr({ doc }: PdfCanvas, code: string, x: number, y: number): void {
  const { modules } = QRCode.create(code, { errorCorrectionLevel: 'M' });
  const module = qr.size / (modules.size + 2 * qr.quiet);
  doc.rect(x, y, qr.size, qr.size).fill('#FFFFFF');
  for (let row = 0; row < modules.size; row += 1) {
    let start = 0;
    for (let column = 0; column <= modules.size; column += 1) {
      const isDark = column < modules.size && modules.get(row, column) === 1;
      if (isDark) continue;
      if (column > start) {
        const at = (cell: number) => (cell + qr.quiet) * module;
        doc.rect(x + at(start), y + at(row), (column - start) * module, module);
      }
      start = column + 1;
    }
  }
  doc.fill('#000000');
}

function drawInstructions(canvas: PdfCanvas, document: TicketDocument, top: number): void {
  canvas.label('Before you come', left, top);
  const lines = [...instructions, `Questions? Contact support: ${document.supportEmail}`];
  lines.forEach((line, index) => {
    const y = top + 22 + index * 20;
    canvas.text(String(index + 1), left, y, { face: 'bold', color: pdfColors.accent });
    canvas.text(line, left + 18, y, { size: 10, width: width - 18 });
  });
  canvas.text(termsOf(document), left, page.height - 72, {
    size: 8,
    color: pdfColors.soft,
    width,
    maxLines: 4,
    leading: 12,
  });
}
