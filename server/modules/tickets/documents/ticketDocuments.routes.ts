import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import type { TicketDocumentsService } from './ticketDocuments.service';

/** For whoever may read the booking (D8). */
export function createTicketDocumentHandlers(
  papers: TicketDocumentsService,
): Handlers<'downloadTickets'> {
  return {
    async downloadTickets(request, reply) {
      const { filename, pdf } = await papers.fileFor(callerOf(request), request.params.id);
      reply
        .type('application/pdf')
        .header('Content-Disposition', `attachment; filename="${filename}"`);
      return pdf;
    },
  };
}
