import type { EventSummary } from '@/api';
import { Badge } from '@/components/display/Badge';
import { CANCELLED, isAlmostSoldOut, isSoldOut } from './eventView';
import styles from './EventBadges.module.css';

/**
 * Exclusive, Booking Open, Almost Sold Out (docs/product.md#event-page), Cancelled, Booking Closed,
 * Sold Out.
 */
export function EventBadges({ event }: { event: EventSummary }) {
  return (
    <ul className={styles.badges} aria-label="Status">
      {event.is_exclusive && (
        <li>
          <Badge tone="accent">Exclusive</Badge>
        </li>
      )}
      {event.is_cancelled ? (
        <li>
          <Badge tone="danger">{CANCELLED}</Badge>
        </li>
      ) : (
        <li>
          <Badge tone={event.is_booking_open ? 'ok' : 'neutral'}>
            {event.is_booking_open ? 'Booking Open' : 'Booking Closed'}
          </Badge>
        </li>
      )}
      {!event.is_cancelled && isAlmostSoldOut(event) && (
        <li>
          <Badge tone="warn">Almost Sold Out</Badge>
        </li>
      )}
      {!event.is_cancelled && isSoldOut(event) && (
        <li>
          <Badge>Sold Out</Badge>
        </li>
      )}
    </ul>
  );
}
