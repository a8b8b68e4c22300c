import type { InvoiceData, InvoiceKind, InvoiceLine, TaxPart } from '../../db/schema/invoices';
import { formatMoney } from '../../lib/money';
import { gstPercent } from '../catalog/charges.rules';
import type { InvoiceRow } from './documents.repository';
import { placeCode } from './tax.rules';

/** The texts of invoices and credit notes; `invoice.pdf.ts` draws them. */

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** `5 Jan 2026`, in India's time zone. */
export const formatDay = (at: Date): string => day.format(at);

export const titles = { invoice: 'Tax invoice', credit_note: 'Credit note' } as const;

/** Names the invoice that this one replaces and its replacement; null when billing details were not corrected. */
export function replacementText({
  data: { replaces },
  replaced_by: replacedBy,
}: Pick<InvoiceRow, 'data' | 'replaced_by'>): string | null {
  const parts = [
    replaces && `Replaces ${replaces.number} of ${formatDay(new Date(replaces.issued_at))}`,
    replacedBy && `Replaced by ${replacedBy}`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join('  ·  ') : null;
}

/** The labelled facts above the lines. */
export function facts(data: InvoiceData): [label: string, value: string][] {
  const { payment, refers_to: refers } = data;
  return [
    [
      'Place of supply',
      hasSeveralPlaces(data) ? 'Several, by line' : withCode(data.place_of_supply),
    ],
    ['Currency', data.currency],
    refers
      ? ['Credit for', `${refers.number} of ${formatDay(new Date(refers.issued_at))}`]
      : paymentFact(data),
    ['Payment', payment.id],
  ];
}

/** An invoice for a purchase on account shows the due date, because it is not paid yet. */
const paymentFact = (data: InvoiceData): [string, string] => {
  const { due_on: dueOn } = data.payment;
  if (dueOn === undefined) return ['Paid by', paidBy(data)];
  return ['On account, due on', formatDay(new Date(`${dueOn}T12:00:00Z`))];
};

/** `Total due` for a purchase on account, as in `paymentFact`. */
export const totalLabel = (kind: InvoiceKind, { payment }: InvoiceData): string => {
  if (kind === 'credit_note') return 'Total credited';
  return payment.due_on === undefined ? 'Total paid' : 'Total due';
};

/** A free purchase goes through no gateway. */
const paidBy = ({ total, payment }: InvoiceData): string =>
  total === 0
    ? 'Nothing to pay'
    : `${methodNames[payment.method] ?? payment.method}, ${payment.gateway}`;

const methodNames: Readonly<Record<string, string>> = {
  card: 'Card',
  upi: 'UPI',
  netbanking: 'Net banking',
};

/** The small print under a line. Shows rate and place of supply only when the lines differ in them. */
export function lineNote(line: InvoiceLine, data: InvoiceData): string {
  const parts = [line.tier, `booking ${line.booking_number}`];
  if (line.part_of !== undefined) {
    parts.push(`a part of ${formatMoney(line.part_of, data.currency)}`);
  }
  const rateOf = (one: InvoiceLine) => one.gst_percent ?? gstPercent;
  if (data.lines.some((one) => rateOf(one) !== gstPercent)) parts.push(`GST ${rateOf(line)}%`);
  if (hasSeveralPlaces(data)) {
    parts.push(`supplied in ${withCode(line.place_of_supply ?? data.place_of_supply)}`);
  }
  const note = parts.join(', ');
  const isCredit = data.refers_to !== undefined;
  return line.refund_terms === undefined || isCredit ? note : `${note}. ${line.refund_terms}`;
}

const hasSeveralPlaces = ({ lines, place_of_supply: place }: InvoiceData) =>
  lines.some((line) => (line.place_of_supply ?? place) !== place);

/** `CGST 9%`; with several states it includes the state's code: `CGST 9% (27)`. */
export function taxLabel(
  { name, rate, place_of_supply: place }: TaxPart,
  data: InvoiceData,
): string {
  const label = `${name} ${rate}%`;
  if (place === undefined || !hasSeveralPlaces(data)) return label;
  return `${label} (${placeCode(place) ?? place})`;
}

/** Printed at the top and bottom of documents for test payments. */
export const TEST_NOTE = 'Test payment: no money was moved.';

/** A free purchase is never a test payment. */
export const isOfTestPayment = ({ total, payment }: InvoiceData): boolean =>
  total > 0 && payment.is_test;

/** The footer's note for payments that moved no money; null for others. */
export function footNote(data: InvoiceData): string | null {
  if (data.total === 0) return 'Free of charge: nothing was paid, and no service fee is due.';
  return isOfTestPayment(data) ? TEST_NOTE : null;
}

/** `Maharashtra (27)`; a place without a code is unchanged. */
export function withCode(place: string): string {
  const code = placeCode(place);
  return code === null ? place : `${place} (${code})`;
}
