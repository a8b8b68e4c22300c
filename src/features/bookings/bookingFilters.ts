import type { BookingCounts, ListBookingsApiArg } from '@/api';
import { myBookingsPath } from '@/lib/paths';
import { formatCount } from '@/lib/numbers';
import { numericId, oneOf, searchParams, text } from '@/lib/searchParams';

export const BOOKING_TABS = ['all', 'upcoming', 'past', 'pending'] as const;
export type BookingTab = (typeof BOOKING_TABS)[number];

/** The filters in the query string of My Bookings. */
export interface BookingFilters {
  tab: BookingTab;
  search: string;
  /** Whose bookings were chosen; null for no choice: one's own, unless one has none. */
  scope: 'own' | 'company' | null;
  /** Only the company's bookings of this person; null for all. */
  holder: number | null;
  /** The booking whose tickets are shown. */
  ticket: number | null;
  /** The booking whose seats are shown. */
  seats: number | null;
}

/** The limit of openapi.yaml. */
const MAX_SEARCH_LENGTH = 200;

/** The filters in the address. */
export const BOOKING_PARAMS = searchParams<BookingFilters>({
  tab: oneOf(BOOKING_TABS, 'all'),
  search: text(MAX_SEARCH_LENGTH),
  scope: oneOf(['own', 'company'], null),
  holder: numericId(),
  ticket: numericId(),
  seats: numericId(),
});

/** A link to the same page with some filters changed. */
export function bookingsHref(filters: BookingFilters, change: Partial<BookingFilters>): string {
  return myBookingsPath(BOOKING_PARAMS.write({ ...filters, ...change }));
}

const TAB_QUERIES: Record<BookingTab, ListBookingsApiArg> = {
  all: {},
  upcoming: { timeframe: 'upcoming' },
  past: { timeframe: 'past' },
  pending: { paymentStatus: 'pending' },
};

/**
 * The API query of a list (docs/product/screens.md#my-bookings): filtered by the server, pages of 20. The
 * company scope is all bookings that the person may read.
 */
export function queryFromFilters(
  { tab, search, scope, holder }: Pick<BookingFilters, 'tab' | 'search' | 'scope' | 'holder'>,
  userId: number,
  page: number,
): ListBookingsApiArg {
  return {
    ...TAB_QUERIES[tab],
    ...(scope !== 'company' && { user: userId }),
    ...(scope === 'company' && holder !== null && { user: holder }),
    ...(search.trim() && { search: search.trim() }),
    include: 'payment,attendees',
    page,
    pageSize: 20,
  };
}

export const TAB_LABELS: Record<BookingTab, string> = {
  all: 'All Bookings',
  upcoming: 'Upcoming',
  past: 'Past Events',
  pending: 'Pending Payment',
};

/** `(6)`, shown after the tab's label; empty until the counts are loaded. */
export function tabCount(tab: BookingTab, counts: BookingCounts | undefined): string {
  return counts ? `(${formatCount(counts[tab])})` : '';
}

const EMPTY_TEXTS: Record<BookingTab, string> = {
  all: 'No bookings yet. Choose an event, and your tickets will appear here.',
  upcoming: 'No upcoming events. Find the next one for you and your team.',
  past: 'Events you have attended will appear here.',
  pending: 'No payments are due.',
};

/** The text of an empty list, below 'No bookings found'. */
export function emptyText({ tab, search }: Pick<BookingFilters, 'tab' | 'search'>): string {
  const words = search.trim();
  return words
    ? `Nothing matches “${words}” here. Try other words, or clear the search.`
    : EMPTY_TEXTS[tab];
}
