/** By what a booking is found; null where the text cannot be such a number. */
export interface SearchedNumber {
  /** Of `4817`. */
  bookingId: number | null;
  /** Of `BK-2026-004817`, or the number of an invoice or credit note: upper case, dashes for spaces. */
  number: string;
  /** The public id of a payment. */
  paymentId: string;
}

/** `bk 2026 004817`, `2026-004817`, `BK2026004817` and `4817` are the same booking. */
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
