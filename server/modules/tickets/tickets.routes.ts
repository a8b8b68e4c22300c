import { callerOf } from '../../contract/caller';
import type { Handlers } from '../../contract/types';
import type { CheckInService } from './checkIn/checkIn.service';
import type { TicketDocumentsService } from './documents/ticketDocuments.service';
import type { ReassignService } from './reassign/reassign.service';
import type { TicketsService } from './tickets.service';

export type TicketOperations =
  'getTicketVerifyKey' | 'downloadTickets' | 'checkInTicket' | 'reassignTicket';

interface TicketServices {
  tickets: Pick<TicketsService, 'verifyKey'>;
  documents: TicketDocumentsService;
  checkIn: CheckInService;
  reassignment: ReassignService;
}

export function createTicketHandlers(services: TicketServices): Handlers<TicketOperations> {
  const { tickets, documents, checkIn, reassignment } = services;
  return {
    async getTicketVerifyKey(_request, reply) {
      // The key changes rarely and is the same for all callers, so devices may cache it.
      reply.header('Cache-Control', 'public, max-age=300');
      return tickets.verifyKey();
    },
    async downloadTickets(request, reply) {
      const { filename, pdf } = await documents.fileFor(callerOf(request), request.params.id);
      reply
        .type('application/pdf')
        .header('Content-Disposition', `attachment; filename="${filename}"`);
      return pdf;
    },
    checkInTicket: (request) => checkIn.checkIn(callerOf(request), request.body),
    reassignTicket: (request) =>
      reassignment.reassign(callerOf(request), request.params.id, request.body),
  };
}
