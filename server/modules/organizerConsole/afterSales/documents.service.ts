import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import { notFound } from '../../../lib/errors';
import type { PdfFile } from '../../../lib/pdfFile';
import { recordAudit } from '../../identity/audit/audit.service';
import type { DrawDocument } from '../../invoices/documentFile.service';
import { documentNumbered, presentDocuments } from '../../invoices/documents.rules';
import type { InvoicesService } from '../../invoices/invoices.service';
import { isPlatformAdmin, mayEdit } from '../../identity/people/organizerRoles.rules';
import { findSoldBooking, type SoldBooking } from './afterSales.repository';

interface DocumentsDeps extends Pick<ModuleDeps, 'db'> {
  invoices: Pick<InvoicesService, 'documentsOf'>;
  drawDocument: DrawDocument;
}

/** Invoices and credit notes for an organizer's bookings; for the organizer's owners and editors. */
export function createDocumentsService({ db, invoices, drawDocument }: DocumentsDeps) {
  /** @throws 404, also for a booking of another organizer */
  async function findOwn(caller: Caller, id: number): Promise<SoldBooking> {
    const booking = await findSoldBooking(db, id);
    if (!booking || !mayEdit(caller, booking.organizer_id)) throw notFound('Booking not found');
    return booking;
  }

  /** Older invoices were issued by the platform and may list events of several organizers: only its admins see them. */
  async function documentsOf(caller: Caller, { id, organizer_id: organizer }: SoldBooking) {
    const documents = await invoices.documentsOf(id);
    return isPlatformAdmin(caller)
      ? documents
      : documents.filter((document) => document.organizer_id === organizer);
  }

  return {
    /** @throws 404 */
    async list(caller: Caller, id: number): Promise<Schemas['BookingDocumentList']> {
      return presentDocuments(await documentsOf(caller, await findOwn(caller, id)));
    },

    /** The PDF. The download is recorded before the file is sent. @throws 404 */
    async download(
      caller: Caller,
      { id, document_id: documentId }: { id: number; document_id: number },
    ): Promise<PdfFile> {
      const booking = await findOwn(caller, id);
      const document = documentNumbered(await documentsOf(caller, booking), documentId);
      const { booking_number: title, event_id: event, timezone, organizer_id } = booking;
      const what = document.kind === 'invoice' ? 'invoice' : 'credit note';
      await recordAudit(db, caller, {
        action: `export.${document.kind}`,
        thing: { id, title },
        says: `downloaded the ${what} ${document.number} of booking ${title}`,
        after: { number: document.number },
        event: { id: event, title: booking.event_title, timezone, organizer_id },
      });
      return drawDocument(document);
    },
  };
}
