import { Link } from 'react-router';
import type { BookingCounts } from '@/api';
import {
  BOOKING_TABS,
  bookingsHref,
  tabCount,
  TAB_LABELS,
  type BookingFilters,
} from '../bookingFilters';
import styles from './BookingTabs.module.css';

interface BookingTabsProps {
  filters: BookingFilters;
  counts: BookingCounts | undefined;
}

/** Links to the four filtered lists, each with its count (docs/product.md#my-bookings). */
export function BookingTabs({ filters, counts }: BookingTabsProps) {
  return (
    <nav className={styles.tabs} aria-label="Bookings">
      {BOOKING_TABS.map((tab) => (
        <Link
          key={tab}
          to={bookingsHref(filters, { tab, ticket: null, seats: null })}
          replace
          preventScrollReset
          aria-current={tab === filters.tab ? 'page' : undefined}
        >
          {TAB_LABELS[tab]} <span className={styles.count}>{tabCount(tab, counts)}</span>
        </Link>
      ))}
    </nav>
  );
}
