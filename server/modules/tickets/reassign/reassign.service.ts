import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import { notFound } from '../../../lib/errors';
import { findReadable } from '../../bookings/bookings.repository';
import type { BookingRow } from '../../bookings/bookings.types';
import {
  lockOwn,
  updateBooking,
  insertHistory as writeHistory,
} from '../../bookings/bookingChanges.repository';
import { assertPaid } from '../../bookings/bookingStatus.rules';
import { bookingErrors } from '../../bookings/bookingErrors.rules';
import { readingScope } from '../../bookings/visibility.rules';
import type { ModuleDeps } from '../../../deps';
import { findBooking, isBookerOrHolder } from '../../messaging/mails/bookingMails.repository';
import type { MailQueue } from '../../../mail/mailQueue.service';
import { ticketReassignedMail, ticketReceivedMail } from '../../messaging/mails/ticket.mails';
import { limits } from '../../../http/rateLimits/limits';
import type { RateLimits } from '../../../http/rateLimits/rateLimits.service';
import { holderAddress } from './reassign.rules';
import type { TicketRow } from '../tickets';
import { findBookingOf, type Db } from '../tickets.repository';
import type { TicketsService } from '../tickets.service';

interface ReassignDeps extends Pick<ModuleDeps, 'db' | 'config'> {
  tickets: TicketsService;
  mail: Pick<MailQueue, 'enqueue'>;
  rateLimits: Pick<RateLimits, 'takeWithin'>;
}

export type ReassignService = ReturnType<typeof createReassignService>;

const noSuchTicket = () => notFound('Ticket not found');

/** Tickets that change hands (D14). */
export function createReassignService({ db, config, tickets, mail, rateLimits }: ReassignDeps) {
  /** Both people are told in the transaction that does it, so that there is never one without the other. */
  async function tellBoth(
    trx: Db,
    { before, after }: { before: TicketRow; after: TicketRow },
  ): Promise<void> {
    const outing = await findBooking(trx, after.booking_id);
    if (before.attendee_email !== null && holderAddress(before) !== null) {
      const { attendee_email: address, ticket_number: number } = before;
      const keepsDate = await isBookerOrHolder(trx, outing.id, address);
      await mail.enqueue(trx, {
        kind: 'ticket_given_away',
        to: address,
        ...ticketReassignedMail(config, { booking: outing, number, keepsDate }),
        ...(!keepsDate && {
          attachments: [{ kind: 'calendar', booking_id: outing.id, reader: 'former_attendee' }],
        }),
      });
    }
    if (after.attendee_email === null) return;
    const { attendee_name: name, ticket_number: number } = after;
    await mail.enqueue(trx, {
      kind: 'ticket_received',
      to: after.attendee_email,
      ...ticketReceivedMail(config, { booking: outing, number, holder: name ?? '' }),
      attachments: [
        { kind: 'ticket', ticket_id: after.id, version: after.version },
        { kind: 'calendar', booking_id: outing.id, reader: 'attendee' },
      ],
    });
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
        if (!booking) throw bookingErrors.readOnly();
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
        await tellBoth(trx, change);
        return change.after;
      });
      return tickets.presentTicket(row);
    },
  };
}

/** @throws 409 `event_started`, `event_cancelled` */
function assertAhead({
  event_has_started: started,
  event_is_cancelled_or_over: isCancelledOrOver,
}: BookingRow): void {
  if (started) throw bookingErrors.eventStarted();
  if (isCancelledOrOver) throw bookingErrors.eventCancelled();
}
