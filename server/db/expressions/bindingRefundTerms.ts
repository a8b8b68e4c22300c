import { sql } from 'kysely';

/** As JSON has them. */
export interface StoredRefundTerms {
  refund_percent: number;
  refund_until: string | null;
  refund_fee_kept: boolean;
}

/** Refund terms of booking `b` of event `e`: those of its payment, or before payment those of the event (D36). */
export const bindingRefundTerms = sql<StoredRefundTerms>`coalesce(
  (select json_build_object('refund_percent', s.refund_percent, 'refund_until', s.refund_until,
    'refund_fee_kept', s.refund_fee_kept)
   from payment_bookings s where s.booking_id = b.id and s.is_settled),
  json_build_object('refund_percent', e.refund_percent, 'refund_until', e.refund_until,
    'refund_fee_kept', e.refund_fee_kept))`;
