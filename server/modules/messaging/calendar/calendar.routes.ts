import type { FastifyReply } from 'fastify';
import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import type { CalendarService } from './calendar.service';

interface CalendarFile {
  filename: string;
  calendar: string;
}

export function createCalendarHandlers(
  service: CalendarService,
): Handlers<'downloadCalendar' | 'downloadSharedCalendar'> {
  const send = (reply: FastifyReply, { filename, calendar }: CalendarFile): string => {
    reply
      .type('text/calendar; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="${filename}"`);
    return calendar;
  };
  return {
    /** Requires read access to the booking. */
    downloadCalendar: async (request, reply) =>
      send(reply, await service.fileFor(callerOf(request), request.params.id)),
    downloadSharedCalendar: async (request, reply) =>
      send(reply, await service.fileForLink(request.params.token, request.ip)),
  };
}
