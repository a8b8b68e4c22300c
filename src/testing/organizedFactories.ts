import type { OrganizedEvent, OrganizedTier } from '@/api';

/** A tier of 100 seats at 2,500.00 of which none is taken. */
export function buildOrganizedTier(over: Partial<OrganizedTier> = {}): OrganizedTier {
  return {
    id: 11,
    version: 1,
    name: 'Terrace Seat',
    description: '',
    price: '2500.00',
    currency: 'INR',
    gst_percent: 18,
    total_tickets: 100,
    available_tickets: 100,
    held: 0,
    sold: 0,
    max_per_booking: 6,
    benefits: ['Kahwa'],
    is_active: true,
    ...over,
  };
}

/** A complete draft with one tier, as its organizer sees it. */
export function buildEditedEvent(over: Partial<OrganizedEvent> = {}): OrganizedEvent {
  return {
    id: 7,
    version: 1,
    status: 'draft',
    organizer: 2,
    organizer_name: 'Bombay Live',
    title: 'Sufi at Nahargarh',
    category: 3,
    category_name: 'Music',
    venue: 'Nahargarh Fort',
    city: 'Jaipur',
    timezone: 'Asia/Kolkata',
    currency: 'INR',
    featured_image: null,
    start_date: '2099-01-02T14:00:00.000Z',
    end_date: '2099-01-02T17:00:00.000Z',
    booking_start_date: '2098-12-01T03:30:00.000Z',
    booking_end_date: '2099-01-02T13:00:00.000Z',
    is_exclusive: false,
    total_tickets: 100,
    available_tickets: 100,
    held: 0,
    sold: 0,
    revenue: '0.00',
    updated_at: '2026-11-20T10:00:00.000Z',
    description: 'Qawwali on the terrace of the fort.',
    state: 'Rajasthan',
    country: 'India',
    images: [],
    poster: null,
    gallery: [],
    companies: [],
    refund_terms: { kind: 'none', until: null, percent: 0, fee_kept: false },
    ticket_tiers: [buildOrganizedTier()],
    total_bookings: 0,
    missing: {},
    sale_state: 'draft',
    published_at: null,
    cancelled_at: null,
    created_at: '2026-11-19T10:00:00.000Z',
    ...over,
  };
}
