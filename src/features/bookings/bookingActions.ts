import type { Booking } from '@/api';

/** What a person can do with a booking, from the row (D8, D13, D14). */
export interface BookingActions {
  pay: boolean;
  nameAttendees: boolean;
  viewTickets: boolean;
  receipt: boolean;
  /** The ticket PDF and the calendar file. */
  documents: boolean;
  cancel: boolean;
}

/**
 * Reading is for everyone who sees the row; changing is for the person who booked. The server
 * decides anew each time, so a clock that is wrong here costs a sentence, not a seat.
 *
 * @param now epoch milliseconds
 */
export function bookingActions(booking: Booking, userId: number, now = Date.now()): BookingActions {
  const { status, payment_status: payment, tickets } = booking;
  const own = booking.user === userId;
  const alive = status === 'pending' || status === 'confirmed';
  const viewTickets = payment === 'paid' && tickets.some(({ qr_code }) => qr_code !== null);
  return {
    pay: own && status === 'pending' && payment === 'pending',
    nameAttendees:
      own && status === 'confirmed' && payment === 'paid' && !booking.attendee_details_completed,
    viewTickets,
    receipt: payment === 'paid' || payment === 'refunded',
    documents: viewTickets && status === 'confirmed',
    cancel: own && alive && Date.parse(booking.event_start_date) > now,
  };
}

/** Asked before a booking is cancelled: the question, then its consequence (docs/product.md#booking-states). */
export function cancelQuestion({ payment_status }: Pick<Booking, 'payment_status'>): string {
  const question = 'Are you sure you want to cancel this booking?';
  return payment_status === 'paid'
    ? `${question} Its tickets stop working, and the payment is not returned.`
    : `${question} The held seats go back on sale.`;
}
