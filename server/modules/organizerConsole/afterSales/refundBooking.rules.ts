import type { BodyOf } from '../../../contract/types';
import type { BookingStatus } from '../../../db/schema/bookings';
import { conflict, invalidInput } from '../../../lib/errors';
import { formatMoney, toDecimal, toMinor } from '../../../lib/money';

/** Minor units. */
interface Refundable {
  refundable: number;
  currency: string;
  /** True if the gateway supports partial refunds of the payment; `captured` is its whole amount. */
  allowsParts: boolean;
  captured: number;
}

/** @throws 400 */
export function readAmount(value: string): number {
  const amount = toMinor(value);
  if (amount === null || amount === 0) {
    const sentence = 'Write an amount above zero with at most two decimals, such as 1500.00.';
    throw invalidInput(sentence, { amount: sentence });
  }
  return amount;
}

/**
 * @returns the amount to refund in minor units; null means the full remainder
 * @throws 400; 409 `nothing_to_refund`, `refund_changed`, `parts_not_possible`
 */
export function readRefund(
  body: BodyOf<'refundBooking'>,
  { refundable, currency, allowsParts, captured }: Refundable,
): number | null {
  const asked = typeof body.amount === 'string' ? readAmount(body.amount) : null;
  if (body.refundable !== undefined && toMinor(body.refundable) !== refundable) {
    throw conflict(
      'refund_changed',
      refundable === 0
        ? 'All that was paid for this booking has been given back meanwhile.'
        : `Please look again: ${formatMoney(refundable, currency)} of this booking can be refunded now.`,
      { refundable: toDecimal(refundable) },
    );
  }
  if (refundable === 0) throw nothingToRefund();
  if (asked !== null && asked > refundable) {
    const sentence = `At most ${formatMoney(refundable, currency)} of this booking can be refunded.`;
    throw invalidInput(sentence, { amount: sentence });
  }
  if (!allowsParts && (asked ?? refundable) < captured) {
    throw conflict(
      'parts_not_possible',
      'The payment provider refunds whole payments only. Refund all of the payment, or send the money another way.',
    );
  }
  return asked === refundable ? null : asked;
}

export const nothingToRefund = () =>
  conflict('nothing_to_refund', 'Nothing that was paid for this booking is left to refund.');

export const isValidStatus = (status: BookingStatus): boolean =>
  status === 'confirmed' || status === 'completed';

/** How the refund ends the booking; null if the booking stays valid. */
export function endOf(
  status: BookingStatus,
  { isWhole, returnsSeats }: { isWhole: boolean; returnsSeats: boolean },
): 'refunded' | 'cancelled' | null {
  if (!isValidStatus(status)) return null;
  if (isWhole) return 'refunded';
  return returnsSeats ? 'cancelled' : null;
}
