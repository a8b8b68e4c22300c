import type { InvoiceKind } from '../../db/schema/invoices';

const prefixes: Readonly<Record<InvoiceKind, string>> = { invoice: 'FYR', credit_note: 'FCN' };
/** The platform's prefixes must not begin with these letters. */
const organizerLetters: Readonly<Record<InvoiceKind, string>> = { invoice: 'T', credit_note: 'C' };

/** Rule 46 of the CGST Rules allows at most 16 characters. */
const MAX_NUMBER = 16;

/**
 * The prefix is `FYR-2627-` for the platform and `T1C-2627-` for organizer 48 (base 36). Sequence digits fill the
 * number up to 16 characters: `FYR-2627-0000001` is unique and safe as a file name.
 *
 * @param organizerId null means the platform
 */
export function seriesPrefix(kind: InvoiceKind, year: string, organizerId: number | null): string {
  const series =
    organizerId === null
      ? prefixes[kind]
      : `${organizerLetters[kind]}${organizerId.toString(36).toUpperCase()}`;
  return `${series}-${year.slice(2, 4)}${year.slice(5)}-`;
}

export const sequenceDigits = (prefix: string): number => MAX_NUMBER - prefix.length;

/** Safe in a header and as a file name, because numbers contain only letters, digits and dashes. */
export const fileNameOf = ({ kind, number }: { kind: InvoiceKind; number: string }): string =>
  `${kind === 'invoice' ? 'invoice' : 'credit-note'}-${number}.pdf`;
