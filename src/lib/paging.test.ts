import { expect, it } from '@jest/globals';
import { pageCount } from './paging';

it.each([
  [0, 1],
  [20, 1],
  [21, 2],
  [2_000, 100],
  [2_001, 100],
])('%i entries of 20 a page are on %i pages', (count, pages) =>
  expect(pageCount(count, 20)).toBe(pages),
);
