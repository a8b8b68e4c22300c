import type { Event, EventSummary, TicketTier } from '@/api';
import { formatCount } from '@/lib/numbers';

/** Limits of docs/product/screens.md#event-page, and defaults for events without a location. */
export const ALMOST_SOLD_OUT = 100;
export const ONLY_LEFT = 10;
const LARGE_VENUE_SEATS = 1000;
const MAX_PER_ADD = 10;
const GALLERY_MAX = 6;

const defaults = {
  city: 'Mumbai',
  state: 'Maharashtra',
  country: 'India',
  timezone: 'Asia/Kolkata',
};

/**
 * The event id in an address: digits alone (docs/product/screens.md#routes), null for everything else. 0 stands for
 * numbers that no event can have.
 */
export function parseEventId(text: string | undefined): number | null {
  if (!/^\d+$/.test(text ?? '')) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : 0;
}

/** There is a price to show: some ticket is or was on sale. */
export const hasTickets = (event: EventSummary) => event.sale_state !== 'without_tickets';

/** The event has seats, and all of them are taken. */
export const isSoldOut = (event: EventSummary) => event.sale_state === 'sold_out';

/** Available above 0 and at most 100 (docs/product/screens.md#event-page). */
export const isAlmostSoldOut = (event: EventSummary) =>
  event.available_tickets > 0 && event.available_tickets <= ALMOST_SOLD_OUT;

/** The event's location and time zone, or the defaults of docs/product/screens.md#event-page. */
export function eventLocation(event: EventSummary) {
  return {
    city: event.city || defaults.city,
    state: event.state || defaults.state,
    country: event.country || defaults.country,
    timezone: event.timezone || defaults.timezone,
  };
}

/** `Royal Opera House, Mumbai` */
export const venueLine = (venue: string, city: string) => [venue, city].filter(Boolean).join(', ');

/** Booked share in whole percent: (total - available) / total (docs/product/screens.md#event-page). */
export function bookingProgress(event: EventSummary): number {
  if (event.total_tickets === 0) return 0;
  return Math.round(((event.total_tickets - event.available_tickets) / event.total_tickets) * 100);
}

/** The capacity, when it is above 1,000 seats (docs/product/screens.md#event-page). */
export function eventHighlights(event: EventSummary): string[] {
  return event.total_tickets > LARGE_VENUE_SEATS
    ? [`${formatCount(event.total_tickets)} seats`]
    : [];
}

/**
 * For thumbnails under 100 px: the variant of Foyer's own posters without text; other images are
 * unchanged.
 */
export const plainPoster = (src: string | null) =>
  src?.startsWith('/posters/events/') ? `${src}${src.includes('?') ? '&' : '?'}plain=1` : src;

/** A picture of the gallery; those that Foyer draws have no words for what they show. */
export interface GalleryPicture {
  src: string;
  alt: string;
}

export const eventGallery = (event: Event): GalleryPicture[] => {
  const uploaded = event.gallery ?? [];
  const pictures =
    uploaded.length > 0 ? uploaded : (event.images ?? []).map((src) => ({ src, alt: '' }));
  return pictures.slice(0, GALLERY_MAX);
};

/** What the poster shows, for those who do not see it. */
export const posterAlt = (event: EventSummary): string =>
  event.poster?.alt || `Poster of ${event.title}`;

export type TierState = 'available' | 'soldOut' | 'unavailable';

/**
 * Unavailable if inactive, outside of its sale window, or none are left; the label is Sold Out at 0
 * (docs/product/screens.md#ticket-tiers).
 */
export function tierState(tier: TicketTier, event: Event): TierState {
  if (tier.available_tickets === 0) return 'soldOut';
  const isOnSale = event.sale_state === 'on_sale' && tier.sale_state === 'on_sale';
  return tier.is_active && isOnSale ? 'available' : 'unavailable';
}

/** 'Only n left!' from 1 to 10 (docs/product/screens.md#ticket-tiers), else the plain count. */
export function tierAvailability(tier: TicketTier): { label: string; scarce: boolean } | null {
  const left = tier.available_tickets;
  if (left === 0) return null;
  return left <= ONLY_LEFT
    ? { label: `Only ${left} left!`, scarce: true }
    : { label: `${formatCount(left)} available`, scarce: false };
}

/** Most tickets of one booking that the person makes or waits for, by all limits of the tier. */
export const mostPerBooking = ({ max_per_booking: most, left_for_caller: left }: TicketTier) =>
  left === null ? most : Math.min(most, left);

/**
 * The smallest of what is left, what one booking may hold, what the person may still have, and 10
 * (docs/product/screens.md#ticket-tiers).
 */
export const tierMaxQuantity = (tier: TicketTier) =>
  Math.max(1, Math.min(tier.available_tickets, mostPerBooking(tier), MAX_PER_ADD));

/** Fewer tickets are left than the person may have in one more booking. */
export const canHaveMore = (tier: TicketTier) => tier.available_tickets < mostPerBooking(tier);

/** The person has as many tickets of the tier as they, or their company, may have. */
export const isAtLimit = (tier: TicketTier) => tier.left_for_caller === 0;

/** How often a ticket admits; null for once, which everybody expects. */
export function admissionLabel({ admission }: TicketTier): string | null {
  if (admission === 'daily') return 'Admits once a day';
  return admission === 'in_and_out' ? 'You can leave and come back' : null;
}

/** `Up to 4 per person, 20 per company. You can book 1 more.`; null without a limit. */
export function tierLimitLabel(tier: TicketTier): string | null {
  const { max_per_person: person, max_per_company: company, left_for_caller: left } = tier;
  const limits = [
    person === null ? null : `${formatCount(person)} per person`,
    company === null ? null : `${formatCount(company)} per company`,
  ].filter((limit) => limit !== null);
  if (limits.length === 0) return null;
  const label = `Up to ${limits.join(', ')}`;
  if (left === null || left >= Math.min(person ?? Infinity, company ?? Infinity)) return label;
  return left === 0 ? `${label}. You cannot book more.` : `${label}. You can book ${left} more.`;
}
