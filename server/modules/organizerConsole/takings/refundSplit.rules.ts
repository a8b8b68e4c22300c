import { splitByLargestRemainder } from '../../../lib/money';
import {
  gstByRate,
  shareGst,
  shareFee,
  partsOf,
  type ShareParts,
} from '../../bookings/quote/quote.rules';
import { creditedParts } from '../../payments/refunds/refundParts.rules';
import { entryOf } from './takings.rules';
import type { Entry, Grouping, RefundOfShare, SplitPayment, SplitRefund } from './takings.types';

const PARTS = ['tickets', 'ticketsGst', 'fee', 'feeGst'] as const;

/** A refundable or refunded amount of a share, by its parts. */
interface Slice {
  share: SplitPayment['shares'][number];
  parts: ShareParts;
}

/** Refunds of the organizer's bookings of a payment in the period. */
export const refundEntries = (payment: SplitPayment, by: Grouping): Entry[] =>
  splitRefunds(payment)
    .filter(({ share }) => share.is_own)
    .map(({ share, month, parts }) => ({
      ...entryOf(payment, share, month, by),
      tickets: parts.tickets,
      service_fee: parts.fee,
      gst: parts.ticketsGst + parts.feeGst,
    }));

/**
 * Splits each refund of the period among its bookings; the parts add up to the refund to the paisa. A partial refund
 * made at the gateway names no bookings, and a refund may exceed the amounts it names. Such an amount is split first
 * among amounts that another refund names but did not pay, then among the remaining amounts of all bookings.
 */
export function splitRefunds(payment: SplitPayment): RefundOfShare[] {
  const slices = shareSlices(payment);
  const found: RefundOfShare[] = [];
  const give = ({ month }: SplitRefund, of: readonly Slice[]) => {
    if (month !== null) found.push(...of.map((slice) => ({ ...slice, month })));
  };
  /** Amounts that a refund names but does not pay, because an external refund had already paid them. */
  const covered: Slice[] = [];
  const loose = payment.refunds.filter(({ parts }) => parts.length === 0);
  const named = namedSlices(payment, slices);
  for (const { refund, own } of named) {
    const taken = take(Math.min(refund.amount, total(own)), own);
    give(refund, taken);
    const rest = refund.amount - total(own);
    if (rest > 0) loose.push({ ...refund, amount: rest });
    covered.push(...taken.map((slice, index) => less(own[index] ?? slice, slice)));
  }
  let open = slices
    .filter(({ share }) => share.is_settled)
    .map((slice) =>
      named
        .flatMap(({ own }) => own.filter(({ share }) => share.id === slice.share.id))
        .reduce(less, slice),
    );
  let pool = covered;
  for (const refund of loose) {
    const ofPool = take(Math.min(refund.amount, total(pool)), pool);
    pool = pool.map((slice, index) => less(slice, ofPool[index] ?? slice));
    const rest = refund.amount - total(ofPool);
    const ofOpen = take(rest, total(open) > 0 ? open : slices);
    if (total(open) > 0) open = open.map((slice, index) => less(slice, ofOpen[index] ?? slice));
    give(refund, [...ofPool, ...ofOpen]);
  }
  return found.filter(({ parts }) => PARTS.some((part) => parts[part] !== 0));
}

/** The shares of a payment by part, split as at payment. */
function shareSlices({ shares, service_fee: serviceFee, gst }: SplitPayment): Slice[] {
  const tickets = shares.map((share) => ({ amount: share.tickets, gstPercent: share.gst_percent }));
  const fees = shareFee(tickets, serviceFee);
  const taxes = shareGst(tickets, gstByRate(tickets, gst));
  return shares.map((share, index) => ({
    share,
    parts: partsOf(
      { amount: share.tickets, gstPercent: share.gst_percent },
      fees[index] ?? 0,
      taxes[index] ?? [],
    ),
  }));
}

/** The amounts named by each refund, with fee and GST separate, as on credit notes. */
function namedSlices({ refunds }: SplitPayment, slices: readonly Slice[]) {
  /** Fee with GST named by earlier refunds, by share. */
  const earlier = new Map<number, number>();
  return refunds
    .filter(({ parts }) => parts.length > 0)
    .sort((a, b) => a.id - b.id)
    .map((refund) => ({
      refund,
      own: refund.parts.flatMap(({ share: id, amount, tickets, fee }): Slice[] => {
        const slice = slices.find(({ share }) => share.id === id);
        if (!slice) return [];
        const before = earlier.get(id) ?? 0;
        earlier.set(id, before + fee);
        const stored = { amount, tickets, fee, earlierFee: before };
        const parts = creditedParts(stored, slice.parts);
        return [{ share: slice.share, parts }];
      }),
    }));
}

/** Takes an amount from the slices in proportion to their parts; their total takes all of them. */
function take(amount: number, from: readonly Slice[]): Slice[] {
  const split = splitByLargestRemainder(
    amount,
    from.flatMap(({ parts }) => PARTS.map((part) => parts[part])),
  );
  return from.map(({ share }, index) => {
    const [tickets = 0, ticketsGst = 0, fee = 0, feeGst = 0] = split.slice(
      index * PARTS.length,
      (index + 1) * PARTS.length,
    );
    return { share, parts: { tickets, ticketsGst, fee, feeGst } };
  });
}

const less = ({ share, parts }: Slice, { parts: taken }: Slice): Slice => {
  const left = (part: keyof ShareParts) => Math.max(0, parts[part] - taken[part]);
  return {
    share,
    parts: {
      tickets: left('tickets'),
      ticketsGst: left('ticketsGst'),
      fee: left('fee'),
      feeGst: left('feeGst'),
    },
  };
};

const total = (slices: readonly Slice[]): number =>
  slices.reduce((sum, { parts }) => sum + PARTS.reduce((own, part) => own + parts[part], 0), 0);
