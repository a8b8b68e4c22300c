import type { Schemas } from '../../contract/types';

/**
 * The corporate service fee on the tickets, and the GST on the fee, which is also that on tickets unless
 * their tier has another (docs/product/payment.md#sums, D12).
 */
export const serviceFeePercent = 2;
export const gstPercent = 18;

/**
 * What payment adds to a price, so that every screen that shows the price can say so. Nothing is added to a
 * free ticket.
 *
 * @param amount minor units
 */
export function addedCharges(amount: number): Schemas['AddedCharges'] {
  return amount > 0 ? ['service_fee', 'gst'] : [];
}
