import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import type { CalendarService } from './calendar.service';

/** The caller must be allowed to read the booking (D8). */
export function createCalendarHandlers(service: CalendarService): Handlers<'downloadCalendar'> {
  return {
    async downloadCalendar(request, reply) {
      const { filename, calendar } = await service.fileFor(callerOf(request), request.params.id);
      reply
        .type('text/calendar; charset=utf-8')
        .header('Content-Disposition', `attachment; filename="${filename}"`);
      return calendar;
    },
  };
}
