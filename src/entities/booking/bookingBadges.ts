import type { Booking, BookingStatus } from '@/api';

/** The tones of components/Badge that a booking can take. */
export interface BookingBadge {
  label: string;
  tone: 'ok' | 'warn' | 'info' | 'danger';
}

const STATUS_LABELS: Record<string, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  completed: 'Completed',
} satisfies Record<BookingStatus, string>;

/** Confirmed is green, all others yellow; an unknown status counts as pending (docs/product.md#badges). */
export function statusBadge(status: string): BookingBadge {
  const label = STATUS_LABELS[status] ?? 'Pending';
  return { label, tone: status === 'confirmed' ? 'ok' : 'warn' };
}

/** Paid is blue, all others red; an unknown status shows 'Processing' (docs/product.md#badges). */
export function paymentBadge(paymentStatus: string): BookingBadge {
  if (paymentStatus === 'paid') return { label: 'Paid', tone: 'info' };
  if (paymentStatus === 'pending') return { label: 'Payment Pending', tone: 'danger' };
  return { label: paymentStatus === 'refunded' ? 'Refunded' : 'Processing', tone: 'danger' };
}

type Progress = Pick<Booking, 'status' | 'payment_status' | 'attendee_details_completed'>;

/** Whether a paid booking has its attendees; null where they are no longer needed. */
export function detailsBadge(booking: Progress): BookingBadge | null {
  const { status, payment_status, attendee_details_completed: complete } = booking;
  if (payment_status !== 'paid') return null;
  if (complete && (status === 'confirmed' || status === 'completed')) {
    return { label: 'Complete', tone: 'ok' };
  }
  return !complete && status === 'confirmed' ? { label: 'Awaiting Details', tone: 'warn' } : null;
}

/** All badges of a row, in their order; never two with the same word. */
export function bookingBadges(booking: Progress): BookingBadge[] {
  // The organizer has cancelled the event and the gateway has not refunded yet (D13).
  if (booking.status === 'refunded' && booking.payment_status === 'paid') {
    return [{ label: 'Refund on Its Way', tone: 'info' }];
  }
  // A booking cancelled before payment needs no payment badge.
  const givenUp = booking.status === 'cancelled' && booking.payment_status === 'pending';
  const badges = [
    statusBadge(booking.status),
    givenUp ? null : paymentBadge(booking.payment_status),
    detailsBadge(booking),
  ].filter((badge) => badge !== null);
  return badges.filter(
    ({ label }, index) => badges.findIndex((badge) => badge.label === label) === index,
  );
}
