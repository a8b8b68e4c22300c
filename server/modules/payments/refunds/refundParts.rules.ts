import { splitByLargestRemainder } from '../../../lib/money';
import type { ShareParts } from '../../bookings/quote/quote.rules';

/** What refunds have left of a share, minor units. */
export interface OpenShare {
  id: number;
  /** All of it. */
  left: number;
  /** Prices without fee and GST. */
  tickets: number;
  /** Service fee with its GST. */
  fee: number;
}

/** What goes back of a share: a part of it, or all that is left. */
export interface ShareOfRefund {
  amount: number;
  feeIsKept: boolean;
}

/**
 * A refund of a share with the ticket prices and the fee in it, in proportion to what is left of them; the
 * GST on the tickets is the rest.
 */
export function partOf({ id, left, tickets, fee }: OpenShare, part?: ShareOfRefund): RefundedPart {
  const amount = part?.amount ?? left;
  const weights = [tickets, Math.max(0, left - tickets - fee), part?.feeIsKept ? 0 : fee];
  const [ofTickets = 0, , ofFee = 0] = splitByLargestRemainder(amount, weights);
  return { id, amount, tickets: ofTickets, fee: ofFee };
}

/** A part of a share that a refund gives back; minor units. */
export interface RefundedPart {
  /** Of the share. */
  id: number;
  amount: number;
  /** Ticket prices without fee and GST. */
  tickets: number;
  /** With its GST. */
  fee: number;
}

/** A refunded part of a share as it was stored, minor units. */
export interface StoredPart {
  /** Fee and tax included. */
  amount: number;
  tickets: number;
  /** Fee with its GST: in this part, and in the parts before it. */
  fee: number;
  earlierFee: number;
}

/**
 * The same with the fee's own tax apart, as a credit note shows it. The tax in the fee is rounded on the
 * sum of the parts so far, so that the parts of a whole share add up to its own.
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
