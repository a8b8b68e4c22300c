import { describe, expect, it } from '@jest/globals';
import {
  BOOKING_PARAMS,
  bookingsHref,
  emptyText,
  queryFromFilters,
  tabCount,
  type BookingFilters,
} from './bookingFilters';

const none: BookingFilters = {
  tab: 'all',
  search: '',
  scope: null,
  holder: null,
  ticket: null,
  seats: null,
};
const from = (query: string) => BOOKING_PARAMS.read(new URLSearchParams(query));

describe('the address', () => {
  it('has no filters by default', () => {
    expect(from('')).toEqual(none);
    expect(from('tab=nowhere&ticket=abc&scope=world')).toEqual(none);
    expect(BOOKING_PARAMS.write(none).toString()).toBe('');
  });

  it('is read back as the filters it was made from', () => {
    const filters: BookingFilters = {
      tab: 'past',
      search: 'jazz & co',
      scope: 'company',
      holder: 5,
      ticket: 7,
      seats: 9,
    };
    expect(BOOKING_PARAMS.read(BOOKING_PARAMS.write(filters))).toEqual(filters);
  });

  it('cuts a search to what the contract takes', () => {
    expect(from(`search=${'x'.repeat(300)}`).search).toHaveLength(200);
  });

  it('changes one thing and keeps the rest', () => {
    const filters = { ...none, search: 'jazz' };
    expect(bookingsHref(filters, { tab: 'upcoming' })).toBe(
      '/my-bookings?tab=upcoming&search=jazz',
    );
    expect(bookingsHref(filters, { search: '' })).toBe('/my-bookings');
  });
});

describe('the call behind a list', () => {
  const common = { include: 'payment,attendees', page: 1, pageSize: 20 };

  it.each([
    ['all', {}],
    ['upcoming', { timeframe: 'upcoming' }],
    ['past', { timeframe: 'past' }],
    ['pending', { paymentStatus: 'pending' }],
  ] as const)('%s', (tab, query) => {
    expect(queryFromFilters({ ...none, tab }, 7, 1)).toEqual({ user: 7, ...query, ...common });
  });

  it('requests everybody’s bookings for the company scope, and the search terms', () => {
    expect(queryFromFilters({ ...none, scope: 'company', search: ' jazz ' }, 7, 2)).toEqual({
      search: 'jazz',
      ...common,
      page: 2,
    });
  });
});

it('counts in the tabs once it is known', () => {
  expect(tabCount('pending', undefined)).toBe('');
  expect(tabCount('all', { all: 1200, upcoming: 6, past: 18, pending: 3 })).toBe('(1,200)');
});

it('has a text of its own for each empty tab, and for a search', () => {
  const texts = (['all', 'upcoming', 'past', 'pending'] as const).map((tab) =>
    emptyText({ tab, search: '' }),
  );
  expect(new Set(texts).size).toBe(4);
  expect(emptyText({ tab: 'all', search: ' jazz ' })).toContain('“jazz”');
});
