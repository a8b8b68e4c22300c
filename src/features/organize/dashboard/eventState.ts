import type { OrganizedEvent } from '@/api';
import type { BadgeTone } from '@/components/display/Badge';

/** The state of an event in a word. */
export function eventBadge({
  status,
  available_tickets: left,
}: Pick<OrganizedEvent, 'status' | 'available_tickets'>): { label: string; tone: BadgeTone } {
  switch (status) {
    case 'draft':
      return { label: 'Draft', tone: 'neutral' };
    case 'paused':
      return { label: 'Sales paused', tone: 'warn' };
    case 'over':
      return { label: 'Past', tone: 'neutral' };
    case 'cancelled':
      return { label: 'Cancelled', tone: 'danger' };
    case 'published':
      return left === 0 ? { label: 'Sold out', tone: 'neutral' } : { label: 'On sale', tone: 'ok' };
  }
}

const HOUR = 3_600_000;

/** Tickets are taken from twelve hours before the start to six after the end, as check-in has it. */
export function doorsAreOpen(
  { status, start_date: start, end_date: end }: OrganizedEvent,
  now: number,
): boolean {
  if (status === 'draft' || status === 'cancelled' || !start || !end) return false;
  return now >= Date.parse(start) - 12 * HOUR && now <= Date.parse(end) + 6 * HOUR;
}

const DAY = 24 * HOUR;

/** `in 18 days`, `tomorrow`, `today`; null once it is over. */
export function daysUntil(start: string, now: number): string | null {
  const left = Date.parse(start) - now;
  if (left <= 0) return null;
  const days = Math.round(left / DAY);
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(days, 'day');
}

/** `₹73.56 L`, for where the whole sum has no room. */
export function shortMoney(amount: string, currency: string): string | null {
  const rupees = Number(amount);
  if (currency !== 'INR' || rupees < 100_000) return null;
  const [unit, size] = rupees >= 10_000_000 ? ['Cr', 10_000_000] : ['L', 100_000];
  return `₹${(rupees / Number(size)).toFixed(2)} ${unit}`;
}
