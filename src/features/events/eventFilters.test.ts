import { describe, expect, it } from '@jest/globals';
import { buildCategory } from '@/testing/eventFactories';
import {
  citiesQuery,
  filtersFromParams,
  findCategory,
  hasFilters,
  noFilters,
  paramsFromFilters,
  queryFromFilters,
  totalPages,
} from './eventFilters';

const read = (text: string) => filtersFromParams(new URLSearchParams(text));

describe('filters in the address', () => {
  it('are empty for a bare address, and write a bare address', () => {
    expect(read('')).toEqual(noFilters);
    expect(paramsFromFilters(noFilters).toString()).toBe('');
  });

  it('come back as they were written', () => {
    const filters = {
      search: 'winter symphony',
      category: 'music',
      minPrice: '1500',
      maxPrice: '12500.50',
      city: 'New Delhi',
      firstDay: '2026-12-05',
      lastDay: '2026-12-06',
      ordering: '-price' as const,
      page: 3,
    };
    expect(filtersFromParams(paramsFromFilters(filters))).toEqual(filters);
  });

  it.each([
    ['page=0', 'page', 1],
    ['page=-3', 'page', 1],
    ['page=abc', 'page', 1],
    ['page=1.5', 'page', 1],
    // The server refuses pages beyond 100.
    ['page=4711', 'page', 100],
    ['min_price=cheap', 'minPrice', ''],
    ['max_price=-5', 'maxPrice', ''],
    ['sort=drop%20table', 'ordering', 'start_date'],
    ['sort=toString', 'ordering', 'start_date'],
    ['category=', 'category', 'All'],
    ['city=%20', 'city', ''],
    ['date_from=2026-02-30', 'firstDay', ''],
    ['date_from=0002-12-05', 'firstDay', ''],
    ['date_to=tomorrow', 'lastDay', ''],
    ['date_to=2026-12-05T10:00', 'lastDay', ''],
  ] as const)('%s falls back', (text, key, value) => expect(read(text)[key]).toBe(value));
});

it('days the wrong way round are turned', () => {
  const { firstDay, lastDay } = read('date_from=2026-12-06&date_to=2026-12-05');
  expect([firstDay, lastDay]).toEqual(['2026-12-05', '2026-12-06']);
});

describe('the call', () => {
  it('leaves out All and what is empty', () => {
    expect(queryFromFilters(noFilters)).toEqual({ ordering: 'start_date', page: 1, pageSize: 20 });
  });

  it('carries what narrows the list', () => {
    const filters = { ...noFilters, search: ' jazz ', category: 'music', city: 'Goa' };
    expect(queryFromFilters({ ...filters, firstDay: '2026-12-05' })).toMatchObject({
      search: 'jazz',
      category: 'music',
      city: 'Goa',
      dateFrom: '2026-12-05',
    });
  });

  it('for the cities leaves out the city alone', () => {
    const filters = { ...noFilters, search: 'jazz', lastDay: '2026-12-05', city: 'Goa', page: 3 };
    expect(citiesQuery(filters)).toEqual({
      search: 'jazz',
      dateTo: '2026-12-05',
      ordering: 'start_date',
      page: 1,
      pageSize: 1,
    });
  });
});

it('sorting and paging are no filters', () => {
  expect(hasFilters({ ...noFilters, ordering: 'price', page: 2 })).toBe(false);
  for (const filter of [{ minPrice: '10' }, { city: 'Goa' }, { lastDay: '2026-12-05' }]) {
    expect(hasFilters({ ...noFilters, ...filter })).toBe(true);
  }
});

it.each([
  [0, 1],
  [20, 1],
  [21, 2],
  [66, 4],
  [100_000, 100],
])('%i events are %i pages', (count, pages) => expect(totalPages(count)).toBe(pages));

it.each([
  ['music', 3],
  ['Music', 3],
  ['opera', undefined],
  ['All', undefined],
])('the address says %s: category %s', (wanted, id) =>
  expect(findCategory([buildCategory({ id: 3 })], wanted)?.id).toBe(id),
);
