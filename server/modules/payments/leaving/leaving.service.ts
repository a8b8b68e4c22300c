import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import { RepeatTransaction } from '../../../db/errors';
import type { ModuleDeps } from '../../../deps';
import { toDecimal } from '../../../lib/money';
import {
  findComingIds,
  lockBookingsOf,
  readComing,
  type ComingBooking,
} from '../../bookings/absence/coming.service';
import { ticketsNaming } from '../../bookings/absence/handOver.service';
import { bookingErrors } from '../../bookings/bookingErrors.rules';
import type { BookingsService } from '../../bookings/bookings.service';
import type { BookingTickets, LockedBooking } from '../../bookings/bookings.types';
import { readClosable } from '../../identity/companyPeople/closable.service';
import type { LeavingBookings } from '../../identity/companyPeople/leaving.types';
import { lockPayment } from '../payments.repository';
import { requestCancelRefund } from '../refunds/cancelRefund.service';
import type { RefundsService } from '../refunds/refunds.service';
import { findPaymentsOf } from './leaving.repository';
import { assertComplete, isAsShown, refundOf } from './leaving.rules';

type Db = ModuleDeps['db'];

interface LeavingDeps extends Pick<ModuleDeps, 'db'> {
  bookings: Pick<BookingsService, 'cancelLocked' | 'handOverLocked'>;
  tickets: Pick<BookingTickets, 'listForBookings'>;
  refunds: Pick<RefundsService, 'requestForBookings'>;
}

/** Sorts bookings in the order in which their tiers are locked. */
const byTier = (bookings: readonly LockedBooking[]) =>
  [...bookings].sort((a, b) => a.ticket_tier_id - b.ticket_tier_id);

export type LeavingService = ReturnType<typeof createLeaving>;

/** Cancels or hands over the coming bookings of a person whose account is closed or erased (D42). */
export function createLeaving({ db, bookings, tickets, refunds }: LeavingDeps) {
  const read = (from: Db, caller: Caller, personId: number) =>
    readComing(from, caller, personId, (ids) => tickets.listForBookings(from, ids));

  /** Cancels all bookings in the order in which tiers are locked, then requests their refunds. */
  async function cancelAll(
    trx: Db,
    by: Caller,
    locked: readonly LockedBooking[],
    refundsShown: ReadonlyMap<number, number | undefined>,
  ): Promise<void> {
    const cancelled: { booking: LockedBooking; refund: number }[] = [];
    for (const booking of byTier(locked)) {
      const refund = await bookings.cancelLocked(trx, by, booking, refundsShown.get(booking.id));
      cancelled.push({ booking, refund });
    }
    for (const one of cancelled) await requestCancelRefund(trx, refunds, { caller: by, ...one });
  }

  return {
    /** @throws 403, 404 */
    async list(caller: Caller, id: number): Promise<Schemas['ComingBookings']> {
      const person = await readClosable(db, caller, id);
      const coming = await read(db, caller, id);
      const issued = await tickets.listForBookings(
        db,
        coming.map(({ row }) => row.id),
      );
      return {
        results: coming.map((one) =>
          presentComing(one, ticketsNaming(issued.get(one.row.id) ?? [], person.email).length > 0),
        ),
        may_leave: coming.every(({ isLookedAfter }) => isLookedAfter),
      };
    },

    /** @see LeavingBookings */
    async begin(trx, caller, { id, email }, choice) {
      if (choice === undefined || choice.choice === 'leave') return async () => {};
      assertComplete(choice);
      const ids = await findComingIds(trx, id);
      for (const payment of await findPaymentsOf(trx, ids)) await lockPayment(trx, payment);
      const locked = await lockBookingsOf(trx, id, ids);
      const coming = await read(trx, caller, id);
      if (choice.shown && !isAsShown(coming, choice.shown)) throw bookingErrors.bookingsChanged();
      const chosen = new Set(
        coming
          .filter((one) => (choice.choice === 'cancel' ? one.onCancel : one.mayHandOver))
          .map(({ row }) => row.id),
      );
      const sums = new Map(coming.map(({ row, onCancel }) => [row.id, onCancel?.refund]));
      const issued = await tickets.listForBookings(trx, [...chosen]);
      const mine = locked.filter((booking) => chosen.has(booking.id));
      return async (by) => {
        // A booking may have been paid before the account was locked; none can be paid afterwards.
        if (String(await findComingIds(trx, id)) !== String(ids)) {
          throw new RepeatTransaction('A booking was paid meanwhile.');
        }
        if (choice.choice === 'cancel') return cancelAll(trx, by, mine, sums);
        for (const booking of byTier(mine)) {
          await bookings.handOverLocked(trx, by, booking, {
            to: choice.to ?? 0,
            field: 'bookings.to',
            ticketIds: choice.give_tickets
              ? ticketsNaming(issued.get(booking.id) ?? [], email)
              : [],
          });
        }
      };
    },
  } satisfies LeavingBookings & { list: unknown };
}

const presentComing = (one: ComingBooking, namesHolder: boolean): Schemas['ComingBooking'] => ({
  id: one.row.id,
  booking_number: one.row.booking_number,
  event_title: one.row.event_title,
  event_start_date: one.row.event_start_at.toISOString(),
  event_timezone: one.row.event_timezone,
  quantity: one.row.quantity,
  currency: one.row.currency,
  refund: refundOf(one),
  kept: one.onCancel && toDecimal(one.onCancel.kept),
  may_hand_over: one.mayHandOver,
  may_cancel: one.onCancel !== null,
  names_holder: namesHolder,
});
