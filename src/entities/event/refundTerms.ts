import type { RefundTerms } from '@/api';
import { formatDateTime } from '@/lib/dates';
import { serverNow } from '@/lib/serverClock';

/** Where the organizer has set no refund terms. */
const NO_REFUND = 'Tickets are non-refundable unless the event is cancelled by the organizer';

/**
 * What the holder of a paid booking gets back, as one line without a full stop (docs/product/payment.md#refund-terms).
 * @param zone of the venue
 * @param now epoch milliseconds
 */
export function refundTermsLine(terms: RefundTerms, zone: string, now = serverNow()): string {
  const { kind, until, percent, fee_kept: feeKept } = terms;
  if (kind === 'none' || until === null) return NO_REFUND;
  const when = formatDateTime(until, zone);
  if (Date.parse(until) <= now) return `Tickets are non-refundable: refunds ended on ${when}`;
  const fee = feeKept ? ', without the service fee' : '';
  const what = kind === 'full' ? 'what you paid' : `${percent}% of what you paid`;
  return `Cancel before ${when} to get back ${what}${fee}`;
}
