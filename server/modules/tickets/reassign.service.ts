import type { Caller } from '../../contract/caller';
import type { Schemas } from '../../contract/types';
import { conflict, notFound } from '../../lib/errors';
import { findReadable } from '../bookings/bookings.repository';
import type { BookingRow } from '../bookings/bookings.rows';
import { lockOwn, updateBooking, writeHistory } from '../bookings/changes.repository';
import { assertPaid } from '../bookings/readBookings';
import { refusals } from '../bookings/refusals';
import { inTransaction } from '../bookings/transaction';
import { readingScope } from '../bookings/visibility';
import type { ModuleDeps } from '../deps';
import type { MailService } from '../mail/mail.service';
import { ticketGivenAwayMail, ticketReceivedMail, type GivenTicket } from '../mail/ticketMails';
import { limits } from '../rateLimits/limits';
import type { RateLimits } from '../rateLimits/rateLimits.service';
import { holderAddress } from './reassign';
import type { TicketRow } from './tickets';
import { findBookingOf, type Db } from './tickets.repository';
import type { TicketsService } from './tickets.service';

interface ReassignDeps extends Pick<ModuleDeps, 'db' | 'config'> {
  tickets: TicketsService;
  mail: Pick<MailService, 'queue'>;
  rateLimits: Pick<RateLimits, 'takeWithin'>;
}

export type ReassignService = ReturnType<typeof createReassignService>;

const noSuchTicket = () => notFound('Ticket not found');

/** Tickets that change hands (D14). */
export function createReassignService({ db, config, tickets, mail, rateLimits }: ReassignDeps) {
  /** Both people are told in the transaction that does it, so that there is never one without the other. */
  async function tellBoth(
    trx: Db,
    given: GivenTicket,
    { before, after }: { before: TicketRow; after: TicketRow },
  ): Promise<void> {
    const [old, now] = [holderAddress(before), holderAddress(after)];
    if (old !== null) {
      const words = ticketGivenAwayMail(config, { ...given, number: before.ticket_number });
      await mail.queue(trx, { kind: 'ticket_given_away', to: old, ...words });
    }
    if (now !== null) {
      const [holder, number] = [after.attendee_name ?? '', after.ticket_number];
      const words = ticketReceivedMail(config, { ...given, holder, number });
      await mail.queue(trx, { kind: 'ticket_received', to: now, ...words });
    }
  }

  return {
    /**
     * Gives a ticket to somebody else, until the event starts by the clock of the database. The seat
     * stays sold. The booking is locked first and the ticket after it, as at the door: a ticket is
     * either let in by its old code, or given away, never both.
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
        const [booking] = await lockOwn(trx, caller.userId, [bookingId]);
        const shown = await findReadable(trx, bookingId, readingScope(caller));
        if (!shown) throw noSuchTicket();
        if (!booking) throw refusals.readOnly();
        assertPaid(booking);
        assertAhead(shown);
        const change = await tickets.reassign(trx, { bookingId, ticketId }, person);
        await rateLimits.takeWithin(trx, [limits.ticketsGiven, String(caller.userId)]);

        // What is printed of the booking has changed.
        await updateBooking(trx, bookingId, {});
        const actor = { id: caller.userId, name: caller.name || caller.email };
        await writeHistory(trx, [
          {
            bookingId,
            actor,
            kind: 'ticket_given',
            from: booking.status,
            to: booking.status,
            note: `Ticket ${change.before.ticket_number} given to ${change.after.attendee_name ?? ''}. It is now ${change.after.ticket_number}.`,
          },
        ]);
        await tellBoth(trx, { giver: actor.name, ...factsOf(shown) }, change);
        return change.after;
      });
      return tickets.presentTicket(row);
    },
  };
}

/** @throws 409 `event_started`, `event_cancelled` */
function assertAhead({ event_has_started: started, event_is_dead: dead }: BookingRow): void {
  if (started) throw refusals.started();
  if (dead) throw conflict('event_cancelled', 'This event has been cancelled.');
}

const factsOf = (booking: BookingRow): Omit<GivenTicket, 'giver'> => ({
  event: {
    id: booking.event_id,
    title: booking.event_title,
    venue: booking.event_venue,
    city: booking.event_city,
    start: booking.event_start_at,
    end: booking.event_end_at,
    timezone: booking.event_timezone,
  },
  tier: booking.ticket_tier_name,
});
