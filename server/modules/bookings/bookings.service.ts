import type { Caller } from '../../contract/caller';
import type { BodyOf, Schemas } from '../../contract/types';
import type { Database } from '../../db/client';
import type { ModuleDeps } from '../../deps';
import { keyedRequest } from '../../http/idempotency/idempotency';
import type { TicketsService } from '../tickets/tickets.service';
import { createBookingDesk } from './bookings.module';
import { createBookingChanges } from './changeBooking.service';
import { createBooking } from './createBooking.service';
import { createBookingReader } from './readBookings.service';
import { keepLines, lockPayable, settleLines, type PayableLine } from './checkoutLines.service';
import { createHoldExpiryWorker } from '../inventory/holdExpiry.service';

export interface BookingsServiceDeps extends Pick<ModuleDeps, 'db' | 'config' | 'log'> {
  tickets: TicketsService;
  engine: Database['engine'];
}

export type BookingsService = ReturnType<typeof createBookingsService>;

/** Bookings from the cart to the entrance (D8, D11, D13, D14). */
export function createBookingsService(deps: BookingsServiceDeps) {
  const { db, config, log, tickets } = deps;
  const { holdMinutes } = config;
  const desk = createBookingDesk(deps);
  const reader = createBookingReader(db, tickets);
  const changes = createBookingChanges({ db, tickets, holdMinutes });
  const holdExpiry = createHoldExpiryWorker({ db, log });

  return {
    get: reader.get,
    list: reader.list,
    stats: reader.stats,
    qrCode: reader.qrCode,
    ofPayment: reader.ofPayment,
    ofNewPayment: reader.ofNewPayment,
    payable: reader.payable,
    payableNow: reader.payableNow,
    unpaid: reader.unpaid,
    lockPayable,
    settleLines,
    keepLines: (trx: ModuleDeps['db'], lines: readonly PayableLine[]) =>
      keepLines(trx, lines, holdMinutes),

    /** @see createBooking */
    async create(
      caller: Caller,
      body: BodyOf<'createBooking'>,
      idempotencyKey: string | undefined,
      isGone?: () => boolean,
    ): Promise<Schemas['Booking']> {
      const keyed = keyedRequest(caller.userId, 'createBooking', idempotencyKey, body);
      const { id, isNew } = await createBooking(desk, { caller, body, keyed, isGone });
      return isNew ? reader.presentNew(id) : reader.present(id);
    },

    async update(caller: Caller, id: number, body: BodyOf<'updateBooking'>) {
      await changes.update(caller, id, body);
      return reader.present(id);
    },

    remove: changes.remove,

    async cancel(caller: Caller, id: number) {
      await changes.cancel(caller, id);
      return reader.present(id);
    },

    async extendHold(caller: Caller, id: number) {
      await changes.extendHold(caller, id);
      return reader.present(id);
    },

    async saveAttendees(
      caller: Caller,
      id: number,
      attendees: readonly Schemas['AttendeeInput'][],
    ) {
      await changes.saveAttendees(caller, id, attendees);
      return reader.present(id);
    },

    startHoldExpiry: holdExpiry.start,
  };
}
