import type { InvoiceData, InvoiceKind } from '../../../db/schema/invoices';
import type { GstPercent } from '../../../db/schema/catalog';
import { stateOf } from '../../../lib/placeNames';
import type { Column } from '../../../lib/spreadsheet/cells';
import { gstPercent } from '../../catalog/charges.rules';
import { placeCode } from '../../invoices/tax.rules';

/** GSTR-1 tables for invoices to registered and unregistered buyers and for credit notes. */
type Section = 'B2B' | 'B2CL' | 'B2CS' | 'CDNR' | 'CDNUR';

/** An issued document. */
export interface IssuedDocument {
  id: number;
  kind: InvoiceKind;
  number: string;
  issued_at: Date;
  data: InvoiceData;
  /** For a credit note: total of its invoice in minor units. */
  invoice_total: number | null;
}

/** Minor units; negative in a credit note. */
interface Taxes {
  cgst: number;
  sgst: number;
  igst: number;
}

interface RateLine extends Taxes {
  /** GST rate in percent. */
  rate: number;
  taxable: number;
}

/** A summary line: the part of a document for one place of supply, or a total. */
export interface SummaryLine {
  section: Section | 'All';
  place: string;
  currency: string;
  rates: RateLine[];
  /** Undefined for a total. */
  document?: IssuedDocument;
}

const RATES: readonly GstPercent[] = [0, 5, 12, 18, 28];

/** ₹1,00,000 in paise. Since August 2024, larger interstate invoices to buyers without GSTIN are listed singly. */
const LARGE = 10_000_000;

/**
 * Summary lines of a document, one per place of supply, with the amounts printed on it: fee and tax per line, or per
 * document for older documents without amounts per line.
 */
export function linesOf(document: IssuedDocument): SummaryLine[] {
  const { data, kind } = document;
  const sign = kind === 'credit_note' ? -1 : 1;
  const places = new Map<string, Map<number, RateLine>>();
  const at = (place: string, rate: number): RateLine => {
    const rates = places.get(place) ?? new Map<number, RateLine>();
    places.set(place, rates);
    const line = rates.get(rate) ?? { rate, taxable: 0, cgst: 0, sgst: 0, igst: 0 };
    rates.set(rate, line);
    return line;
  };
  const addTaxable = (place: string, rate: number, amount: number) => {
    if (amount !== 0) at(place, rate).taxable += sign * amount;
  };
  for (const line of data.lines) {
    const place = line.place_of_supply ?? data.place_of_supply;
    addTaxable(place, line.gst_percent ?? gstPercent, line.amount);
    addTaxable(place, gstPercent, line.fee ?? 0);
  }
  if (data.lines.every(({ fee }) => fee === undefined)) {
    addTaxable(data.place_of_supply, gstPercent, data.service_fee);
  }
  for (const { name, rate, amount, place_of_supply: place } of data.taxes) {
    if (amount === 0) continue;
    const line = at(place ?? data.place_of_supply, name === 'IGST' ? rate : rate * 2);
    line[TAXES[name]] += sign * amount;
  }
  if (places.size === 0) places.set(data.place_of_supply, new Map());
  return [...places].map(([place, rates]) => ({
    section: sectionOf(document),
    place,
    currency: data.currency,
    rates: [...rates.values()].sort((a, b) => a.rate - b.rate),
    document,
  }));
}

const TAXES = { CGST: 'cgst', SGST: 'sgst', IGST: 'igst' } as const;

function sectionOf({ kind, data, invoice_total: invoiceTotal }: IssuedDocument): Section {
  const isNote = kind === 'credit_note';
  if (data.buyer.gstin !== null) return isNote ? 'CDNR' : 'B2B';
  const total = isNote ? (invoiceTotal ?? data.total) : data.total;
  const isLarge = total > LARGE && data.taxes.some(({ name }) => name === 'IGST');
  if (!isLarge) return 'B2CS';
  return isNote ? 'CDNUR' : 'B2CL';
}

