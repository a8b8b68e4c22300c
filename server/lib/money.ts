/**
 * Money inside the server is an integer in minor units (paise); on the wire it is a decimal string
 * with two digits in major units (D4).
 */

/** 650000 -> '6500.00' */
export function toDecimal(minor: number): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Not an amount in minor units: ${minor}`);
  const sign = minor < 0 ? '-' : '';
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * `₹4,86,240.00`: Indian grouping for rupees; other currencies by their code, in thousands.
 * @param minor minor units
 */
export function formatMoney(minor: number, currency: string): string {
  const isRupee = currency === 'INR';
  const [integer = '', cents = ''] = toDecimal(Math.abs(minor)).split('.');
  const grouped = isRupee
    ? integer.replace(/\B(?=(\d{2})*\d{3}$)/g, ',')
    : integer.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${minor < 0 ? '−' : ''}${isRupee ? '₹' : `${currency} `}${grouped}.${cents}`;
}

/** A price that a person reads: `Free` in place of `₹0.00`. Sums stay sums. */
export const formatPrice = (minor: number, currency: string): string =>
  minor === 0 ? 'Free' : formatMoney(minor, currency);

/** '6500.00', '6500', 6500.5 -> minor units; null when it is no amount with at most two digits. */
export function toMinor(amount: string | number): number | null {
  const text = typeof amount === 'number' ? amountText(amount) : amount.trim();
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0') || 0);
}

/** A JSON number may arrive as 77391.479999999996; it is rounded to the nearest paisa. */
function amountText(amount: number): string {
  if (!Number.isFinite(amount) || amount < 0) return '';
  const rounded = Math.round(amount * 100) / 100;
  return Math.abs(rounded - amount) < 1e-6 ? rounded.toFixed(2) : '';
}

/** Rounds half up to whole minor units; the rate is in millionths (2 % = 20 000). */
export function applyRate(minor: number, rateMillionths: number): number {
  const scaled = BigInt(minor) * BigInt(rateMillionths) * 2n + 1_000_000n;
  return Number(scaled / 2_000_000n);
}

/**
 * Splits a total into parts in proportion to the weights, by largest remainder, so that the parts
 * add up to the total (D12). Equal remainders go to the earlier part.
 */
export function splitByLargestRemainder(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((subtotal, weight) => subtotal + BigInt(weight), 0n);
  if (weights.length === 0) return [];
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? total : 0));
  const shares = weights.map((weight, index) => {
    const scaled = BigInt(total) * BigInt(weight);
    return { index, floor: Number(scaled / sum), remainder: scaled % sum };
  });
  let left = total - shares.reduce((subtotal, share) => subtotal + share.floor, 0);
  const parts = shares.map((share) => share.floor);
  const byRemainder = [...shares].sort((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  );
  for (const share of byRemainder) {
    if (left === 0) break;
    parts[share.index] = (parts[share.index] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}
