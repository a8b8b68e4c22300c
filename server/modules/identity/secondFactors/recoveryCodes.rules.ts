import { createHash, randomInt } from 'node:crypto';

const CODES = 10;
/** Of 32 letters each, without those that look alike: 80 bits, so that a hash in a copy of the database is of no use. */
const LETTERS = 16;
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function newCode(): string {
  const letters = Array.from({ length: LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return letters.join('').replace(/.{4}(?=.)/g, '$&-');
}

/** Ten different codes such as `K7QM-2XVD-9RHT-BW4N`. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < CODES) codes.add(newCode());
  return [...codes];
}

/** The stored form; the case of letters, spaces and dashes do not matter. */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z\d]/g, ''))
    .digest('base64url');
