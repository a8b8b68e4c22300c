import type { TaxPart } from '../../db/schema/invoices';
import { stateCode } from '../../lib/gstin';
import { gstPercent } from '../catalog/charges.rules';

/** The same state, however it is written; names that are no state of India are compared as they are. */
function isSameState(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => stateCode(name) ?? name.trim().toLowerCase());
  return a === b;
}

/**
 * The GST of a payment by kind (D15): halves for the union and the state where both are in one
 * state, else the one for trade between states. The parts add up to the tax; the odd paisa of an
 * odd tax is the union's.
 *
 * @param gst minor units, as the payment stored it
 */
export function splitTax(gst: number, sellerState: string, placeOfSupply: string): TaxPart[] {
  if (!isSameState(sellerState, placeOfSupply))
    return [{ name: 'IGST', rate: gstPercent, amount: gst }];
  const half = Math.floor(gst / 2);
  return [
    { name: 'CGST', rate: gstPercent / 2, amount: gst - half },
    { name: 'SGST', rate: gstPercent / 2, amount: half },
  ];
}
