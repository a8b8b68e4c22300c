import { randomInt } from 'node:crypto';

/** Where letters and digits mix, none that is taken for another: no 0 O, no 1 I L. */
const MIXED = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const DIGITS = '0123456789';

const pick = (alphabet: string, length: number) =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/**
 * `FYR-7K4M-2291`: about nine thousand million numbers, random so that none tells how many were sold
 * and none can be counted up to. Uniqueness is the table's; the caller retries on a collision.
 */
export function makeTicketNumber(): string {
  return `FYR-${pick(MIXED, 4)}-${pick(DIGITS, 4)}`;
}
