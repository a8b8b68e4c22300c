import { formatMonthDayYear } from './dates';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Older instants are shown as a date. */
const LONGEST_AGO = 30 * DAY;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/**
 * `just now`, `5 minutes ago`, `3 hours ago`, `yesterday`, `12 days ago`, then the date. An
 * instant in the future (clocks differ) is also `just now`.
 * @param now milliseconds, as of Date.now()
 */
export function timeAgo(instant: string, now: number): string {
  const passed = now - Date.parse(instant);
  if (!Number.isFinite(passed)) return '';
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return relative.format(-Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return relative.format(-Math.floor(passed / HOUR), 'hour');
  if (passed < LONGEST_AGO) return relative.format(-Math.floor(passed / DAY), 'day');
  return formatMonthDayYear(instant);
}
