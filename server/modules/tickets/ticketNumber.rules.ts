import { randomInt } from 'node:crypto';

/** Without characters that look alike where letters and digits mix: no 0 O, no 1 I L. */
const MIXED = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const DIGITS = '0123456789';

const pick = (alphabet: string, length: number) =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/**
 * `FYR-7K4M-2291`: one of about nine thousand million numbers, random so that none reveals how many
 * were sold or which others exist. The table enforces uniqueness; the caller retries on a collision.
 */
export function makeTicketNumber(): string {
  return `FYR-${pick(MIXED, 4)}-${pick(DIGITS, 4)}`;
}
