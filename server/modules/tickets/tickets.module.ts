import type { Handlers } from '../../contract/types';
import type { ModuleDeps } from '../../deps';
import { createRateLimits } from '../../http/rateLimits/rateLimits.service';
import type { PdfWorker } from '../../pdf/pdfWorker';
import type { BookingsService } from '../bookings/bookings.service';
import { createCheckInService } from './checkIn/checkIn.service';
import { createGuestListService } from './checkIn/guestList.service';
import { createTakeScan } from './checkIn/takeScan.service';
import { createWholeBooking } from './checkIn/wholeBooking.service';
import { createDoorGuestListService } from './door/doorGuestList.service';
import { createProgressService } from './door/progress.service';
import { createUndoService } from './door/undo.service';
import { createWalkInsService } from './door/walkIns.service';
import {
  createTicketDocumentsService,
  type TicketsPdfJob,
} from './documents/ticketDocuments.service';
import { createSharedTicketService, type SharedTicketService } from './links/sharedTicket.service';
import { createTicketLinksService } from './links/ticketLinks.service';
import { createReassignService } from './reassign/reassign.service';
import { createTicketHandlers, type TicketOperations } from './tickets.routes';
import { createAppleWebService } from './wallets/appleWebService.service';
import { applePushAddress, type PushAddress } from './wallets/applePush.gateway';
import { googleAddresses, type GoogleAddresses } from './wallets/googleWallet.gateway';
import type { ApplePassJob } from './wallets/applePass.pdf';
import { createPassUpdates, type PassUpdates } from './wallets/passUpdates.service';
import { createWalletPasses } from './wallets/walletPasses.service';
import { createWalletHandlers, type WalletOperations } from './wallets/wallets.routes';
import { createFreeSeats, type FreeSeats } from './seats/freeSeats.service';
import { createTicketsService, type TicketsService } from './tickets.service';

/** Where the services of the wallets are, for tests. */
export interface WalletAddresses {
  apple: PushAddress;
  google: GoogleAddresses;
}

interface HandlerServices {
  bookings: BookingsService;
  pdfWorker: PdfWorker<TicketsPdfJob | ApplePassJob>;
  walletAddresses?: WalletAddresses | undefined;
}

interface TicketsModule {
  service: TicketsService;
  freeSeats: FreeSeats;
  /**
   * Called later, because the handlers need the bookings module, which is created with `service`.
   */
  createHandlers(services: HandlerServices): {
    handlers: Handlers<TicketOperations | WalletOperations>;
    /** Messaging uses it for the calendar file of a shared ticket. */
    shared: SharedTicketService;
    passUpdates: PassUpdates;
  };
}

export function createTicketsModule(deps: ModuleDeps): TicketsModule {
  const rateLimits = createRateLimits(deps);
  const service = createTicketsService({ ...deps, rateLimits });
  return {
    service,
    freeSeats: createFreeSeats(deps),
    createHandlers: ({ bookings, pdfWorker, walletAddresses }) => {
      const all = { ...deps, bookings, tickets: service, rateLimits, pdfWorker };
      const shared = createSharedTicketService(all);
      const takeScan = createTakeScan(deps);
      const wholeBooking = createWholeBooking({ db: deps.db, takeScan });
      const passes = createWalletPasses({
        ...all,
        shared,
        googleAddresses: walletAddresses?.google ?? googleAddresses,
      });
      const passUpdates = createPassUpdates({
        ...deps,
        passes,
        pushAddress: walletAddresses?.apple ?? applePushAddress,
      });
      const ticketHandlers = createTicketHandlers({
        tickets: service,
        documents: createTicketDocumentsService(all),
        checkIn: createCheckInService({ ...deps, takeScan, wholeBooking }),
        guests: createGuestListService(deps),
        doorGuests: createDoorGuestListService(all),
        undo: createUndoService(deps),
        progress: createProgressService(deps),
        walkIns: createWalkInsService(all),
        reassignment: createReassignService(all),
        links: createTicketLinksService(all),
        shared,
      });
      const walletHandlers = createWalletHandlers({
        passes,
        webService: createAppleWebService({ ...deps, passes, rateLimits }),
      });
      return { handlers: { ...ticketHandlers, ...walletHandlers }, shared, passUpdates };
    },
  };
}
