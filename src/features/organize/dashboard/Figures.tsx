import Card from '@mui/material/Card';
import type { EventSales, OrganizedEvent } from '@/api';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { ProgressBar } from '@/components/feedback/ProgressBar';
import { formatNearTime } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { cx } from '@/lib/cx';
import { formatCount } from '@/lib/numbers';
import { shortMoney } from './eventState';
import styles from './Figures.module.css';

const percent = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.floor((part / whole) * 100);

interface FiguresProps {
  event: OrganizedEvent;
  sales: EventSales;
  isAtTheDoors: boolean;
}

/** The headline figures; at the doors the check-in stands first. */
export function Figures({ event, sales, isAtTheDoors }: FiguresProps) {
  const { seats, check_in: doors, next_hold_ends_at: nextEnd } = sales;
  const short = shortMoney(sales.revenue, sales.currency);
  const whole = formatMoney(sales.revenue, sales.currency);
  return (
    <Card sx={{ p: 0 }} className={cx(styles.figures, isAtTheDoors && styles.live)}>
      <dl>
        <Figure
          label="Sold"
          value={formatCount(seats.sold)}
          note={`of ${formatCount(seats.total)} seats, ${percent(seats.sold, seats.total)}%`}
        />
        <Figure
          label="Held"
          value={formatCount(seats.held)}
          note={
            nextEnd
              ? `next hold ends ${formatNearTime(nextEnd, event.timezone)}`
              : `${formatCount(seats.left)} left`
          }
        />
        <Figure
          label="Revenue"
          value={
            short ? (
              <>
                <span className={styles.wide}>{whole}</span>
                <span className={styles.narrow} aria-hidden>
                  {short}
                </span>
                <span className={styles.narrow}>
                  <VisuallyHidden>{whole}</VisuallyHidden>
                </span>
              </>
            ) : (
              whole
            )
          }
          note={revenueNote(event, sales)}
        />
        <div className={styles.doors}>
          <dt>Checked in</dt>
          <dd>
            <span className={styles.value}>{formatCount(doors.checked_in)}</span>
            <span className={styles.note}>
              of {formatCount(doors.tickets)}
              {isAtTheDoors && <> · last 10 min {formatCount(doors.last_ten_minutes)}</>}
            </span>
            {isAtTheDoors && (
              <ProgressBar
                percent={percent(doors.checked_in, doors.tickets)}
                label="Tickets let in"
              />
            )}
          </dd>
        </div>
      </dl>
    </Card>
  );
}

function revenueNote({ status }: OrganizedEvent, { payments, revenue }: EventSales): string {
  if (payments === 'test') return 'of test payments';
  // What its holders had cancelled before is kept, and a refund may still be under way.
  return status === 'cancelled' && Number(revenue) > 0 ? 'not paid back' : 'before fee and GST';
}

function Figure({ label, value, note }: { label: string; value: React.ReactNode; note: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className={styles.value}>{value}</span>
        <span className={styles.note}>{note}</span>
      </dd>
    </div>
  );
}
