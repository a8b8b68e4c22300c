import type { FastifyReply } from 'fastify';
import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import type { ExportedFile, ExportsService } from './exports.service';
import type { DashboardLists } from './lists.service';
import type { SalesService } from './sales.service';

export type DashboardOperation =
  | 'listEventBookings'
  | 'listEventAttendees'
  | 'getEventSales'
  | 'exportEventBookingsCsv'
  | 'exportEventBookingsXlsx'
  | 'exportEventAttendeesCsv'
  | 'exportEventAttendeesXlsx'
  | 'exportEventSalesCsv'
  | 'exportEventSalesXlsx';

interface DashboardServices {
  lists: DashboardLists;
  sales: SalesService;
  exports: ExportsService;
}

export function createDashboardHandlers({
  lists,
  sales,
  exports,
}: DashboardServices): Handlers<DashboardOperation> {
  const send = async (reply: FastifyReply, answer: Promise<ExportedFile>) => {
    const { type, disposition, content } = await answer;
    reply.type(type).header('Content-Disposition', disposition);
    return content;
  };
  return {
    listEventBookings: (request) =>
      lists.bookings(callerOf(request), request.params.id, request.query),
    listEventAttendees: (request) =>
      lists.attendees(callerOf(request), request.params.id, request.query),
    getEventSales: (request) => sales.sales(callerOf(request), request.params.id),
    exportEventBookingsCsv: (request, reply) =>
      send(reply, exports.bookings(callerOf(request), request.params.id, request.query, 'csv')),
    exportEventBookingsXlsx: (request, reply) =>
      send(reply, exports.bookings(callerOf(request), request.params.id, request.query, 'xlsx')),
    exportEventAttendeesCsv: (request, reply) =>
      send(reply, exports.attendees(callerOf(request), request.params.id, request.query, 'csv')),
    exportEventAttendeesXlsx: (request, reply) =>
      send(reply, exports.attendees(callerOf(request), request.params.id, request.query, 'xlsx')),
    exportEventSalesCsv: (request, reply) =>
      send(reply, exports.sales(callerOf(request), request.params.id, 'csv')),
    exportEventSalesXlsx: (request, reply) =>
      send(reply, exports.sales(callerOf(request), request.params.id, 'xlsx')),
  };
}
