import type { Caller } from '../../../contract/caller';
import type { PdfWorker } from '../../../pdf/pdfWorker';
import type { BookingsService } from '../../bookings/bookings.service';
import { assertPaid } from '../../bookings/bookingStatus.rules';
import type { ModuleDeps } from '../../../deps';
import type { TicketsPdfJob } from './ticket.pdf';
import { ticketSheet } from './ticketSheet.rules';

interface TicketPaperDeps extends Pick<ModuleDeps, 'config'> {
  bookings: Pick<BookingsService, 'get' | 'eventOf'>;
  pdfWorker: PdfWorker<TicketsPdfJob>;
}

export type TicketDocumentsService = ReturnType<typeof createTicketDocumentsService>;

/** The tickets of a paid booking on paper (D15). */
export function createTicketDocumentsService({ config, bookings, pdfWorker }: TicketPaperDeps) {
  return {
    /** @throws 404, 409 `not_paid`, `booking_cancelled`, `booking_refunded` */
    async fileFor(caller: Caller, bookingId: number): Promise<{ filename: string; pdf: Buffer }> {
      const booking = await bookings.get(caller, bookingId);
      assertPaid(booking);
      const { tickets } = booking;
      const sheet = ticketSheet(await bookings.eventOf(booking.id), {
        tickets,
        of: tickets.length,
        supportEmail: config.supportEmail,
      });
      const pdf = await pdfWorker.render({ kind: 'tickets', sheet });
      return { filename: `tickets-${booking.booking_number.replace(/[^\w-]/g, '')}.pdf`, pdf };
    },
  };
}
