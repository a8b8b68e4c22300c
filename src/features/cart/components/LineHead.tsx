import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Booking } from '@/api';
import { formatDateTime } from '@/lib/dates';
import { eventPath } from '@/lib/paths';
import styles from './Line.module.css';

interface LineHeadProps {
  booking: Booking;
  /** The first quiet line: tier and price, or tier and number of tickets. */
  about: string;
  /** `h2` where it heads a page of its own. */
  heading?: 'h2' | 'h3';
  children?: ReactNode;
}

/** What a line of the cart is about: the event, leading there, then tier, date and city. */
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

/** What is wrong with a line. */
export function LineNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