/** Adds up lines by section, place and rate, and all lines of a currency. */
export function createSummaryTotals() {
  const parts = new Map<string, SummaryLine>();
  const all = new Map<string, SummaryLine>();
  const add = (to: Map<string, SummaryLine>, key: string, line: SummaryLine) => {
    const total = to.get(key) ?? { ...line, rates: [] };
    to.set(key, total);
    for (const own of line.rates) {
      const same = total.rates.find(({ rate }) => rate === own.rate);
      if (!same) total.rates.push({ ...own });
      else for (const part of AMOUNTS) same[part] += own[part];
    }
  };
  return {
    add({ document: _document, ...line }: SummaryLine): void {
      for (const rate of line.rates) {
        const key = [line.currency, line.section, placeName(line.place), 100 + rate.rate].join('|');
        add(parts, key, { ...line, rates: [rate] });
      }
      add(all, line.currency, { ...line, section: 'All', place: '' });
    },
    lines: (): SummaryLine[] => [
      ...[...parts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line),
      ...[...all].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line),
    ],
  };
}

const AMOUNTS = ['taxable', 'cgst', 'sgst', 'igst'] as const;

const sum = (line: SummaryLine, part: (typeof AMOUNTS)[number]) =>
  line.rates.reduce((total, rate) => total + rate[part], 0);

const totalOf = (line: SummaryLine) => AMOUNTS.reduce((total, part) => total + sum(line, part), 0);

/** Place as in GST returns, `27-Maharashtra` or `96-Foreign Country`; a place without a code is unchanged. */
function placeName(place: string): string {
  const code = placeCode(place);
  return code === null ? place : `${code}-${stateOf(place) ?? 'Foreign Country'}`;
}

const day = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** Date as in GST returns: `05-Nov-2026`. */
const dayOf = (at: Date) => day.format(at).replace('Sept', 'Sep').replaceAll(' ', '-');

const amount = (part: (typeof AMOUNTS)[number]) => (line: SummaryLine) => ({
  money: sum(line, part),
});

const titles = { invoice: 'Invoice', credit_note: 'Credit note' } as const;

export const gstColumns: Column<SummaryLine>[] = [
  { title: 'GSTR-1 table', value: ({ section }) => section },
  { title: 'Document', value: ({ document }) => (document ? titles[document.kind] : 'Total') },
  { title: 'Number', value: ({ document }) => document?.number ?? null },
  { title: 'Date', value: ({ document }) => (document ? dayOf(document.issued_at) : null) },
  { title: 'Of invoice', value: ({ document }) => document?.data.refers_to?.number ?? null },
  {
    title: 'Date of invoice',
    value: ({ document }) => {
      const refers = document?.data.refers_to;
      return refers ? dayOf(new Date(refers.issued_at)) : null;
    },
  },
  { title: 'Receiver name', value: ({ document }) => document?.data.buyer.company ?? null },
  {
    title: 'GSTIN/UIN of recipient',
    value: ({ document }) => document?.data.buyer.gstin ?? null,
  },
  { title: 'Place of supply', value: ({ place }) => placeName(place) },
  { title: 'Reverse charge', value: ({ document }) => (document ? 'N' : null) },
  { title: 'Currency', value: ({ currency }) => currency },
  {
    title: 'Rate',
    value: ({ document, section, rates }) =>
      document === undefined && section !== 'All' ? (rates[0]?.rate ?? null) : null,
  },
  ...RATES.map((percent): Column<SummaryLine> => ({
    title: `Taxable value ${percent} %`,
    value: ({ rates }) => ({
      money: rates.find(({ rate }) => rate === percent)?.taxable ?? 0,
    }),
  })),
  { title: 'Taxable value', value: amount('taxable') },
  { title: 'CGST', value: amount('cgst') },
  { title: 'SGST', value: amount('sgst') },
  { title: 'IGST', value: amount('igst') },
  { title: 'Total', value: (line) => ({ money: totalOf(line) }) },
];
