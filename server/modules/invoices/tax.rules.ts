import type { RegisteredPlaceOfSupply } from '../../config/sellerSettings';
import type { BilledCompany, TaxPart } from '../../db/schema/invoices';
import { isGstin, stateOfGstin } from '../../lib/gstin';
import { countryOf, gstCodeOf, INDIA, stateOf } from '../../lib/placeNames';
import type { GstAtRate } from '../bookings/quote/quote.rules';

interface Supply {
  /** As they were written for the event. */
  event: { country: string; state: string };
  buyer: Pick<BilledCompany, 'gstin'>;
  /** The setting for buyers with a valid GSTIN. */
  registered: RegisteredPlaceOfSupply;
}

/** The place of supply of an event in another country. */
const OUTSIDE_INDIA = 'Outside India';

/**
 * Where admission to an event is supplied: where it is held, whoever buys (IGST Act, s. 12(6)). Null where its country
 * is unknown, or it is in India and its state is: then nobody knows the tax.
 */
export function placeOfSupply({ event, buyer, registered }: Supply): string | null {
  const { gstin } = buyer;
  const ofBuyer = gstin !== null && isGstin(gstin) ? stateOfGstin(gstin) : null;
  if (registered === 'recipient' && ofBuyer !== null) return ofBuyer;
  const country = countryOf(event.country);
  if (country === null || country === INDIA) return country && stateOf(event.state);
  return OUTSIDE_INDIA;
}

/** The code of the place in returns; null for a text that is none, which an early invoice may have. */
export function placeCode(place: string): string | null {
  if (place === OUTSIDE_INDIA) return '96';
  const state = stateOf(place);
  return state === null ? null : gstCodeOf(state);
}

/** The same state, however it is written; names that are no state of India are compared as they are. */
function isSameState(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => stateOf(name) ?? name.trim().toLowerCase());
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
