import type { Caller } from '../../contract/caller';
import type { BodyOf, Schemas } from '../../contract/types';
import type { BookingStatus } from '../../db/schema/bookings';
import { inTransaction } from '../../db/transaction';
import { enqueue } from '../../jobs/queue';
import { formatMoney } from '../../lib/money';
import type { InventoryService } from '../inventory/inventory.service';
import type { HoldRequest } from '../inventory/inventory.types';
import { bookedForChange } from './create/bookedFor.service';
import { lockOwn, updateBooking, type BookingChange } from './bookingChanges.repository';
import { bookingErrors } from './bookingErrors.rules';
import {
  assertBeforeEvent,
  assertNoApproval,
  assertNotWaiting,
  assertPaid,
  assertPending,
  holdOf,
  limitedSeats,
} from './bookingStatus.rules';
import { bookingCancelled } from './bookings.jobs';
import { refundOnCancel } from './cancellation.rules';
import { findReadable, type Db } from './bookings.repository';
import type { BookingRow, BookingTickets, LockedBooking } from './bookings.types';
import { recordHistory } from './history.service';
import { lockOwnByClock } from './lockOwn.service';
import { assertBookable, validateBooking } from './create/validateBooking.rules';
import { assertMayBook } from './suspension.service';
import { readingScope } from './visibility.rules';

interface BookingChangesDeps {
  db: Db;
  tickets: Pick<BookingTickets, 'listForBookings' | 'saveAttendees' | 'voidForBooking'>;
  inventory: InventoryService;
}

export type BookingChanges = ReturnType<typeof createBookingChanges>;

