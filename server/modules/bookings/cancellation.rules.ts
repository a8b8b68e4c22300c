import { splitByLargestRemainder } from '../../lib/money';
import { refundOf, type RefundTerms } from '../catalog/refundTerms.rules';
import type { BookingRow, PaidShare, StoredTicket } from './bookings.types';

type Paid = Pick<
  BookingRow,
  'paid' | 'refund_percent' | 'refund_until' | 'refund_fee_kept' | 'read_at'
>;

/** The refund terms that apply: the payment's or, while unpaid, the event's (D36). */
export function bindingTerms(row: Omit<Paid, 'read_at'>): RefundTerms {
  if (!row.paid) return row;
  const { refund_until: until, ...terms } = row.paid;
  return { ...terms, refund_until: until === null ? null : new Date(until) };
}

/** The unrefunded amount and fee for the seats that the booking still has, minor units. */
function unrefunded(paid: PaidShare): { amount: number; fee: number } {
  const { amount, fee, refunded, refunded_fee: refundedFee } = paid;
  return {
    amount: Math.max(0, amount - refunded - paid.kept_of_returned),
    fee: Math.max(0, fee - refundedFee - paid.kept_fee_of_returned),
  };
}

/** How much of the unrefunded amount cancelling refunds and keeps, minor units. */
export function refundOnCancel(row: Paid): { refund: number; kept: number } {
  if (!row.paid) return { refund: 0, kept: 0 };
  const left = unrefunded(row.paid);
  const refund = refundOf(bindingTerms(row), left, row.read_at.getTime());
  return { refund, kept: row.paid.amount - row.paid.refunded - refund };
}

/** The refund for returned seats; minor units. */
export interface ReturnedSeats {
  refund: number;
  kept: number;
  /** The service fee with its GST in `kept`, if the terms keep the fee. */
  keptFee: number;
}

/**
 * How much the refund terms refund and keep for some of the booking's seats.
 * @param at milliseconds since 1970
 */
export function refundOfSeats(
  row: Paid & Pick<BookingRow, 'quantity'>,
  seats: number,
  at: number,
): ReturnedSeats {
  if (!row.paid) return { refund: 0, kept: 0, keptFee: 0 };
  const terms = bindingTerms(row);
  const left = unrefunded(row.paid);
  const share = (sum: number) =>
    splitByLargestRemainder(sum, [seats, row.quantity - seats])[0] ?? 0;
  const [amount, fee] = [share(left.amount), share(left.fee)];
  const refund = refundOf(terms, { amount, fee }, at);
  return { refund, kept: amount - refund, keptFee: terms.refund_fee_kept ? fee : 0 };
}

/** Whether the holder can cancel the paid booking now. */
export const isCancellable = (row: BookingRow, tickets: readonly StoredTicket[]): boolean =>
  row.paid !== null &&
  row.status === 'confirmed' &&
  !row.event_has_started &&
  !row.event_is_cancelled_or_over &&
  !tickets.some((ticket) => ticket.is_used);
