import type { Category, Event, OrganizedEvent } from '@/api';
import { readZonedTime } from '@/lib/zonedTime';
import type { EditorValues, TierValues } from './editorValues';
import { readPrice, timeOf, type TimeName } from './problems';

/** The address of the poster that Foyer draws. */
export const drawnPoster = (id: number) => `/posters/events/${id}.svg`;

/** As it is when booking opens. */
function saleOf({ saleStart, saleEnd }: TierValues, { timezone, bookingStart }: EditorValues) {
  const at = (local: string) => {
    const read = readZonedTime(local, timezone);
    return 'at' in read ? read.at : null;
  };
  const [starts, opens] = [at(saleStart), at(bookingStart)];
  const isLater = starts !== null && opens !== null && starts > opens;
  return {
    sale_starts_at: starts,
    sale_ends_at: at(saleEnd),
    sale_state: isLater ? ('not_yet_open' as const) : ('on_sale' as const),
  };
}

const seatsOf = ({ seats }: TierValues) => (/^\d{1,6}$/.test(seats) ? Number(seats) : 0);

/** A row that was just added has neither price nor seats, and is no ticket yet. */
const isWritten = (tier: TierValues) => readPrice(tier.price) !== null && seatsOf(tier) > 0;

/** As it looks while it is on sale, also before. */
function saleState(tiers: Event['ticket_tiers']): Event['sale_state'] {
  if (tiers.length === 0) return 'without_tickets';
  return tiers.some((tier) => tier.available_tickets > 0) ? 'on_sale' : 'sold_out';
}

/** The event as attendees would see it with what the form says now. */
export function previewEvent(
  saved: OrganizedEvent,
  values: EditorValues,
  categories: readonly Category[],
): Event {
  const category = categories.find(({ id }) => id === values.category);
  const at = (name: TimeName) => {
    const read = readZonedTime(timeOf(values, name) ?? '', values.timezone);
    return 'at' in read ? read.at : '';
  };
  const tiers = values.tiers
    .filter((tier) => tier.isActive && isWritten(tier))
    .map((tier, index): Event['ticket_tiers'][number] => {
      const before = saved.ticket_tiers.find(({ id }) => id === tier.id);
      const total = seatsOf(tier);
      const price = readPrice(tier.price) ?? '0.00';
      return {
        id: tier.id ?? -index - 1,
        event: saved.id,
        name: tier.name,
        description: tier.description,
        price,
        currency: values.currency,
        added_charges: Number(price) === 0 ? [] : ['service_fee', 'gst'],
        total_tickets: total,
        booking_count: before ? before.held + before.sold : 0,
        available_tickets: Math.max(0, total - (before ? before.held + before.sold : 0)),
        benefits: tier.benefits,
        is_active: true,
        max_per_booking: Number(tier.max) || 1,
        max_per_person: Number(tier.perPerson) || null,
        max_per_company: Number(tier.perCompany) || null,
        left_for_caller: null,
        admission: tier.admission,
        gst_percent: tier.gst,
        ...saleOf(tier, values),
      };
    });
  const sum = (name: 'total_tickets' | 'available_tickets') =>
    tiers.reduce((all, tier) => all + tier[name], 0);
  const lowest = tiers.toSorted((one, other) => Number(one.price) - Number(other.price))[0];
  return {
    id: saved.id,
    title: values.title.trim() || 'Untitled event',
    description: values.description,
    featured_image:
      values.poster?.src ?? (saved.poster ? drawnPoster(saved.id) : saved.featured_image),
    images: values.gallery.map(({ src }) => src),
    poster: values.poster,
    gallery: values.gallery,
    category: values.category ?? 0,
    category_name: category?.name ?? '',
    category_slug: category?.slug ?? '',
    venue: values.venue,
    city: values.city,
    state: values.state,
    country: values.country,
    timezone: values.timezone,
    total_tickets: sum('total_tickets'),
    available_tickets: sum('available_tickets'),
    total_bookings: saved.total_bookings,
    base_price: lowest?.price ?? '0.00',
    currency: values.currency,
    added_charges: lowest?.added_charges ?? [],
    start_date: at('start'),
    end_date: at('end'),
    booking_start_date: at('bookingStart'),
    booking_end_date: at('bookingEnd'),
    is_active: true,
    is_exclusive: values.isExclusive,
    is_booking_open: true,
    is_cancelled: saved.status === 'cancelled',
    sale_state: saleState(tiers),
    tickets_open_at: null,
    moved_from: null,
    company_has_access: true,
    created_by: null,
    created_by_name: saved.organizer_name,
    created_at: saved.created_at,
    refund_terms: saved.refund_terms,
    ticket_tiers: tiers,
  };
}
