import type { Caller } from '../../contract/caller';
import type { BodyOf, Schemas } from '../../contract/types';
import { keyedRequest } from '../../http/idempotency/keyedRequest';
import type { HandOver } from './absence/handOver.service';
import { lockFor } from './absence/lockFor.service';
import type { Cancellation } from './cancelBooking.service';
import type { BookingChanges } from './changeBooking.service';
import type { CheckoutLines } from './checkoutLines.service';
import { createBooking, type CreateBookingDeps } from './create/createBooking.service';
import { recordHistory } from './history.service';
import type { BookingReader } from './readBookings.service';
import {
  lockForTicketChange,
  lockForTicketLink,
  recordTicketChange,
} from './lockForTicketChange.service';

export type { BookedEvent } from './bookings.types';

interface BookingsServiceDeps extends CreateBookingDeps {
  reader: BookingReader;
  checkoutLines: CheckoutLines;
  changes: BookingChanges;
  cancellation: Cancellation;
  handOver: HandOver;
}

export type BookingsService = ReturnType<typeof createBookingsService>;

/**
 * Combines reading, changing and checkout of bookings (D8, D11, D13, D14). The rules are in createBooking,
 * changeBooking and readBookings.
 */
export function createBookingsService(deps: BookingsServiceDeps) {
  const { reader, changes, checkoutLines } = deps;

  return {
    get: reader.get,
    list: reader.list,
    stats: reader.stats,
    qrCode: reader.qrCode,
    eventOf: reader.eventOf,
    moveOf: reader.moveOf,
    ofPayment: reader.ofPayment,
    ofNewPayment: reader.ofNewPayment,
    payable: reader.payable,
    payableNow: reader.payableNow,
    unpaid: reader.unpaid,
    ...checkoutLines,
    lockForTicketChange,
    lockForTicketLink,
    recordTicketChange,
    recordHistory,

    /** @see createBooking */
    async create(
      caller: Caller,
      body: BodyOf<'createBooking'>,
      idempotencyKey: string | undefined,
      clientDisconnected?: () => boolean,
    ): Promise<Schemas['Booking']> {
      const keyed = keyedRequest(caller.userId, 'createBooking', idempotencyKey, body);
      const { id, isNew } = await createBooking(deps, { caller, body, keyed, clientDisconnected });
      return isNew ? reader.presentNew(id) : reader.present(id);
    },

    async update(caller: Caller, id: number, body: BodyOf<'updateBooking'>) {
      await changes.update(caller, id, body);
      return reader.present(id);
    },

    remove: changes.remove,
    lockFor,
    cancelLocked: deps.cancellation.cancel,
    handOverLocked: deps.handOver.handOverLocked,
    present: reader.present,

    async extendHold(caller: Caller, id: number) {
      await changes.extendHold(caller, id);
      return reader.present(id);
    },

    async handOver(caller: Caller, id: number, body: Schemas['BookingHandOver']) {
      await deps.handOver.handOver(caller, id, body);
      return reader.present(id);
    },

    async saveAttendees(caller: Caller, id: number, body: Schemas['AttendeesRequest']) {
      await changes.saveAttendees(caller, id, body);
      return reader.present(id);
    },
  };
}
