import type { AddedCharge } from './contract.gen';

const DECIMAL = /^(-)?(\d+)(?:\.(\d+))?$/;

const isDecimal = (text: string): text is `${number}` => DECIMAL.test(text);

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

/** By currency: making one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.NumberFormat>();

/** Rupees are grouped the Indian way, other currencies in thousands, as mails and invoices have them. */
function formatOf(currency: string): Intl.NumberFormat {
  let format = formats.get(currency);
  if (!format) {
    format = new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en-US', {
      style: 'currency',
      currency,
      // Not -₹0.00.
      signDisplay: 'negative',
    });
    formats.set(currency, format);
  }
  return format;
}

/**
 * Formats money for display: `₹12,400.00`, with Indian digit grouping (`₹4,86,240.00`).
 * @param amount decimal string in major units, as the API sends it; anything else becomes `–`
 * @param currency one of the contract's
 */
export function formatMoney(amount: string, currency = 'INR'): string {
  const text = amount.trim();
  return isDecimal(text) ? formatOf(currency).format(text) : '–';
}

/** `₹1,500`, and `₹499.50`: without paise where there are none. */
export const formatPlainMoney = (amount: string, currency?: string): string =>
  formatMoney(amount, currency).replace(/\.00$/, '');

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

const NAMES: Record<AddedCharge, string> = { service_fee: 'fee', gst: 'GST' };

/**
 * `+ fee & GST`: what payment adds to a price, as the server says; undefined where it adds nothing.
 */
export function chargesNote(charges: readonly AddedCharge[] | undefined): string | undefined {
  return charges?.length ? `+ ${charges.map((charge) => NAMES[charge]).join(' & ')}` : undefined;
}
