import type { Caller } from '../../../contract/caller';
import type { ModuleDeps } from '../../../deps';
import type { PdfWorker } from '../../../pdf/pdfWorker';
import { assertPaid } from '../../bookings/bookingStatus.rules';
import type { BookingsService } from '../../bookings/bookings.service';
import type { TicketsPdfJob } from './ticket.pdf';
import { ticketDocument } from './ticketDocuments.rules';

export type { TicketDocument, TicketsPdfJob } from './ticket.pdf';

interface TicketDocumentsDeps extends Pick<ModuleDeps, 'config'> {
  bookings: Pick<BookingsService, 'get' | 'eventOf'>;
  pdfWorker: PdfWorker<TicketsPdfJob>;
}

export type TicketDocumentsService = ReturnType<typeof createTicketDocumentsService>;

/** The tickets of a paid booking as a PDF (D15). */
export function createTicketDocumentsService({ config, bookings, pdfWorker }: TicketDocumentsDeps) {
  return {
    /** @throws 404, 409 `not_paid`, `booking_cancelled`, `booking_refunded` */
    async fileFor(caller: Caller, bookingId: number): Promise<{ filename: string; pdf: Buffer }> {
      const booking = await bookings.get(caller, bookingId);
      assertPaid(booking);
      const { tickets } = booking;
      const document = ticketDocument(await bookings.eventOf(booking.id), {
        tickets,
        of: tickets.length,
        supportEmail: config.supportEmail,
      });
      const pdf = await pdfWorker.render({ kind: 'tickets', documents: [document] });
      return { filename: `tickets-${booking.booking_number.replace(/[^\w-]/g, '')}.pdf`, pdf };
    },
  };
}
