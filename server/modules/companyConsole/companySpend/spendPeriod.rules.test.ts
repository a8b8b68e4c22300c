import { expect, it } from '@jest/globals';
import { daysLeft, dayOfBudgets, readPeriod } from './spendPeriod.rules';

it('periods are quarters by default, their budgets those of today or of the nearest day', () => {
  const quarter = { from: '2026-10-01', to: '2026-12-31' };
  expect(readPeriod({}, '2026-11-23')).toEqual(quarter);
  expect(readPeriod({ to: '2026-12-05' }, '2027-02-01')).toEqual({ ...quarter, to: '2026-12-05' });
  expect(readPeriod({ from: '2024-02-10' }, '2027-02-01').to).toBe('2024-03-31');
  const days = ['2026-09-30', '2026-11-23', '2027-01-01'];
  expect(days.map((day) => [dayOfBudgets(quarter, day), daysLeft(quarter, day)])).toEqual([
    ['2026-10-01', 92],
    ['2026-11-23', 38],
    ['2026-12-31', 0],
  ]);
});
