// Generated from server/lib/gstin.ts by `npm run api`. Never edited by hand.
import { gstRegistrations } from './forms.gen';
import { visibleOnly } from './invisible.gen';
import { stateOfCode, type IndianState } from './placeNames.gen';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export type GstRegistration = keyof typeof gstRegistrations;

/** Numbers that are made from a PAN or TAN end with a check character. */
const CHECKED: readonly GstRegistration[] = ['taxpayer', 'deductor'];
/** Those who issue tax invoices. */
const SELLERS: readonly GstRegistration[] = ['taxpayer', 'non_resident'];

/** As it is stored: in capital letters, without spaces and characters that nobody sees. */
export const plainGstin = (text: string): string =>
  visibleOnly(text).replace(/\s/g, '').toUpperCase();

/** The kind of registration that a number of 15 characters is of; null for none. */
export function registrationOf(text: string): GstRegistration | null {
  const kinds = Object.keys(gstRegistrations) as GstRegistration[];
  const kind = kinds.find((one) => gstRegistrations[one].test(text));
  if (kind === undefined) return null;
  const isReal =
    kind === 'online_from_abroad' || kind === 'non_resident' || stateOfGstin(text) !== null;
  if (!isReal || (CHECKED.includes(kind) && checkCharacter(text) !== text[14])) return null;
  return kind;
}

/** True for a valid number of any registration for Indian GST, a UIN of an embassy too. */
export const isGstin = (text: string): boolean => registrationOf(text) !== null;

/** True for a number under which tax invoices are issued. */
export function isSellerGstin(text: string): boolean {
  const kind = registrationOf(text);
  return kind !== null && SELLERS.includes(kind);
}

/** Why a text that is not empty is no number of a buyer, or with `seller` of a seller; null when it is one. */
export function gstinProblem(text: string, { seller = false } = {}): string | null {
  const gstin = plainGstin(text);
  if (!isGstin(gstin)) return 'This is not a valid GSTIN. Please check what was typed.';
  if (!seller || isSellerGstin(gstin)) return null;
  return 'No tax invoices are issued under this kind of number. Write the GSTIN of the seller.';
}

/** Multiplies the first 14 values by 1 and 2 in turn and adds up the base-36 digits of the products. */
function checkCharacter(text: string): string | undefined {
  const sum = [...text.slice(0, 14)].reduce((total, character, index) => {
    const product = ALPHABET.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return ALPHABET[(36 - (sum % 36)) % 36];
}

/** The state whose GSTIN this is; null for a number of none of them. */
export const stateOfGstin = (gstin: string): IndianState | null => stateOfCode(gstin.slice(0, 2));
