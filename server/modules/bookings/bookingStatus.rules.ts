import { bookingErrors } from './bookingErrors.rules';
import type { HoldRequest, LimitedSeats } from '../inventory/inventory.types';
import type { BookingRow, LockedBooking } from './bookings.types';

/** @throws 409 `hold_expired` when the time to pay an approved request has passed, even if the request is still open */
export function assertApprovalsLive(
  lines: readonly { booking: Pick<LockedBooking, 'id' | 'approval_status' | 'hold_is_over'> }[],
): void {
  const late = lines
    .filter(({ booking }) => booking.approval_status === 'approved' && booking.hold_is_over)
    .map(({ booking }) => booking.id);
  if (late.length > 0) throw bookingErrors.approvedTooLate(late);
}

/** @throws 409 `already_paid` or `not_pending` */
export function assertPending({ status, payment_status: payment }: LockedBooking): void {
  if (status === 'pending' && payment === 'pending') return;
  if (payment === 'paid' && status !== 'cancelled') throw bookingErrors.alreadyPaid();
  throw bookingErrors.notPending(status);
}

/** @throws 409 `approval_pending`, because a booking must not change while its approval request is open */
export function assertNotWaiting({ id, approval_status: approval }: LockedBooking): void {
  if (approval === 'pending') throw bookingErrors.waitsForApproval([id]);
}

/** @throws 409 `approval_pending`, `approval_binding` */
export function assertNoApproval(booking: LockedBooking): void {
  assertNotWaiting(booking);
  if (booking.approval_status === 'approved') throw bookingErrors.wasApproved();
}

/** @throws 409 `not_paid`, `booking_cancelled` or `booking_refunded` */
export function assertPaid({ status }: Pick<BookingRow, 'status'>): void {
  if (status === 'pending') throw bookingErrors.notPaid();
  if (status === 'cancelled' || status === 'refunded') throw bookingErrors.noLongerValid(status);
}

/** @throws 409 `event_started`, `event_cancelled` */
export function assertBeforeEvent({
  event_has_started: hasStarted,
  event_is_cancelled_or_over: isCancelledOrOver,
}: BookingRow): void {
  if (hasStarted) throw bookingErrors.eventStarted();
  // An event that is over before its start was cancelled, and its payments are being refunded (D13).
  if (isCancelledOrOver) throw bookingErrors.eventCancelled();
}

/** @throws 404 or 409 of the first failed check, with the bookings that fail it */
export function assertPayable(
  ids: readonly number[],
  bookings: readonly Pick<LockedBooking, 'id' | 'status' | 'payment_status' | 'approval_status'>[],
): void {
  const found = new Set(bookings.map((booking) => booking.id));
  if (ids.some((id) => !found.has(id))) throw bookingErrors.noSuchBooking();
  const paid = bookings.filter((booking) => booking.payment_status === 'paid');
  if (paid.length > 0) throw bookingErrors.alreadyPaid({ booking_ids: paid.map(({ id }) => id) });
  const notPending = bookings.filter((booking) => booking.status !== 'pending');
  if (notPending.length === bookings.length) throw bookingErrors.nothingToPay();
  if (notPending.length > 0) throw bookingErrors.someNotPending(notPending.map(({ id }) => id));
  const waiting = bookings.filter((booking) => booking.approval_status === 'pending');
  if (waiting.length > 0) throw bookingErrors.waitsForApproval(waiting.map(({ id }) => id));
}

/** Whether a pending booking waits for no approval and its seats are held or still available in its tier. */
export function canBePaid(row: BookingRow): boolean {
  if (row.event_is_cancelled_or_over || row.approval?.status === 'pending') return false;
  return row.hold_state === 'held' || (row.is_bookable && row.tier_available >= row.quantity);
}

/**
 * A hold to count for the booking's person and company.
 * @param seats seats beyond those already held
 */
export const holdOf = (
  booking: LockedBooking,
  seats: number,
  seatSeconds: number,
): HoldRequest => ({
  userId: booking.user_id,
  companyId: booking.company_id,
  tierId: booking.ticket_tier_id,
  seats,
  seatSeconds,
});

/**
 * The seats that a person's bookings will have, to check against the tiers' limits.
 * @param bookings `quantity` is the new number of seats
 */
export function limitedSeats(
  { userId, companyId }: { userId: number; companyId: number },
  bookings: readonly { booking: LockedBooking; quantity: number }[],
): LimitedSeats {
  const seats = new Map<number, number>();
  for (const { booking, quantity } of bookings) {
    const { ticket_tier_id: tier } = booking;
    seats.set(tier, (seats.get(tier) ?? 0) + quantity);
  }
  return {
    userId,
    companyId,
    seats,
    exceptBookings: bookings.map(({ booking }) => booking.id),
  };
}
