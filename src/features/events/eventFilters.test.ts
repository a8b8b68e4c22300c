import { describe, expect, it } from '@jest/globals';
import { buildCategory } from '@/testing/eventFactories';
import {
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
    ['min_price=cheap', 'minPrice', ''],
    ['max_price=-5', 'maxPrice', ''],
    ['sort=drop%20table', 'ordering', 'start_date'],
    ['sort=toString', 'ordering', 'start_date'],
    ['category=', 'category', 'All'],
  ] as const)('%s falls back', (text, key, value) => expect(read(text)[key]).toBe(value));
});

describe('the call', () => {
  it('leaves out All and what is empty', () => {
    expect(queryFromFilters(noFilters)).toEqual({ ordering: 'start_date', page: 1, pageSize: 20 });
  });

  it('carries what narrows the list', () => {
    expect(queryFromFilters({ ...noFilters, search: ' jazz ', category: 'music' })).toMatchObject({
      search: 'jazz',
      category: 'music',
    });
  });
});

it('sorting and paging are no filters', () => {
  expect(hasFilters({ ...noFilters, ordering: 'price', page: 2 })).toBe(false);
  expect(hasFilters({ ...noFilters, minPrice: '10' })).toBe(true);
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
