import type { Caller } from '../../contract/caller';
import { enqueue } from '../../jobs/queue';
import { formatMoney } from '../../lib/money';
import { endBookings } from '../inventory/bookingState/bookingState.service';
import type { InventoryService } from '../inventory/inventory.service';
import { recordForHolder } from './absence/recordForHolder.service';
import { bookingErrors } from './bookingErrors.rules';
import { bookingCancelled } from './bookings.jobs';
import { findByIds, type Db } from './bookings.repository';
import type { BookingRow, BookingTickets, LockedBooking } from './bookings.types';
import { assertBeforeEvent, assertNotWaiting } from './bookingStatus.rules';
import { refundOnCancel } from './cancellation.rules';
import { historyOf, recordHistory } from './history.service';

type Seats = Pick<InventoryService, 'moveSeats' | 'endHold'>;

interface CancellationDeps {
  inventory: Seats;
  tickets: Pick<BookingTickets, 'listForBookings' | 'voidForBooking'>;
}

/** Makes the held or sold seats of a locked booking available again. The caller ends the booking next. */
export async function releaseSeats(
  trx: Db,
  inventory: Seats,
  booking: LockedBooking,
): Promise<void> {
  const { quantity, hold_state: hold, ticket_tier_id: tierId } = booking;
  const held = hold === 'held' ? quantity : 0;
  const sold = hold === 'sold' ? quantity : 0;
  if (held + sold > 0) {
    const move = { available: held + sold, held: -held, sold: -sold, bookings: -1 };
    await inventory.moveSeats(trx, tierId, move);
  }
  await inventory.endHold(trx, booking.id);
}

export type Cancellation = ReturnType<typeof createCancellation>;

/** Cancels bookings for their holder, or for one who has left or is away (D13, D36, D42). */
export const createCancellation = ({ inventory, tickets }: CancellationDeps) => ({
  /**
   * Releases the seats and voids the tickets of a booking that `lockFor` has locked for the caller.
   * @param shown the refund that the person was shown, minor units; null when nothing was paid
   * @returns the refund, minor units
   * @throws 409 `event_started`, `event_cancelled`, `ticket_used`, `booking_cancelled`,
   *   `booking_refunded`, `refund_changed`
   */
  async cancel(
    trx: Db,
    caller: Caller,
    booking: LockedBooking,
    shown: number | null | undefined,
  ): Promise<number> {
    const { id, currency, user_id: holder } = booking;
    const [row] = await findByIds(trx, [id]);
    if (!row) throw bookingErrors.noSuchBooking();
    const isPaid = booking.status !== 'pending';
    if (!isPaid) assertNotWaiting(booking);
    if (isPaid) await assertCancellable(trx, tickets, row);
    const { refund, kept } = refundOnCancel(row);
    if (isPaid && shown !== undefined && shown !== refund) {
      throw bookingErrors.refundChanged(refund, currency);
    }
    await releaseSeats(trx, inventory, booking);
    await endBookings(trx, [id], 'cancelled');
    await tickets.voidForBooking(trx, id);
    const by = holder === caller.userId ? null : caller.userId;
    if (isPaid) {
      await enqueue(trx, bookingCancelled, {
        key: String(id),
        payload: { booking: id, reason: null, by },
      });
    }
    const money = (minor: number) => formatMoney(minor, currency);
    const note = refund > 0 ? `${money(refund)} is paid back, ${money(kept)} is kept.` : '';
    await recordHistory(trx, [historyOf(caller, booking, 'cancelled', { to: 'cancelled', note })]);
    if (by !== null) {
      await recordForHolder(trx, caller, booking, {
        action: 'booking.cancelled',
        did: 'cancelled',
        mail: null,
      });
    }
    return refund;
  },
});

/** @throws 409 */
async function assertCancellable(
  trx: Db,
  tickets: Pick<BookingTickets, 'listForBookings'>,
  shown: BookingRow,
): Promise<void> {
  if (shown.status !== 'confirmed' && shown.status !== 'completed') {
    throw bookingErrors.noLongerValid(shown.status);
  }
  assertBeforeEvent(shown);
  const issued = await tickets.listForBookings(trx, [shown.id]);
  if (issued.get(shown.id)?.some((ticket) => ticket.is_used)) throw bookingErrors.ticketUsed();
}
