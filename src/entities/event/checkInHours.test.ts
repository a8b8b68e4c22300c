import { expect, it } from '@jest/globals';
import { isCheckInOpen } from './checkInHours';

it('opens check-in twelve hours before the start, and closes it six after the end', () => {
  const night = { start_date: '2026-12-05T14:00:00Z', end_date: '2026-12-05T17:00:00Z' };
  const at = (time: string) => isCheckInOpen(night, Date.parse(time));
  expect(at('2026-12-05T01:59:59Z')).toBe(false);
  expect(at('2026-12-05T02:00:00Z')).toBe(true);
  expect(at('2026-12-05T23:00:00Z')).toBe(true);
  expect(at('2026-12-05T23:00:01Z')).toBe(false);
});
