import type { Booking } from '@/api';

/** What a person can do with a booking, from the row (D8, D13, D14). */
export interface BookingActions {
  pay: boolean;
  nameAttendees: boolean;
  viewTickets: boolean;
  receipt: boolean;
  /** What was paid has been paid back. */
  creditNote: boolean;
  /** The ticket PDF and the calendar file. */
  documents: boolean;
  cancel: boolean;
}

/**
 * Everyone who sees the row may read; only the person who booked may change. The server checks
 * every action again, so a wrong clock on this device leads to an error message at most.
 *
 * @param now epoch milliseconds
 */
export function bookingActions(booking: Booking, userId: number, now = Date.now()): BookingActions {
  const { status, payment_status: payment, tickets } = booking;
  const own = booking.user === userId;
  const active = status === 'pending' || status === 'confirmed';
  const viewTickets = payment === 'paid' && tickets.some(({ qr_code }) => qr_code !== null);
  return {
    pay: own && status === 'pending' && payment === 'pending',
    nameAttendees:
      own && status === 'confirmed' && payment === 'paid' && !booking.attendee_details_completed,
    viewTickets,
    receipt: payment === 'paid' || payment === 'refunded',
    creditNote: payment === 'refunded',
    documents: viewTickets && status === 'confirmed',
    cancel: own && active && Date.parse(booking.event_start_date) > now,
  };
}

/** The text of the confirmation dialog: the question, then its consequence (docs/product.md#booking-states). */
export function cancelQuestion({ payment_status }: Pick<Booking, 'payment_status'>): string {
  const question = 'Are you sure you want to cancel this booking?';
  return payment_status === 'paid'
    ? `${question} Its tickets stop working, and the payment is not returned.`
    : `${question} The held seats go back on sale.`;
}
