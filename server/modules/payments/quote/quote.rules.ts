import { applyRate, splitByLargestRemainder } from '../../../lib/money';

/** In millionths: 2 % corporate service fee, 18 % GST on subtotal and fee (section 9, D12). */
const SERVICE_FEE_RATE = 20_000;
const GST_RATE = 180_000;

/** As the quote shows them. */
export const serviceFeeRate = '0.02';
export const gstRate = '0.18';

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
 * What one payment for these bookings costs (D12). Fee and tax are rounded once, for the payment as
 * a whole; each booking's share follows its ticket money, by largest remainder.
 *
 * @param amounts ticket money of each booking, minor units, one currency
 */
export function computeQuote(amounts: readonly number[]): QuoteSums {
  const subtotal = amounts.reduce((sum, amount) => sum + amount, 0);
  const serviceFee = applyRate(subtotal, SERVICE_FEE_RATE);
  const gst = applyRate(subtotal + serviceFee, GST_RATE);
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
