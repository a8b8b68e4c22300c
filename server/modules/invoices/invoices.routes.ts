import { callerOf } from '../../contract/caller';
import type { Handlers } from '../../contract/types';
import type { PdfWorker } from '../../pdf/pdfWorker';
import type { BookingsService } from '../bookings/bookings.service';
import type { InvoicePdfJob } from './invoice.pdf';
import type { InvoicesService } from './invoices.service';
import { fileNameOf } from './numbering.rules';

interface InvoiceDeps {
  invoices: InvoicesService;
  bookings: BookingsService;
  pdfWorker: PdfWorker<InvoicePdfJob>;
}

/** The invoice, for callers who may read the booking (D8, D15). */
export function createInvoiceHandlers({
  invoices,
  bookings,
  pdfWorker,
}: InvoiceDeps): Handlers<'downloadReceipt'> {
  return {
    async downloadReceipt(request, reply) {
      const booking = await bookings.get(callerOf(request), request.params.id);
      const invoice = await invoices.ofBooking(booking.id);
      const pdf = await pdfWorker.render({ kind: 'invoice', invoice });
      reply
        .type('application/pdf')
        .header('Content-Disposition', `attachment; filename="${fileNameOf(invoice)}"`);
      return pdf;
    },
  };
}
