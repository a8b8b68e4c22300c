import { callerOf } from '../../contract/caller';
import type { Handlers } from '../../contract/types';
import { idempotencyKeyOf } from '../../http/idempotency/idempotencyKey';
import type { BookingsService } from './bookings.service';

export type BookingOperations =
  | 'createBooking'
  | 'listBookings'
  | 'getBookingStats'
  | 'getBooking'
  | 'updateBooking'
  | 'removeBooking'
  | 'extendHold'
  | 'getBookingQrCode'
  | 'saveAttendees'
  | 'handOverBooking';

export function createBookingHandlers(service: BookingsService): Handlers<BookingOperations> {
  return {
    createBooking: (request) =>
      service.create(
        callerOf(request),
        request.body,
        idempotencyKeyOf(request),
        () => request.raw.socket.destroyed,
      ),
    listBookings: (request) => service.list(callerOf(request), request.query),
    getBookingStats: (request) => service.stats(callerOf(request), request.query.user),
    getBooking: (request) => service.get(callerOf(request), request.params.id),
    updateBooking: (request) => service.update(callerOf(request), request.params.id, request.body),
    removeBooking: (request) => service.remove(callerOf(request), request.params.id),
    extendHold: (request) => service.extendHold(callerOf(request), request.params.id),
    getBookingQrCode: (request) => service.qrCode(callerOf(request), request.params.id),
    saveAttendees: (request) =>
      service.saveAttendees(callerOf(request), request.params.id, request.body),
    handOverBooking: (request) =>
      service.handOver(callerOf(request), request.params.id, request.body),
  };
}
