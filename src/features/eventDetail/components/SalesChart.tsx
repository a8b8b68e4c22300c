import type { EventStatistics } from '@/api';
import { countOf } from '@/lib/text';
import { formatCount } from '@/lib/numbers';
import styles from './SalesChart.module.css';

const WIDTH = 296;
const HEIGHT = 56;
const MAX_DAYS = 30;

interface SalesChartProps {
  /** Paid tickets per day, oldest first. */
  days: EventStatistics['sales_by_day'];
}

/**
 * Paid tickets of the last days as bars, hidden from assistive technology; the caption sums them
 * up.
 */
export function SalesChart({ days }: SalesChartProps) {
  const shown = days.slice(-MAX_DAYS);
  if (shown.length === 0) return null;
  const most = Math.max(1, ...shown.map((day) => day.tickets));
  const sum = shown.reduce((total, day) => total + day.tickets, 0);
  const slot = WIDTH / Math.max(shown.length, 10);
  return (
    <figure className={styles.chart}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true">
        {shown.map((day, index) => {
          const height = Math.max(day.tickets === 0 ? 1 : 3, (day.tickets / most) * HEIGHT);
          return (
            <rect
              key={day.date}
              x={index * slot}
              y={HEIGHT - height}
              width={Math.max(1, slot - 3)}
              height={height}
              rx={1.5}
            />
          );
        })}
      </svg>
      <figcaption>
        {countOf(sum, 'ticket')} sold in {countOf(shown.length, 'day')}, at most {formatCount(most)}{' '}
        a day
      </figcaption>
    </figure>
  );
}
