import type { Caller } from '../../contract/caller';
import type { BodyOf, Schemas } from '../../contract/types';
import type { BookingStatus } from '../../db/schema/bookings';
import { inTransaction } from '../../db/transaction';
import { enqueue } from '../../jobs/queue';
import type { TicketsService } from '../tickets/tickets.service';
import { bookedForChange } from './bookedFor.service';
import { bookingCancelled } from './bookings.jobs';
import { findReadable, type Db } from './bookings.repository';
import type { BookingRow, LockedBooking } from './bookings.rows';
import {
  extendHold,
  lockOwn,
  restartHold,
  updateBooking,
  writeHistory,
  type BookingChange,
} from './changes.repository';
import { assertBookable, validateBooking } from './validateBooking.rules';
import { assertPaid } from './readBookings.service';
import { bookingErrors } from './bookingErrors.rules';
import { findOffer, holdMoreSeats, moveSeats } from '../inventory/inventory.repository';
import { readingScope } from './visibility.rules';

interface Deps {
  db: Db;
  tickets: TicketsService;
  holdMinutes: number;
}

/** What a person may do to a booking of their own (D8, D13). Each is one transaction. */
export function createBookingChanges({ db, tickets, holdMinutes }: Deps) {
  /**
   * The work with the booking locked.
   * @throws 404; 403 when the caller may read the booking but it is somebody else's
   */
  const withOwn = (
    caller: Caller,
    id: number,
    work: (trx: Db, booking: LockedBooking) => Promise<void>,
  ) =>
    inTransaction(db, async (trx) => {
      const [booking] = await lockOwn(trx, caller.userId, [id]);
      if (booking) return work(trx, booking);
      const isReadable = await findReadable(trx, id, readingScope(caller));
      throw isReadable ? bookingErrors.readOnly() : bookingErrors.noSuchBooking();
    });

  return {
    /**
     * Quantity, whom it is for, notes; of a pending booking alone. Seats are taken or returned by the
     * difference; when the hold had run out they are all taken again, at the present price.
     *
     * @throws 400, 403, 404, 409 `already_paid`, `not_pending`, `sold_out`, `booking_closed`,
     *   `price_changed`
     */
    update: (caller: Caller, id: number, body: BodyOf<'updateBooking'>) =>
      withOwn(caller, id, async (trx, booking) => {
        assertPending(booking);
        const change: BookingChange = {
          ...(await bookedForChange(trx, caller, body)),
          ...(body.notes !== undefined && { notes: body.notes.trim() }),
        };
        if (body.quantity !== undefined) {
          const money = await changeQuantity(trx, booking, body.quantity, holdMinutes);
          Object.assign(change, money);
        }
        await updateBooking(trx, id, change);
        const kind = kindOfUpdate(booking, body);
        if (kind === null) return;
        const note =
          kind === 'quantity_changed'
            ? `From ${booking.quantity} to ${String(body.quantity)} tickets.`
            : '';
        await recordHistory(trx, caller, booking, kind, 'pending', note);
      }),

    /** Takes a pending booking out of the cart; nobody sees it again. @throws 403, 404, 409 */
    remove: (caller: Caller, id: number) =>
      withOwn(caller, id, async (trx, booking) => {
        assertPending(booking);
        await releaseAndCancel(trx, booking, { removed_at: new Date() });
        await recordHistory(trx, caller, booking, 'removed', 'cancelled');
      }),

    /**
     * Seats return; the tickets of a paid booking die, its payment stays paid (D13).
     * @throws 403, 404, 409 `event_started`, `ticket_used`, or a state that has no way back
     */
    cancel: (caller: Caller, id: number) =>
      withOwn(caller, id, async (trx, booking) => {
        if (booking.status !== 'pending') {
          const shown = await findReadable(trx, id, readingScope(caller));
          if (!shown) throw bookingErrors.noSuchBooking();
          await assertCancellable(trx, tickets, shown);
        }
        await releaseAndCancel(trx, booking);
        await tickets.voidForBooking(trx, id);
        if (booking.status !== 'pending') {
          await enqueue(trx, bookingCancelled, { key: String(id), payload: { booking: id } });
        }
        await recordHistory(trx, caller, booking, 'cancelled', 'cancelled');
      }),

    /** Once, while the seats are held (D11). @throws 403, 404, 409 */
    extendHold: (caller: Caller, id: number) =>
      withOwn(caller, id, async (trx, booking) => {
        assertPending(booking);
        if (booking.hold_is_over) throw bookingErrors.holdExpired();
        if (booking.hold_extended) throw bookingErrors.alreadyExtended();
        await extendHold(trx, id, holdMinutes);
        await recordHistory(
          trx,
          caller,
          booking,
          'hold_extended',
          'pending',
          `${holdMinutes} more minutes.`,
        );
      }),

    /** Names seats of a paid booking (D14). @throws 400, 403, 404, 409 */
    saveAttendees: (caller: Caller, id: number, attendees: readonly Schemas['AttendeeInput'][]) =>
      withOwn(caller, id, async (trx, booking) => {
        assertPaid(booking);
        await tickets.saveAttendees(trx, id, attendees);
      }),
  };
}

