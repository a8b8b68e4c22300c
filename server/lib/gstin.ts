import { stateOfCode, type IndianState } from './placeNames';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SHAPE = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** True for a valid Indian GST number: state, PAN, entity, Z and a matching check character. */
export function isGstin(text: string): boolean {
  return SHAPE.test(text) && stateOfGstin(text) !== null && checkCharacter(text) === text[14];
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
