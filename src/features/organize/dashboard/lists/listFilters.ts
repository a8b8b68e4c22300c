import type { EventBookingState } from '@/api';
import type {
  ExportEventAttendeesCsvApiArg,
  ListEventAttendeesApiArg,
  ListEventBookingsApiArg,
} from '@/api/console';
import type { ListFilters } from '@/hooks/useListFilters';
import { id, oneOf, page, searchParams, text } from '@/lib/searchParams';

export const PAGE_SIZE = 20;

export const BOOKING_STATES: Record<EventBookingState, string> = {
  paid: 'Paid',
  complimentary: 'Complimentary',
  held: 'Held',
  expired: 'Hold expired',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

/** The filters of the attendees that are one choice: let in, not yet, without a name. */
export const ATTENDEE_STATES = {
  in: 'Checked in',
  out: 'Not checked in',
  unnamed: 'Without a name',
} as const;

export const TABS = { bookings: 'Bookings', attendees: 'Attendees' } as const;

const bookingState = oneOf(BOOKING_STATES, '');
const attendeeState = oneOf(ATTENDEE_STATES, '');
const bookingSort = oneOf(
  ['created_at', '-created_at', 'amount', '-amount', 'quantity', '-quantity'],
  '-created_at',
);
const attendeeSort = oneOf(['name', '-name', 'checked_in_at', '-checked_in_at'], 'name');

/** The filters in the address; a state or an order of the other tab counts for nothing. */
export const LIST_PARAMS = searchParams({
  tab: oneOf(TABS, 'bookings'),
  search: text(),
  state: oneOf({ ...BOOKING_STATES, ...ATTENDEE_STATES }, ''),
  tier: id(),
  sort: text(),
  page: page(),
});
export type EventListFilters = typeof LIST_PARAMS.initial;

export interface ListTabProps {
  eventId: number;
  timezone: string;
  /** Of the event. */
  organizer: number | null;
  /** Epoch milliseconds. */
  now: number;
  list: ListFilters<EventListFilters>;
}

/** The filters of a file, and of the list besides page and order. */
const commonFilters = ({ search, tier }: EventListFilters, event: number) => ({
  id: event,
  search: search.trim() || undefined,
  tier: tier ? Number(tier) : undefined,
});

export const bookingFilters = (filters: EventListFilters, event: number) => ({
  ...commonFilters(filters, event),
  state: bookingState.read(filters.state) || undefined,
});

/** Which attendees a file has. */
export type AttendeeFileFilters = Omit<ExportEventAttendeesCsvApiArg, 'columns'>;

export function attendeeFilters(filters: EventListFilters, event: number): AttendeeFileFilters {
  const state = attendeeState.read(filters.state);
  return {
    ...commonFilters(filters, event),
    checkedIn: state === 'in' ? true : state === 'out' ? false : undefined,
    named: state === 'unnamed' ? false : undefined,
  };
}

export const bookingQuery = (
  filters: EventListFilters,
  event: number,
): ListEventBookingsApiArg & { ordering: string } => ({
  ...bookingFilters(filters, event),
  ordering: bookingSort.read(filters.sort) ?? bookingSort.initial,
  page: filters.page,
  pageSize: PAGE_SIZE,
});

export const attendeeQuery = (
  filters: EventListFilters,
  event: number,
): ListEventAttendeesApiArg & { ordering: string } => ({
  ...attendeeFilters(filters, event),
  ordering: attendeeSort.read(filters.sort) ?? attendeeSort.initial,
  page: filters.page,
  pageSize: PAGE_SIZE,
});

export const hasFilters = ({ search, state, tier }: EventListFilters) =>
  search.trim() !== '' || state !== '' || tier !== '';
