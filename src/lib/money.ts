const DECIMAL = /^(-)?(\d+)(?:\.(\d+))?$/;

/**
 * The minor units of a decimal string, rounded half up at the third digit. BigInt, because
 * floats would lose precision (D4).
 * @throws RangeError when the text is not a decimal number.
 */
function toMinor(amount: string): bigint {
  const match = DECIMAL.exec(amount.trim());
  if (!match) throw new RangeError(`Not an amount: ${amount}`);
  const [, sign, whole = '0', fraction = ''] = match;
  const digits = fraction.padEnd(3, '0');
  const minor =
    BigInt(whole) * 100n + BigInt(digits.slice(0, 2)) + (digits.charAt(2) >= '5' ? 1n : 0n);
  return sign ? -minor : minor;
}

function fromMinor(minor: bigint): string {
  const magnitude = minor < 0n ? -minor : minor;
  const sign = minor < 0n ? '-' : '';
  return `${sign}${magnitude / 100n}.${String(magnitude % 100n).padStart(2, '0')}`;
}

/** Indian digit grouping, the last three digits and then pairs: 4,86,240. */
function groupIndian(whole: string): string {
  const tail = whole.slice(-3);
  const head = whole.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return head ? `${head},${tail}` : tail;
}

function formatForeign(whole: string, cents: string, currency: string): string {
  try {
    return new Intl.NumberFormat('en-US', { style: 'currency', currency })
      .formatToParts(BigInt(whole))
      .map((part) => (part.type === 'fraction' ? cents : part.value))
      .join('');
  } catch {
    return `${currency} ${BigInt(whole).toLocaleString('en-US')}.${cents}`;
  }
}

/**
 * Formats money for display: `₹12,400.00`, with Indian digit grouping (`₹4,86,240.00`).
 * @param amount decimal string in major units, as the API sends it; anything else becomes `–`
 */
export function formatMoney(amount: string, currency = 'INR'): string {
  if (!DECIMAL.test(amount.trim())) return '–';
  const minor = toMinor(amount);
  const [whole = '0', cents = '00'] = fromMinor(minor < 0n ? -minor : minor).split('.');
  const text =
    currency === 'INR' ? `₹${groupIndian(whole)}.${cents}` : formatForeign(whole, cents, currency);
  return minor < 0n ? `-${text}` : text;
}

/** `₹`, `$`, `€`; the code where it has no sign. */
export const currencySign = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

export const isFree = (amount: string): boolean => Number(amount) === 0;

/** A price that a person chooses or reads: `Free` in place of `₹0.00`. Sums stay sums. */
export const formatPrice = (amount: string, currency?: string): string =>
  isFree(amount) ? 'Free' : formatMoney(amount, currency);

/** Price times quantity, as a decimal string with two digits. */
export function multiplyMoney(amount: string, quantity: number): string {
  return fromMinor(toMinor(amount) * BigInt(quantity));
}

/** The sum of decimal strings, with two digits. */
export function sumMoney(amounts: string[]): string {
  return fromMinor(amounts.reduce((sum, amount) => sum + toMinor(amount), 0n));
}

const TYPED = /^\d{1,12}(\.\d{1,2})?$/;

/** A typed amount as the server reads it, such as `₹1,500` as `1500`; null when it is none. */
export function readMoney(text: string): string | null {
  const plain = text.replaceAll(',', '').replace('₹', '').trim();
  return TYPED.test(plain) ? plain : null;
}
