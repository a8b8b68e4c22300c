import { callerOf } from '../../contract/caller';
import type { Handlers } from '../../contract/types';
import { idempotencyKeyOf } from '../../http/idempotency/idempotencyKey';
import { sendPdf } from '../../lib/pdfFile';
import type { BookingsService } from '../bookings/bookings.service';
import type { CorrectionsService } from './corrections/corrections.service';
import type { DrawDocument } from './documentFile.service';
import { documentNumbered, presentDocuments } from './documents.rules';
import type { InvoicesService } from './invoices.service';

export type InvoiceOperation =
  | 'downloadReceipt'
  | 'downloadCreditNote'
  | 'listCreditNotes'
  | 'downloadNumberedCreditNote'
  | 'listInvoices'
  | 'downloadInvoice'
  | 'correctInvoice';

interface InvoiceDeps {
  invoices: InvoicesService;
  bookings: BookingsService;
  draw: DrawDocument;
  corrections: CorrectionsService;
}

/** Returns invoices and credit notes to callers who may read the booking. */
export function createInvoiceHandlers({
  invoices,
  bookings,
  draw,
  corrections,
}: InvoiceDeps): Handlers<InvoiceOperation> {
  return {
    async downloadReceipt(request, reply) {
      const booking = await bookings.get(callerOf(request), request.params.id);
      return sendPdf(reply, draw(await invoices.ofBooking(booking.id)));
    },

    async downloadCreditNote(request, reply) {
      const booking = await bookings.get(callerOf(request), request.params.id);
      return sendPdf(reply, draw(await invoices.creditNoteOfBooking(booking.id)));
    },

    async listCreditNotes(request) {
      const booking = await bookings.get(callerOf(request), request.params.id);
      return presentDocuments(await invoices.creditNotesOfBooking(booking.id));
    },

    async downloadNumberedCreditNote(request, reply) {
      const booking = await bookings.get(callerOf(request), request.params.id);
      const notes = await invoices.creditNotesOfBooking(booking.id);
      return sendPdf(reply, draw(documentNumbered(notes, request.params.document_id)));
    },

    listInvoices: (request) => corrections.list(callerOf(request), request.params.id),

    downloadInvoice: (request, reply) =>
      sendPdf(reply, corrections.download(callerOf(request), request.params)),

    correctInvoice: (request) =>
      corrections.correct(
        callerOf(request),
        request.params,
        request.body,
        idempotencyKeyOf(request),
      ),
  };
}
