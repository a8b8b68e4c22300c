import type { Category, ListEventsApiArg } from '@/api';
import { isDay } from '@/lib/dates';
import { LAST_PAGE, pageCount } from '@/lib/paging';

const PAGE_SIZE = 20;
export const ALL_CATEGORIES = 'All';

export const orderings = {
  start_date: 'Soonest first',
  price: 'Price: low to high',
  '-price': 'Price: high to low',
  title: 'Title: A to Z',
} as const;

export type Ordering = keyof typeof orderings;

/** The filters of the events page, as stored in its query string. */
export interface EventFilters {
  search: string;
  /** Slug, or All. */
  category: string;
  /** Major units, as typed; empty means no bound. */
  minPrice: string;
  maxPrice: string;
  /** A name; empty means everywhere. */
  city: string;
  /** YYYY-MM-DD in the time zone of each event; empty means no bound. */
  firstDay: string;
  lastDay: string;
  ordering: Ordering;
  page: number;
}

export const noFilters: EventFilters = {
  search: '',
  category: ALL_CATEGORIES,
  minPrice: '',
  maxPrice: '',
  city: '',
  firstDay: '',
  lastDay: '',
  ordering: 'start_date',
  page: 1,
};

const isPrice = (text: string) => /^\d{1,10}(\.\d{1,2})?$/.test(text);

/** The two bounds in their order; an empty one is none. */
export function inOrder(first: string, last: string): [string, string] {
  return first !== '' && last !== '' && first > last ? [last, first] : [first, last];
}

const isOrdering = (text: string): text is Ordering => Object.hasOwn(orderings, text);

/** Reads the query string; invalid values become the default. */
export function filtersFromParams(params: URLSearchParams): EventFilters {
  const price = (name: string) => {
    const value = params.get(name)?.trim() ?? '';
    return isPrice(value) ? value : '';
  };
  const day = (name: string) => {
    const value = params.get(name)?.trim() ?? '';
    return isDay(value) ? value : '';
  };
  const [firstDay, lastDay] = inOrder(day('date_from'), day('date_to'));
  const ordering = params.get('sort') ?? '';
  const page = Number(params.get('page') ?? 1);
  return {
    search: (params.get('search') ?? '').slice(0, 200),
    category: params.get('category')?.trim().slice(0, 100) || ALL_CATEGORIES,
    minPrice: price('min_price'),
    maxPrice: price('max_price'),
    city: (params.get('city') ?? '').trim().slice(0, 100),
    firstDay,
    lastDay,
    ordering: isOrdering(ordering) ? ordering : noFilters.ordering,
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, LAST_PAGE) : 1,
  };
}

/** The query string of the filters, without defaults. */
export function paramsFromFilters(filters: EventFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.search.trim()) params.set('search', filters.search.trim());
  if (filters.category !== ALL_CATEGORIES) params.set('category', filters.category);
  if (filters.minPrice) params.set('min_price', filters.minPrice);
  if (filters.maxPrice) params.set('max_price', filters.maxPrice);
  if (filters.city) params.set('city', filters.city);
  if (filters.firstDay) params.set('date_from', filters.firstDay);
  if (filters.lastDay) params.set('date_to', filters.lastDay);
  if (filters.ordering !== noFilters.ordering) params.set('sort', filters.ordering);
  if (filters.page > 1) params.set('page', String(filters.page));
  return params;
}

/** The request for these filters; All is left out (docs/product/screens.md#event-list). */
export function queryFromFilters(filters: EventFilters): ListEventsApiArg {
  return {
    ...(filters.search.trim() && { search: filters.search.trim() }),
    ...(filters.category !== ALL_CATEGORIES && { category: filters.category }),
    ...(filters.minPrice && { minPrice: filters.minPrice }),
    ...(filters.maxPrice && { maxPrice: filters.maxPrice }),
    ...(filters.city && { city: filters.city }),
    ...(filters.firstDay && { dateFrom: filters.firstDay }),
    ...(filters.lastDay && { dateTo: filters.lastDay }),
    ordering: filters.ordering,
    page: filters.page,
    pageSize: PAGE_SIZE,
  };
}

/** The request for the cities to choose from: with all other filters applied. */
export const citiesQuery = (filters: EventFilters): ListEventsApiArg => ({
  ...queryFromFilters({ ...filters, city: '', page: 1, ordering: 'start_date' }),
  pageSize: 1,
});

/** Whether any filter is set; sorting and page do not count. */
export const hasFilters = (filters: EventFilters) =>
  filters.search.trim() !== '' ||
  filters.category !== ALL_CATEGORIES ||
  filters.minPrice !== '' ||
  filters.maxPrice !== '' ||
  filters.city !== '' ||
  filters.firstDay !== '' ||
  filters.lastDay !== '';

/** The change that removes every filter; the order of the list stays. */
export const withoutFilters = ({ ordering }: EventFilters): EventFilters => ({
  ...noFilters,
  ordering,
});

/** The category of the `category` parameter, which may be a slug or a name. */
export function findCategory(
  categories: readonly Category[] | undefined,
  wanted: string,
): Category | undefined {
  const text = wanted.toLowerCase();
  return categories?.find(({ slug, name }) => slug === text || name.toLowerCase() === text);
}

export const totalPages = (count: number) => pageCount(count, PAGE_SIZE);
