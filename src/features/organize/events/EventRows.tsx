import { Link } from 'react-router';
import type { OrganizedEventSummary } from '@/api';
import { formatDayMonth } from '@/lib/dates';
import styles from './EventRows.module.css';
import { rowTarget } from './eventTargets';
import { MenuButton } from './MenuButton';
import { StateBadge } from './StateBadge';

interface EventRowsProps {
  events: OrganizedEventSummary[];
  now: number;
  busy: number | null;
  onMenu: (event: OrganizedEventSummary, button: HTMLElement) => void;
}

function seats({ status, sold, total_tickets: total }: OrganizedEventSummary): string {
  const all = total.toLocaleString('en-IN');
  return status === 'draft' ? `${all} seats` : `${sold.toLocaleString('en-IN')} of ${all}`;
}

/** The events on narrow screens: two lines each, figures at the right. */
export function EventRows({ events, now, busy, onMenu }: EventRowsProps) {
  return (
    <ul className={styles.rows} aria-label="Events">
      {events.map((event) => (
        <li key={event.id}>
          <div className={styles.text}>
            <Link to={rowTarget(event)} className={styles.title}>
              {event.title}
            </Link>
            <span className={styles.second}>
              {event.start_date ? formatDayMonth(event.start_date, event.timezone) : 'No date yet'}
              {event.city && ` · ${event.city}`}
            </span>
          </div>
          <div className={styles.figures}>
            <StateBadge event={event} now={now} />
            <span className={styles.second}>{seats(event)}</span>
          </div>
          <MenuButton event={event} busy={busy === event.id} onOpen={onMenu} />
        </li>
      ))}
    </ul>
  );
}
