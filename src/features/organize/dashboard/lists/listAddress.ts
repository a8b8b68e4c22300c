import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readPage } from '@/lib/paging';
import type { EventBookingState } from '@/api';
import type { ListEventAttendeesApiArg, ListEventBookingsApiArg } from '@/api/console';

const PAGE_SIZE = 20;
const MAX_SEARCH = 100;

export const BOOKING_STATES: Record<EventBookingState, string> = {
  paid: 'Paid',
  complimentary: 'Complimentary',
  held: 'Held',
  expired: 'Hold ran out',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

/** The filters of the attendees that are one choice: let in, not yet, without a name. */
export const ATTENDEE_STATES = {
  in: 'Checked in',
  out: 'Not checked in',
  unnamed: 'Without a name',
} as const;

export type Tab = 'bookings' | 'attendees';

/** What the list shows, as the address has it. */
export interface ListAddress {
  tab: Tab;
  search: string;
  /** Of BOOKING_STATES or ATTENDEE_STATES; empty for all. */
  state: string;
  /** Id of a tier; empty for all. */
  tier: string;
  sort: string;
  page: number;
}

const BOOKING_SORTS = ['created_at', '-created_at', 'amount', '-amount', 'quantity', '-quantity'];
const ATTENDEE_SORTS = ['name', '-name', 'checked_in_at', '-checked_in_at'];

/** Values that do not exist become the default. */
function readAddress(params: URLSearchParams): ListAddress {
  const tab = params.get('tab') === 'attendees' ? 'attendees' : 'bookings';
  const states = tab === 'bookings' ? BOOKING_STATES : ATTENDEE_STATES;
  const sorts = tab === 'bookings' ? BOOKING_SORTS : ATTENDEE_SORTS;
  const text = (name: string) => params.get(name) ?? '';
  return {
    tab,
    search: text('search').slice(0, MAX_SEARCH),
    state: Object.hasOwn(states, text('state')) ? text('state') : '',
    tier: /^\d{1,15}$/.test(text('tier')) ? text('tier') : '',
    sort: sorts.includes(text('sort')) ? text('sort') : '',
    page: readPage(text('page')),
  };
}

/** The address without defaults. */
function writeAddress(address: ListAddress): URLSearchParams {
  const params = new URLSearchParams();
  if (address.tab === 'attendees') params.set('tab', 'attendees');
  for (const name of ['search', 'state', 'tier', 'sort'] as const) {
    if (address[name].trim()) params.set(name, address[name]);
  }
  if (address.page > 1) params.set('page', String(address.page));
  return params;
}

/** The address of a page of the list, on the page where it stands. */
export const hrefOf = (address: ListAddress) => `?${writeAddress(address).toString()}`;

/** The filters of a file, and of the list besides page and order. */
const filtersOf = ({ search, tier }: ListAddress, id: number) => ({
  id,
  ...(search.trim() && { search: search.trim() }),
  ...(tier && { tier: Number(tier) }),
});

export const bookingFilters = (address: ListAddress, id: number) => ({
  ...filtersOf(address, id),
  ...(address.state && { state: address.state as EventBookingState }),
});

export const attendeeFilters = (address: ListAddress, id: number) => ({
  ...filtersOf(address, id),
  ...(address.state === 'in' && { checkedIn: true }),
  ...(address.state === 'out' && { checkedIn: false }),
  ...(address.state === 'unnamed' && { named: false }),
});

const paging = ({ page }: ListAddress) => ({ page, pageSize: PAGE_SIZE });

export const bookingQuery = (address: ListAddress, id: number): ListEventBookingsApiArg => ({
  ...bookingFilters(address, id),
  ...paging(address),
  ordering: (address.sort || '-created_at') as ListEventBookingsApiArg['ordering'],
});

export const attendeeQuery = (address: ListAddress, id: number): ListEventAttendeesApiArg => ({
  ...attendeeFilters(address, id),
  ...paging(address),
  ordering: (address.sort || 'name') as ListEventAttendeesApiArg['ordering'],
});

export const hasFilters = ({ search, state, tier }: ListAddress) =>
  search.trim() !== '' || state !== '' || tier !== '';

/** The list of the address; whatever but the page is changed begins at the first page. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readAddress(params), [params]);
  const change = useCallback(
    (patch: Partial<ListAddress>) =>
      setParams((current) => writeAddress({ ...readAddress(current), page: 1, ...patch }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  return { address, change };
}
