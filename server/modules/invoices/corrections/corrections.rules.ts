import type { InvoiceData } from '../../../db/schema/invoices';
import { dayInIndia } from '../../../lib/indiaDays';
import { closedAfter, lastDayToCorrect } from '../../companies/correctionDays.rules';
import type { InvoiceRow } from '../documents.repository';
import { creditOf, taxedLines, withLines, type TaxedLine } from '../invoiceData.rules';

const MAX_CORRECTIONS = 5;

export type Documents = readonly InvoiceRow[];

/** Follows `corrects` back to the first invoice of a chain of corrections. */
function originalOf(documents: Documents, invoice: InvoiceRow): InvoiceRow {
  const corrected = documents.find(({ id }) => id === invoice.corrects);
  return corrected ? originalOf(documents, corrected) : invoice;
}

/**
 * The data of the original invoice. Partial refunds are computed from its lines, also when refunds came before a
 * correction.
 */
export const originalData = (documents: Documents, invoice: InvoiceRow): InvoiceData =>
  originalOf(documents, invoice).data;

/** The number of corrections that led to this invoice. */
const countCorrections = (documents: Documents, { corrects }: InvoiceRow): number => {
  const corrected = documents.find(({ id }) => id === corrects);
  return corrected ? 1 + countCorrections(documents, corrected) : 0;
};

/**
 * The lines of an invoice, less the credit notes for refunds of it and of the invoices that it replaces.
 * @param documents all documents of the payment
 */
function uncreditedLines(documents: Documents, invoice: InvoiceRow): TaxedLine[] {
  const original = originalOf(documents, invoice);
  const isInChain = (id: number | null) =>
    documents.some((one) => one.id === id && originalOf(documents, one).id === original.id);
  const credited = documents
    .filter(
      (one) => one.kind === 'credit_note' && one.corrects === null && isInChain(one.refers_to),
    )
    .flatMap(({ data }) => taxedLines(data));
  return taxedLines(original.data).flatMap((line) => {
    const parts = credited.filter((part) => part.booking_id === line.booking_id);
    if (parts.length === 0) return [line];
    const left = parts.reduce(subtract, { ...line, part_of: line.amount });
    return totalOf(left) === 0 ? [] : [left];
  });
}

const subtract = (line: TaxedLine, part: TaxedLine): TaxedLine => ({
  ...line,
  amount: line.amount - part.amount,
  fee: line.fee - part.fee,
  gst: line.gst.map(({ gstPercent, gst }) => ({
    gstPercent,
    gst: gst - (part.gst.find((other) => other.gstPercent === gstPercent)?.gst ?? 0),
  })),
});

const totalOf = ({ amount, fee, gst }: TaxedLine): number =>
  gst.reduce((sum, rate) => sum + rate.gst, amount + fee);

export interface Refusal {
  code:
    | 'invoice_replaced'
    | 'invoice_free'
    | 'invoice_refunded'
    | 'correction_closed'
    | 'too_many_corrections';
  text: string;
}

interface CorrectionCase {
  /** All documents of the payment. */
  documents: Documents;
  invoice: InvoiceRow;
  purchasedAt: Date;
  /** Ids of bookings that are not fully refunded; pending and failed refunds count too. */
  withMoney: ReadonlySet<number>;
  now: Date;
}

/** Why billing details cannot be corrected; null when they can (docs/product/payment.md#corrected-invoices). */
export function refusalOf({
  documents,
  invoice,
  purchasedAt,
  withMoney,
  now,
}: CorrectionCase): Refusal | null {
  const { number, data, replaced_by: replacedBy } = invoice;
  if (replacedBy !== null) {
    const text = `Invoice ${number} was replaced by ${replacedBy}.`;
    return { code: 'invoice_replaced', text };
  }
  if (data.total === 0) {
    const text = 'Nothing was paid, so there is nothing to correct.';
    return { code: 'invoice_free', text };
  }
  const left = uncreditedLines(documents, invoice);
  if (!left.some((line) => totalOf(line) > 0 && withMoney.has(line.booking_id))) {
    const text = `Invoice ${number} was refunded in full, so its billing details cannot be corrected.`;
    return { code: 'invoice_refunded', text };
  }
  const until = lastDayToCorrect(purchasedAt);
  if (dayInIndia(now) > until) return { code: 'correction_closed', text: closedAfter(until) };
  if (countCorrections(documents, invoice) >= MAX_CORRECTIONS) {
    return {
      code: 'too_many_corrections',
      text: `Billing details can be corrected ${MAX_CORRECTIONS} times. Please write to support.`,
    };
  }
  return null;
}

/**
 * The data of the invoice that replaces another one, for its lines that are not refunded. The caller sets the new
 * billing details, which change neither place of supply nor taxes nor totals.
 */
export function correctedInvoice(documents: Documents, invoice: InvoiceRow): InvoiceData {
  const { number, issued_at: issuedAt, data } = invoice;
  return {
    ...withLines(data, uncreditedLines(documents, invoice)),
    replaces: { number, issued_at: issuedAt.toISOString() },
  };
}

/** The data of the credit note that cancels an invoice. @param number the replacement invoice's number */
export const cancellingNote = (
  documents: Documents,
  invoice: InvoiceRow,
  number: string,
): InvoiceData =>
  creditOf(
    invoice,
    uncreditedLines(documents, invoice),
    `Billing details corrected: replaced by invoice ${number}.`,
  );
