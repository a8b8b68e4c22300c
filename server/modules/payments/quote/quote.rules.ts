import { applyRate, splitByLargestRemainder } from '../../../lib/money';
import { gstPercent, serviceFeePercent } from '../../catalog/charges.rules';

/** As fractions, such as `0.02`, for the API. */
export const serviceFeeRate = (serviceFeePercent / 100).toFixed(2);
export const gstRate = (gstPercent / 100).toFixed(2);

const MILLIONTHS_PER_PERCENT = 10_000;

/** What paying costs; every field in minor units. */
export interface Sums {
  subtotal: number;
  serviceFee: number;
  gst: number;
  total: number;
}

export interface QuoteSums extends Sums {
  /** One per amount that was given, in that order; each column adds up to the sum above. */
  lines: Sums[];
}

/**
 * What one payment for these bookings costs (D12). Fee and tax are rounded once, on the payment's
 * sums; each booking's share follows its ticket money, by largest remainder.
 *
 * @param amounts ticket money of each booking, minor units, one currency
 */
export function computeQuote(amounts: readonly number[]): QuoteSums {
  const subtotal = amounts.reduce((sum, amount) => sum + amount, 0);
  const serviceFee = applyRate(subtotal, serviceFeePercent * MILLIONTHS_PER_PERCENT);
  const gst = applyRate(subtotal + serviceFee, gstPercent * MILLIONTHS_PER_PERCENT);
  const feeShares = splitByLargestRemainder(serviceFee, amounts);
  const gstShares = splitByLargestRemainder(gst, amounts);
  const lines = amounts.map((amount, index) =>
    withTotal(amount, feeShares[index] ?? 0, gstShares[index] ?? 0),
  );
  return { ...withTotal(subtotal, serviceFee, gst), lines };
}

const withTotal = (subtotal: number, serviceFee: number, gst: number): Sums => ({
  subtotal,
  serviceFee,
  gst,
  total: subtotal + serviceFee + gst,
});
