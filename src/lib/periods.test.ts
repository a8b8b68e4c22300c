import { expect, it } from '@jest/globals';
import {
  chartPeriod,
  monthName,
  monthsIn,
  pastMonths,
  periodFrom,
  periodOf,
  periodWords,
  quartersAround,
  shortMonth,
} from './periods';

it.each([
  ['this-month', '2028-02-29', '2028-02-01', '2028-02-29'],
  ['last-month', '2027-01-31', '2026-12-01', '2026-12-31'],
  ['this-quarter', '2026-11-27', '2026-10-01', '2026-12-31'],
  ['last-quarter', '2027-02-01', '2026-10-01', '2026-12-31'],
  ['this-year', '2027-03-31', '2026-04-01', '2027-03-31'],
  ['this-year', '2027-04-01', '2027-04-01', '2028-03-31'],
  ['last-year', '2026-11-27', '2025-04-01', '2026-03-31'],
] as const)('%s on %s', (name, today, from, to) => {
  expect(periodOf(name, today)).toEqual({ from, to });
});

it('shows a year of months at least, three years at most, and none to come', () => {
  const today = '2026-11-27';
  expect(chartPeriod({ from: '2026-10-01', to: '2026-12-31' }, today)).toEqual({
    from: '2025-12-01',
    to: '2026-11-30',
  });
  expect(chartPeriod({ from: '2020-01-01', to: '2026-06-30' }, today)).toEqual({
    from: '2023-07-01',
    to: '2026-06-30',
  });
});

it('counts months over the end of a year', () => {
  expect(monthsIn({ from: '2026-12-01', to: '2027-01-31' })).toEqual(['2026-12', '2027-01']);
  expect(pastMonths('2027-01-31', 3)).toEqual(['2027-01', '2026-12', '2026-11']);
  expect(periodFrom('2026-11-30', 3, 1)).toEqual({ from: '2026-12-01', to: '2027-02-28' });
  expect(quartersAround('2026-11-27', 1).map(({ from }) => from)).toEqual([
    '2027-01-01',
    '2026-10-01',
    '2026-07-01',
  ]);
});

it('names months', () => {
  expect(periodWords({ from: '2026-11-01', to: '2026-11-30' })).toBe('Nov 2026');
  expect(periodWords({ from: '2026-10-01', to: '2026-12-31' })).toBe('Oct to Dec 2026');
  expect(periodWords({ from: '2026-04-01', to: '2027-03-31' })).toBe('Apr 2026 to Mar 2027');
  expect(monthName('2026-09')).toBe('September 2026');
  expect(shortMonth('2026-09')).toBe('Sep 26');
});
