import type { ColumnType, Generated } from 'kysely';
import type { Schemas } from '../../contract/types';
import type { GstPercent } from './catalog';

export type InvoiceKind = Schemas['Invoice']['kind'];

/** The last number used, per series and financial year; locked while the next one is taken. */
export interface InvoiceCountersTable {
  /** Id of the organizer; 0 is the platform. */
  seller: Generated<number>;
  kind: InvoiceKind;
  /** `2026-27`. */
  financial_year: string;
  last_sequence: number;
}

/** Rows are never updated or deleted. */
export interface InvoicesTable {
  id: Generated<number>;
  kind: InvoiceKind;
  /** At most 16 characters. */
  number: ColumnType<string, string, never>;
  financial_year: ColumnType<string, string, never>;
  sequence: ColumnType<number, number, never>;
  /** The seller; null for the platform. */
  organizer_id: ColumnType<number | null, number | null, never>;
  /** One invoice per payment and seller, plus its corrections. Each may have several credit notes. */
  payment_id: ColumnType<number, number, never>;
  /** The invoice that a credit note is for. */
  refers_to: ColumnType<number | null, number | null, never>;
  /** The bookings that a credit note is for. The same refund credits them only once. */
  scope: ColumnType<string, string, never>;
  /** The refund that a credit note is for; null if it was not made through Foyer. */
  refund_id: ColumnType<number | null, number | null | undefined, never>;
  /** In a correction of billing details, the invoice that this invoice replaces or this credit note cancels. */
  corrects: ColumnType<number | null, number | null | undefined, never>;
  issued_at: ColumnType<Date, Date, never>;
  /** InvoiceData; insert `JSON.stringify(value)`. */
  data: ColumnType<InvoiceData, string, never>;
}

/** The content of an invoice or a credit note, as of the day of issue; money in minor units. */
export interface InvoiceData {
  seller: { name: string; gstin: string; address: string; state: string };
  buyer: BilledCompany & { contact: string; email: string };
  /** Of the first line; of every line if the lines have none. */
  place_of_supply: string;
  currency: string;
  lines: InvoiceLine[];
  service_fee: number;
  /** Sum of lines and fee. */
  taxable: number;
  taxes: TaxPart[];
  total: number;
  total_in_words: string;
  payment: {
    id: string;
    gateway: string;
    method: string;
    is_test: boolean;
    /** `YYYY-MM-DD`, the last day to pay; only for a payment on account. */
    due_on?: string;
  };
  /** Only in a credit note: the invoice it refers to, and the reason. */
  refers_to?: { number: string; issued_at: string; reason: string };
  /** Only in an invoice with corrected billing details: the invoice that it replaces. */
  replaces?: { number: string; issued_at: string };
}

/** The company that an invoice is billed to. */
export interface BilledCompany {
  company: string;
  gstin: string | null;
  address: string | null;
  state: string | null;
  /** Only in a correction that splits the total over cost centres. The parts add up to the total. */
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
   * The line's part of the payment's fee and tax in minor units, the tax by rate. Missing in documents from before
   * each seller had its own document: then parts of the document's fee and tax.
   */
  fee?: number;
  gst?: { gstPercent: number; gst: number }[];
  /** Only in a credit note for a part: the ticket prices that were paid. */
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
