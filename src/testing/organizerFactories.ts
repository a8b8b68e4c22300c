import type { OrganizedEventList, OrganizedEventSummary, Organizer, OrganizerMember } from '@/api';

/** Bombay Live, of which the signed-in person is an owner. */
export function buildOrganizer(over: Partial<Organizer> = {}): Organizer {
  return {
    id: 3,
    version: 1,
    name: 'Bombay Live',
    slug: 'bombay-live',
    logo: '',
    legal_name: 'Bombay Live Entertainment LLP',
    gstin: '',
    address: '14 Hill Road, Mumbai 400050',
    state: 'Maharashtra',
    support_email: 'help@bombaylive.example',
    role: 'owner',
    seller_missing: ['gstin'],
    created_at: '2026-01-05T10:00:00.000Z',
    ...over,
  };
}

export function buildOrganizerMember(over: Partial<OrganizerMember> = {}): OrganizerMember {
  return {
    user: 7,
    name: 'Rhea Fernandes',
    email: 'rhea@bombaylive.example',
    role: 'owner',
    ...over,
  };
}

/** An event on sale, as its organizer sees it in the list. */
export function buildOrganizedEvent(
  over: Partial<OrganizedEventSummary> = {},
): OrganizedEventSummary {
  return {
    id: 12,
    version: 4,
    status: 'published',
    organizer: 3,
    organizer_name: 'Bombay Live',
    title: 'Winter Symphony Night',
    category: 8,
    category_name: 'Concert',
    venue: 'Jamshed Bhabha Theatre',
    city: 'Mumbai',
    timezone: 'Asia/Kolkata',
    currency: 'INR',
    featured_image: null,
    start_date: '2026-12-12T14:00:00.000Z',
    end_date: '2026-12-12T17:00:00.000Z',
    booking_start_date: '2026-10-01T04:30:00.000Z',
    booking_end_date: '2026-12-12T13:00:00.000Z',
    is_exclusive: false,
    total_tickets: 1109,
    available_tickets: 64,
    held: 24,
    sold: 1021,
    revenue: '6774800.00',
    updated_at: '2026-11-20T10:00:00.000Z',
    ...over,
  };
}

export function buildOrganizedEventList(
  results: OrganizedEventSummary[] = [buildOrganizedEvent()],
  over: Partial<OrganizedEventList> = {},
): OrganizedEventList {
  const counts = { draft: 0, published: 0, paused: 0, over: 0, cancelled: 0, sold_out: 0 };
  for (const { status, available_tickets: left } of results) {
    counts[status] += 1;
    if (status === 'published' && left === 0) counts.sold_out += 1;
  }
  return { count: results.length, page: 1, page_size: 25, counts, results, ...over };
}
