import { errorMessage, isNetworkError, toAppError } from '@/api';
import { isRecord } from '@/lib/isRecord';
import { formatMoney } from '@/lib/money';

/** The message for a failed payment. */
export interface PaymentFailure {
  title: string;
  text: string;
  /** The problem of each line, by booking id. */
  lines: Record<number, string>;
  /** The company wants an approval first. */
  needsApproval?: true;
}

/** docs/product/calls.md#messages. */
const FALLBACK = 'Failed to initiate payment';

const CONFLICT_TITLES: Record<string, string> = {
  sold_out: 'Some seats are gone',
  booking_closed: 'Booking has closed',
  not_pending: 'Some bookings can no longer be paid',
  amount_changed: 'The amount has changed',
  price_changed: 'The price has changed',
  already_paid: 'Already paid',
  hold_expired: 'The hold has expired',
  hold_limit: 'Too many unpaid seats',
  tier_limit: 'Too many tickets of one kind',
  approval_required: 'An approval is needed',
  policy_refused: 'Your company does not allow this',
  budget_exceeded: 'Not enough budget',
};

/** The problem of a line, by the server's error code. */
function lineText(code: string, available: unknown): string {
  if (code === 'already_paid') return 'Already paid.';
  if (code === 'booking_closed') return 'No longer open for booking. Remove it to continue.';
  if (code === 'not_pending') return 'No longer waiting for payment. Remove it to continue.';
  if (code === 'hold_expired')
    return 'Its hold expired twice. Remove it and add the tickets again.';
  if (typeof available !== 'number' || available <= 0) return 'Sold out. Remove it to continue.';
  return `Only ${available} left. Change the number of tickets to continue.`;
}

/** The problems in a 409 response: `details.lines`, each with its code, or `details.booking_ids`. */
function linesOf(details: Record<string, unknown>, code: string): Record<number, string> {
  const problems: Record<number, string> = {};
  for (const id of Array.isArray(details.booking_ids) ? details.booking_ids : []) {
    if (typeof id === 'number') problems[id] = lineText(code, details.available);
  }
  for (const line of Array.isArray(details.lines) ? details.lines : []) {
    if (!isRecord(line) || typeof line.booking !== 'number') continue;
    const ofLine = typeof line.code === 'string' ? line.code : code;
    problems[line.booking] = lineText(ofLine, line.available);
  }
  return problems;
}

function conflictText(
  code: string,
  details: Record<string, unknown>,
  fallback: string,
  currency: string,
) {
  return code === 'amount_changed' && typeof details.amount === 'string'
    ? `The total is now ${formatMoney(details.amount, currency)}. Check it, then pay again.`
    : fallback;
}

/**
 * Describes a failed payment. Pressing Pay again is always safe: the same purchase is sent with
 * the same idempotency key and charged once.
 *
 * @param currency of the purchase
 */
export function describePaymentFailure(error: unknown, currency = 'INR'): PaymentFailure {
  const { status, code = '', details = {} } = toAppError(error);
  const text = errorMessage(error, FALLBACK);
  if (isNetworkError(error)) {
    return {
      title: 'No answer yet',
      text: `${text} You can pay again: the same payment is never taken twice.`,
      lines: {},
    };
  }
  if (status === 402) {
    return {
      title: 'Payment declined',
      text: `${text} You can try again or choose another method.`,
      lines: {},
    };
  }
  if (status === 409) {
    return {
      title: CONFLICT_TITLES[code] ?? FALLBACK,
      text: conflictText(code, details, text, currency),
      lines: linesOf(details, code),
      ...(code === 'approval_required' && { needsApproval: true as const }),
    };
  }
  return { title: FALLBACK, text: text === FALLBACK ? 'Please try again.' : text, lines: {} };
}
