import type { Schemas } from '../../../contract/types';
import { toDecimal } from '../../../lib/money';
import { posterAddress, presentPicture } from '../../catalog/poster.rules';
import { presentRefundTerms } from '../../catalog/refundTerms.rules';
import { saleState } from '../../catalog/saleState.rules';
import type { PaymentKind } from '../takings/takings.types';
import type { OrganizedEventRow, OrganizedTierRow } from './authoring.types';
import { missingFields } from './eventDetails.rules';
import { misplacedSales } from './saleWindow.rules';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** @param kind the payments counted as revenue */
export const presentOrganizedSummary = (
  event: OrganizedEventRow,
  kind: PaymentKind,
): Schemas['OrganizedEventSummary'] => ({
  id: event.id,
  version: event.version,
  status: event.status,
  organizer: event.organizer_id,
  organizer_name: event.organizer_name,
  title: event.title,
  category: event.category_id,
  category_name: event.category_name,
  venue: event.venue,
  city: event.city,
  timezone: event.timezone,
  currency: event.currency,
  featured_image: posterAddress(event.featured_image, event.calendar_sequence),
  start_date: iso(event.start_at),
  end_date: iso(event.end_at),
  booking_start_date: iso(event.booking_start_at),
  booking_end_date: iso(event.booking_end_at),
  is_exclusive: event.is_exclusive,
  total_tickets: event.total,
  available_tickets: event.available,
  held: event.held,
  sold: event.sold,
  revenue: toDecimal(kind === 'real' ? event.kept : event.kept_test),
  updated_at: event.updated_at.toISOString(),
});

interface Parts {
  tiers: readonly OrganizedTierRow[];
  companies: number[];
}

/** @param now milliseconds since 1970 */
export const presentOrganizedEvent = (
  event: OrganizedEventRow,
  { tiers, companies }: Parts,
  { now, kind }: { now: number; kind: PaymentKind },
): Schemas['OrganizedEvent'] => ({
  ...presentOrganizedSummary(event, kind),
  description: event.description,
  state: event.state,
  country: event.country,
  images: event.images,
  poster: event.poster && presentPicture(event.poster),
  gallery: event.gallery.map(presentPicture),
  companies,
  ticket_tiers: tiers.map(presentTier),
  total_bookings: event.bookings,
  walk_ins: event.walk_ins,
  approval_hours: event.approval_hours,
  refund_terms: presentRefundTerms(event),
  missing: { ...misplacedSales(event, tiers), ...missingFields(event, tiers) },
  sale_state: saleStateOf(event, now),
  published_at: iso(event.published_at),
  cancelled_at: iso(event.cancelled_at),
  created_at: event.created_at.toISOString(),
});

function saleStateOf(event: OrganizedEventRow, now: number): Schemas['EventSaleState'] | null {
  const { start_at, end_at, booking_start_at, booking_end_at } = event;
  if (!start_at || !end_at || !booking_start_at || !booking_end_at) return null;
  const offered = {
    ...event,
    start_at,
    end_at,
    booking_start_at,
    booking_end_at,
    total_tickets: event.total,
    company_has_access: true,
  };
  return saleState(offered, { isVisitor: false }, now);
}

const presentTier = (tier: OrganizedTierRow): Schemas['OrganizedTier'] => ({
  id: tier.id,
  version: tier.version,
  name: tier.name,
  description: tier.description,
  price: toDecimal(tier.price),
  currency: tier.currency,
  gst_percent: tier.gst_percent,
  total_tickets: tier.total,
  available_tickets: tier.available,
  held: tier.held,
  sold: tier.sold,
  max_per_booking: tier.max_per_booking,
  admission: tier.admission,
  max_per_person: tier.max_per_person,
  max_per_company: tier.max_per_company,
  benefits: tier.benefits,
  is_active: tier.is_active,
  sale_starts_at: iso(tier.sale_starts_at),
  sale_ends_at: iso(tier.sale_ends_at),
});
