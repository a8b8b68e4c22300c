import { isSellerGstin, plainGstin } from '../lib/gstin';
import { gstCodeOf, stateOf, stateProblem } from '../lib/placeNames';
import { ConfigError, text, type Env } from './env';

/** `venue`: the state where the event is held. `recipient`: the state of the buyer's GSTIN. */
export type RegisteredPlaceOfSupply = 'venue' | 'recipient';

export interface Seller {
  name: string;
  gstin: string;
  address: string;
  /** The Indian state whose code the GSTIN begins with. */
  state: string;
}

/** Invented, with a GSTIN that passes validation. Never used in production. */
const demoSeller: Seller = {
  name: 'Foyer Tickets Private Limited',
  gstin: '27AAFCF4821M1ZE',
  address: '5th Floor, Foyer House, Kala Ghoda, Mumbai 400001',
  state: 'Maharashtra',
};

export const isInventedSeller = ({ gstin }: Seller): boolean => gstin === demoSeller.gstin;

const sellerVariables = ['SELLER_NAME', 'SELLER_GSTIN', 'SELLER_ADDRESS', 'SELLER_STATE'] as const;

/** Undefined in production when none of its variables is set; the server then issues no invoices. */
export function seller(env: Env, production: boolean): Seller | undefined {
  const missing = sellerVariables.filter((name) => text(env, name) === undefined);
  if (production && missing.length === sellerVariables.length) return undefined;
  if (production && missing.length > 0) {
    throw new ConfigError(
      missing.map((name) => `${name} is missing: the seller on invoices needs it.`).join('\n'),
    );
  }
  const found: Seller = {
    name: text(env, 'SELLER_NAME') ?? demoSeller.name,
    gstin: plainGstin(text(env, 'SELLER_GSTIN') ?? demoSeller.gstin),
    address: text(env, 'SELLER_ADDRESS') ?? demoSeller.address,
    state: text(env, 'SELLER_STATE') ?? demoSeller.state,
  };
  if (!isSellerGstin(found.gstin)) {
    throw new ConfigError(`SELLER_GSTIN is not a valid GST number: "${found.gstin}".`);
  }
  const state = stateOf(found.state);
  if (state === null) throw new ConfigError(`SELLER_STATE: ${stateProblem(found.state)}`);
  const code = gstCodeOf(state);
  if (!found.gstin.startsWith(code)) {
    throw new ConfigError(
      `SELLER_STATE is ${state} (${code}), but SELLER_GSTIN begins with ${found.gstin.slice(0, 2)}.`,
    );
  }
  return { ...found, state };
}

/** `venue` follows s. 12(6) of the IGST Act on admission to events. */
export function registeredPlaceOfSupply(env: Env): RegisteredPlaceOfSupply {
  const value = text(env, 'GST_REGISTERED_PLACE_OF_SUPPLY')?.toLowerCase() ?? 'venue';
  if (value !== 'venue' && value !== 'recipient') {
    throw new ConfigError(
      `GST_REGISTERED_PLACE_OF_SUPPLY must be venue or recipient, not "${value}".`,
    );
  }
  return value;
}
