import type { Schemas } from '../../contract/types';
import { toDecimal } from '../../lib/money';
import type { BookingRow } from '../bookings/bookings.types';
import { addedCharges } from '../catalog/charges.rules';
import type { PaymentRow } from './payments.repository';
import {
  computeQuote,
  gstRate,
  serviceFeeRate,
  toRate,
  type Sums,
} from '../bookings/quote/quote.rules';

/** What one payment for these bookings costs (docs/product/payment.md#sums); zeros without bookings. */
export function presentQuote(
  bookings: readonly BookingRow[],
  policy: Schemas['QuotePolicy'] | null,
): Schemas['Quote'] {
  const quote = computeQuote(
    bookings.map((booking) => ({
      amount: booking.total_amount,
      gstPercent: booking.gst_percent,
    })),
  );
  return {
    policy,
    booking_ids: bookings.map((booking) => booking.id),
    currency: bookings[0]?.currency ?? 'INR',
    ticket_count: bookings.reduce((count, booking) => count + booking.quantity, 0),
    ...presentSums(quote),
    added_charges: addedCharges(quote.subtotal),
    service_fee_rate: serviceFeeRate,
    gst_rate: gstRate,
    gst_rates: quote.gstRates.map((one) => ({
      rate: toRate(one.gstPercent),
      gst: toDecimal(one.gst),
    })),
    lines: quote.lines.flatMap((line, index) => {
      const booking = bookings[index];
      if (!booking) return [];
      return [
        { booking: booking.id, booking_number: booking.booking_number, ...presentSums(line) },
      ];
    }),
  };
}

const presentSums = ({ subtotal, serviceFee, gst, total }: Sums) => ({
  subtotal: toDecimal(subtotal),
  service_fee: toDecimal(serviceFee),
  gst: toDecimal(gst),
  total: toDecimal(total),
});

export const presentResult = (
  payment: PaymentRow,
  { shares, bookings }: { shares: Schemas['Payment'][]; bookings: Schemas['Booking'][] },
): Schemas['PaymentResult'] => ({
  payment_id: payment.public_id,
  gateway: payment.gateway,
  is_test: payment.is_test,
  status: payment.status,
  amount: toDecimal(payment.amount),
  currency: payment.currency,
  ...(payment.failure_reason !== null && { failure_reason: payment.failure_reason }),
  ...(payment.is_replaced && { replaced: true }),
  results: shares,
  bookings,
});
