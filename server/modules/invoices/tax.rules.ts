import type { RegisteredPlaceOfSupply } from '../../config/sellerSettings';
import type { BilledCompany, TaxPart } from '../../db/schema/invoices';
import { isGstin, stateCode, stateName, stateOfGstin } from '../../lib/gstin';
import type { GstAtRate } from '../bookings/quote/quote.rules';

interface Supply {
  sellerState: string;
  /** As it was written for the event. */
  eventState: string;
  buyer: Pick<BilledCompany, 'gstin'>;
  /** The setting for buyers with a valid GSTIN. */
  registered: RegisteredPlaceOfSupply;
}

/**
 * The state where admission to an event is supplied: where it is held, whoever buys (IGST Act,
 * s. 12(6)); the seller's when the event names no state of India.
 */
export function placeOfSupply({ sellerState, eventState, buyer, registered }: Supply): string {
  const { gstin } = buyer;
  if (registered === 'recipient' && gstin !== null && isGstin(gstin)) {
    return stateOfGstin(gstin) ?? sellerState;
  }
  return stateName(eventState) ?? sellerState;
}

/** The same state, however it is written; names that are no state of India are compared as they are. */
function isSameState(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => stateCode(name) ?? name.trim().toLowerCase());
  return a === b;
}

/**
 * The GST at one rate by kind (D15): halves for the union and the state where both are in one
 * state, else the one for trade between states. The parts add up to the tax; the odd paisa of an
 * odd tax is the union's.
 */
export function splitTax(
  { gstPercent, gst }: GstAtRate,
  sellerState: string,
  place: string,
): TaxPart[] {
  if (!isSameState(sellerState, place)) {
    return [{ name: 'IGST', rate: gstPercent, amount: gst, place_of_supply: place }];
  }
  const half = Math.floor(gst / 2);
  const rate = gstPercent / 2;
  return [
    { name: 'CGST', rate, amount: gst - half, place_of_supply: place },
    { name: 'SGST', rate, amount: half, place_of_supply: place },
  ];
}
