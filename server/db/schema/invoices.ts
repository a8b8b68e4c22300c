import type { ColumnType, Generated } from 'kysely';
import type { GstPercent } from './catalog';

export type InvoiceKind = 'invoice' | 'credit_note';

/** The last number used, per series and financial year; locked while the next one is taken (D15). */
export interface InvoiceCountersTable {
  /** Id of the organizer; 0 is the platform. */
  seller: Generated<number>;
  kind: InvoiceKind;
  /** `2026-27`. */
  financial_year: string;
  last_sequence: number;
}

/** Written once and never changed: no statement updates or deletes a row. */
export interface InvoicesTable {
  id: Generated<number>;
  kind: InvoiceKind;
  /** At most 16 characters. */
  number: ColumnType<string, string, never>;
  financial_year: ColumnType<string, string, never>;
  sequence: ColumnType<number, number, never>;
  /** Who sells; null is the platform. */
  organizer_id: ColumnType<number | null, number | null, never>;
  /** One invoice per payment and seller, and those that correct it; each may have several credit notes. */
  payment_id: ColumnType<number, number, never>;
  /** The invoice that a credit note is for. */
  refers_to: ColumnType<number | null, number | null, never>;
  /** The bookings that a credit note is for: with the same refund they are credited once. */
  scope: ColumnType<string, string, never>;
  /** What a credit note is for; null where none was made through Foyer. */
  refund_id: ColumnType<number | null, number | null | undefined, never>;
  /** Of a correction of billing details: the invoice that this invoice replaces, or that this credit note cancels. */
  corrects: ColumnType<number | null, number | null | undefined, never>;
  issued_at: ColumnType<Date, Date, never>;
  /** InvoiceData; insert `JSON.stringify(value)`. */
  data: ColumnType<InvoiceData, string, never>;
}

/** The content of an invoice or a credit note, as of the day of issue; money in minor units. */
export interface InvoiceData {
  seller: { name: string; gstin: string; address: string; state: string };
  buyer: BilledCompany & { contact: string; email: string };
  /** That of the first line; of each line when the lines have none of their own. */
  place_of_supply: string;
  currency: string;
  lines: InvoiceLine[];
  service_fee: number;
  /** Lines and fee. */
  taxable: number;
  taxes: TaxPart[];
  total: number;
  total_in_words: string;
  payment: {
    id: string;
    gateway: string;
    method: string;
    is_test: boolean;
    /** `YYYY-MM-DD`, of a payment on account: the last day to pay. */
    due_on?: string;
  };
  /** Of a credit note: the invoice it refers to, and why. */
  refers_to?: { number: string; issued_at: string; reason: string };
  /** Of an invoice with corrected billing details: the invoice that it replaces. */
  replaces?: { number: string; issued_at: string };
}

/** The company that an invoice is billed to. */
export interface BilledCompany {
  company: string;
  gstin: string | null;
  address: string | null;
  state: string | null;
  /** Of a correction that splits the total over cost centres; together they are the total. */
  cost_centres?: InvoiceShare[] | undefined;
}

export interface InvoiceShare {
  code: string;
  name: string;
  amount: number;
}

export interface InvoiceLine {
  booking_id: number;
  booking_number: string;
  event: string;
  tier: string;
  quantity: number;
  unit_price: number;
  amount: number;
  /**
   * Its part of the payment's fee and tax, minor units, the tax by rate. Missing in documents from before
   * each seller had its own: then the parts of the document's.
   */
  fee?: number;
  gst?: { gstPercent: number; gst: number }[];
  /** Of a credit note for a part: the ticket prices that were paid. */
  part_of?: number;
  /** Missing in documents from before tiers had rates: then 18. */
  gst_percent?: GstPercent;
  /** Missing in documents from before it was that of the event: then the document's. */
  place_of_supply?: string;
  /** A sentence; missing where cancelling gives nothing back, and in documents from before it was printed. */
  refund_terms?: string;
}

export interface TaxPart {
  name: 'CGST' | 'SGST' | 'IGST';
  /** Per cent. */
  rate: number;
  /** Minor units. */
  amount: number;
  /** Missing in documents from before it was that of the event: then the document's. */
  place_of_supply?: string;
  /** A sentence; missing where cancelling gives nothing back, and in documents from before it was printed. */
  refund_terms?: string;
}
