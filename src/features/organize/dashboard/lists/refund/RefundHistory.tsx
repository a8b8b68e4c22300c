import type { BookingRefunds, RefundOfBooking } from '@/api';
import { Badge, type BadgeTone } from '@/components/display/Badge';
import { formatDateTime } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { REFUND_STATES } from './refundTexts';
import styles from './RefundDialog.module.css';

const TONES: Record<RefundOfBooking['state'], BadgeTone> = {
  requested: 'info',
  accepted: 'info',
  done: 'ok',
  failed: 'danger',
};

interface RefundHistoryProps {
  state: BookingRefunds;
  timezone: string;
}

/** The refunds of a booking so far, the newest first. */
export function RefundHistory({ state, timezone }: RefundHistoryProps) {
  const { refunds, currency } = state;
  if (refunds.length === 0) return null;
  return (
    <section className={styles.history}>
      <h3>Refunds so far</h3>
      <ul aria-label="Refunds so far">
        {refunds.map((refund) => (
          <li key={refund.id}>
            <div>
              <p className={styles.amount}>{formatMoney(refund.amount, currency)}</p>
              <p>{refund.reason}</p>
              <p className={styles.quiet}>
                {[
                  formatDateTime(refund.requested_at, timezone),
                  refund.by,
                  refund.credit_note && `Credit note ${refund.credit_note}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <Badge tone={TONES[refund.state]}>{REFUND_STATES[refund.state]}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
