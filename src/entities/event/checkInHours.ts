import type { EventSummary } from '@/api';
import { dayjs } from '@/lib/dayjs';

/** As openapi.yaml says of /tickets/check-in/: 12 hours before the start to 6 after the end. */
export function isCheckInOpen(
  { start_date: start, end_date: end }: Pick<EventSummary, 'start_date' | 'end_date'>,
  now: number,
): boolean {
  const opens = dayjs(start).subtract(12, 'hour');
  const closes = dayjs(end).add(6, 'hour');
  return !opens.isAfter(now) && !closes.isBefore(now);
}
