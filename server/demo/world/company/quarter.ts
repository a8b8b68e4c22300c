import type { WorldClock } from '../worldClock';

const INDIA = 5.5 * 3_600_000;
const DAY = 86_400_000;

/** Its year and the number of its first month, by the clock in India. */
function present({ now }: WorldClock): [year: number, month: number] {
  const local = new Date(now.getTime() + INDIA);
  return [local.getUTCFullYear(), Math.floor(local.getUTCMonth() / 3) * 3];
}

/** The moment at which the present quarter began. */
export function quarterStart(clock: WorldClock): Date {
  const [year, month] = present(clock);
  return new Date(Date.UTC(year, month, 1) - INDIA);
}

/** The first and the last day of the present quarter, `YYYY-MM-DD`. */
export function quarterDays(clock: WorldClock): { starts_on: string; ends_on: string } {
  const [year, month] = present(clock);
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  return {
    starts_on: day(Date.UTC(year, month, 1)),
    ends_on: day(Date.UTC(year, month + 3, 1) - DAY),
  };
}

export const yearInIndia = (time: Date): number =>
  new Date(time.getTime() + INDIA).getUTCFullYear();
