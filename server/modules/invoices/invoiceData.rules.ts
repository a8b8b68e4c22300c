import type { RegisteredPlaceOfSupply, Seller } from '../../config/sellerSettings';
import type { InvoiceData, InvoiceLine, TaxPart } from '../../db/schema/invoices';
import { placeProblems } from '../../lib/placeNames';
import { gstPercent } from '../catalog/charges.rules';
import {
  gstByRate,
  partsOf,
  shareFee,
  shareGst,
  type GstAtRate,
  type TaxedAmount,
} from '../bookings/quote/quote.rules';
import { creditedParts, type StoredPart } from '../payments/refunds/refundParts.rules';
import { amountInWords } from './amountInWords.rules';
import type { InvoiceRow } from './documents.repository';
import type { PaidLine, PaidRow } from './invoices.repository';
import { placeOfSupply, splitTax } from './tax.rules';

/** Services accounting codes of event admission and of ticket reservation. */
export const sac = { tickets: '998596', fee: '998554' } as const;

/** A booking that is credited fully or in part. */
export interface CreditedBooking {
  id: number;
  part?: StoredPart;
}

/** The seller, and the place-of-supply setting for buyers with a GSTIN. */
export interface SellerTerms {
  seller: Seller;
  registered: RegisteredPlaceOfSupply;
}

/** Adds to each line its share of the payment's fee and tax, computed as in the quote. */
export function withShares(
  payment: Pick<PaidRow, 'service_fee' | 'gst'>,
  paid: readonly PaidLine[],
): SharedLine[] {
  const tickets = paid.map(taxedLine);
  const fees = shareFee(tickets, payment.service_fee);
  const taxes = shareGst(tickets, gstByRate(tickets, payment.gst));
  return paid.map((line, index) => ({ ...line, fee: fees[index] ?? 0, gst: taxes[index] ?? [] }));
}

export type SharedLine = PaidLine & { fee: number; gst: GstAtRate[] };

export type PlacedLine = ReturnType<typeof placed>;

const placed = (
  { event_state: _state, event_country: _country, organizer: _organizer, ...line }: SharedLine,
  place: string,
) => ({ ...line, place_of_supply: place });

/** Returns the lines with their places of supply, or tells the operator why the invoice cannot be issued yet. */
export function placeLines(
  { registered }: Pick<SellerTerms, 'registered'>,
  { buyer }: Pick<PaidRow, 'buyer'>,
  own: readonly SharedLine[],
): PlacedLine[] | string {
  const lines: PlacedLine[] = [];
  for (const line of own) {
    const event = { state: line.event_state, country: line.event_country };
    const place = placeOfSupply({ event, buyer, registered });
    if (place === null) {
      return `The invoice waits for the place of the event ${line.event}: ${Object.values(placeProblems(event)).join(' ')}`;
    }
    lines.push(placed(line, place));
  }
  return lines;
}

/** The data of a seller's invoice for its lines of a payment, at the payment's stored rates (D12). */
export function invoiceData(
  seller: Seller,
  payment: PaidRow,
  lines: readonly PlacedLine[],
): InvoiceData {
  const { buyer } = payment;
  const fee = sumOf(lines.map((line) => line.fee));
  const taxable = fee + sumOf(lines.map((line) => line.amount));
  const total = taxable + sumOf(lines.flatMap((line) => line.gst.map(({ gst }) => gst)));
  return {
    seller,
    buyer: {
      ...buyer,
      contact: `${payment.first_name} ${payment.last_name}`.trim() || payment.email,
      email: payment.email,
    },
    place_of_supply: lines[0]?.place_of_supply ?? '',
    currency: payment.currency,
    lines: [...lines],
    service_fee: fee,
    taxable,
    taxes: taxesOf(
      lines,
      lines.map((line) => line.gst),
      seller.state,
    ),
    total,
    total_in_words: amountInWords(total, payment.currency),
    payment: {
      id: payment.public_id,
      gateway: payment.gateway,
      method: payment.payment_method,
      is_test: payment.is_test,
      ...(payment.due_on !== null && { due_on: payment.due_on }),
    },
  };
}

/**
 * The data of a credit note for some of an invoice's bookings. Their lines have the fee and tax shares of the quote, so
 * that credit notes for all bookings add up to the invoice. A partly refunded booking has the refunded part of each.
 * @param original the original invoice, whose lines are credited; differs from the invoice after a correction
 */
