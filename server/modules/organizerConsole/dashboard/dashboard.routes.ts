import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import { sendFile } from '../../../lib/spreadsheet/exportedFile';
import type { ExportsService } from './exports.service';
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
  | 'exportEventCheckInsCsv'
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
  return {
    listEventBookings: (request) =>
      lists.bookings(callerOf(request), request.params.id, request.query),
    listEventAttendees: (request) =>
      lists.attendees(callerOf(request), request.params.id, request.query),
    getEventSales: (request) => sales.sales(callerOf(request), request.params.id),
    exportEventBookingsCsv: (request, reply) =>
      sendFile(reply, exports.bookings(callerOf(request), request.params.id, request.query, 'csv')),
    exportEventBookingsXlsx: (request, reply) =>
      sendFile(
        reply,
        exports.bookings(callerOf(request), request.params.id, request.query, 'xlsx'),
      ),
    exportEventAttendeesCsv: (request, reply) =>
      sendFile(
        reply,
        exports.attendees(callerOf(request), request.params.id, request.query, 'csv'),
      ),
    exportEventAttendeesXlsx: (request, reply) =>
      sendFile(
        reply,
        exports.attendees(callerOf(request), request.params.id, request.query, 'xlsx'),
      ),
    exportEventCheckInsCsv: (request, reply) =>
      sendFile(reply, exports.checkIns(callerOf(request), request.params.id, 'csv')),
    exportEventSalesCsv: (request, reply) =>
      sendFile(reply, exports.sales(callerOf(request), request.params.id, 'csv')),
    exportEventSalesXlsx: (request, reply) =>
      sendFile(reply, exports.sales(callerOf(request), request.params.id, 'xlsx')),
  };
}
