import type { PdfFile } from '../../lib/pdfFile';
import type { PdfWorker } from '../../pdf/pdfWorker';
import type { InvoicePdfJob } from './invoice.pdf';
import type { InvoiceRow } from './documents.repository';
import { fileNameOf } from './numbering.rules';

export type DrawDocument = (document: InvoiceRow) => Promise<PdfFile>;

/** The PDF of an invoice or a credit note. */
export const createDrawDocument =
  (pdfWorker: PdfWorker<InvoicePdfJob>): DrawDocument =>
  async (document) => ({
    name: fileNameOf(document),
    content: await pdfWorker.render({ kind: 'invoice', invoice: document }),
  });
