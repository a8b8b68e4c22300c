import type { Event, EventSummary, TicketTier } from '@/api';
import { formatDateTime, formatMonthDay, formatTime } from '@/lib/dates';
import { contactPath } from '@/lib/paths';
import { eventLocation, tierState } from './eventView';
import { opensAt, saleBadge } from './saleState';

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

/** The button of a tier that cannot be bought: Sold Out at 0, else why (docs/product/screens.md#ticket-tiers). */
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
