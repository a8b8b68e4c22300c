import { useListBookingsQuery, type Booking } from '@/api';
import type { SuggestedLink, SuggestionOption } from '@/entities/event/SuggestionPanel';
import { eventOptions } from '@/entities/event/useSuggestionField';
import { useEventSuggestions, type Suggestions } from '@/entities/event/useEventSuggestions';
import { SEARCH_DEBOUNCE_MS, useDebounced } from '@/hooks/useDebounced';
import { formatMonthDay } from '@/lib/dates';
import { myBookingsPath } from '@/lib/paths';
import { selectUser, useAppSelector } from '@/state';
import { searchPages } from './searchPages';

const MAX_CATEGORIES = 2;
const MAX_EVENTS = 4;
const MAX_BOOKINGS = 3;
const MAX_PAGES = 3;

/** The hero's suggestions, and one's own bookings and the pages that match. */
export function useSearchSuggestions(term: string): {
  state: Suggestions['state'];
  options: SuggestionOption[];
} {
  const user = useAppSelector(selectUser);
  const typed = term.trim();
  const debounced = useDebounced(typed, SEARCH_DEBOUNCE_MS);
  const events = useEventSuggestions(term, {
    maxCategories: MAX_CATEGORIES,
    maxEvents: MAX_EVENTS,
  });
  const bookings = useListBookingsQuery(
    { user: user?.id ?? 0, search: debounced, pageSize: MAX_BOOKINGS },
    { skip: !user || debounced === '' },
  );
  if (typed === '') return { state: 'idle', options: [] };

  const isCurrent = debounced === typed && !bookings.isFetching;
  const options = [
    ...eventOptions(events),
    ...(isCurrent ? (bookings.currentData?.results ?? []) : []).map(bookingLink),
    ...searchPages(typed, user).slice(0, MAX_PAGES).map(pageLink),
  ];
  return { state: stateOf(events.state, bookings, options.length), options };
}

function stateOf(
  events: Suggestions['state'],
  bookings: { isFetching: boolean; isError: boolean },
  found: number,
): Suggestions['state'] {
  if (events === 'searching' || bookings.isFetching) return 'searching';
  if (events === 'failed' || bookings.isError) return 'failed';
  return found > 0 ? 'found' : 'empty';
}

/** To the tickets of a booking that has them, else to the booking. */
function bookingLink(booking: Booking): SuggestedLink {
  const { id, booking_number: number, event_start_date: start, event_timezone: zone } = booking;
  const hasTickets = booking.status === 'confirmed' || booking.status === 'completed';
  return {
    kind: 'link',
    group: 'Your bookings',
    label: booking.event_title,
    detail: `${formatMonthDay(start, zone)} · ${number}`,
    to: myBookingsPath(hasTickets ? { ticket: id } : new URLSearchParams({ search: number })),
  };
}

const pageLink = ({ to, label }: { to: string; label: string }): SuggestedLink => ({
  kind: 'link',
  group: 'Pages',
  label,
  detail: '',
  to,
});
