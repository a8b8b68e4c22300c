import { refundOf, type RefundTerms } from '../catalog/refundTerms.rules';
import type { BookingRow, StoredTicket } from './bookings.types';

type Paid = Pick<
  BookingRow,
  'paid' | 'refund_percent' | 'refund_until' | 'refund_fee_kept' | 'read_at'
>;

/** Those of the payment; as long as nothing is paid, those of the event (D36). */
export function bindingTerms(row: Omit<Paid, 'read_at'>): RefundTerms {
  if (!row.paid) return row;
  const { refund_until: until, ...terms } = row.paid;
  return { ...terms, refund_until: until === null ? null : new Date(until) };
}

/** What cancelling gives back and keeps of what other refunds have left, minor units. */
export function refundOnCancel(row: Paid): { refund: number; kept: number } {
  if (!row.paid) return { refund: 0, kept: 0 };
  const { amount, fee, refunded, refunded_fee: refundedFee } = row.paid;
  const left = { amount: amount - refunded, fee: Math.max(0, fee - refundedFee) };
  const refund = refundOf(bindingTerms(row), left, row.read_at.getTime());
  return { refund, kept: left.amount - refund };
}

/** Whether its holder can cancel it now, as a paid booking. */
export const isCancellable = (row: BookingRow, tickets: readonly StoredTicket[]): boolean =>
  row.paid !== null &&
  row.status === 'confirmed' &&
  !row.event_has_started &&
  !row.event_is_cancelled_or_over &&
  !tickets.some((ticket) => ticket.is_used);
