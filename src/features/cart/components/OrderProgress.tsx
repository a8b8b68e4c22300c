import { Link } from 'react-router';
import type { Booking } from '@/api';
import { ProgressBar } from '@/components/feedback/ProgressBar';
import { cartPath } from '@/lib/paths';
import { countTickets } from '../payment/payable';
import styles from './OrderProgress.module.css';

interface OrderProgressProps {
  /** All bookings of one payment. */
  order: readonly Booking[];
  bookingId: number;
}

/** How many people of the whole order are named, and a link to each of its bookings. */
export function OrderProgress({ order, bookingId }: OrderProgressProps) {
  if (order.length < 2) return null;
  const named = order.reduce((sum, { attendee_count }) => sum + attendee_count, 0);
  const all = countTickets(order);
  return (
    <nav className={styles.order} aria-label="Bookings of this order">
      <p className={styles.sum}>
        {named} of {all} people of this order named
      </p>
      <ProgressBar percent={Math.round((named / all) * 100)} label="Named people of this order" />
      <ol>
        {order.map(
          ({ id, event_title: title, ticket_tier_name: tier, attendee_count, quantity }) => (
            <li key={id}>
              <Link
                to={cartPath({ stage: 'attendee_details', booking: id })}
                aria-current={id === bookingId ? 'step' : undefined}
              >
                {title}, {tier}
              </Link>
              <span>
                {attendee_count} of {quantity}
              </span>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
