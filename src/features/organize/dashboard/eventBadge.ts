import type { OrganizedEvent } from '@/api';
import { isCheckInOpen } from '@/entities/event/checkInHours';
import { dayjs } from '@/lib/dayjs';
import type { Tone } from '@/theme/tone';

/** The state of an event in a word. */
export function eventBadge({
  status,
  available_tickets: left,
}: Pick<OrganizedEvent, 'status' | 'available_tickets'>): { label: string; tone: Tone } {
  switch (status) {
    case 'draft':
      return { label: 'Draft', tone: 'default' };
    case 'paused':
      return { label: 'Sales paused', tone: 'warning' };
    case 'over':
      return { label: 'Past', tone: 'default' };
    case 'cancelled':
      return { label: 'Cancelled', tone: 'error' };
    case 'published':
      return left === 0
        ? { label: 'Sold out', tone: 'default' }
        : { label: 'On sale', tone: 'success' };
  }
}

/** Whether tickets of the event are taken now. */
export function doorsAreOpen(
  { status, start_date: start, end_date: end }: OrganizedEvent,
  now: number,
): boolean {
  if (status === 'draft' || status === 'cancelled' || !start || !end) return false;
  return isCheckInOpen({ start_date: start, end_date: end }, now);
}

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** `in 18 days`, `tomorrow`, `today`; null once it is over. */
export function daysUntil(start: string, now: number): string | null {
  const days = dayjs.utc(start).diff(now, 'day', true);
  return days > 0 ? relative.format(Math.round(days), 'day') : null;
}

const lakhs = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  notation: 'compact',
  minimumFractionDigits: 2,
});

/** `₹73.56 L`, for where the whole sum has no room. */
export function shortMoney(amount: string, currency: string): string | null {
  const rupees = Number(amount);
  if (currency !== 'INR' || rupees < 100_000) return null;
  const parts = lakhs.formatToParts(rupees);
  return parts.map(({ type, value }) => (type === 'compact' ? ` ${value}` : value)).join('');
}
