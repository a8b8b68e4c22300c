import type { RegisteredPlaceOfSupply } from '../../config/sellerSettings';
import type { BilledCompany, TaxPart } from '../../db/schema/invoices';
import { isGstin, stateOfGstin } from '../../lib/gstin';
import { countryOf, gstCodeOf, INDIA, stateOf } from '../../lib/placeNames';
import type { GstAtRate } from '../bookings/quote/quote.rules';

interface Supply {
  /** As typed for the event. */
  event: { country: string; state: string };
  buyer: Pick<BilledCompany, 'gstin'>;
  /** The place-of-supply setting for buyers with a valid GSTIN. */
  registered: RegisteredPlaceOfSupply;
}

/** The place of supply of an event in another country. */
const OUTSIDE_INDIA = 'Outside India';

/**
 * The place of supply of admission is where the event is held, whoever buys (IGST Act, s. 12(6)). Null when the
 * country, or the state of an event in India, is unknown; then the tax cannot be computed.
 */
export function placeOfSupply({ event, buyer, registered }: Supply): string | null {
  const { gstin } = buyer;
  const ofBuyer = gstin !== null && isGstin(gstin) ? stateOfGstin(gstin) : null;
  if (registered === 'recipient' && ofBuyer !== null) return ofBuyer;
  const country = countryOf(event.country);
  if (country === null || country === INDIA) return country && stateOf(event.state);
  return OUTSIDE_INDIA;
}

/** The place's code in GST returns; null for unknown text, which old invoices may have. */
export function placeCode(place: string): string | null {
  if (place === OUTSIDE_INDIA) return '96';
  const state = stateOf(place);
  return state === null ? null : gstCodeOf(state);
}

/** Compares states of India in any spelling; other names are compared as text. */
function isSameState(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => stateOf(name) ?? name.trim().toLowerCase());
  return a === b;
}

/**
 * Splits the GST at one rate by kind (D15): half CGST and half SGST when seller and place of supply are in one state,
 * otherwise IGST. The parts add up to the tax; CGST gets the odd paisa.
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
