import { createHash } from 'node:crypto';

/** Excludes characters that look alike, as the ticket numbers of real sales do. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const SPACE = SIGNS.length ** 4 * 10_000;
/** Has no common factor with SPACE, so that no number repeats before all have been used. */
const STRIDE = 3_571_428_577;

/** `FYR-7K4M-2291`: all different, the same in every demo world. */
export function ticketNumber(index: number): string {
  let rest = Number((BigInt(index) * BigInt(STRIDE)) % BigInt(SPACE));
  const digits = String(rest % 10_000).padStart(4, '0');
  rest = Math.floor(rest / 10_000);
  let signs = '';
  for (let place = 0; place < 4; place += 1) {
    signs = (SIGNS[rest % SIGNS.length] ?? '') + signs;
    rest = Math.floor(rest / SIGNS.length);
  }
  return `FYR-${signs}-${digits}`;
}

/** `BK-2026-004817`: the year of the booking, and its id. */
export const bookingNumber = (id: number, at: Date): string =>
  `BK-${at.getUTCFullYear()}-${String(id).padStart(6, '0')}`;

export const paymentNumber = (id: number): string =>
  `pay_${createHash('sha256').update(`demo/${id}`).digest('hex').slice(0, 24)}`;
