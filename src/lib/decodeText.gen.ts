// Generated from server/lib/decodeText.ts by `npm run api`. Never edited by hand.
const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/** The text of a file in UTF-8, UTF-16 (the "Unicode text" of spreadsheets) or Windows-1252 (plain CSV of older ones). */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * The separator that a table names in its first line (`sep=;`), and the table with that line empty, so that the numbers of
 * its rows stay correct.
 */
export function namedSeparator(text: string): { separator: string | null; text: string } {
  const found = /^\uFEFF?"?sep=([^\r\n"])"?[ ]*(?=[\r\n]|$)/i.exec(text);
  if (!found) return { separator: null, text };
  return { separator: found[1] ?? null, text: text.slice(found[0].length) };
}

/** What spreadsheets show for a formula that fails, or a character that was lost when the file was saved. */
export function cellProblem(text: string): string | null {
  if (text.includes('\uFFFD')) {
    return 'has a character (\uFFFD) that was lost when the file was saved. Save it as CSV UTF-8.';
  }
  const cell = text.trim();
  return /^#[\p{Lu}\d_/]+[!?]$|^#(N\/A|NV|#+)$/u.test(cell)
    ? `has the error ${cell}. Correct it in the sheet, and save it again.`
    : null;
}

/**
 * A sum or number as people and spreadsheets write it: `1,00,000.50`, `1.234,50`, `49,50`. Null where it could mean two
 * numbers (`1.234`) or is none.
 */
export function readDecimal(text: string): string | null {
  const plain = text.replace(/[₹%\s'’]/g, '');
  if (/^\d+(\.\d{1,2})?$/.test(plain)) return plain;
  if (/^[1-9]\d{0,2}(,\d{2,3})*,\d{3}(\.\d{1,2})?$/.test(plain)) return plain.replaceAll(',', '');
  if (/^\d+,\d{1,2}$/.test(plain)) return plain.replace(',', '.');
  if (/^[1-9]\d{0,2}(\.\d{3})+,\d{1,2}$|^[1-9]\d{0,2}(\.\d{3}){2,}$/.test(plain)) {
    return plain.replaceAll('.', '').replace(',', '.');
  }
  return null;
}
