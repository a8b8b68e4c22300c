// Generated from server/lib/decodeText.ts by `npm run api`. Never edited by hand.
const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/**
 * The text of a file in UTF-8, UTF-16 (the "Unicode text" of spreadsheets), Windows-1252 (plain CSV of older ones) or
 * Mac OS Roman (plain CSV of older ones on a Mac).
 */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  if (hasZeros(bytes, 1) && !hasZeros(bytes, 0)) return new TextDecoder('utf-16le').decode(bytes);
  if (hasZeros(bytes, 0) && !hasZeros(bytes, 1)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = windows1252(bytes);
    return isMacRoman.test(text) ? new TextDecoder('macintosh').decode(bytes) : text;
  }
}

/** Whether most of the first bytes at even (0) or odd (1) places are zero, as in Latin letters in UTF-16. */
function hasZeros(bytes: Uint8Array, parity: 0 | 1): boolean {
  const first = bytes.subarray(0, 64);
  const zeros = first.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  return first.length >= 8 && zeros > first.length / 3;
}

/** What Windows-1252 has at 0x80 to 0x9F. Some versions of Node have control characters there, as ISO 8859-1. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const windows1252 = (bytes: Uint8Array): string =>
  new TextDecoder('latin1')
    .decode(bytes)
    .replace(/[\u0080-\u009f]/g, (sign) => WINDOWS[sign.charCodeAt(0) - 0x80] ?? sign);

/**
 * Text of Mac OS Roman that was read as Windows-1252: a byte that the latter does not have, or a sign or capital that
 * does not follow a letter there, where the former has é, è, ü, ö and the like.
 */
const isMacRoman = /[\u0081\u008d\u008f\u0090\u009d]|[a-z][ƒˆŠŒŽŸ‡†„‰]|[A-Z][ƒˆŸ‡†„‰][a-z]/;

/**
 * The separator that a table names in its first line (`sep=;`), and the table with that line empty, so that the numbers of
 * its rows stay correct.
 */
export function namedSeparator(text: string): { separator: string | null; text: string } {
  const found = /^\uFEFF?"?sep=(\\t|[^\r\n"])"?[ ]*(?=[\r\n]|$)/i.exec(text);
  if (!found) return { separator: null, text };
  const separator = found[1] === '\\t' ? '\t' : (found[1] ?? null);
  return { separator, text: text.slice(found[0].length) };
}

/** What spreadsheets show for a formula that fails, or a character that was lost when the file was saved. */
export function cellProblem(text: string): string | null {
  if (text.includes('\uFFFD')) {
    return 'has a character (\uFFFD) that was lost when the file was saved. Save it as CSV UTF-8.';
  }
  const cell = text.trim();
  return /^#[\p{Lu}\d_/]+[!?]$|^#(N\/A|NV|#+)$|^Err:\d{3}$/u.test(cell)
    ? `has the error ${cell}. Correct it in the sheet, and save it again.`
    : null;
}

/**
 * A sum or number as people and spreadsheets write it: `1,00,000.50`, `1.234,50`, `49,50`. Null where it could mean two
 * numbers (`1.234`) or is none.
 */
export function readDecimal(text: string): string | null {
  const plain = text.replace(/[₹\s'’]/g, '');
  if (/^\d+(\.\d{1,2})?$/.test(plain)) return plain;
  if (/^[1-9]\d{0,2}(,\d{2,3})*,\d{3}(\.\d{1,2})?$/.test(plain)) return plain.replaceAll(',', '');
  if (/^\d+,\d{1,2}$/.test(plain)) return plain.replace(',', '.');
  if (/^[1-9]\d{0,2}(\.\d{3})+,\d{1,2}$|^[1-9]\d{0,2}(\.\d{3}){2,}$/.test(plain)) {
    return plain.replaceAll('.', '').replace(',', '.');
  }
  return null;
}

/** Names of currencies that are written beside sums; a sign that several currencies share is none of them. */
const currencyWords: Readonly<Record<string, RegExp>> = {
  INR: /^(?:₹|rs\.?|inr)|(?:₹|rs\.?|inr|\/-)$/gi,
  EUR: /^(?:€|eur)|(?:€|eur)$/gi,
  GBP: /^(?:£|gbp)|(?:£|gbp)$/gi,
  USD: /^(?:us\$|usd)|usd$/gi,
};

/** A sum with the name of its currency, such as `Rs. 1,200` or `49,50 €`. Null where it names another currency. */
export function readSum(text: string, currency: string): string | null {
  const sum = text
    .trim()
    .replace(currencyWords[currency] ?? /$^/, '')
    .trim();
  return currency !== 'INR' && sum.includes('₹') ? null : readDecimal(sum);
}

/** `18`, `18%`, `18,00 %`. */
export const readPercent = (text: string): string | null =>
  readDecimal(text.trim().replace(/[%％]$/, ''));
