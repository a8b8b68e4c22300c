import { Link } from 'react-router';
import type { OrganizedEventSummary } from '@/api';
import { CategoryMark } from '@/entities/event/CategoryMark';
import { Poster } from '@/entities/event/Poster';
import { formatDate, formatTime } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { SeatBar } from '../components/SeatBar';
import styles from './EventCells.module.css';
import { isEnded } from './eventState';
import { rowTarget } from './eventTargets';

interface CellProps {
  event: OrganizedEventSummary;
}

const count = (seats: number) => seats.toLocaleString('en-IN');

/** @param tabIndex -1 while another cell of the grid is its one tab stop */
export function TitleCell({ event, tabIndex }: CellProps & { tabIndex: -1 | 0 }) {
  return (
    <span className={styles.title}>
      <Poster
        src={event.featured_image}
        category={event.category_name}
        sold={event.status === 'cancelled'}
        className={styles.thumb}
      />
      <span className={styles.lines}>
        <Link to={rowTarget(event)} tabIndex={tabIndex} className={styles.name}>
          {event.title}
        </Link>
        <span className={styles.second}>
          <CategoryMark name={event.category_name} />
          {event.category_name ?? 'No category yet'}
        </span>
      </span>
    </span>
  );
}

export function WhenCell({ event: { start_date: start, timezone } }: CellProps) {
  if (!start) return <span className={styles.second}>No date yet</span>;
  return (
    <span className={styles.lines}>
      <span className={styles.first}>{formatDate(start, timezone)}</span>
      <span className={styles.second}>{formatTime(start, timezone)}</span>
    </span>
  );
}

export function VenueCell({ event: { venue, city } }: CellProps) {
  if (!venue && !city) return <span className={styles.second}>No venue yet</span>;
  return (
    <span className={styles.lines}>
      <span className={styles.first}>{venue || city}</span>
      {venue && <span className={styles.second}>{city}</span>}
    </span>
  );
}

export function SoldCell({ event }: CellProps) {
  const { status, total_tickets: total, sold, held } = event;
  if (status === 'draft') {
    return (
      <span className={styles.second}>
        {total === 0 ? 'No tickets yet' : `${count(total)} ${total === 1 ? 'seat' : 'seats'}`}
      </span>
    );
  }
  return (
    <span className={styles.lines}>
      <span className={styles.sold}>
        <span>
          <strong>{count(sold)}</strong> of {count(total)}
        </span>
        {held > 0 && <span>{count(held)} held</span>}
      </span>
      <SeatBar total={total} sold={sold} held={held} ended={isEnded(event)} />
    </span>
  );
}

export function RevenueCell({ event: { status, revenue, currency } }: CellProps) {
  if (status === 'draft') return null;
  return (
    <span className={styles.lines}>
      <span className={styles.first}>{formatMoney(revenue, currency)}</span>
      {status === 'cancelled' && <span className={styles.second}>refunded</span>}
    </span>
  );
}
