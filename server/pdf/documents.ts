import { renderInvoice, type PrintedInvoice } from '../modules/invoices/invoice.pdf';
import { renderTickets, type TicketSheet } from '../modules/tickets/documents/ticket.pdf';

/** Everything that can be printed; it crosses to another thread, so it is data alone. */
export type PaperJob =
  | { kind: 'invoice'; invoice: PrintedInvoice }
  | { kind: 'tickets'; sheet: TicketSheet; more?: readonly TicketSheet[] };

export function renderJob(job: PaperJob): Promise<Buffer> {
  switch (job.kind) {
    case 'invoice':
      return renderInvoice(job.invoice);
    case 'tickets':
      return renderTickets(job.sheet, job.more);
  }
}
