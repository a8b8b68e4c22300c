import type { EventSummary } from '@/api';
import type { Tone } from '@/theme/tone';
import { formatDateTime, formatMonthDay } from '@/lib/dates';
import { ALMOST_SOLD_OUT, eventLocation, ONLY_LEFT } from './eventView';

export interface EventBadge {
  label: string;
  tone: Tone;
}

/** Label of a cancelled event, on its page and its cards. */
export const CANCELLED = 'Cancelled by the organizer';

/** What an event that cannot be booked says of itself, on cards and page; null while it is on sale. */
export function saleBadge(event: EventSummary): EventBadge | null {
  switch (event.sale_state) {
    case 'cancelled':
      return { label: CANCELLED, tone: 'error' };
    case 'draft':
      return { label: 'Not published', tone: 'default' };
    case 'paused':
      return { label: 'Sales paused', tone: 'warning' };
    case 'over':
      return { label: 'Event over', tone: 'default' };
    case 'no_access':
      return { label: 'Not open to your company', tone: 'default' };
    case 'not_yet_open':
      return { label: opensLabel(event), tone: 'info' };
    case 'sold_out':
      return { label: 'Sold Out', tone: 'default' };
    case 'closed':
      return { label: 'Booking Closed', tone: 'default' };
    case 'without_tickets':
      return { label: 'No tickets yet', tone: 'default' };
    case 'on_sale':
      return null;
  }
}

/** `Opens Dec 7` */
const opensLabel = (event: EventSummary) =>
  `Opens ${formatMonthDay(opensAt(event), eventLocation(event).timezone)}`;

/** The first ticket tier may be sold later than booking opens. */
export const opensAt = (event: EventSummary) => event.tickets_open_at ?? event.booking_start_date;

/** The badge of a card: the first that applies, most important first. */
export function cardBadge(event: EventSummary): EventBadge | null {
  const closed = saleBadge(event);
  if (closed) return closed;
  const left = event.available_tickets;
  if (left <= ONLY_LEFT) return { label: `Only ${left} left!`, tone: 'error' };
  if (left <= ALMOST_SOLD_OUT) return { label: 'Almost Sold Out', tone: 'warning' };
  if (event.is_exclusive) return { label: 'Exclusive', tone: 'primary' };
  return null;
}

/** `New date`, `New venue`: a rescheduled event that still takes place; null for any other. */
export function movedLabel({ moved_from: from, sale_state }: EventSummary): string | null {
  if (!from || sale_state === 'cancelled' || sale_state === 'over') return null;
  if (from.start_date === null) return 'New venue';
  return from.venue === null ? 'New date' : 'New date and venue';
}

/** What a rescheduled event was before; null for any other. */
export function movedNotice(event: EventSummary): string | null {
  const { moved_from: from } = event;
  if (!from || movedLabel(event) === null) return null;
  const was = [
    from.start_date && `on ${formatDateTime(from.start_date, eventLocation(event).timezone)}`,
    from.venue && `at ${from.venue}`,
  ];
  return `It was to be ${was.filter(Boolean).join(', ')}. Tickets stay valid.`;
}
