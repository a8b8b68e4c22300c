import type { Caller } from '../../../contract/caller';
import type { BookingsService } from '../../bookings/bookings.service';
import { bookingErrors } from '../../bookings/bookingErrors.rules';
import type { ModuleDeps } from '../../../deps';
import { bookingLink } from '../../../mail/links';
import { calendarFile } from './calendar.rules';

interface CalendarDeps extends Pick<ModuleDeps, 'config'> {
  bookings: Pick<BookingsService, 'get' | 'eventOf'>;
}

export type CalendarService = ReturnType<typeof createCalendarService>;

/** The event of a paid booking for a calendar (D15); once it is cancelled, its cancellation. */
export function createCalendarService({ config, bookings }: CalendarDeps) {
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
  };
}
