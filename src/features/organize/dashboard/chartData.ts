import type { EventSales, SalesOfDay } from '@/api';
import { formatMonthDay, formatClock } from '@/lib/dates';
import { dayjs } from '@/lib/dayjs';

export type ChartMode = 'week' | 'all' | 'total' | 'doors';

export interface ChartBar {
  /** Under the bar. */
  label: string;
  count: number;
  /** Ticket money as a decimal string; null for arrivals. */
  money: string | null;
}

/** As many bars as can be told apart. */
const MAX_DAYS = 120;

/** Every day from the first with sales to the last one, also those without. */
function allDays(days: readonly SalesOfDay[], until: string): SalesOfDay[] {
  const [first] = days;
  if (!first) return [];
  const last = [until, ...days.map(({ day }) => day)].reduce((a, b) => (a > b ? a : b));
  const known = new Map(days.map((day) => [day.day, day]));
  const start = dayjs.utc(first.day);
  const filled = Array.from({ length: dayjs.utc(last).diff(start, 'day') + 1 }, (_, index) => {
    const day = start.add(index, 'day').format('YYYY-MM-DD');
    return known.get(day) ?? { ...first, day, seats: 0, bookings: 0, tickets: '0.00' };
  });
  return filled.slice(-MAX_DAYS);
}

/** @param today `YYYY-MM-DD` in the event's zone */
export function chartBars(sales: EventSales, mode: ChartMode, today: string): ChartBar[] {
  if (mode === 'doors') {
    return sales.check_in.arrivals.map(({ from, tickets }) => ({
      label: formatClock(from, sales.timezone),
      count: tickets,
      money: null,
    }));
  }
  let total = 0;
  const bars = allDays(sales.by_day, today).map((day) => {
    total += day.seats;
    return {
      label: formatMonthDay(day.day, 'UTC'),
      count: mode === 'total' ? total : day.seats,
      money: day.tickets,
    };
  });
  return mode === 'week' ? bars.slice(-7) : bars;
}

/** One bar says nothing that the figures do not. */
export const hasChart = (bars: readonly ChartBar[]) => bars.length >= 2;
