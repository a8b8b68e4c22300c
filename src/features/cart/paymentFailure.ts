import { errorMessage, isNetworkError, toAppError } from '@/api';

/** What a person is told when a payment did not go through. */
export interface PaymentFailure {
  title: string;
  text: string;
  /** Booking id to what is wrong with that line. */
  lines: Record<number, string>;
}

/** Spec section 8. */
const FALLBACK = 'Failed to initiate payment';

const CONFLICT_TITLES: Record<string, string> = {
  sold_out: 'Some seats are gone',
  amount_changed: 'The amount has changed',
  price_changed: 'The price has changed',
  already_paid: 'Already paid',
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function soldOutText(available: unknown): string {
  if (typeof available !== 'number' || available <= 0) return 'Sold out. Remove it to go on.';
  return `Only ${available} left. Change the number of tickets to go on.`;
}

/** The lines a refusal names: `details.lines` with the seats left, or `details.booking_ids`. */
function linesOf(details: Record<string, unknown>, code: string): Record<number, string> {
  const told: Record<number, string> = {};
  const ids = Array.isArray(details.booking_ids) ? details.booking_ids : [];
  const otherwise = code === 'already_paid' ? 'Already paid.' : soldOutText(details.available);
  for (const id of ids) if (typeof id === 'number') told[id] = otherwise;
  for (const line of Array.isArray(details.lines) ? details.lines : []) {
    if (isRecord(line) && typeof line.booking === 'number') {
      told[line.booking] = soldOutText(line.available);
    }
  }
  return told;
}

/**
 * A failed payment in words (D12). Whatever happened, pressing Pay again is safe: the same intention
 * carries the same key and is charged once.
 */
export function describePaymentFailure(error: unknown): PaymentFailure {
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
    return { title: CONFLICT_TITLES[code] ?? FALLBACK, text, lines: linesOf(details, code) };
  }
  return { title: FALLBACK, text: text === FALLBACK ? 'Please try again.' : text, lines: {} };
}
