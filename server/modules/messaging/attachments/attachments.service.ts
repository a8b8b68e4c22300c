import type { MailAttachment } from '../../../db/schema/mail';
import type { PdfWorker } from '../../../pdf/pdfWorker';
import { calendarFile } from '../calendar/calendar.rules';
import type { ModuleDeps } from '../../../deps';
import type { InvoicePdfJob, InvoiceRow, InvoicesService } from '../../invoices/invoices.service';
import { fileNameOf } from '../../invoices/numbering.rules';
import { ticketDocument } from '../../tickets/documents/ticketDocuments.rules';
import type {
  TicketDocument,
  TicketsPdfJob,
} from '../../tickets/documents/ticketDocuments.service';
import type { BookingsService } from '../../bookings/bookings.service';
import type { TicketsService } from '../../tickets/tickets.service';
import { isBookerOrHolder } from '../mails/ticketMails.repository';
import type { AttachmentRenderer } from '../../../mail/mailSender.service';
import type { RenderedAttachment } from '../../../mail/transport';
import { bookingLink, eventLink } from '../../../mail/links';
import { countSeats, findTicket } from './attachments.repository';

interface AttachmentRendererDeps extends Pick<ModuleDeps, 'db' | 'config'> {
  bookings: Pick<BookingsService, 'eventOf'>;
  tickets: Pick<TicketsService, 'listForBookings' | 'presentTicket'>;
  invoices: Pick<InvoicesService, 'ofPayment' | 'document'>;
  pdfWorker: PdfWorker<InvoicePdfJob | TicketsPdfJob>;
}

const isEssential = (attachment: MailAttachment): boolean =>
  attachment.kind === 'ticket' || (attachment.kind === 'tickets' && attachment.essential === true);

/** Renders attachments when a mail is sent; PDFs are drawn on the worker thread (D15). */
export function createAttachmentRenderer({
  db,
  config,
  bookings,
  tickets,
  invoices,
  pdfWorker,
}: AttachmentRendererDeps): AttachmentRenderer {
  const pdf = async (filename: string, rendering: Promise<Buffer>) => ({
    filename,
    contentType: 'application/pdf',
    content: await rendering,
  });

  const invoicePdf = (invoice: InvoiceRow) =>
    pdf(fileNameOf(invoice), pdfWorker.render({ kind: 'invoice', invoice }));

  /** Documents of the bookings that have a valid ticket. */
  async function documentsOf(bookingIds: readonly number[]): Promise<TicketDocument[]> {
    const seats = await tickets.listForBookings(db, bookingIds);
    const documents: TicketDocument[] = [];
    for (const [bookingId, rows] of seats) {
      if (!rows.some((row) => row.voided_at === null)) continue;
      documents.push(
        ticketDocument(await bookings.eventOf(bookingId), {
          tickets: rows.map(tickets.presentTicket),
          of: rows.length,
          supportEmail: config.supportEmail,
        }),
      );
    }
    return documents;
  }

  async function allTickets(bookingIds: readonly number[]): Promise<RenderedAttachment | null> {
    const documents = await documentsOf(bookingIds);
    const [first, ...more] = documents;
    if (!first) return null;
    const name = more.length === 0 ? `tickets-${first.booking?.number ?? ''}.pdf` : 'tickets.pdf';
    return pdf(name, pdfWorker.render({ kind: 'tickets', documents }));
  }

  /** @returns null if the ticket is void, was reissued, or now has another holder */
  async function ownTicket(
    { ticket_id: id, version }: Extract<MailAttachment, { kind: 'ticket' }>,
    recipient: string,
  ): Promise<RenderedAttachment | null> {
    const row = await findTicket(db, id);
    if (row?.version !== version || row.voided_at !== null) return null;
    if (row.attendee_email?.toLowerCase() !== recipient.toLowerCase()) return null;
    const document = ticketDocument(await bookings.eventOf(row.booking_id), {
      tickets: [tickets.presentTicket(row)],
      of: await countSeats(db, row.booking_id),
      supportEmail: config.supportEmail,
    });
    return pdf(
      `ticket-${row.ticket_number}.pdf`,
      pdfWorker.render({ kind: 'tickets', documents: [document] }),
    );
  }

  async function calendar(
    { booking_id: bookingId, reader }: Extract<MailAttachment, { kind: 'calendar' }>,
    recipient: string,
  ): Promise<RenderedAttachment | null> {
    const isFormer = reader === 'former_attendee';
    if (isFormer && (await isBookerOrHolder(db, bookingId, recipient))) return null;
    const found = await bookings.eventOf(bookingId);
    const event = isFormer ? { ...found, is_cancelled: true } : found;
    const link =
      reader === 'booker'
        ? bookingLink(config, event.booking_number)
        : eventLink(config, event.event_id);
    const method = event.is_cancelled ? 'CANCEL' : 'PUBLISH';
    return {
      filename: `foyer-${event.booking_number}.ics`,
      contentType: `text/calendar; charset=utf-8; method=${method}`,
      content: Buffer.from(calendarFile(event, link)),
    };
  }

  /** The current invoices of all sellers, or the named invoice, even if it has been replaced. */
  async function invoicesOf({
    payment,
    invoice_id: id,
  }: Extract<MailAttachment, { kind: 'invoice' }>): Promise<RenderedAttachment[]> {
    const wanted =
      id === undefined ? await invoices.ofPayment(payment) : [await invoices.document(id)];
    return Promise.all(wanted.map(invoicePdf));
  }

  async function renderOne(
    attachment: Exclude<MailAttachment, { kind: 'invoice' }>,
    recipient: string,
  ): Promise<RenderedAttachment | null> {
    switch (attachment.kind) {
      case 'file': {
        const { filename, contentType, content } = attachment;
        return {
          filename,
          contentType,
          content: Buffer.from(content, 'base64'),
        };
      }
      case 'credit_note':
        return invoicePdf(await invoices.document(attachment.invoice_id));
      case 'tickets':
        return allTickets(attachment.booking_ids);
      case 'ticket':
        return ownTicket(attachment, recipient);
      case 'calendar':
        return calendar(attachment, recipient);
    }
  }

  return {
    async render({ recipient, attachments }) {
      const files: RenderedAttachment[] = [];
      const essential = attachments.filter(isEssential);
      let isWorthSending = essential.length === 0;
      for (const attachment of attachments) {
        if (attachment.kind === 'invoice') {
          files.push(...(await invoicesOf(attachment)));
          continue;
        }
        const file = await renderOne(attachment, recipient);
        if (file === null) continue;
        files.push(file);
        isWorthSending ||= essential.includes(attachment);
      }
      return isWorthSending ? files : null;
    },
  };
}
