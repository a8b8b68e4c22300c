import { groupBy } from '../../../lib/groupBy';
import { splitByLargestRemainder } from '../../../lib/money';
import { gstByRate, shareFee, shareGst } from '../../bookings/quote/quote.rules';
import type { BookingMoney, PaymentShare, SalesSums } from './dashboard.types';

/**
 * Splits fee, GST and refunds among the bookings of each payment, as they were split at payment; the parts add up to
 * the payment to the paisa. Refunds without a booking are split in proportion to what other refunds leave of each
 * booking.
 *
 * @param shares all shares of each payment, in payment order
 */
export function splitPayments(shares: readonly PaymentShare[]): BookingMoney[] {
  return [...groupBy(shares, (share) => share.payment_id).values()].flatMap(splitPayment);
}

function splitPayment(shares: readonly PaymentShare[]): BookingMoney[] {
  const [first] = shares;
  if (!first) return [];
  const tickets = shares.map((share) => ({ amount: share.tickets, gstPercent: share.gst_percent }));
  const fees = shareFee(tickets, first.service_fee);
  const gst = shareGst(tickets, gstByRate(tickets, first.gst));
  const loose = splitByLargestRemainder(
    first.loose_refunds,
    shares.map((share) => (share.is_settled ? share.amount - share.refunded : 0)),
  );
  return shares.map((share, index) => ({
    share,
    service_fee: fees[index] ?? 0,
    gst: (gst[index] ?? []).reduce((sum, rate) => sum + rate.gst, 0),
    refunded: share.refunded + (loose[index] ?? 0),
    loose_refund: loose[index] ?? 0,
    refunding: share.refunding,
  }));
}

export const keptOf = ({ paid, refunded }: SalesSums): number => paid - refunded;
