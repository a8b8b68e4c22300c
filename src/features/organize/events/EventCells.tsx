import { Link } from 'react-router';
import type { OrganizedEventSummary } from '@/api';
import { CategoryMark } from '@/entities/event/CategoryMark';
import { Poster } from '@/entities/event/Poster';
import { QuietCell, TwoLines } from '@/components/dataList/TwoLines';
import { formatDate, formatTime } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { formatCount } from '@/lib/numbers';
import { SeatBar } from '../components/SeatBar';
import styles from './EventCells.module.css';
import { isEnded } from './eventState';
import { rowTarget } from './eventTargets';

interface CellProps {
  event: OrganizedEventSummary;
}

export function TitleCell({ event }: CellProps) {
  return (
    <span className={styles.title}>
      <Poster
        src={event.featured_image}
        category={event.category_name}
        sold={event.status === 'cancelled'}
        className={styles.thumb}
      />
      <span className={styles.lines}>
        <Link to={rowTarget(event)} className={styles.name}>
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
  if (!start) return <QuietCell>No date yet</QuietCell>;
  return <TwoLines first={formatDate(start, timezone)} second={formatTime(start, timezone)} />;
}

export function VenueCell({ event: { venue, city } }: CellProps) {
  if (!venue && !city) return <QuietCell>No venue yet</QuietCell>;
  return <TwoLines first={venue || city} second={venue && city} />;
}

export function SoldCell({ event }: CellProps) {
  const { status, total_tickets: total, sold, held } = event;
  if (status === 'draft') {
    return (
      <QuietCell>
        {total === 0 ? 'No tickets yet' : `${formatCount(total)} ${total === 1 ? 'seat' : 'seats'}`}
      </QuietCell>
    );
  }
  return (
    <span className={styles.lines}>
      <span className={styles.sold}>
        <span>
          <strong>{formatCount(sold)}</strong> of {formatCount(total)}
        </span>
        {held > 0 && <span>{formatCount(held)} held</span>}
      </span>
      <SeatBar total={total} sold={sold} held={held} ended={isEnded(event)} />
    </span>
  );
}

export function RevenueCell({ event: { status, revenue, currency } }: CellProps) {
  if (status === 'draft') return null;
  return (
    <TwoLines
      first={formatMoney(revenue, currency)}
      second={status === 'cancelled' && Number(revenue) > 0 && 'not paid back'}
    />
  );
}
