import type { Handlers } from '../../contract/types';
import type { ModuleDeps } from '../../deps';
import { jobHandler, type JobHandler } from '../../jobs/defineJob';
import type { PdfWorker } from '../../pdf/pdfWorker';
import type { BookingsService } from '../bookings/bookings.service';
import { bookingsPaid } from '../payments/payments.jobs';
import { refundDone } from '../payments/refunds/refunds.jobs';
import type { RefundsService } from '../payments/refunds/refunds.service';
import type { InvoicePdfJob } from './invoice.pdf';
import { createCorrectionsService } from './corrections/corrections.service';
import { createDrawDocument, type DrawDocument } from './documentFile.service';
import { createInvoiceHandlers, type InvoiceOperation } from './invoices.routes';
import { createInvoicesService, type InvoicesService } from './invoices.service';

interface InvoicesModule {
  handlers: Handlers<InvoiceOperation>;
  jobHandlers: JobHandler[];
  service: InvoicesService;
  drawDocument: DrawDocument;
}

export function createInvoicesModule(
  deps: ModuleDeps,
  {
    bookings,
    refunds,
    pdfWorker,
  }: {
    bookings: BookingsService;
    refunds: RefundsService;
    pdfWorker: PdfWorker<InvoicePdfJob>;
  },
): InvoicesModule {
  const service = createInvoicesService(deps, { refunds });
  const draw = createDrawDocument(pdfWorker);
  const corrections = createCorrectionsService({ ...deps, bookings, invoices: service, draw });
  return {
    service,
    drawDocument: draw,
    handlers: createInvoiceHandlers({ bookings, draw, corrections, invoices: service }),
    jobHandlers: [
      jobHandler(bookingsPaid, ({ payment }) => service.issueForPayment(payment)),
      jobHandler(refundDone, ({ refund }) => service.creditRefund(refund)),
    ],
  };
}
