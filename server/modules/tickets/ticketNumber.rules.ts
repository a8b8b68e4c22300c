import { randomInt } from 'node:crypto';

/** Letters and digits without lookalikes: no 0 O, no 1 I L. */
const LETTERS_AND_DIGITS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const DIGITS = '0123456789';

const pick = (alphabet: string, length: number) =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/**
 * `FYR-7K4M-2291`: one of about 9 billion numbers, random so that a number does not reveal how many
 * were sold or which others exist. The table enforces uniqueness; the caller retries on a collision.
 */
export function makeTicketNumber(): string {
  return `FYR-${pick(LETTERS_AND_DIGITS, 4)}-${pick(DIGITS, 4)}`;
}
