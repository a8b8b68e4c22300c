/** Possible readings of a searched number. A field is null if the text cannot have that meaning. */
export interface SearchedNumber {
  /** Booking id, such as `4817`. */
  bookingId: number | null;
  /** Booking number (`BK-2026-004817`), invoice or credit note number; upper case, with dashes for spaces. */
  number: string;
  /** The public id of a payment. */
  paymentId: string;
}

/** `bk 2026 004817`, `2026-004817`, `BK2026004817` and `4817` find the same booking. */
export function searchedNumber(text: string): SearchedNumber | null {
  const number = text
    .trim()
    .toUpperCase()
    .replace(/[\s\u2010-\u2015-]+/g, '-');
  if (!/\d/.test(number)) return null;
  const paymentId = number.toLowerCase();
  const [, year, digits] =
    /^BK-?(\d{4})-?(\d{1,15})$/.exec(number) ?? /^(\d{4})-(\d{1,15})$/.exec(number) ?? [];
  if (year !== undefined && digits !== undefined) {
    return { bookingId: null, number: `BK-${year}-${digits.padStart(6, '0')}`, paymentId };
  }
  const [, id] = /^(?:BK-?)?0*(\d{1,15})$/.exec(number) ?? [];
  return { bookingId: id === undefined ? null : Number(id), number, paymentId };
}
