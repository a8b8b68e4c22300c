import type { Schemas } from '../../contract/types';

/**
 * The corporate service fee on tickets and the GST on that fee. The same GST applies to tickets whose tier
 * sets no other rate (docs/product/payment.md#sums).
 */
export const serviceFeePercent = 2;
export const gstPercent = 18;

/**
 * The charges added to a price at payment, for every screen that shows the price. A free ticket has none.
 *
 * @param amount minor units
 */
export function addedCharges(amount: number): Schemas['AddedCharges'] {
  return amount > 0 ? ['service_fee', 'gst'] : [];
}
