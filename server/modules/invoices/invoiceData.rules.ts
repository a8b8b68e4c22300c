import type { Seller } from '../../config/config';
import type { InvoiceData, InvoiceLine } from '../../db/schema/invoices';
import { splitByLargestRemainder } from '../../lib/money';
import { amountInWords } from './amountInWords.rules';
import type { InvoiceRow, PaidRow } from './invoices.repository';
import { splitTax } from './tax.rules';

/** Services accounting codes: events, and reserving their tickets. */
export const sac = { tickets: '998596', fee: '998554' } as const;

/** The data of a payment's invoice, from the sums that the payment stored (D12). */
export function invoiceData(
  seller: Seller,
  payment: PaidRow,
  lines: readonly InvoiceLine[],
): InvoiceData {
  // Without the buyer's state the place of supply is the seller's.
  const place = payment.buyer.state ?? seller.state;
  return {
    seller,
    buyer: {
      ...payment.buyer,
      contact: `${payment.first_name} ${payment.last_name}`.trim() || payment.email,
      email: payment.email,
    },
    place_of_supply: place,
    currency: payment.currency,
    lines: [...lines],
    service_fee: payment.service_fee,
    taxable: payment.subtotal + payment.service_fee,
    taxes: splitTax(payment.gst, seller.state, place),
    total: payment.amount,
    total_in_words: amountInWords(payment.amount, payment.currency),
    payment: {
      id: payment.public_id,
      gateway: payment.gateway,
      method: payment.payment_method,
      is_test: payment.is_test,
    },
  };
}

/**
 * The data of a credit note for some of an invoice's bookings: their lines with their shares of fee
 * and tax, which are those that the quote gave them, so that credit notes for all bookings add up to the invoice.
 */
export function creditData(
  invoice: Pick<InvoiceRow, 'number' | 'issued_at' | 'data'>,
  bookingIds: readonly number[],
  reason: string,
): InvoiceData {
  const { data } = invoice;
  const amounts = data.lines.map((line) => line.amount);
  const gst = data.taxes.reduce((sum, tax) => sum + tax.amount, 0);
  const isCredited = data.lines.map((line) => bookingIds.includes(line.booking_id));
  const share = (total: number) =>
    splitByLargestRemainder(total, amounts).reduce(
      (sum, part, index) => sum + (isCredited[index] ? part : 0),
      0,
    );
  const lines = data.lines.filter((_, index) => isCredited[index]);
  const fee = share(data.service_fee);
  const tax = share(gst);
  const taxable = lines.reduce((sum, line) => sum + line.amount, 0) + fee;
  return {
    ...data,
    lines,
    service_fee: fee,
    taxable,
    taxes: splitTax(tax, data.seller.state, data.place_of_supply),
    total: taxable + tax,
    total_in_words: amountInWords(taxable + tax, data.currency),
    refers_to: { number: invoice.number, issued_at: invoice.issued_at.toISOString(), reason },
  };
}
