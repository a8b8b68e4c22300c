import type { BookingHistoryEntry, Payment, PaymentMethod } from '@/api';
import { formatMoney } from '@/lib/money';

function sentenceCase(kind: string): string {
  const text = kind.replace(/_/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `Pending to confirmed`, or the kind of change when the status stayed the same; then the note. */
export function historySentence({
  kind,
  from_status,
  to_status,
  note,
}: BookingHistoryEntry): string {
  const change =
    from_status && to_status && from_status !== to_status
      ? `${sentenceCase(from_status)} to ${to_status}`
      : sentenceCase(kind);
  // No full stop: the list continues the sentence with the name of who did it.
  return note ? `${change}: ${note.replace(/\.$/, '')}` : change;
}

const METHODS: Record<string, string> = {
  card: 'Card',
  netbanking: 'Net Banking',
  upi: 'UPI',
} satisfies Record<PaymentMethod, string>;

/** `₹6,018.00 by UPI, success (test)`. */
export function paymentSentence(payment: Payment): string {
  const { amount, currency, payment_method: method, status, is_test } = payment;
  const how = METHODS[method] ?? method;
  const test = is_test ? ' (test, no money moved)' : '';
  return `${formatMoney(amount, currency)} by ${how}, ${status.replace(/_/g, ' ')}${test}`;
}
