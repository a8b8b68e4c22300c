import type { Handlers } from '../../contract/types';
import type { ModuleDeps } from '../../deps';
import { createRateLimits } from '../../http/rateLimits/rateLimits.service';
import type { PdfWorker } from '../../pdf/pdfWorker';
import type { BookingsService } from '../bookings/bookings.service';
import { createCheckInService } from './checkIn/checkIn.service';
import { createGuestListService } from './checkIn/guestList.service';
import {
  createTicketDocumentsService,
  type TicketsPdfJob,
} from './documents/ticketDocuments.service';
import { createSharedTicketService, type SharedTicketService } from './links/sharedTicket.service';
import { createTicketLinksService } from './links/ticketLinks.service';
import { createReassignService } from './reassign/reassign.service';
import { createTicketHandlers, type TicketOperations } from './tickets.routes';
import { createFreeSeats, type FreeSeats } from './seats/freeSeats.service';
import { createTicketsService, type TicketsService } from './tickets.service';

interface HandlerServices {
  bookings: BookingsService;
  pdfWorker: PdfWorker<TicketsPdfJob>;
}

interface TicketsModule {
  service: TicketsService;
  freeSeats: FreeSeats;
  /**
   * Called later, because the handlers need the bookings module, which is created with `service`.
   */
  createHandlers(services: HandlerServices): {
    handlers: Handlers<TicketOperations>;
    /** Messaging uses it for the calendar file of a shared ticket. */
    shared: SharedTicketService;
  };
}

export function createTicketsModule(deps: ModuleDeps): TicketsModule {
  const rateLimits = createRateLimits(deps);
  const service = createTicketsService({ ...deps, rateLimits });
  return {
    service,
    freeSeats: createFreeSeats(deps),
    createHandlers: ({ bookings, pdfWorker }) => {
      const all = { ...deps, bookings, tickets: service, rateLimits, pdfWorker };
      const shared = createSharedTicketService(all);
      const handlers = createTicketHandlers({
        tickets: service,
        documents: createTicketDocumentsService(all),
        checkIn: createCheckInService(deps),
        guests: createGuestListService(deps),
        reassignment: createReassignService(all),
        links: createTicketLinksService(all),
        shared,
      });
      return { handlers, shared };
    },
  };
}
