import { splitByLargestRemainder } from '../../../lib/money';
import type { ShareParts } from '../quote/quote.rules';

/** Of a share of a payment, minor units. */
interface RefundedShare {
  /** Prices without fee and GST. */
  tickets: number;
  ticketsGst: number;
  /** Service fee with its GST. */
  feeWithGst: number;
  feeIsKept: boolean;
}

/** A refund of a share in its three parts, in proportion to those of the share; they add up to it. */
export function splitRefund(
  refund: number,
  { tickets, ticketsGst, feeWithGst, feeIsKept }: RefundedShare,
): [tickets: number, ticketsGst: number, feeWithGst: number] {
  const weights = [tickets, ticketsGst, feeIsKept ? 0 : feeWithGst];
  const [ofTickets = 0, ofGst = 0, ofFee = 0] = splitByLargestRemainder(refund, weights);
  return [ofTickets, ofGst, ofFee];
}

/** The same with the fee's own tax apart, as a credit note shows it. */
export function refundParts(refund: number, parts: ShareParts, feeIsKept: boolean): ShareParts {
  const share = { ...parts, feeWithGst: parts.fee + parts.feeGst, feeIsKept };
  const [tickets, ticketsGst, feeWithGst] = splitRefund(refund, share);
  const [fee = 0, feeGst = 0] = splitByLargestRemainder(feeWithGst, [parts.fee, parts.feeGst]);
  return { tickets, ticketsGst, fee, feeGst };
}
