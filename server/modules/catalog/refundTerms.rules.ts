import type { Schemas } from '../../contract/types';
import type { StoredRefundTerms } from '../../db/expressions/bindingRefundTerms';
import { whenAt } from '../../lib/dateFormat';
import { applyRate } from '../../lib/money';

/** The refund for cancelling a paid booking (D36). */
export interface RefundTerms {
  /** Percent of the amount, from 0 to 100. */
  refund_percent: number;
  /** Cancelling before this time is refunded; null means no refund. */
  refund_until: Date | null;
  /** True if the service fee and its GST are not refunded. */
  refund_fee_kept: boolean;
}

/** The default booking terms, used if the organizer has set no others. */
export const noRefund: RefundTerms = {
  refund_percent: 0,
  refund_until: null,
  refund_fee_kept: false,
};

export const presentRefundTerms = ({
  refund_percent: percent,
  refund_until: until,
  refund_fee_kept: feeKept,
}: RefundTerms): Schemas['RefundTerms'] => ({
  kind: percent === 0 ? 'none' : percent === 100 ? 'full' : 'share',
  until: until?.toISOString() ?? null,
  percent,
  fee_kept: feeKept,
});

/** @param problems receives messages under `refund_terms.until` and `refund_terms.percent` */
export function readRefundTerms(
  { kind, until: text, percent, fee_kept: feeKept = false }: Schemas['RefundTermsInput'],
  problems: Record<string, string>,
): RefundTerms {
  if (kind === 'none') return noRefund;
  const until = new Date(text ?? Number.NaN);
  if (Number.isNaN(until.getTime())) {
    problems['refund_terms.until'] = 'Say until when people get money back.';
  }
  const share = kind === 'full' ? 100 : (percent ?? 0);
  if (kind === 'share' && (share < 1 || share > 99)) {
    problems['refund_terms.percent'] = 'Write a share from 1 to 99 per cent.';
  }
  return { refund_percent: share, refund_until: until, refund_fee_kept: feeKept };
}

/**
 * The refund terms as documents print them; the text does not depend on the current time
 * (docs/product/payment.md#refund-terms).
 * @param timezone of the venue
 */
export function refundSentence(
  {
    refund_percent: percent,
    refund_until: until,
    refund_fee_kept: feeKept,
  }: RefundTerms | StoredRefundTerms,
  timezone: string,
): string {
  if (percent === 0 || until === null) {
    return 'Tickets are non-refundable unless the event is cancelled by the organizer.';
  }
  const what = percent === 100 ? 'what was paid' : `${percent}% of what was paid`;
  const fee = feeKept ? ', without the service fee' : '';
  return `Refund terms: cancelled before ${whenAt(new Date(until), timezone)}, a booking gets back ${what}${fee}.`;
}

/** Minor units. */
interface PaidShare {
  /** Including fee and GST. */
  amount: number;
  /** The part of `amount` that is service fee with its GST. */
  fee: number;
}

/**
 * The refund for cancelling now, in minor units. The share is rounded half-up to the paisa once per booking.
 * @param now milliseconds since 1970
 */
export function refundOf(terms: RefundTerms, { amount, fee }: PaidShare, now: number): number {
  if (terms.refund_until === null || terms.refund_until.getTime() <= now) return 0;
  const base = terms.refund_fee_kept ? amount - fee : amount;
  return applyRate(base, terms.refund_percent * MILLIONTHS_PER_PERCENT);
}

const MILLIONTHS_PER_PERCENT = 10_000;
