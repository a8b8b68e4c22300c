import { renderInvoice, type InvoicePdfJob } from './modules/invoices/invoice.pdf';
import { renderTickets, type TicketsPdfJob } from './modules/tickets/documents/ticket.pdf';
import { packApplePass, type ApplePassJob } from './modules/tickets/wallets/applePass.pdf';
import { servePdfJobs } from './pdf/pdfWorkerThread';

/** Every document that the thread makes. */
export type AppPdfJob = InvoicePdfJob | TicketsPdfJob | ApplePassJob;

servePdfJobs<AppPdfJob>({
  invoice: ({ invoice }) => renderInvoice(invoice),
  tickets: ({ documents }) => renderTickets(documents),
  apple_pass: packApplePass,
});
