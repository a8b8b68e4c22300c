import { callerOf } from '../../contract/caller';
import type { Handlers } from '../../contract/types';
import type { BookingsService } from '../bookings/bookings.service';
import { refusals } from '../bookings/refusals';
import type { ModuleDeps } from '../deps';
import { calendarOf } from './calendar';
import { findOuting } from './outing.repository';

/** The event of a paid booking, for whoever may read it (D8, D15); cancelled, its cancellation. */
export function createCalendarHandlers(
  { db, config }: Pick<ModuleDeps, 'db' | 'config'>,
  bookings: BookingsService,
): Handlers<'downloadCalendar'> {
  return {
    async downloadCalendar(request, reply) {
      const {
        id,
        status,
        booking_number: number,
      } = await bookings.get(callerOf(request), request.params.id);
      if (status === 'pending') throw refusals.notPaid();
      const link = `${config.publicUrl}/my-bookings?search=${encodeURIComponent(number)}`;
      const calendar = calendarOf(await findOuting(db, id), link);
      reply
        .type('text/calendar; charset=utf-8')
        .header('Content-Disposition', `attachment; filename="${fileNameOf(number)}"`);
      return calendar;
    },
  };
}

const fileNameOf = (number: string) => `foyer-${number.replace(/[^\w-]/g, '')}.ics`;
