import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { notFound } from '../../../lib/errors';
import type { BookingsService } from '../../bookings/bookings.service';
import { findBookingOf } from '../tickets.repository';
import type { TicketsService } from '../tickets.service';
import { enqueueReassigned, noteOf } from './reassigned.service';

interface ReassignDeps extends Pick<ModuleDeps, 'db'> {
  bookings: Pick<BookingsService, 'lockForTicketChange' | 'recordTicketChange'>;
  tickets: Pick<TicketsService, 'reassign' | 'presentTicket'>;
}

export type ReassignService = ReturnType<typeof createReassignService>;

const noSuchTicket = () => notFound('Ticket not found');

/** Reassigning tickets to another attendee (D14). */
export function createReassignService({ db, bookings, tickets }: ReassignDeps) {
  return {
    /**
     * Reassigns a ticket until the event starts, by the database's clock. The seat stays sold.
     * Locks the booking before the ticket, as check-in does, so that a ticket is either checked in by its old code or
     * reassigned, never both.
     *
     * @throws 400 with fields, 403, 404, 409 `not_paid`, `booking_cancelled`, `booking_refunded`,
     *   `event_started`, `event_cancelled`, `ticket_used`, `ticket_void`, `same_holder`, 429
     */
    async reassign(
      caller: Caller,
      ticketId: number,
      person: Schemas['TicketReassignment'],
    ): Promise<Schemas['Ticket']> {
      const row = await inTransaction(db, async (trx) => {
        const bookingId = await findBookingOf(trx, ticketId);
        if (bookingId === undefined) throw noSuchTicket();
        const booking = await bookings.lockForTicketChange(trx, caller, bookingId, noSuchTicket);
        const sender = { userId: caller.userId, email: caller.email };
        const given = await tickets.reassign(trx, { bookingId, ticketId, sender }, person);
        const note = noteOf(given);
        await bookings.recordTicketChange(trx, caller, booking, { kind: 'ticket_given', note });
        await enqueueReassigned(trx, given);
        return given.after;
      });
      return tickets.presentTicket(row);
    },
  };
}
