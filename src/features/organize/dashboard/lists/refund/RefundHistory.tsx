import Chip from '@mui/material/Chip';
import type { BookingRefunds, RefundOfBooking } from '@/api';
import type { Tone } from '@/theme/tone';
import { formatDateTime } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { REFUND_STATES } from './refundTexts';
import styles from './RefundDialog.module.css';

const TONES: Record<RefundOfBooking['state'], Tone> = {
  requested: 'info',
  accepted: 'info',
  done: 'success',
  failed: 'error',
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
            <Chip size="small" color={TONES[refund.state]} label={REFUND_STATES[refund.state]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
