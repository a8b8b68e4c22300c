import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { conflict, notFound } from '../../../lib/errors';
import type { BookingsService } from '../../bookings/bookings.service';
import type { TicketsService } from '../tickets.service';
import { findBookingOf, stopLinks } from '../tickets.repository';

interface TicketLinksDeps extends Pick<ModuleDeps, 'db'> {
  bookings: Pick<BookingsService, 'lockForTicketLink'>;
  tickets: Pick<TicketsService, 'linkTo'>;
}

export type TicketLinksService = ReturnType<typeof createTicketLinksService>;

const noSuchTicket = () => notFound('Ticket not found');

/** The booking's owner creates and revokes links that show a ticket without an account. */
export function createTicketLinksService({ db, bookings, tickets }: TicketLinksDeps) {
  /** Runs the work with the booking locked, so that it is not cancelled concurrently. */
  const withOwnTicket = <T>(
    caller: Caller,
    ticketId: number,
    work: (trx: ModuleDeps['db']) => Promise<T>,
  ): Promise<T> =>
    inTransaction(db, async (trx) => {
      const bookingId = await findBookingOf(trx, ticketId);
      if (bookingId === undefined) throw noSuchTicket();
      await bookings.lockForTicketLink(trx, caller, bookingId, noSuchTicket);
      return work(trx);
    });

  return {
    /** @throws 403, 404, 409 `not_paid`, `booking_cancelled`, `booking_refunded`, `ticket_void` */
    make: (caller: Caller, ticketId: number): Promise<Schemas['TicketLink']> =>
      withOwnTicket(caller, ticketId, async (trx) => {
        const token = await tickets.linkTo(trx, ticketId);
        if (token === undefined) {
          throw conflict('ticket_void', 'This ticket is no longer valid.');
        }
        return { token };
      }),

    /** @throws 403, 404, 409 `not_paid`, `booking_cancelled`, `booking_refunded` */
    stop: (caller: Caller, ticketId: number): Promise<void> =>
      withOwnTicket(caller, ticketId, (trx) => stopLinks(trx, ticketId)),
  };
}
