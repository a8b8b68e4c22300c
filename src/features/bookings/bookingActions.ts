import type { Booking } from '@/api';
import { formatMoney } from '@/lib/money';

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

/** The question of the dialog, what is lost, and the sum that is kept (docs/product.md#booking-states). */
export function cancelQuestion(
  booking: Pick<Booking, 'payment_status' | 'paid_amount' | 'currency'>,
): string {
  const question = 'Are you sure you want to cancel this booking?';
  if (booking.payment_status !== 'paid') return `${question} The held seats go back on sale.`;
  const ends = `${question} Its tickets stop working`;
  const { paid_amount: paid, currency } = booking;
  if (paid === null || Number(paid) === 0) return `${ends}.`;
  return `${ends}, and none of the ${formatMoney(paid, currency)} that was paid is returned.`;
}
