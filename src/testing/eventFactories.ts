import type {
  Category,
  CategoryList,
  Event,
  EventList,
  EventSearchResult,
  EventStatistics,
  EventSummary,
  TicketTier,
} from '@/api';

/** A tier on sale: 2500.00 INR, 80 of 100 left. */
export function buildTier(over: Partial<TicketTier> = {}): TicketTier {
  return {
    id: 11,
    event: 1,
    name: 'Gold',
    description: 'Seats in the middle block.',
    price: '2500.00',
    currency: 'INR',
    added_charges: ['service_fee', 'gst'],
    total_tickets: 100,
    booking_count: 20,
    available_tickets: 80,
    benefits: ['Lounge access', 'Dinner'],
    is_active: true,
    max_per_booking: 10,
    max_per_person: null,
    max_per_company: null,
    left_for_caller: null,
    admission: 'once',
    gst_percent: 18,
    sale_starts_at: null,
    sale_ends_at: null,
    sale_state: 'on_sale',
    ...over,
  };
}

/** The state that the server derives from the other fields. */
function saleState(event: EventSummary): EventSummary['sale_state'] {
  if (event.is_cancelled) return 'cancelled';
  if (!event.is_active) return 'draft';
  if (event.is_exclusive && !event.company_has_access) return 'no_access';
  if (Date.parse(event.booking_start_date) > Date.now()) return 'not_yet_open';
  if (event.available_tickets === 0) return 'sold_out';
  return event.is_booking_open ? 'on_sale' : 'closed';
}

/** An upcoming event on sale, as lists carry it (no tiers). */
export function buildEventSummary(over: Partial<EventSummary> = {}): EventSummary {
  const event: EventSummary = {
    id: 1,
    title: 'Mumbai Jazz Night',
    description: 'An evening of jazz by the sea with musicians from four continents.',
    featured_image: '/posters/music-1.svg',
    poster: null,
    images: [],
    category: 3,
    category_name: 'Music',
    category_slug: 'music',
    venue: 'Royal Opera House',
    city: 'Mumbai',
    state: 'Maharashtra',
    country: 'India',
    timezone: 'Asia/Kolkata',
    total_tickets: 500,
    available_tickets: 320,
    total_bookings: 90,
    base_price: '2500.00',
    currency: 'INR',
    added_charges: ['service_fee', 'gst'],
    start_date: '2099-03-14T13:30:00.000Z',
    end_date: '2099-03-14T17:30:00.000Z',
    booking_start_date: '2020-01-01T00:00:00.000Z',
    booking_end_date: '2099-03-13T18:30:00.000Z',
    is_active: true,
    is_exclusive: false,
    is_booking_open: true,
    is_cancelled: false,
    sale_state: 'on_sale',
    tickets_open_at: null,
    moved_from: null,
    company_has_access: true,
    created_by: 9,
    created_by_name: 'Foyer Events',
    created_at: '2026-01-05T09:00:00.000Z',
    ...over,
  };
  return { ...event, sale_state: over.sale_state ?? saleState(event) };
}

/** The same event with its tiers, as the detail call answers it. */
export function buildEvent(over: Partial<Event> = {}): Event {
  const {
    ticket_tiers = [buildTier({ event: over.id ?? 1 })],
    refund_terms = { kind: 'none', until: null, percent: 0, fee_kept: false },
    gallery = [],
    ...summary
  } = over;
  return { ...buildEventSummary(summary), refund_terms, gallery, ticket_tiers };
}

/** A page of the event list. */
export function buildEventList(
  results: EventSummary[] = [buildEventSummary()],
  over: Partial<EventList> = {},
): EventList {
  const cities = [...new Set(results.map((event) => event.city))];
  return { count: results.length, page: 1, page_size: 20, cities, results, ...over };
}

/** A search suggestion. */
export function buildSearchResult(over: Partial<EventSearchResult> = {}): EventSearchResult {
  return {
    id: 1,
    name: 'Mumbai Jazz Night',
    cover_image: '/posters/music-1.svg',
    venue: { name: 'Royal Opera House', city: 'Mumbai' },
    category_name: 'Music',
    start_datetime: '2099-03-14T13:30:00.000Z',
    timezone: 'Asia/Kolkata',
    base_price: '2500.00',
    currency: 'INR',
    added_charges: ['service_fee', 'gst'],
    ...over,
  };
}

/** A category with events in it. */
export function buildCategory(over: Partial<Category> = {}): Category {
  return {
    id: 3,
    version: 1,
    name: 'Music',
    slug: 'music',
    color_code: '#8b5cf6',
    icon: 'music',
    event_count: 12,
    created_at: '2026-01-05T09:00:00.000Z',
    ...over,
  };
}

/** The categories of the sidebar and the chips. */
export function buildCategoryList(
  results: Category[] = [
    buildCategory(),
    buildCategory({ id: 4, name: 'Sports', slug: 'sports', icon: 'trophy', event_count: 8 }),
    buildCategory({ id: 1, name: 'Business', slug: 'business', icon: 'briefcase', event_count: 5 }),
  ],
): CategoryList {
  return { count: results.length, results };
}

/** What the statistics panel of an event shows to those who may see it. */
export function buildEventStatistics(over: Partial<EventStatistics> = {}): EventStatistics {
  return {
    event: 1,
    total_capacity: 500,
    sold: 150,
    held: 30,
    available: 320,
    total_bookings: 90,
    progress: 36,
    revenue: '375000.00',
    currency: 'INR',
    ticket_type_count: 1,
    companies_with_access: 0,
    sales_by_day: [{ date: '2026-02-01', tickets: 12 }],
    ...over,
  };
}
