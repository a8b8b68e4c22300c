import type { FastifyReply } from 'fastify';
import { callerOf } from '../../contract/caller';
import type { Handlers } from '../../contract/types';
import type { PdfWorker } from '../../pdf/pdfWorker';
import type { BookingsService } from '../bookings/bookings.service';
import type { InvoicePdfJob } from './invoice.pdf';
import type { InvoiceRow, InvoicesService } from './invoices.service';
import { fileNameOf } from './numbering.rules';

interface InvoiceDeps {
  invoices: InvoicesService;
  bookings: BookingsService;
  pdfWorker: PdfWorker<InvoicePdfJob>;
}

/** Invoice and credit note, for callers who may read the booking (D8, D15). */
export function createInvoiceHandlers({
  invoices,
  bookings,
  pdfWorker,
}: InvoiceDeps): Handlers<'downloadReceipt' | 'downloadCreditNote'> {
  async function send(reply: FastifyReply, invoice: InvoiceRow) {
    const pdf = await pdfWorker.render({ kind: 'invoice', invoice });
    reply
      .type('application/pdf')
      .header('Content-Disposition', `attachment; filename="${fileNameOf(invoice)}"`);
    return pdf;
  }

  return {
    async downloadReceipt(request, reply) {
      const booking = await bookings.get(callerOf(request), request.params.id);
      return send(reply, await invoices.ofBooking(booking.id));
    },

    async downloadCreditNote(request, reply) {
      const booking = await bookings.get(callerOf(request), request.params.id);
      return send(reply, await invoices.creditNoteOfBooking(booking.id));
    },
  };
}