/** Writes the booking's history (D13). */
const recordHistory = (
  trx: Db,
  caller: Caller,
  booking: LockedBooking,
  kind: string,
  to: BookingStatus,
  note = '',
) =>
  writeHistory(trx, [
    {
      bookingId: booking.id,
      actor: { id: caller.userId, name: caller.name || caller.email },
      kind,
      from: booking.status,
      to,
      note,
    },
  ]);

/** Null when the update leaves everything as it was. */
function kindOfUpdate(booking: LockedBooking, body: BodyOf<'updateBooking'>): string | null {
  const { quantity, ...details } = body;
  if (quantity !== undefined && quantity !== booking.quantity) return 'quantity_changed';
  if (quantity !== undefined && booking.hold_is_over) return 'hold_renewed';
  return Object.keys(details).length > 0 ? 'details_changed' : null;
}

/** @throws 409 `already_paid` or `not_pending` */
function assertPending({ status, payment_status: payment }: LockedBooking): void {
  if (status === 'pending' && payment === 'pending') return;
  if (payment === 'paid' && status !== 'cancelled') throw bookingErrors.alreadyPaid();
  throw bookingErrors.notPending(status);
}

/** @returns what changes about the booking's money */
async function changeQuantity(
  trx: Db,
  booking: LockedBooking,
  quantity: number,
  holdMinutes: number,
): Promise<BookingChange> {
  const place = {
    eventId: booking.event_id,
    tierId: booking.ticket_tier_id,
    companyId: booking.company_id,
  };
  const inTier = booking.hold_state === 'held' ? booking.quantity : 0;
  const more = quantity - inTier;
  let unitPrice = booking.unit_price;
  if (more > 0 || booking.hold_is_over) {
    const tier = validateBooking(await findOffer(trx, place), { quantity });
    const price = more >= 0 ? await holdMoreSeats(trx, { ...place, more }) : tier.price;
    if (price === null) {
      const { available } = assertBookable(await findOffer(trx, place));
      throw bookingErrors.soldOut(Math.max(0, available));
    }
    if (booking.hold_is_over) unitPrice = price;
    // The hold keeps its price for the seats it has, not for more of them.
    else if (price !== unitPrice)
      throw bookingErrors.priceChanged(price, quantity, booking.currency);
  }
  if (
    more < 0 &&
    !(await moveSeats(trx, place.tierId, { available: -more, held: more, sold: 0 }))
  ) {
    throw inventoryMismatch(place.tierId);
  }
  if (booking.hold_is_over) await restartHold(trx, booking.id, holdMinutes);
  return { quantity, unit_price: unitPrice, total_amount: unitPrice * quantity };
}

/** Gives back the seats that the booking has, held or sold, and marks it as cancelled. */
async function releaseAndCancel(
  trx: Db,
  booking: LockedBooking,
  more: BookingChange = {},
): Promise<void> {
  const { quantity, hold_state: hold, ticket_tier_id: tierId } = booking;
  const held = hold === 'held' ? quantity : 0;
  const sold = hold === 'sold' ? quantity : 0;
  if (held + sold > 0) {
    const back = { available: held + sold, held: -held, sold: -sold };
    if (!(await moveSeats(trx, tierId, back))) throw inventoryMismatch(tierId);
  }
  await updateBooking(trx, booking.id, { ...more, status: 'cancelled', hold_state: 'released' });
}

async function assertCancellable(trx: Db, tickets: TicketsService, shown: BookingRow) {
  if (shown.status !== 'confirmed' && shown.status !== 'completed') {
    throw bookingErrors.noLongerValid(shown.status);
  }
  if (shown.event_has_started) throw bookingErrors.eventStarted();
  // Dead before it began: its money is on its way back, which whoever cancels would lose (D13).
  if (shown.event_is_cancelled_or_over) throw bookingErrors.eventCancelled();
  const seats = await tickets.listForBookings(trx, [shown.id]);
  if (seats.get(shown.id)?.some((ticket) => ticket.is_used)) throw bookingErrors.ticketUsed();
}

/** A fault of ours, never a caller's: the counts of the tier do not cover its bookings. */
const inventoryMismatch = (tierId: number) =>
  new Error(`The counts of tier ${tierId} do not cover its bookings.`);
