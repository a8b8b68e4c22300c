import { renderInvoice, type InvoicePdfJob } from './modules/invoices/invoice.pdf';
import { renderTickets, type TicketsPdfJob } from './modules/tickets/documents/ticket.pdf';
import { servePdfJobs } from './pdf/pdfWorkerThread';

/** Every PDF that the server can draw. */
export type AppPdfJob = InvoicePdfJob | TicketsPdfJob;

servePdfJobs<AppPdfJob>({
  invoice: ({ invoice }) => renderInvoice(invoice),
  tickets: ({ documents }) => renderTickets(documents),
});
