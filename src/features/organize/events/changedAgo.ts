import { daysFromNow, formatClock, formatMonthDay } from '@/lib/dates';
import { dayjs } from '@/lib/dayjs';

/** `just now`, `12 min ago`, `9:40 AM`, `Yesterday`, `Nov 6`. @param now epoch milliseconds */
export function changedAgo(instant: string, now: number): string {
  const minutes = dayjs(now).diff(instant, 'minute');
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const days = daysFromNow(instant, now);
  if (days === 0) return formatClock(instant);
  return days === -1 ? 'Yesterday' : formatMonthDay(instant);
}