export function creditData(
  invoice: Pick<InvoiceRow, 'number' | 'issued_at' | 'data'>,
  credited: readonly CreditedBooking[],
  reason: string,
  original: InvoiceData = invoice.data,
): InvoiceData {
  const lines = taxedLines(original).flatMap((line) => {
    const booking = credited.find(({ id }) => id === line.booking_id);
    if (!booking) return [];
    return [booking.part ? partOf(line, booking.part) : line];
  });
  return creditOf(invoice, lines, reason);
}

/** The data of a credit note with these lines. */
export const creditOf = (
  { number, issued_at: issuedAt, data }: Pick<InvoiceRow, 'number' | 'issued_at' | 'data'>,
  lines: readonly TaxedLine[],
  reason: string,
): InvoiceData => ({
  ...withLines(data, lines),
  refers_to: { number, issued_at: issuedAt.toISOString(), reason },
});

/** A document's lines with their shares of fee and tax. */
export function taxedLines(data: InvoiceData): TaxedLine[] {
  const gst = sumOf(data.taxes.map((tax) => tax.amount));
  const tickets = data.lines.map(taxedLine);
  const fees = shareFee(tickets, data.service_fee);
  const taxes = shareGst(tickets, gstByRate(tickets, gst));
  return data.lines.map((line, index) => ({
    ...line,
    fee: line.fee ?? fees[index] ?? 0,
    gst: line.gst ?? taxes[index] ?? [],
    place_of_supply: line.place_of_supply ?? data.place_of_supply,
  }));
}

/** A document with the same seller, buyer and payment, but with these lines and their totals. */
export function withLines(
  { replaces: _replaces, refers_to: _refers, ...data }: InvoiceData,
  lines: readonly TaxedLine[],
): InvoiceData {
  const fee = sumOf(lines.map((line) => line.fee));
  const shares = lines.map((line) => line.gst);
  const tax = sumOf(shares.flat().map((share) => share.gst));
  const taxable = sumOf(lines.map((line) => line.amount)) + fee;
  return {
    ...data,
    place_of_supply: lines[0]?.place_of_supply ?? data.place_of_supply,
    lines: [...lines],
    service_fee: fee,
    taxable,
    taxes: taxesOf(lines, shares, data.seller.state),
    total: taxable + tax,
    total_in_words: amountInWords(taxable + tax, data.currency),
  };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** A document line with its share of the fee, its tax by rate, and its place of supply. */
export type TaxedLine = InvoiceLine & { fee: number; gst: GstAtRate[]; place_of_supply: string };

/** The refunded part of a line; fee and taxes are split by largest remainder. */
function partOf<Line extends TaxedLine>(
  line: Line,
  part: NonNullable<CreditedBooking['part']>,
): Line {
  const ticket = taxedLine(line);
  const own = creditedParts(part, partsOf(ticket, line.fee, line.gst));
  const gst =
    ticket.gstPercent === gstPercent
      ? [{ gstPercent, gst: own.ticketsGst + own.feeGst }]
      : [
          { gstPercent: ticket.gstPercent, gst: own.ticketsGst },
          { gstPercent, gst: own.feeGst },
        ].sort((a, b) => b.gstPercent - a.gstPercent);
  return { ...line, amount: own.tickets, part_of: line.amount, fee: own.fee, gst };
}

const taxedLine = (line: Pick<InvoiceLine, 'amount' | 'gst_percent'>): TaxedAmount => ({
  amount: line.amount,
  gstPercent: line.gst_percent ?? gstPercent,
});

/**
 * The taxes of lines by place of supply and rate. The fee has the same place of supply as its tickets.
 * @param shares the tax of each line by rate
 */
function taxesOf(
  lines: readonly { place_of_supply: string }[],
  shares: readonly (readonly GstAtRate[])[],
  sellerState: string,
): TaxPart[] {
  const places = new Map<string, Map<number, number>>();
  lines.forEach(({ place_of_supply: place }, index) => {
    const rates = places.get(place) ?? new Map<number, number>();
    places.set(place, rates);
    for (const { gstPercent: rate, gst } of shares[index] ?? []) {
      rates.set(rate, (rates.get(rate) ?? 0) + gst);
    }
  });
  return [...places].flatMap(([place, rates]) =>
    [...rates]
      // Rates without tax are left out, except the fee's rate, because a document needs at least one rate.
      .filter(([rate, gst]) => gst > 0 || rate === gstPercent)
      .flatMap(([rate, gst]) => splitTax({ gstPercent: rate, gst }, sellerState, place)),
  );
}
