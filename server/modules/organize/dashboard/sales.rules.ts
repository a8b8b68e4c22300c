import { groupBy } from '../../../lib/groupBy';
import { splitByLargestRemainder } from '../../../lib/money';
import { gstByRate, shareFee, shareGst } from '../../payments/quote/quote.rules';
import type { BookingMoney, PaymentShare, SalesSums } from './dashboard.types';

/**
 * Fee, GST and refunds of each booking of these payments, split as when they were paid, so that they
 * add up to the payment to the paisa. What refunds have paid back that name no booking is split among
 * the bookings that no other refund pays back.
 *
 * @param shares all of each payment, in the order in which they were paid
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
    shares.map((share) => (isOpenToRefunds(share) ? share.amount : 0)),
  );
  return shares.map((share, index) => {
    const isRefunded = share.refund_state !== null;
    return {
      share,
      service_fee: fees[index] ?? 0,
      gst: (gst[index] ?? []).reduce((sum, rate) => sum + rate.gst, 0),
      refunded: isRefunded ? share.amount : (loose[index] ?? 0),
      refunding: isRefunded && share.refund_state !== 'done' ? share.amount : 0,
    };
  });
}

const isOpenToRefunds = (share: PaymentShare) => share.is_settled && share.refund_state === null;

export const keptOf = ({ paid, refunded }: SalesSums): number => paid - refunded;
