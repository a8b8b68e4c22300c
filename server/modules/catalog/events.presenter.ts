import type { Schemas } from '../../contract/types';
import { toDecimal } from '../../lib/money';
import { isBookingOpen } from './bookingPeriod.rules';
import { addedCharges } from './charges.rules';
import { posterAddress, presentPicture } from './poster.rules';
import { presentRefundTerms } from './refundTerms.rules';
import { saleState } from './saleState.rules';
import type { CategoryRow, EventRow, StatisticsRow, SuggestionRow, TierRow } from './events.types';

/** Who sees the event, and when. A visitor is not signed in; `now` is in milliseconds since 1970. */
export interface Showing {
  isVisitor: boolean;
  now: number;
}

export function presentEventSummary(
  event: EventRow,
  { isVisitor, now }: Showing,
): Schemas['EventSummary'] {
  const price = event.lowest_price ?? event.base_price;
  const state = saleState(event, { isVisitor }, now);
  return {
    id: event.id,
    title: event.title,
    description: event.description,
    featured_image: posterAddress(event.featured_image, event.calendar_sequence),
    images: event.images,
    poster: event.poster && presentPicture(event.poster),
    category: event.category_id,
    category_name: event.category_name,
    category_slug: event.category_slug,
    venue: event.venue,
    city: event.city,
    state: event.state,
    country: event.country,
    timezone: event.timezone,
    total_tickets: event.total_tickets,
    available_tickets: event.available_tickets,
    total_bookings: event.total_bookings,
    base_price: toDecimal(price),
    currency: event.currency,
    added_charges: addedCharges(price),
    start_date: event.start_at.toISOString(),
    end_date: event.end_at.toISOString(),
    booking_start_date: event.booking_start_at.toISOString(),
    booking_end_date: event.booking_end_at.toISOString(),
    is_active: event.is_active,
    is_exclusive: event.is_exclusive,
    is_booking_open: isBookingOpen(event, now),
    is_cancelled: event.cancelled_at !== null,
    sale_state: state,
    tickets_open_at: state === 'not_yet_open' ? opensAt(event).toISOString() : null,
    moved_from: presentMovedFrom(event),
    company_has_access: event.company_has_access,
    created_by: event.created_by,
    created_by_name: event.organizer_name,
    created_at: event.created_at.toISOString(),
  };
}

const opensAt = (event: EventRow): Date => event.tickets_open_at ?? event.booking_start_at;

function presentMovedFrom({
  moved_from_start_at: start,
  moved_from_venue: venue,
}: EventRow): Schemas['EventMovedFrom'] | null {
  return start === null && venue === null
    ? null
    : { start_date: start?.toISOString() ?? null, venue };
}

/** @param left tickets by tier that the limits per person and per company leave for the caller */
export function presentEvent(
  event: EventRow,
  tiers: readonly TierRow[],
  left: ReadonlyMap<number, number>,
  showing: Showing,
): Schemas['Event'] {
  return {
    ...presentEventSummary(event, showing),
    refund_terms: presentRefundTerms(event),
    gallery: event.gallery.map(presentPicture),
    ticket_tiers: tiers.map((tier) => presentTier(tier, left, showing.now)),
  };
}

/** @param now milliseconds since 1970 */
function tierSaleState(
  { sale_starts_at: starts, sale_ends_at: ends }: TierRow,
  now: number,
): Schemas['TierSaleState'] {
  if (ends && ends.getTime() < now) return 'ended';
  return starts && now < starts.getTime() ? 'not_yet_open' : 'on_sale';
}

function presentTier(
  tier: TierRow,
  left: ReadonlyMap<number, number>,
  now: number,
): Schemas['TicketTier'] {
  return {
    id: tier.id,
    event: tier.event_id,
    name: tier.name,
    description: tier.description,
    price: toDecimal(tier.price),
    currency: tier.currency,
    added_charges: addedCharges(tier.price),
    total_tickets: tier.total,
    booking_count: tier.held + tier.sold,
    available_tickets: tier.available,
    benefits: tier.benefits,
    is_active: tier.is_active,
    max_per_booking: tier.max_per_booking,
    admission: tier.admission,
    max_per_person: tier.max_per_person,
    max_per_company: tier.max_per_company,
    left_for_caller: left.get(tier.id) ?? null,
    gst_percent: tier.gst_percent,
    sale_starts_at: tier.sale_starts_at?.toISOString() ?? null,
    sale_ends_at: tier.sale_ends_at?.toISOString() ?? null,
    sale_state: tierSaleState(tier, now),
  };
}

export function presentSuggestion(event: SuggestionRow): Schemas['EventSearchResult'] {
  return {
    id: event.id,
    name: event.title,
    cover_image: posterAddress(event.featured_image, event.calendar_sequence),
    venue: { name: event.venue, city: event.city },
    category_name: event.category_name,
    start_datetime: event.start_at.toISOString(),
    timezone: event.timezone,
    base_price: toDecimal(event.base_price),
    currency: event.currency,
    added_charges: addedCharges(event.base_price),
  };
}

/**
 * Sold and held seats as a whole percentage of all seats (docs/product/screens.md#event-page); 0 for an event
 * without seats.
 */
export function progressPercent(total: number, available: number): number {
  return total > 0 ? Math.round(((total - available) / total) * 100) : 0;
}

export function presentEventStatistics(row: StatisticsRow): Schemas['EventStatistics'] {
  return {
    event: row.id,
    total_capacity: row.total,
    sold: row.sold,
    held: row.held,
    available: row.available,
    total_bookings: row.total_bookings,
    progress: progressPercent(row.total, row.available),
    revenue: toDecimal(row.revenue),
    currency: row.currency,
    ticket_type_count: row.ticket_type_count,
    companies_with_access: row.companies_with_access,
    sales_by_day: row.sales_by_day,
  };
}

export function presentCategory(category: CategoryRow): Schemas['Category'] {
  return {
    id: category.id,
    version: category.version,
    name: category.name,
    slug: category.slug,
    color_code: category.color_code,
    icon: category.icon,
    event_count: category.event_count,
    created_at: category.created_at.toISOString(),
  };
}
