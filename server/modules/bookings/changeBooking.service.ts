import { isDeepStrictEqual } from 'node:util';
import type { Caller } from '../../contract/caller';
import type { BodyOf, Schemas } from '../../contract/types';
import type { BookingStatus } from '../../db/schema/bookings';
import { inTransaction } from '../../db/transaction';
import {
  changeDetails,
  removeBooking,
  type BookingDetails,
} from '../inventory/bookingState/bookingState.service';
import type { InventoryService } from '../inventory/inventory.service';
import type { HoldRequest } from '../inventory/inventory.types';
import { lockFor } from './absence/lockFor.service';
import { recordForHolder } from './absence/recordForHolder.service';
import { bookedForChange } from './create/bookedFor.service';
import { lockOwn } from './bookingChanges.repository';
import { bookingErrors } from './bookingErrors.rules';
import {
  assertNoApproval,
  assertNotWaiting,
  assertPaid,
  assertPending,
  holdOf,
  limitedSeats,
} from './bookingStatus.rules';
import { releaseSeats } from './cancelBooking.service';
import { findReadable, type Db } from './bookings.repository';
import type { BookingTickets, LockedBooking } from './bookings.types';
import { historyOf, recordHistory } from './history.service';
import { lockOwnByClock } from './lockOwn.service';
import { assertBookable, validateBooking } from './create/validateBooking.rules';
import { assertMayBook } from './suspension.service';
import { readingScope } from './visibility.rules';

interface BookingChangesDeps {
  db: Db;
  tickets: Pick<BookingTickets, 'listForBookings' | 'saveAttendees'>;
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
   * Holds or releases the difference in seats when the quantity changes.
   * @returns the columns to update
   */
  async function changeQuantity(
    trx: Db,
    booking: LockedBooking,
    quantity: number,
  ): Promise<BookingDetails> {
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
      // Only seats that are already held keep the hold's price.
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

  /** A hold of these seats that starts now and lasts HOLD_MINUTES. */
  const fullHold = (booking: LockedBooking, seats: number): HoldRequest =>
    holdOf(booking, seats, seats * inventory.holdMinutes * 60);

  return {
    /**
     * Changes quantity, booked-for person or notes of a pending booking. A new quantity holds or releases the
     * difference in seats and keeps the hold's end. An expired hold starts again once, at the current price.
     *
     * @throws 400, 403, 404, 409 `already_paid`, `not_pending`, `sold_out`, `booking_closed`,
     *   `outside_sale_window`, `price_changed`, `hold_expired`, `hold_limit`, `tier_limit`
     */
    update: (caller: Caller, id: number, body: BodyOf<'updateBooking'>) =>
      inTransaction(db, async (trx) => {
        const lock = body.quantity === undefined ? lockOwn : lockOwnByClock;
        const booking = await lockOwnBooking(trx, caller, id, lock);
        assertPending(booking);
        const change: BookingDetails = {
          ...(await bookedForChange(trx, caller, body)),
          ...(body.notes !== undefined && { notes: body.notes.trim() }),
        };
        if (body.quantity !== undefined) {
          assertNoApproval(booking);
          const columns = await changeQuantity(trx, booking, body.quantity);
          Object.assign(change, columns);
        }
        await changeDetails(trx, id, change);
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
        await releaseSeats(trx, inventory, booking);
        await removeBooking(trx, id);
        await recordChange(trx, caller, booking, 'removed', 'cancelled');
      }),

    /** Extends the hold; possible once, while the seats are held (D11). @throws 403, 404, 409 */
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

    /** Saves a paid booking's attendee details (D14), also on behalf of its holder (D42). @throws 400, 403, 404, 409 */
    saveAttendees: (
      caller: Caller,
      id: number,
      { attendees, purpose }: Schemas['AttendeesRequest'],
    ) =>
      inTransaction(db, async (trx) => {
        const notFound = bookingErrors.noSuchBooking;
        const booking = await lockFor(trx, caller, { id, act: 'rename', notFound });
        assertPaid(booking);
        const before = await tickets.listForBookings(trx, [id]);
        const after = await tickets.saveAttendees(trx, id, attendees, {
          purpose,
          sender: { userId: caller.userId, email: caller.email },
        });
        if (booking.user_id === caller.userId) return;
        if (isDeepStrictEqual(before.get(id), after)) return;
        await recordHistory(trx, [historyOf(caller, booking, 'attendees_changed')]);
        await recordForHolder(trx, caller, booking, {
          action: 'booking.attendees_changed',
          did: 'changed the attendees of',
          mail: 'attendees',
        });
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
) => recordHistory(trx, [historyOf(caller, booking, kind, { to, note })]);

/** The kind of the history entry; null when nothing changes. */
function kindOfUpdate(booking: LockedBooking, body: BodyOf<'updateBooking'>): string | null {
  const { quantity, ...details } = body;
  if (quantity !== undefined && quantity !== booking.quantity) return 'quantity_changed';
  if (quantity !== undefined && booking.hold_is_over) return 'hold_renewed';
  return Object.keys(details).length > 0 ? 'details_changed' : null;
}
