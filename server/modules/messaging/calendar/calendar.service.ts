import type { Caller } from '../../../contract/caller';
import type { BookingsService } from '../../bookings/bookings.service';
import { bookingErrors } from '../../bookings/bookingErrors.rules';
import type { ModuleDeps } from '../../../deps';
import { bookingLink, eventLink } from '../../../mail/links';
import type { SharedTicketService } from '../../tickets/links/sharedTicket.service';
import { calendarFile } from './calendar.rules';

interface CalendarDeps extends Pick<ModuleDeps, 'config'> {
  bookings: Pick<BookingsService, 'get' | 'eventOf'>;
  sharedTickets: Pick<SharedTicketService, 'open'>;
}

export type CalendarService = ReturnType<typeof createCalendarService>;

/** Calendar files of paid bookings (D15); for a cancelled booking, the file cancels the entry. */
export function createCalendarService({ config, bookings, sharedTickets }: CalendarDeps) {
  return {
    /** @throws 404, 409 `not_paid` */
    async fileFor(
      caller: Caller,
      bookingId: number,
    ): Promise<{ filename: string; calendar: string }> {
      const booking = await bookings.get(caller, bookingId);
      if (booking.status === 'pending') throw bookingErrors.notPaid();
      const number = booking.booking_number;
      const event = await bookings.eventOf(booking.id);
      const calendar = calendarFile(event, bookingLink(config, number));
      return { filename: `foyer-${number.replace(/[^\w-]/g, '')}.ics`, calendar };
    },

    /**
     * The entry for a ticket holder, with the same UID as the mailed one, so that each updates the other. It links to
     * the event instead of the ticket, because people often share their calendars.
     * @throws 404, 410 `event_cancelled`, 429
     */
    async fileForLink(
      token: string,
      address: string,
    ): Promise<{ filename: string; calendar: string }> {
      const { row, event } = await sharedTickets.open(token, address);
      const calendar = calendarFile(event, eventLink(config, event.event_id), {
        description: event.tier_name,
      });
      return { filename: `foyer-${row.ticket_number}.ics`, calendar };
    },
  };
}
