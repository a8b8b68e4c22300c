import { invalidInput } from '../../../lib/errors';
import type { SpendPeriod } from './companySpend.types';

/** First and last day of the calendar quarter, `YYYY-MM-DD`. */
export function quarterOf(day: string): SpendPeriod {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const first = month - ((month - 1) % 3);
  const dayOf = (date: number) => new Date(date).toISOString().slice(0, 10);
  return {
    from: dayOf(Date.UTC(year, first - 1, 1)),
    to: dayOf(Date.UTC(year, first + 2, 0)),
  };
}

/** The default is the quarter of the given day, or of today. @throws 400 if the period ends before it begins */
export function readPeriod(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  today: string,
): SpendPeriod {
  const quarter = quarterOf(from ?? to ?? today);
  const period = { from: from ?? quarter.from, to: to ?? quarter.to };
  if (period.from > period.to) {
    const sentence = 'Choose a last day that is not before the first.';
    throw invalidInput(sentence, { to: sentence });
  }
  return period;
}

/** The day for which budgets are read: today, or the day of the period nearest to today. */
export function dayOfBudgets({ from, to }: SpendPeriod, today: string): string {
  if (today > to) return to;
  return today < from ? from : today;
}

const DAY = 86_400_000;

/** Days of the period that are after today. */
export function daysLeft({ from, to }: SpendPeriod, today: string): number {
  const isToCome = today < from;
  const days = (Date.parse(to) - Date.parse(isToCome ? from : today)) / DAY;
  return Math.max(0, isToCome ? days + 1 : days);
}
