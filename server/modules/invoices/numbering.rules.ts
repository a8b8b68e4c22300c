import type { InvoiceKind } from '../../db/schema/invoices';

const prefixes: Readonly<Record<InvoiceKind, string>> = { invoice: 'FYR', credit_note: 'FCN' };
/** No prefix of the platform begins with these letters. */
const organizerLetters: Readonly<Record<InvoiceKind, string>> = { invoice: 'T', credit_note: 'C' };

/** Rule 46 of the CGST Rules allows no more. */
const MAX_NUMBER = 16;

/**
 * `FYR-2627-` of the platform and `T1C-2627-` of organizer 48 (in base 36), before as many digits of the
 * sequence as make 16 characters: `FYR-2627-0000001` is unique and good as a file's name.
 *
 * @param organizerId null is the platform
 */
export function seriesPrefix(kind: InvoiceKind, year: string, organizerId: number | null): string {
  const series =
    organizerId === null
      ? prefixes[kind]
      : `${organizerLetters[kind]}${organizerId.toString(36).toUpperCase()}`;
  return `${series}-${year.slice(2, 4)}${year.slice(5)}-`;
}

export const sequenceDigits = (prefix: string): number => MAX_NUMBER - prefix.length;

/** Safe in a header and on every disk: numbers hold letters, digits and dashes alone. */
export const fileNameOf = ({ kind, number }: { kind: InvoiceKind; number: string }): string =>
  `${kind === 'invoice' ? 'invoice' : 'credit-note'}-${number}.pdf`;
