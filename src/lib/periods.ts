import type { Dayjs } from 'dayjs';
import { dayjs } from './dayjs';

/** Days as YYYY-MM-DD, both included. */
export interface Period {
  from: string;
  to: string;
}

export const PERIOD_LABELS = {
  'this-month': 'This month',
  'last-month': 'Last month',
  'this-quarter': 'This quarter',
  'last-quarter': 'Last quarter',
  'this-year': 'This financial year',
  'last-year': 'Last financial year',
  dates: 'Custom dates',
} as const;
export type PeriodName = keyof typeof PERIOD_LABELS;

const DAY = 'YYYY-MM-DD';
const MONTH = 'YYYY-MM';

/** The first day of the month. @param day YYYY-MM-DD or YYYY-MM */
const monthOf = (day: string): Dayjs => dayjs.utc(day).startOf('month');

/** The first day of the quarter; the financial year has the same ones. */
const quarterStart = (day: string): Dayjs => {
  const month = monthOf(day);
  return month.subtract(month.month() % 3, 'month');
};

/** April begins the financial year. */
const yearStart = (day: string): Dayjs => {
  const month = monthOf(day);
  return month.subtract((month.month() + 9) % 12, 'month');
};

const months = (first: Dayjs, count: number): Period => ({
  from: first.format(DAY),
  to: first.add(count, 'month').subtract(1, 'day').format(DAY),
});

/** @param today YYYY-MM-DD */
export function periodOf(name: Exclude<PeriodName, 'dates'>, today: string): Period {
  switch (name) {
    case 'this-month':
      return months(monthOf(today), 1);
    case 'last-month':
      return months(monthOf(today).subtract(1, 'month'), 1);
    case 'this-quarter':
      return months(quarterStart(today), 3);
    case 'last-quarter':
      return months(quarterStart(today).subtract(3, 'month'), 3);
    case 'this-year':
      return months(yearStart(today), 12);
    case 'last-year':
      return months(yearStart(today).subtract(12, 'month'), 12);
  }
}

/** The months of the chart: the period, and the months before it up to a full year. */
export function chartPeriod({ from, to }: Period, today: string): Period {
  const [first, end, now] = [monthOf(from), monthOf(to), monthOf(today)];
  const untilNow = end.isBefore(now) ? end : now;
  const last = first.isAfter(untilNow) ? first : untilNow;
  const shown = Math.min(36, Math.max(12, last.diff(first, 'month') + 1));
  return months(last.subtract(shown - 1, 'month'), shown);
}

/** The months of a period as YYYY-MM. */
export const monthsIn = ({ from, to }: Period): string[] =>
  Array.from({ length: monthOf(to).diff(monthOf(from), 'month') + 1 }, (_, index) =>
    monthOf(from).add(index, 'month').format(MONTH),
  );

/** Today's month and those before it, the latest first. */
export const pastMonths = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    monthOf(today).subtract(index, 'month').format(MONTH),
  );

/** The quarter that a day is in. @param day YYYY-MM-DD */
export const quarterOf = (day: string): Period => months(quarterStart(day), 3);

/** The period of so many months that begins in the month of a day, or so many months after it. */
export const periodFrom = (day: string, count: number, after = 0): Period =>
  months(monthOf(day).add(after, 'month'), count);

/** The next quarter, today's, and those before it. */
export const quartersAround = (today: string, before: number): Period[] =>
  Array.from({ length: before + 2 }, (_, index) =>
    months(quarterStart(today).add(3 - 3 * index, 'month'), 3),
  );

/** Whole months in words: `Nov 2026`, `Oct to Dec 2026`, `Apr 2026 to Mar 2027`. */
export function periodWords({ from, to }: Period): string {
  const [first, last] = [monthOf(from), monthOf(to)];
  if (first.isSame(last)) return first.format('MMM YYYY');
  const start = first.format(first.isSame(last, 'year') ? 'MMM' : 'MMM YYYY');
  return `${start} to ${last.format('MMM YYYY')}`;
}

/** `November 2026`. @param month YYYY-MM */
export const monthName = (month: string): string => monthOf(month).format('MMMM YYYY');

/** `Nov 26`, under a bar. @param month YYYY-MM */
export const shortMonth = (month: string): string => monthOf(month).format('MMM YY');

/** A period as an address names it. */
export interface PeriodChoice {
  period: PeriodName;
  /** Of own dates; empty where there are none. */
  from: string;
  to: string;
}

/** Null while own dates are not complete, or end before they begin. @param today YYYY-MM-DD */
export function chosenPeriod({ period, from, to }: PeriodChoice, today: string): Period | null {
  if (period !== 'dates') return periodOf(period, today);
  return from !== '' && to !== '' && from <= to ? { from, to } : null;
}
