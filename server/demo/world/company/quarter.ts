import { dayInIndia } from '../../../lib/indiaDays';
import type { WorldClock } from '../worldClock';

const INDIA = 5.5 * 3_600_000;

/** The year and the number of the first month of the present quarter, by the clock in India. */
function present({ now }: WorldClock): [year: number, month: number] {
  const [year = 0, month = 1] = dayInIndia(now).split('-').map(Number);
  return [year, Math.floor((month - 1) / 3) * 3];
}

/** The moment at which the present quarter began. */
export function quarterStart(clock: WorldClock): Date {
  return new Date(Date.UTC(...present(clock)) - INDIA);
}

/** The first and the last day of the present quarter, `YYYY-MM-DD`. */
export function quarterDays(clock: WorldClock): { starts_on: string; ends_on: string } {
  const [year, month] = present(clock);
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { starts_on: day(Date.UTC(year, month)), ends_on: day(Date.UTC(year, month + 3, 0)) };
}

export const yearInIndia = (time: Date): number => Number(dayInIndia(time).slice(0, 4));