/** Changes that people make to their own bookings (D8, D13). Each runs in one transaction. */
export function createBookingChanges({ db, tickets, inventory }: BookingChangesDeps) {
  /** Locks the caller's own booking and runs `work` in the same transaction. @throws 403, 404 */
  const withOwn = (
    caller: Caller,
    id: number,
    work: (trx: Db, booking: LockedBooking) => Promise<void>,
  ) => inTransaction(db, async (trx) => work(trx, await lockOwnBooking(trx, caller, id)));

  /**
   * Holds or releases the difference in seats.
   * @returns the columns to update
   */
  async function changeQuantity(
    trx: Db,
    booking: LockedBooking,
    quantity: number,
  ): Promise<BookingChange> {
    const offer = {
      eventId: booking.event_id,
      tierId: booking.ticket_tier_id,
      companyId: booking.company_id,
    };
    const holder = { userId: booking.user_id, companyId: booking.company_id };
    const held = booking.hold_state === 'held' ? booking.quantity : 0;
    const more = quantity - held;
    let unitPrice = booking.unit_price;
    if (more > 0 && held > 0 && booking.is_offer) throw bookingErrors.isOffer();
    if (more > 0 || booking.hold_is_over) {
      await assertMayBook(trx, [booking]);
      const tier = validateBooking(await inventory.findOffer(offer, trx), { quantity });
      if (booking.hold_is_over && booking.hold_retaken)
        throw bookingErrors.alreadyRetaken(booking.id);
      const price =
        more >= 0
          ? await inventory.holdMoreSeats(trx, { ...offer, more, isNew: held === 0 })
          : tier.price;
      if (price === null) {
        const { available } = assertBookable(await inventory.findOffer(offer, trx));
        throw bookingErrors.soldOut(Math.max(0, available));
      }
      if (booking.hold_is_over) unitPrice = price;
      // The price of the hold applies only to seats already held.
      else if (price !== unitPrice)
        throw bookingErrors.priceChanged(price, quantity, booking.currency);
    }
    if (more < 0)
      await inventory.moveSeats(trx, offer.tierId, {
        available: -more,
        held: more,
        sold: 0,
        bookings: 0,
      });
    if (more > 0 || booking.hold_is_over) {
      await inventory.assertTierLimits(trx, limitedSeats(holder, [{ booking, quantity }]));
    }
    if (booking.hold_is_over) {
      await inventory.countHold(trx, fullHold(booking, quantity));
      await inventory.retakeHold(trx, booking.id);
    } else if (more !== 0) {
      if (more > 0)
        await inventory.countHold(trx, holdOf(booking, more, more * booking.hold_seconds_left));
      await inventory.splitHold(trx, booking.id);
    }
    return { quantity, unit_price: unitPrice, total_amount: unitPrice * quantity };
  }

  /** Seats that are held from now for HOLD_MINUTES. */
  const fullHold = (booking: LockedBooking, seats: number): HoldRequest =>
    holdOf(booking, seats, seats * inventory.holdMinutes * 60);

  /** Makes the seats of the booking, held or sold, available again and marks it as cancelled. */
  async function releaseAndCancel(
    trx: Db,
    booking: LockedBooking,
    more: BookingChange = {},
  ): Promise<void> {
    const { quantity, hold_state: hold, ticket_tier_id: tierId } = booking;
    const held = hold === 'held' ? quantity : 0;
    const sold = hold === 'sold' ? quantity : 0;
    if (held + sold > 0) {
      const move = { available: held + sold, held: -held, sold: -sold, bookings: -1 };
      await inventory.moveSeats(trx, tierId, move);
    }
    await inventory.endHold(trx, booking.id);
    await updateBooking(trx, booking.id, { ...more, status: 'cancelled', hold_state: 'released' });
  }

  return {
    /**
     * Changes quantity, booked-for person or notes of a pending booking. Seats are held or released by
     * the difference until the hold's end; when it has expired, all are held again at the current price,
     * once.
     *
     * @throws 400, 403, 404, 409 `already_paid`, `not_pending`, `sold_out`, `booking_closed`,
     *   `outside_sale_window`, `price_changed`, `hold_expired`, `hold_limit`, `tier_limit`
     */
    update: (caller: Caller, id: number, body: BodyOf<'updateBooking'>) =>
      inTransaction(db, async (trx) => {
        const lock = body.quantity === undefined ? lockOwn : lockOwnByClock;
        const booking = await lockOwnBooking(trx, caller, id, lock);
        assertPending(booking);
        const change: BookingChange = {
          ...(await bookedForChange(trx, caller, body)),
          ...(body.notes !== undefined && { notes: body.notes.trim() }),
        };
        if (body.quantity !== undefined) {
          assertNoApproval(booking);
          const columns = await changeQuantity(trx, booking, body.quantity);
          Object.assign(change, columns);
        }
        await updateBooking(trx, id, change);
        const kind = kindOfUpdate(booking, body);
        if (kind === null) return;
        const note =
          kind === 'quantity_changed'
            ? `From ${booking.quantity} to ${String(body.quantity)} tickets.`
            : '';
        await recordChange(trx, caller, booking, kind, 'pending', note);
      }),

    /** Removes a pending booking from the cart; lists no longer contain it. @throws 403, 404, 409 */
    remove: (caller: Caller, id: number) =>
      withOwn(caller, id, async (trx, booking) => {
        assertPending(booking);
        assertNotWaiting(booking);
        await releaseAndCancel(trx, booking, { removed_at: new Date() });
        await recordChange(trx, caller, booking, 'removed', 'cancelled');
      }),

    /**
     * Locks the caller's own booking, after the payment of a paid one (docs/architecture.md#storage).
     * @throws 403, 404
     */
    lockOwn: (trx: Db, caller: Caller, id: number) => lockOwnBooking(trx, caller, id),

    /**
     * Releases the seats and voids the tickets of a booking that is locked (D13).
     * @param shown what the person was shown as paid back, minor units; null where nothing was paid
     * @returns what is to be paid back, minor units
     * @throws 409 `event_started`, `event_cancelled`, `ticket_used`, `booking_cancelled`,
     *   `booking_refunded`, `refund_changed`
     */
    async cancel(
      trx: Db,
      caller: Caller,
      booking: LockedBooking,
      shown: number | null | undefined,
    ): Promise<number> {
      const { id, currency } = booking;
      const row = await findReadable(trx, id, readingScope(caller));
      if (!row) throw bookingErrors.noSuchBooking();
      const isPaid = booking.status !== 'pending';
      if (!isPaid) assertNotWaiting(booking);
      if (isPaid) await assertCancellable(trx, tickets, row);
      const { refund, kept } = refundOnCancel(row);
      if (isPaid && shown !== undefined && shown !== refund) {
        throw bookingErrors.refundChanged(refund, currency);
      }
      await releaseAndCancel(trx, booking);
      await tickets.voidForBooking(trx, id);
      if (isPaid) {
        await enqueue(trx, bookingCancelled, {
          key: String(id),
          payload: { booking: id, reason: null },
        });
      }
      const money = (minor: number) => formatMoney(minor, currency);
      const note = refund > 0 ? `${money(refund)} is paid back, ${money(kept)} is kept.` : '';
      await recordChange(trx, caller, booking, 'cancelled', 'cancelled', note);
      return refund;
    },

    /** Possible once, while the seats are held (D11). @throws 403, 404, 409 */
    extendHold: (caller: Caller, id: number) =>
      withOwn(caller, id, async (trx, booking) => {
        assertPending(booking);
        assertNoApproval(booking);
        if (booking.hold_is_over) throw bookingErrors.holdExpired();
        if (booking.is_offer) throw bookingErrors.isOffer();
        if (booking.hold_extended) throw bookingErrors.alreadyExtended();
        await assertMayBook(trx, [booking]);
        const { seatSeconds } = fullHold(booking, booking.quantity);
        await inventory.countHold(trx, holdOf(booking, 0, seatSeconds));
        await inventory.extendHold(trx, id);
        await recordChange(
          trx,
          caller,
          booking,
          'hold_extended',
          'pending',
          `${inventory.holdMinutes} more minutes.`,
        );
      }),

    /** Saves attendee details of a paid booking (D14). @throws 400, 403, 404, 409 */
    saveAttendees: (
      caller: Caller,
      id: number,
      { attendees, purpose }: Schemas['AttendeesRequest'],
    ) =>
      withOwn(caller, id, async (trx, booking) => {
        assertPaid(booking);
        await tickets.saveAttendees(trx, id, attendees, { purpose });
      }),
  };
}

/** @throws 404; 403 when the caller may read the booking but did not make it */
async function lockOwnBooking(
  trx: Db,
  caller: Caller,
  id: number,
  lock = lockOwn,
): Promise<LockedBooking> {
  const [booking] = await lock(trx, caller.userId, [id]);
  if (booking) return booking;
  const isReadable = await findReadable(trx, id, readingScope(caller));
  throw isReadable ? bookingErrors.readOnly() : bookingErrors.noSuchBooking();
}

const recordChange = (
  trx: Db,
  caller: Caller,
  booking: LockedBooking,
  kind: string,
  to: BookingStatus,
  note = '',
) =>
  recordHistory(trx, [
    {
      bookingId: booking.id,
      actor: { id: caller.userId, name: caller.name || caller.email },
      kind,
      from: booking.status,
      to,
      note,
    },
  ]);

/** The kind of the history entry; null when nothing changes. */
function kindOfUpdate(booking: LockedBooking, body: BodyOf<'updateBooking'>): string | null {
  const { quantity, ...details } = body;
  if (quantity !== undefined && quantity !== booking.quantity) return 'quantity_changed';
  if (quantity !== undefined && booking.hold_is_over) return 'hold_renewed';
  return Object.keys(details).length > 0 ? 'details_changed' : null;
}

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
