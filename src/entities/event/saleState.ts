import type { Event, EventSummary, TicketTier } from '@/api';
import type { BadgeTone } from '@/components/display/Badge';
import { formatDateTime, formatMonthDay, formatTime } from '@/lib/dates';
import { contactPath } from '@/lib/paths';
import { ALMOST_SOLD_OUT, eventLocation, ONLY_LEFT, tierState } from './eventView';

export interface EventBadge {
  label: string;
  tone: BadgeTone;
}

/** Label of a cancelled event, on its page and its cards. */
export const CANCELLED = 'Cancelled by the organizer';

/** What an event that cannot be booked says of itself, on cards and page; null while it is on sale. */
export function saleBadge(event: EventSummary): EventBadge | null {
  switch (event.sale_state) {
    case 'cancelled':
      return { label: CANCELLED, tone: 'danger' };
    case 'draft':
      return { label: 'Not published', tone: 'neutral' };
    case 'paused':
      return { label: 'Sales paused', tone: 'warn' };
    case 'over':
      return { label: 'Event over', tone: 'neutral' };
    case 'no_access':
      return { label: 'Not open to your company', tone: 'neutral' };
    case 'not_yet_open':
      return { label: opensLabel(event), tone: 'info' };
    case 'sold_out':
      return { label: 'Sold Out', tone: 'neutral' };
    case 'closed':
      return { label: 'Booking Closed', tone: 'neutral' };
    case 'without_tickets':
      return { label: 'No tickets yet', tone: 'neutral' };
    case 'on_sale':
      return null;
  }
}

/** `Opens Dec 7` */
const opensLabel = (event: EventSummary) =>
  `Opens ${formatMonthDay(opensAt(event), eventLocation(event).timezone)}`;

/** The first ticket tier may be sold later than booking opens. */
const opensAt = (event: EventSummary) => event.tickets_open_at ?? event.booking_start_date;

/** The badge of a card: the first that applies, most important first. */
export function cardBadge(event: EventSummary): EventBadge | null {
  const closed = saleBadge(event);
  if (closed) return closed;
  const left = event.available_tickets;
  if (left <= ONLY_LEFT) return { label: `Only ${left} left!`, tone: 'danger' };
  if (left <= ALMOST_SOLD_OUT) return { label: 'Almost Sold Out', tone: 'warn' };
  if (event.is_exclusive) return { label: 'Exclusive', tone: 'accent' };
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

/** Why nothing can be booked, and what to do about it; null when something can, or there are no tiers. */
export function bookingNotice(event: Event): string | null {
  const zone = eventLocation(event).timezone;
  switch (event.sale_state) {
    case 'cancelled':
      return 'The organizer has cancelled this event.';
    case 'draft':
      return 'This event is not published. Only its organizer and the platform’s admins see it.';
    case 'paused':
      return 'The organizer has paused sales for now. Tickets and held seats are not affected.';
    case 'over':
      return 'This event is over.';
    case 'no_access':
      return 'Exclusive events are limited to select companies, and yours is not among them.';
    case 'not_yet_open':
      return `Booking opens on ${formatDateTime(opensAt(event), zone)}.`;
    case 'sold_out':
      return event.ticket_tiers.some((tier) => canWaitFor(tier, event))
        ? 'All tickets are taken. Those that come back are offered to the waiting list first.'
        : 'All tickets are taken. Held seats that nobody pays for come back on sale here.';
    case 'closed':
      // The booking period lasts, and the sale windows of all tiers are over.
      if (event.is_booking_open) return 'Ticket sales have ended.';
      return `Booking closed on ${formatDateTime(closingTime(event), zone)}.`;
    case 'without_tickets':
    case 'on_sale':
      return null;
  }
}

/** Where a person whose company has no access asks for it: the contact form, with the event named. */
export const accessRequestPath = (event: EventSummary) =>
  contactPath({ subject: `Access to ${event.title} (event ${event.id})` });

/** Booking ends when its period does, and at the latest when the event starts. */
function closingTime({ booking_end_date: end, start_date: start }: EventSummary): string {
  return Date.parse(end) < Date.parse(start) ? end : start;
}

/** States of an event in which its tiers are sold at different times. */
const FOLLOWS_WINDOWS = new Set<Event['sale_state']>([
  'on_sale',
  'not_yet_open',
  'sold_out',
  'closed',
]);

/** `On sale until Dec 3, 10:00 AM IST`; null for a tier that is sold as long as the event. */
export function saleEndLabel(tier: TicketTier, event: Event): string | null {
  if (!tier.sale_ends_at || tierState(tier, event) !== 'available') return null;
  const zone = eventLocation(event).timezone;
  return `On sale until ${formatMonthDay(tier.sale_ends_at, zone)}, ${formatTime(tier.sale_ends_at, zone)}`;
}

/** Fewer seats of the tier are left than one booking allows, and it could be booked: others can be waited for. */
export const canWaitFor = (tier: TicketTier, event: Event): boolean =>
  event.is_booking_open &&
  (event.sale_state === 'on_sale' || event.sale_state === 'sold_out') &&
  tier.is_active &&
  tier.sale_state === 'on_sale' &&
  tier.available_tickets < tier.max_per_booking;

/** The button of a tier that cannot be bought: Sold Out at 0, else why (docs/product.md#ticket-tiers). */
export function closedTierLabel(tier: TicketTier, event: Event): string {
  if (tier.available_tickets === 0) return 'Sold Out';
  if (!tier.is_active) return 'Unavailable';
  if (event.sale_state === 'cancelled') return 'Cancelled';
  if (FOLLOWS_WINDOWS.has(event.sale_state)) {
    if (tier.sale_state === 'ended') return 'Sales ended';
    if (tier.sale_state === 'not_yet_open' && tier.sale_starts_at) {
      const zone = eventLocation(event).timezone;
      return `Opens ${formatMonthDay(tier.sale_starts_at, zone)}, ${formatTime(tier.sale_starts_at, zone)}`;
    }
  }
  return saleBadge(event)?.label ?? 'Unavailable';
}
