import { formatMonthDay, formatClock } from '@/lib/dates';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** `just now`, `12 min ago`, `9:40 AM`, `Yesterday`, `Nov 6`. @param now epoch milliseconds */
export function changedAgo(instant: string, now: number): string {
  const passed = now - Date.parse(instant);
  if (passed < MINUTE_MS) return 'just now';
  if (passed < HOUR_MS) return `${Math.floor(passed / MINUTE_MS)} min ago`;
  const day = formatMonthDay(instant);
  if (day === formatMonthDay(now)) return formatClock(instant);
  return passed < 2 * DAY_MS && day === formatMonthDay(now - DAY_MS) ? 'Yesterday' : day;
}
