import type { OrganizedOverview } from '@/api';
import type { ListOrganizedEventsApiArg } from '@/api/console';
import { dayjs } from '@/lib/dayjs';
import { formatMoney } from '@/lib/money';
import { formatCount } from '@/lib/numbers';
import { id, oneOf, page, searchParams, text } from '@/lib/searchParams';

/** The tabs of the list, in their order, as in `status` of the address. */
export const TAB_LABELS = {
  all: 'All',
  on_sale: 'On sale',
  draft: 'Drafts',
  paused: 'Sales paused',
  sold_out: 'Sold out',
  over: 'Past',
  cancelled: 'Cancelled',
} as const;
export type EventTab = keyof typeof TAB_LABELS;

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

/** The filters in the address. */
export const EVENT_PARAMS = searchParams({
  status: oneOf(TAB_LABELS, 'all'),
  search: text(),
  when: oneOf(WHEN_LABELS, 'any'),
  city: text(),
  category: id(),
  organizer: id(),
  sort: oneOf(SORT_LABELS, 'start_date'),
  page: page(),
});
export type EventListFilters = typeof EVENT_PARAMS.initial;

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

export const PAGE_SIZE = 25;

/** The request for these filters. @param now epoch milliseconds */
export const listArgs = (filters: EventListFilters, now: number): ListOrganizedEventsApiArg => ({
  search: filters.search.trim() || undefined,
  status: filters.status === 'all' ? undefined : filters.status,
  ...whenDays(filters.when, now),
  city: filters.city || undefined,
  category: filters.category ? Number(filters.category) : undefined,
  organizer: filters.organizer ? Number(filters.organizer) : undefined,
  ordering: filters.sort,
  page: filters.page,
  pageSize: PAGE_SIZE,
});

/** `9 on sale · 2,914 seats sold for upcoming events · ₹1,38,72,400.00 before fee and GST` */
export function overviewText({
  on_sale: onSale,
  sold,
  payments,
  revenue,
}: OrganizedOverview): string {
  const seats = `${formatCount(sold)} ${sold === 1 ? 'seat' : 'seats'}`;
  const sums = revenue.map(({ amount, currency }) => formatMoney(amount, currency)).join(' + ');
  const parts = [`${onSale} on sale`, `${seats} sold for upcoming events`];
  return [
    ...parts,
    ...(sums
      ? [`${sums} ${payments === 'test' ? 'of test payments, ' : ''}before fee and GST`]
      : []),
  ].join(' · ');
}
