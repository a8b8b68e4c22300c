import type { MailAttachment } from '../../../db/schema/signup';
import type { PdfWorker } from '../../../pdf/pdfWorker';
import { calendarOf } from '../calendar/calendar.rules';
import type { ModuleDeps } from '../../../deps';
import type { InvoiceRow } from '../../invoices/invoices.repository';
import type { InvoicePdfJob } from '../../invoices/invoice.pdf';
import { fileNameOf, type InvoicesService } from '../../invoices/invoices.service';
import type { TicketsPdfJob, TicketSheet } from '../../tickets/documents/ticket.pdf';
import { ticketSheet } from '../../tickets/documents/ticketSheet.rules';
import type { BookingsService } from '../../bookings/bookings.service';
import type { TicketsService } from '../../tickets/tickets.service';
import { isExpected } from '../mails/bookingMails.repository';
import { safeFileName } from '../../../mail/fileName';
import { bookingLink, eventLink } from '../../../mail/links';
import { countSeats, findCreditNote, findTicket } from './attachments.repository';

/** What goes out with a mail. */
export interface PrintedAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

interface MailPapersDeps extends Pick<ModuleDeps, 'db' | 'config'> {
  bookings: Pick<BookingsService, 'eventOf'>;
  tickets: Pick<TicketsService, 'listForBookings' | 'presentTicket'>;
  invoices: Pick<InvoicesService, 'ofPayment'>;
  pdfWorker: PdfWorker<InvoicePdfJob | TicketsPdfJob>;
}

/** The part of a mail that its papers depend on. */
interface Carrier {
  recipient: string;
  attachments: readonly MailAttachment[];
}

export type MailPapers = ReturnType<typeof createMailPapers>;

const isEssential = (attachment: MailAttachment): boolean =>
  attachment.kind === 'ticket' || (attachment.kind === 'tickets' && attachment.essential === true);

/** Prints what mails carry, when they are sent and on the press's own thread (D15). */
export function createMailPapers({
  db,
  config,
  bookings,
  tickets,
  invoices,
  pdfWorker,
}: MailPapersDeps) {
  const pdf = async (filename: string, printing: Promise<Buffer>) => ({
    filename: safeFileName(filename),
    contentType: 'application/pdf',
    content: await printing,
  });

  const invoicePdf = (invoice: InvoiceRow) =>
    pdf(fileNameOf(invoice), pdfWorker.render({ kind: 'invoice', invoice }, 'low'));

  /** Sheets of the bookings that have a living ticket. */
  async function sheetsOf(bookingIds: readonly number[]): Promise<TicketSheet[]> {
    const seats = await tickets.listForBookings(db, bookingIds);
    const sheets: TicketSheet[] = [];
    for (const [bookingId, rows] of seats) {
      if (!rows.some((row) => row.voided_at === null)) continue;
      sheets.push(
        ticketSheet(await bookings.eventOf(bookingId), {
          tickets: rows.map(tickets.presentTicket),
          of: rows.length,
          supportEmail: config.supportEmail,
        }),
      );
    }
    return sheets;
  }

  async function allTickets(bookingIds: readonly number[]): Promise<PrintedAttachment | null> {
    const [sheet, ...more] = await sheetsOf(bookingIds);
    if (!sheet) return null;
    const name = more.length === 0 ? `tickets-${sheet.bookingNumber}.pdf` : 'tickets.pdf';
    return pdf(name, pdfWorker.render({ kind: 'tickets', sheet, more }, 'low'));
  }

  /** Null when it has died, has been issued again, or is somebody else's by now. */
  async function ownTicket(
    { ticket_id: id, version }: Extract<MailAttachment, { kind: 'ticket' }>,
    recipient: string,
  ): Promise<PrintedAttachment | null> {
    const row = await findTicket(db, id);
    if (row?.version !== version || row.voided_at !== null) return null;
    if (row.attendee_email?.toLowerCase() !== recipient.toLowerCase()) return null;
    const sheet = ticketSheet(await bookings.eventOf(row.booking_id), {
      tickets: [tickets.presentTicket(row)],
      of: await countSeats(db, row.booking_id),
      supportEmail: config.supportEmail,
    });
    return pdf(
      `ticket-${row.ticket_number}.pdf`,
      pdfWorker.render({ kind: 'tickets', sheet }, 'low'),
    );
  }

  async function calendar(
    { booking_id: bookingId, reader }: Extract<MailAttachment, { kind: 'calendar' }>,
    recipient: string,
  ): Promise<PrintedAttachment | null> {
    const hasLeft = reader === 'former_attendee';
    if (hasLeft && (await isExpected(db, bookingId, recipient))) return null;
    const found = await bookings.eventOf(bookingId);
    const event = hasLeft ? { ...found, is_cancelled: true } : found;
    const link =
      reader === 'booker'
        ? bookingLink(config, event.booking_number)
        : eventLink(config, event.event_id);
    const method = event.is_cancelled ? 'CANCEL' : 'PUBLISH';
    return {
      filename: safeFileName(`foyer-${event.booking_number}.ics`),
      contentType: `text/calendar; charset=utf-8; method=${method}`,
      content: Buffer.from(calendarOf(event, link)),
    };
  }

  async function printOne(
    attachment: MailAttachment,
    recipient: string,
  ): Promise<PrintedAttachment | null> {
    switch (attachment.kind) {
      case 'file': {
        const { filename, contentType, content } = attachment;
        return {
          filename: safeFileName(filename),
          contentType,
          content: Buffer.from(content, 'base64'),
        };
      }
      case 'invoice':
        return invoicePdf(await invoices.ofPayment(attachment.payment));
      case 'credit_note': {
        const note = await findCreditNote(db, attachment.invoice_id);
        if (!note) throw new Error(`There is no credit note ${attachment.invoice_id}.`);
        return invoicePdf(note);
      }
      case 'tickets':
        return allTickets(attachment.booking_ids);
      case 'ticket':
        return ownTicket(attachment, recipient);
      case 'calendar':
        return calendar(attachment, recipient);
    }
  }

  return {
    /**
     * @returns the files of a mail, without those that are gone; null when the mail has lost its
     *   point with them
     */
    async print({ recipient, attachments }: Carrier): Promise<PrintedAttachment[] | null> {
      const printed: PrintedAttachment[] = [];
      const essential = attachments.filter(isEssential);
      let isWanted = essential.length === 0;
      for (const attachment of attachments) {
        const file = await printOne(attachment, recipient);
        if (file === null) continue;
        printed.push(file);
        isWanted ||= essential.includes(attachment);
      }
      return isWanted ? printed : null;
    },
  };
}
