import type { Booking } from '@/api';
import { isWaiting } from '@/entities/booking/approvalState';
import { formatDateTime } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { serverNow } from '@/lib/serverClock';

/** What a person can do with a booking, from the row. */
export interface BookingActions {
  pay: boolean;
  /** Open the request for approval under which its seats are held. */
  request: boolean;
  nameAttendees: boolean;
  viewTickets: boolean;
  receipt: boolean;
  /** What was paid has been paid back, in whole or part. */
  creditNote: boolean;
  /** The ticket PDF and the calendar file. */
  documents: boolean;
  cancel: boolean;
  /** Make a colleague its holder. */
  handOver: boolean;
}

/**
 * Everyone who sees the row may read it; only its holder, or a person who acts for an absent holder, may change it.
 * The server checks every action again, so a wrong clock on this device leads to an error message at most.
 *
 * @param now epoch milliseconds
 * @param acts the person acts for its holder
 */
export function bookingActions(
  booking: Booking,
  userId: number,
  now = serverNow(),
  acts = false,
): BookingActions {
  const { status, payment_status: payment, tickets } = booking;
  const own = booking.user === userId;
  const isAhead = Date.parse(booking.event_start_date) > now;
  const waits = isWaiting(booking);
  const active = status === 'pending' || status === 'confirmed';
  const viewTickets = payment === 'paid' && tickets.some(({ qr_code }) => qr_code !== null);
  return {
    pay: own && status === 'pending' && payment === 'pending' && !waits,
    request: own && status === 'pending' && booking.approval !== null,
    nameAttendees:
      (own || acts) &&
      status === 'confirmed' &&
      payment === 'paid' &&
      !booking.attendee_details_completed,
    viewTickets,
    receipt: payment === 'paid' || payment === 'refunded',
    creditNote: payment === 'refunded' || booking.paid_back_amount !== null,
    documents: viewTickets && status === 'confirmed',
    cancel: (own || acts) && active && !waits && isAhead,
    handOver: acts && isAhead,
  };
}

type Cancelled = Pick<
  Booking,
  | 'payment_status'
  | 'paid_amount'
  | 'currency'
  | 'refund_on_cancel'
  | 'refund_terms'
  | 'event_timezone'
>;

/**
 * The question of the dialog: what is lost, the sums that are paid back and kept as the server says them, and
 * until when (docs/product/payment.md#refund-terms).
 */
export function cancelQuestion(booking: Cancelled): string {
  const question = 'Are you sure you want to cancel this booking?';
  if (booking.payment_status !== 'paid') return `${question} The held seats go back on sale.`;
  const ends = `${question} Its tickets stop working`;
  const { paid_amount: paid, refund_on_cancel: sums, refund_terms: terms } = booking;
  if (paid === null || Number(paid) === 0) return `${ends}.`;
  const money = (amount: string) => formatMoney(amount, booking.currency);
  const until = terms.until === null ? '' : formatDateTime(terms.until, booking.event_timezone);
  if (sums === null || Number(sums.refund) === 0) {
    const ended = until && ` Refunds ended on ${until}.`;
    return `${ends}, and none of the ${money(paid)} that was paid is returned.${ended}`;
  }
  const holds = `You can get this back until ${until}.`;
  if (Number(sums.kept) === 0) {
    return `${ends}, and all of the ${money(paid)} that was paid is returned. ${holds}`;
  }
  return `${ends}. Of the ${money(paid)} that was paid, ${money(sums.refund)} is returned and ${money(sums.kept)} is kept. ${holds}`;
}
