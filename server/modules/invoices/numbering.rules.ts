import type { InvoiceKind } from '../../db/schema/invoices';

/** India has one time zone, half an hour off the full one, and no summer time. */
const IST = 5.5 * 60 * 60 * 1000;
const APRIL = 3;

/** `2026-27`: from 1 April to 31 March as clocks in India show it. */
export function financialYear(at: Date): string {
  const local = new Date(at.getTime() + IST);
  const first = local.getUTCFullYear() - (local.getUTCMonth() < APRIL ? 1 : 0);
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

const prefixes: Readonly<Record<InvoiceKind, string>> = { invoice: 'FYR', credit_note: 'FCN' };
/** Rule 46 of the CGST Rules allows 16 characters in all. */
export const SEQUENCE_DIGITS = 7;

/**
 * `FYR-2627-`, before as many digits of the sequence: `FYR-2627-0000001` has 16 characters, is unique
 * in its series and good as a file's name.
 */
export const seriesPrefix = (kind: InvoiceKind, year: string): string =>
  `${prefixes[kind]}-${year.slice(2, 4)}${year.slice(5)}-`;

/** Safe in a header and on every disk: numbers hold letters, digits and dashes alone. */
export const fileNameOf = ({ kind, number }: { kind: InvoiceKind; number: string }): string =>
  `${kind === 'invoice' ? 'invoice' : 'credit-note'}-${number}.pdf`;
