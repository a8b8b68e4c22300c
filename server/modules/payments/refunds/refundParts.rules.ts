import { splitByLargestRemainder } from '../../../lib/money';
import type { ShareParts } from '../../bookings/quote/quote.rules';

/** The unrefunded part of a share, minor units. */
export interface OpenShare {
  id: number;
  /** The whole unrefunded amount. */
  left: number;
  /** Prices without fee and GST. */
  tickets: number;
  /** Service fee with its GST. */
  fee: number;
}

/** How much of a share is refunded. */
export interface ShareOfRefund {
  amount: number;
  feeIsKept: boolean;
}

/**
 * Splits a share's refund into ticket prices, fee and ticket GST, in proportion to their unrefunded amounts. The
 * ticket GST is the remainder. Without `part`, everything that is left is refunded.
 */
export function partOf({ id, left, tickets, fee }: OpenShare, part?: ShareOfRefund): RefundedPart {
  const amount = part?.amount ?? left;
  const weights = [tickets, Math.max(0, left - tickets - fee), part?.feeIsKept ? 0 : fee];
  const [ofTickets = 0, , ofFee = 0] = splitByLargestRemainder(amount, weights);
  return { id, amount, tickets: ofTickets, fee: ofFee };
}

/** The part of a share that a refund pays back; minor units. */
export interface RefundedPart {
  /** The share's id. */
  id: number;
  amount: number;
  /** Ticket prices without fee and GST. */
  tickets: number;
  /** With its GST. */
  fee: number;
}

/** A stored part of a refund, minor units. */
export interface StoredPart {
  /** Fee and tax included. */
  amount: number;
  tickets: number;
  /** Fee with its GST, in this part and in all earlier parts. */
  fee: number;
  earlierFee: number;
}

/**
 * Splits the fee's GST from the fee, as credit notes show it. The GST is rounded on the running total of parts, so that
 * the parts of a fully refunded share add up to the share's GST.
 */
export function creditedParts(
  { amount, tickets, fee, earlierFee }: StoredPart,
  whole: Pick<ShareParts, 'fee' | 'feeGst'>,
): ShareParts {
  const ownFee = feeWithout(earlierFee + fee, whole) - feeWithout(earlierFee, whole);
  return { tickets, ticketsGst: amount - tickets - fee, fee: ownFee, feeGst: fee - ownFee };
}

const feeWithout = (feeWithGst: number, { fee, feeGst }: Pick<ShareParts, 'fee' | 'feeGst'>) =>
  splitByLargestRemainder(feeWithGst, [fee, feeGst])[0] ?? 0;
