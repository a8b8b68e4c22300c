import { expect, it } from '@jest/globals';
import { formatCount } from './numbers';

it.each([
  [0, '0'],
  [999, '999'],
  [1200, '1,200'],
  [99_999, '99,999'],
  [100_000, '1,00,000'],
  [12_345_678, '1,23,45,678'],
])('groups %d as amounts are grouped', (count, shown) => {
  expect(formatCount(count)).toBe(shown);
});
