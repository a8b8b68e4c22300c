import { expect, it } from '@jest/globals';
import { timeAgo } from './timeAgo';

const now = Date.parse('2026-12-05T12:00:00Z');

it.each([
  ['2026-12-05T12:00:30Z', 'just now'],
  ['2026-12-05T11:59:01Z', 'just now'],
  ['2026-12-05T11:59:00Z', '1 minute ago'],
  ['2026-12-05T11:00:01Z', '59 minutes ago'],
  ['2026-12-05T09:00:00Z', '3 hours ago'],
  ['2026-12-04T12:00:00Z', 'yesterday'],
  ['2026-11-23T12:00:00Z', '12 days ago'],
  ['2026-11-05T12:00:00Z', 'Nov 5, 2026'],
  ['never', ''],
])('%s is %s', (instant, words) => {
  expect(timeAgo(instant, now)).toBe(words);
});
