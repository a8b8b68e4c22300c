import { callerOf } from '../../contract/caller';
import type { Handlers } from '../../contract/types';
import { idempotencyKeyOf } from '../../http/idempotency/idempotencyKey';
import type { CheckInService } from './checkIn/checkIn.service';
import type { GuestListService } from './checkIn/guestList.service';
import type { DoorGuestListService } from './door/doorGuestList.service';
import type { ProgressService } from './door/progress.service';
import type { UndoService } from './door/undo.service';
import type { WalkInsService } from './door/walkIns.service';
import type { TicketDocumentsService } from './documents/ticketDocuments.service';
import type { SharedTicketService } from './links/sharedTicket.service';
import type { TicketLinksService } from './links/ticketLinks.service';
import type { ReassignService } from './reassign/reassign.service';
import type { TicketsService } from './tickets.service';

export type TicketOperations =
  | 'getTicketVerifyKey'
  | 'downloadTickets'
  | 'checkInTicket'
  | 'checkInTickets'
  | 'undoCheckIn'
  | 'getDoorGuestList'
  | 'getDoorProgress'
  | 'addWalkIn'
  | 'listGuests'
  | 'reassignTicket'
  | 'makeTicketLink'
  | 'stopTicketLink'
  | 'getSharedTicket'
  | 'downloadSharedTicket';

interface TicketServices {
  tickets: Pick<TicketsService, 'verifyKey'>;
  documents: TicketDocumentsService;
  checkIn: CheckInService;
  guests: GuestListService;
  doorGuests: DoorGuestListService;
  undo: UndoService;
  progress: ProgressService;
  walkIns: WalkInsService;
  reassignment: ReassignService;
  links: TicketLinksService;
  shared: SharedTicketService;
}

export function createTicketHandlers(services: TicketServices): Handlers<TicketOperations> {
  const { tickets, documents, checkIn, guests, reassignment, links, shared } = services;
  const { doorGuests, undo, progress, walkIns } = services;
  return {
    async getTicketVerifyKey(_request, reply) {
      // Devices may cache the key: it rarely changes and is the same for all callers.
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
    checkInTickets: (request) => checkIn.checkInAll(callerOf(request), request.body.scans),
    undoCheckIn: (request) => undo.undo(callerOf(request), request.params.id, request.body),
    getDoorGuestList: (request) =>
      doorGuests.list(callerOf(request), request.params.id, request.query.since),
    getDoorProgress: (request) => progress.progress(callerOf(request), request.params.id),
    async addWalkIn(request, reply) {
      const key = idempotencyKeyOf(request);
      const walkIn = await walkIns.add(callerOf(request), request.params.id, request.body, key);
      reply.code(201);
      return walkIn;
    },
    listGuests: (request) => guests.list(callerOf(request), request.params.id, request.query),
    reassignTicket: (request) =>
      reassignment.reassign(callerOf(request), request.params.id, request.body),
    makeTicketLink: (request) => links.make(callerOf(request), request.params.id),
    stopTicketLink: (request) => links.stop(callerOf(request), request.params.id),
    getSharedTicket: (request) => shared.show(request.params.token, request.ip),
    async downloadSharedTicket(request, reply) {
      const { filename, pdf } = await shared.fileFor(request.params.token, request.ip);
      reply
        .type('application/pdf')
        .header('Content-Disposition', `attachment; filename="${filename}"`);
      return pdf;
    },
  };
}
