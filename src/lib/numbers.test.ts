import { expect, it } from '@jest/globals';
import { formatCount, formatPercent } from './numbers';

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

it.each([
  ['0.02', '2%'],
  ['0.18', '18%'],
  ['0.125', '12.5%'],
  ['0.07', '7%'],
])('reads the rate %s as %s', (rate, text) => {
  expect(formatPercent(rate)).toBe(text);
});
