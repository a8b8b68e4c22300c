import type { ModuleDeps } from '../../../deps';
import { jobHandler, type JobHandler } from '../../../jobs/defineJob';
import type { MailQueue } from '../../../mail/mailQueue.service';
import { bookingCancelled } from '../../bookings/bookings.jobs';
import { ticketAssigned, ticketReassigned } from '../../tickets/tickets.jobs';
import type { TicketsService } from '../../tickets/tickets.service';
import { bookingCancelledMail } from './booking.mails';
import { findBooking, findPaidSums } from './bookingMails.repository';
import { actorName } from './leaving.mails';
import { findPerson } from './leavingMails.repository';
import { guestsByAddress } from './mailText.rules';
import {
  ticketCancelledMail,
  ticketMail,
  ticketReassignedMail,
  ticketReceivedMail,
} from './ticket.mails';
import { findHolder, findHolders, isBookerOrHolder } from './ticketMails.repository';

interface BookingMailDeps extends Pick<ModuleDeps, 'db' | 'config'> {
  mail: Pick<MailQueue, 'enqueue'>;
  tickets: Pick<TicketsService, 'linkTo'>;
}

/**
 * Handlers that queue the mails about cancelled bookings and about tickets. A job may run twice; the mail's key makes
 * sure that it is queued once (D15).
 */
export function createBookingMailHandlers({
  db,
  config,
  mail,
  tickets,
}: BookingMailDeps): JobHandler[] {
  /** Undefined if the ticket has changed: its attachment cannot be rendered and the mail would be dropped. */
  async function findCurrentHolder(ticket: number, version: number, email: string) {
    const holder = await findHolder(db, ticket);
    const isCurrent =
      holder?.version === version &&
      holder.email.toLowerCase() === email.toLowerCase() &&
      !holder.is_void;
    return isCurrent ? holder : undefined;
  }

  return [
    jobHandler(ticketAssigned, async ({ ticket, version, revision, email }) => {
      const holder = await findCurrentHolder(ticket, version, email);
      if (!holder) return;
      const booking = await findBooking(db, holder.booking_id);
      const token = await tickets.linkTo(db, ticket);
      if (token === undefined) return;
      await mail.enqueue(db, {
        kind: 'ticket',
        key: `ticket:${holder.id}:${version}:${revision}:${email}`,
        to: holder.email,
        ...ticketMail(config, { booking, holder, token }),
        attachments: [
          { kind: 'ticket', ticket_id: holder.id, version },
          { kind: 'calendar', booking_id: booking.id, reader: 'attendee' },
        ],
      });
    }),

    jobHandler(ticketReassigned, async ({ ticket, booking: id, version, email, former }) => {
      const booking = await findBooking(db, id);
      if (former.email !== null) {
        const keepsDate = await isBookerOrHolder(db, id, former.email);
        await mail.enqueue(db, {
          kind: 'ticket_given_away',
          key: `ticket_given_away:${ticket}:${version}`,
          to: former.email,
          ...ticketReassignedMail(config, { booking, number: former.number, keepsDate }),
          ...(!keepsDate && {
            attachments: [{ kind: 'calendar', booking_id: id, reader: 'former_attendee' }],
          }),
        });
      }
      const holder = await findCurrentHolder(ticket, version, email);
      if (!holder) return;
      const token = await tickets.linkTo(db, ticket);
      if (token === undefined) return;
      await mail.enqueue(db, {
        kind: 'ticket_received',
        key: `ticket_received:${ticket}:${version}`,
        to: email,
        ...ticketReceivedMail(config, {
          booking,
          number: holder.number,
          holder: holder.name,
          token,
        }),
        attachments: [
          { kind: 'ticket', ticket_id: ticket, version },
          { kind: 'calendar', booking_id: id, reader: 'attendee' },
        ],
      });
    }),

    jobHandler(bookingCancelled, async ({ booking: id, reason, by }) => {
      const booking = await findBooking(db, id);
      const calendar = (reader: 'booker' | 'attendee') =>
        ({ kind: 'calendar', booking_id: id, reader }) as const;
      const actor = by === null ? null : await findPerson(db, by);
      const isTold = actor === null || booking.booker_is_active;
      if (!booking.is_complimentary && isTold) {
        await mail.enqueue(db, {
          kind: 'booking_cancelled',
          key: `booking_cancelled:${id}`,
          to: booking.booker_email,
          ...bookingCancelledMail(config, booking, {
            sums: await findPaidSums(db, id),
            reason,
            by: actor && actorName(actor),
          }),
          attachments: [calendar('booker')],
        });
      }
      const holders = await findHolders(db, id);
      for (const [address, cancelled] of guestsByAddress(booking, holders)) {
        await mail.enqueue(db, {
          kind: 'ticket_cancelled',
          key: `ticket_cancelled:${id}:${address}`,
          to: address,
          ...ticketCancelledMail(config, booking, {
            tickets: cancelled,
            isByOrganizer: reason !== null,
          }),
          attachments: [calendar('attendee')],
        });
      }
    }),
  ];
}
