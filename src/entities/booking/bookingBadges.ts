import type { Tone } from '@/theme/tone';
import type { Booking, BookingStatus } from '@/api';

/** The tones of components/Badge that a booking can take. */
export interface BookingBadge {
  label: string;
  tone: Tone;
}

const STATUS_LABELS: Record<string, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  completed: 'Completed',
} satisfies Record<BookingStatus, string>;

/**
 * Confirmed is green, refunded grey, all others yellow; an unknown status is shown as pending
 * (docs/product/screens.md#badges).
 */
export function statusBadge(status: string): BookingBadge {
  const label = STATUS_LABELS[status] ?? 'Pending';
  if (status === 'refunded') return { label, tone: 'default' };
  return { label, tone: status === 'confirmed' ? 'success' : 'warning' };
}

/**
 * Paid is blue, pending yellow, refunded grey, all others red; an unknown status shows
 * 'Processing' (docs/product/screens.md#badges).
 */
export function paymentBadge(paymentStatus: string): BookingBadge {
  if (paymentStatus === 'paid') return { label: 'Paid', tone: 'info' };
  if (paymentStatus === 'pending') return { label: 'Payment Pending', tone: 'warning' };
  if (paymentStatus === 'refunded') return { label: 'Refunded', tone: 'default' };
  return { label: 'Processing', tone: 'error' };
}

type BookingProgress = Pick<
  Booking,
  | 'status'
  | 'payment_status'
  | 'attendee_details_completed'
  | 'paid_amount'
  | 'refunded_amount'
  | 'paid_back_amount'
> &
  Partial<Pick<Booking, 'approval'>>;

const ON_ITS_WAY: BookingBadge = { label: 'Refund on Its Way', tone: 'default' };
const PARTLY: BookingBadge = { label: 'Partly Refunded', tone: 'default' };

/** Whether money is on its way back that has not gone back yet. */
export const isOnItsWayBack = ({
  refunded_amount: refunded,
  paid_back_amount: back,
}: Pick<Booking, 'refunded_amount' | 'paid_back_amount'>): boolean =>
  refunded !== null && refunded !== back;

/** The payment of a booking of which money goes back, whole or in part; else as of its status. */
function moneyBadge(booking: BookingProgress): BookingBadge | null {
  const { status, payment_status: payment, refunded_amount: refunded } = booking;
  // A booking cancelled before payment shows no 'Payment Pending'.
  if (status === 'cancelled' && payment === 'pending') return null;
  if (refunded === null) return paymentBadge(payment);
  if (isOnItsWayBack(booking)) return ON_ITS_WAY;
  return refunded === booking.paid_amount ? paymentBadge(payment) : PARTLY;
}

/**
 * Whether all attendees of a paid booking are entered; null for other bookings, and for ended
 * incomplete ones.
 */
export function detailsBadge(booking: BookingProgress): BookingBadge | null {
  const { status, payment_status, attendee_details_completed: complete } = booking;
  if (payment_status !== 'paid') return null;
  if (complete && (status === 'confirmed' || status === 'completed')) {
    return { label: 'Complete', tone: 'success' };
  }
  return !complete && status === 'confirmed'
    ? { label: 'Awaiting Details', tone: 'warning' }
    : null;
}

/** The state of the request under which its seats are held; null for bookings without one. */
function approvalBadge({ status, approval }: Partial<Booking>): BookingBadge | null {
  if (status !== 'pending') return null;
  if (approval?.status === 'pending') return { label: 'In approval', tone: 'primary' };
  return approval?.status === 'approved' ? { label: 'Approved', tone: 'success' } : null;
}

/** The one badge of a row: what its booking needs next, or how it has ended. */
export function bookingBadge(booking: BookingProgress): BookingBadge {
  const [first = statusBadge(booking.status), ...others] = bookingBadges(booking);
  if (others.length === 0 || booking.status === 'completed') return first;
  if (booking.status === 'confirmed') return detailsBadge(booking) ?? first;
  return moneyBackOrOwed(booking) ?? first;
}

/** What is still to be paid, or of an ended booking goes back. */
const moneyBackOrOwed = (booking: BookingProgress): BookingBadge | null =>
  booking.status === 'pending' || booking.refunded_amount !== null ? moneyBadge(booking) : null;

/** All that is said of a booking, in order, without repeated labels. */
export function bookingBadges(booking: BookingProgress): BookingBadge[] {
  // The organizer cancelled the event, and the gateway has not confirmed the refund yet.
  if (booking.status === 'refunded' && booking.payment_status === 'paid') {
    return [ON_ITS_WAY];
  }
  const inApproval = approvalBadge(booking);
  if (inApproval) return [inApproval];
  const badges = [statusBadge(booking.status), moneyBadge(booking), detailsBadge(booking)].filter(
    (badge) => badge !== null,
  );
  return badges.filter(
    ({ label }, index) => badges.findIndex((badge) => badge.label === label) === index,
  );
}
