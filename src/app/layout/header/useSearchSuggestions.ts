import {
  useListBookingsQuery,
  useSearchConsoleQuery,
  type Booking,
  type ConsoleSearchResults,
  type FoundBooking,
  type FoundEvent,
  type FoundPerson,
} from '@/api';
import type { SuggestedLink, SuggestionOption } from '@/entities/event/SuggestionPanel';
import { eventOptions } from '@/entities/event/useSuggestionField';
import { useEventSuggestions, type Suggestions } from '@/entities/event/useEventSuggestions';
import { SEARCH_DEBOUNCE_MS, useDebounced } from '@/hooks/useDebounced';
import { formatMonthDay } from '@/lib/dates';
import {
  companyPeoplePath,
  myBookingsPath,
  organizeBookingPath,
  organizeEventPath,
  platformPeoplePath,
} from '@/lib/paths';
import { selectUser, useAppSelector } from '@/state';
import { useConsole, type ConsoleName } from '../console/useConsole';
import { searchPages } from './searchPages';

const MAX_CATEGORIES = 2;
const MAX_EVENTS = 4;
const MAX_BOOKINGS = 3;
const MAX_PAGES = 3;

/** The hero's suggestions, one's own bookings and the pages that match; in a console also what that has. */
export function useSearchSuggestions(term: string): {
  state: Suggestions['state'];
  options: SuggestionOption[];
  /** In a console, Enter opens the first suggestion instead of the list of all events. */
  opensFirst: boolean;
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
  const consoleName = useConsole();
  const inConsole = useSearchConsoleQuery(
    { search: debounced },
    { skip: !user || !consoleName || debounced === '' },
  );
  const opensFirst = consoleName !== undefined;
  if (typed === '') return { state: 'idle', options: [], opensFirst };

  const isFetching = debounced !== typed || bookings.isFetching || inConsole.isFetching;
  const own = isFetching ? [] : (bookings.currentData?.results ?? []);
  const found = isFetching || !consoleName ? undefined : inConsole.currentData;
  const options = [
    // Organizers look for their own events first, including drafts.
    ...(found?.events.map(eventLink) ?? []),
    ...(found && consoleName ? consoleLinks(found, consoleName, own) : []),
    ...(found && found.events.length > 0 ? [] : eventOptions(events)),
    ...own.map(bookingLink),
    ...searchPages(typed, user).slice(0, MAX_PAGES).map(pageLink),
  ];
  const asked = { isFetching, isError: bookings.isError || inConsole.isError };
  return { state: stateOf(events.state, asked, options.length), options, opensFirst };
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

const eventLink = ({ id, title, start_date: start, timezone }: FoundEvent): SuggestedLink => ({
  kind: 'link',
  group: 'Events',
  label: title,
  detail: start ? formatMonthDay(start, timezone) : 'No date yet',
  to: organizeEventPath(id),
});

/** People and bookings; one's own bookings stand in their group. */
const consoleLinks = (
  { people, bookings }: ConsoleSearchResults,
  consoleName: ConsoleName,
  own: readonly Booking[],
): SuggestedLink[] => [
  ...people.map((person) => personLink(person, consoleName)),
  ...bookings
    .filter(({ id }) => !own.some((booking) => booking.id === id))
    .map((booking) => foundBookingLink(booking, consoleName)),
];

const personLink = (
  { name, email, company_name: company }: FoundPerson,
  consoleName: ConsoleName,
): SuggestedLink => ({
  kind: 'link',
  group: 'People',
  label: name || email,
  detail: company ? `${email} · ${company}` : email,
  to: (consoleName === 'Platform' ? platformPeoplePath : companyPeoplePath)({ search: email }),
});

const foundBookingLink = (booking: FoundBooking, consoleName: ConsoleName): SuggestedLink => {
  const { booking_number: number, event, event_title: title, booked_by_name: name } = booking;
  return {
    kind: 'link',
    group: 'Bookings',
    label: `${number} · ${name}`,
    detail: title,
    to:
      booking.is_organized && consoleName !== 'Company'
        ? organizeBookingPath(event, number)
        : myBookingsPath(new URLSearchParams({ scope: 'company', search: number })),
  };
};

const pageLink = ({ to, label }: { to: string; label: string }): SuggestedLink => ({
  kind: 'link',
  group: 'Pages',
  label,
  detail: '',
  to,
});
