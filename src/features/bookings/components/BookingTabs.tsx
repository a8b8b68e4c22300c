import type { BookingCounts } from '@/api';
import { LinkTabs } from '@/components/dataList/LinkTabs';
import { bookingsHref, tabCount, TAB_LABELS, type BookingFilters } from '../bookingFilters';

interface BookingTabsProps {
  filters: BookingFilters;
  counts: BookingCounts | undefined;
}

/** Links to the four filtered lists, each with its count (docs/product.md#my-bookings). */
export function BookingTabs({ filters, counts }: BookingTabsProps) {
  return (
    <LinkTabs
      label="Bookings"
      tabs={TAB_LABELS}
      current={filters.tab}
      countOf={(tab) => tabCount(tab, counts)}
      hrefOf={(tab) => bookingsHref(filters, { tab, ticket: null, seats: null })}
    />
  );
}
