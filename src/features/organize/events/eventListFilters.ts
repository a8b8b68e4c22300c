import type { ListOrganizedEventsApiArg } from '@/api/console';
import { dayjs } from '@/lib/dayjs';
import { organizeEventsPath } from '@/lib/paths';
import { readPage } from '@/lib/paging';

/** The tabs of the list, in their order, as in `status` of the address. */
export const EVENT_TABS = [
  'all',
  'on_sale',
  'draft',
  'paused',
  'sold_out',
  'over',
  'cancelled',
] as const;
export type EventTab = (typeof EVENT_TABS)[number];

export const TAB_LABELS: Record<EventTab, string> = {
  all: 'All',
  on_sale: 'On sale',
  draft: 'Drafts',
  paused: 'Sales paused',
  sold_out: 'Sold out',
  over: 'Past',
  cancelled: 'Cancelled',
};

export const WHEN_LABELS = {
  any: 'Any date',
  upcoming: 'From today on',
  week: 'Next 7 days',
  month: 'Next 30 days',
  past: 'Before today',
} as const;
export type When = keyof typeof WHEN_LABELS;

export const SORT_LABELS = {
  start_date: 'Soonest first',
  '-start_date': 'Latest first',
  title: 'Title, A to Z',
  '-title': 'Title, Z to A',
  '-sold': 'Most sold',
  sold: 'Least sold',
  '-updated_at': 'Last changed',
  updated_at: 'Longest unchanged',
} as const;
export type Ordering = keyof typeof SORT_LABELS;

export interface EventListFilters {
  search: string;
  tab: EventTab;
  when: When;
  city: string;
  /** Category id as in the address; empty for all. */
  category: string;
  /** Organizer id as in the address; empty for all. */
  organizer: string;
  ordering: Ordering;
  page: number;
}

export const NO_FILTERS: EventListFilters = {
  search: '',
  tab: 'all',
  when: 'any',
  city: '',
  category: '',
  organizer: '',
  ordering: 'start_date',
  page: 1,
};

const isOneOf = <Key extends string>(labels: Record<Key, string>, text: string): text is Key =>
  Object.hasOwn(labels, text);

const readId = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? text : '');

/** What is wrong in the address is as if it were not there. */
export function filtersFromParams(params: URLSearchParams): EventListFilters {
  const status = params.get('status') ?? '';
  const when = params.get('when') ?? '';
  const ordering = params.get('sort') ?? '';
  return {
    search: params.get('search') ?? '',
    tab: isOneOf(TAB_LABELS, status) ? status : NO_FILTERS.tab,
    when: isOneOf(WHEN_LABELS, when) ? when : NO_FILTERS.when,
    city: params.get('city') ?? '',
    category: readId(params.get('category')),
    organizer: readId(params.get('organizer')),
    ordering: isOneOf(SORT_LABELS, ordering) ? ordering : NO_FILTERS.ordering,
    page: readPage(params.get('page')),
  };
}

/** What is as always is left out. */
export function paramsFromFilters(filters: EventListFilters): URLSearchParams {
  const params = new URLSearchParams();
  const set = (name: string, value: string, usual: string) => {
    if (value !== usual) params.set(name, value);
  };
  set('status', filters.tab, NO_FILTERS.tab);
  set('search', filters.search, '');
  set('when', filters.when, NO_FILTERS.when);
  set('city', filters.city, '');
  set('category', filters.category, '');
  set('organizer', filters.organizer, '');
  set('sort', filters.ordering, NO_FILTERS.ordering);
  set('page', String(filters.page), '1');
  return params;
}

export const hrefOf = (filters: EventListFilters) => organizeEventsPath(paramsFromFilters(filters));

/** How many filters besides the tab narrow the list; the search counts apart. */
export const filterCount = ({ when, city, category, organizer }: EventListFilters): number =>
  [when !== 'any', city !== '', category !== '', organizer !== ''].filter(Boolean).length;

/** The day of the person's own clock, YYYY-MM-DD. */
const dayAt = (now: number, days: number): string =>
  dayjs(now).add(days, 'day').format('YYYY-MM-DD');

/** The first and last day of a choice; undefined is unbounded. @param now epoch milliseconds */
function whenDays(when: When, now: number): { dateFrom?: string; dateTo?: string } {
  if (when === 'upcoming') return { dateFrom: dayAt(now, 0) };
  if (when === 'week') return { dateFrom: dayAt(now, 0), dateTo: dayAt(now, 6) };
  if (when === 'month') return { dateFrom: dayAt(now, 0), dateTo: dayAt(now, 29) };
  if (when === 'past') return { dateTo: dayAt(now, -1) };
  return {};
}

const PAGE_SIZE = 25;

/** The request for these filters. */
export function listArgs(filters: EventListFilters, now: number): ListOrganizedEventsApiArg {
  const { search, tab, when, city, category, organizer, ordering, page } = filters;
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(tab !== 'all' && { status: tab }),
    ...whenDays(when, now),
    ...(city && { city }),
    ...(category && { category: Number(category) }),
    ...(organizer && { organizer: Number(organizer) }),
    ordering,
    page,
    pageSize: PAGE_SIZE,
  };
}
