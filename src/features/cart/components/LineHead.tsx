import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Booking } from '@/api';
import { formatDateTime } from '@/lib/dates';
import { eventPath } from '@/lib/paths';
import styles from './Line.module.css';

interface LineHeadProps {
  booking: Booking;
  /** The first line below the title: tier and price, or tier and number of tickets. */
  about: string;
  /** `h2` when it is the heading of the page, `h4` below a section's own. */
  heading?: 'h2' | 'h3' | 'h4';
  children?: ReactNode;
}

/** Head of a cart line: link to the event, then tier, date and city. */
export function LineHead({ booking, about, heading = 'h3', children }: LineHeadProps) {
  const Heading = heading;
  const date = formatDateTime(booking.event_start_date, booking.event_timezone);
  return (
    <div className={styles.head}>
      <Heading className={styles.name}>
        <Link to={eventPath(booking.event)}>{booking.event_title}</Link>
      </Heading>
      <p className={styles.meta}>{about}</p>
      <p className={styles.meta}>
        {date} · {booking.event_city}
      </p>
      {children}
    </div>
  );
}

/** A warning about a cart line. */
export function LineNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
