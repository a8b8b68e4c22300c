import { sql } from 'kysely';
import { searchVector } from '../db/expressions/searchVector';
import { searchDocument } from '../modules/catalog/searchText.rules';
import type { GstPercent } from '../db/schema/catalog';
import type { TestApp } from './buildTestApp';

type WithDb = Pick<TestApp, 'db'>;

const DAY = 86_400_000;

let made = 0;
/** A number that no other row of this test file has. */
const next = () => (made += 1);

export interface TestCategory {
  id: number;
  name: string;
  slug: string;
}

interface NewCategory {
  name?: string;
  slug?: string;
  position?: number;
}

export async function createCategory(
  { db }: WithDb,
  values: NewCategory = {},
): Promise<TestCategory> {
  const number = next();
  const name = values.name ?? `Category ${number}`;
  return db
    .insertInto('categories')
    .values({
      name,
      slug: values.slug ?? name.toLowerCase().replaceAll(' ', '-'),
      color_code: '#8FA8C8',
      icon: 'briefcase',
      position: values.position ?? number,
    })
    .returning(['id', 'name', 'slug'])
    .executeTakeFirstOrThrow();
}

interface NewEvent {
  /** Created when omitted. */
  category?: TestCategory;
  title?: string;
  description?: string;
  venue?: string;
  city?: string;
  state?: string;
  country?: string;
  timezone?: string;
  currency?: string;
  /** Minor units; by default the price of the first tier. */
  basePrice?: number;
  startAt?: Date;
  endAt?: Date;
  bookingStartAt?: Date;
  bookingEndAt?: Date;
  isActive?: boolean;
  isFeatured?: boolean;
  /** Makes the event exclusive to these companies. */
  onlyFor?: readonly { id: number }[];
  cancelledAt?: Date | null;
  featuredImage?: string;
  images?: readonly string[];
  organizer?: string;
  organizerId?: number;
  createdBy?: number | null;
  /** Percentage that cancelling before a time refunds; nothing if omitted. */
  refunds?: { percent: number; until: Date; feeKept?: boolean };
}

export interface TestEvent {
  id: number;
  title: string;
  start_at: Date;
  end_at: Date;
}

/**
 * An active event in ten days, open for booking, searchable, without tiers. Uses the system clock, so tests with a
 * fake clock pass the dates.
 */
export async function createEvent({ db }: WithDb, values: NewEvent = {}): Promise<TestEvent> {
  const category = values.category ?? (await createCategory({ db }));
  const startAt = values.startAt ?? new Date(Date.now() + 10 * DAY);
  const row = {
    title: values.title ?? `Event ${next()}`,
    description: values.description ?? 'An evening for tests.',
    venue: values.venue ?? 'Test Hall',
    city: values.city ?? 'Mumbai',
    state: values.state ?? 'Maharashtra',
    timezone: values.timezone ?? 'Asia/Kolkata',
    start_at: startAt,
  };
  const words = searchDocument({ ...row, category_name: category.name });
  const event = await db
    .insertInto('events')
    .values({
      ...row,
      category_id: category.id,
      featured_image: values.featuredImage ?? '',
      images: JSON.stringify(values.images ?? []),
      country: values.country ?? 'India',
      base_price: values.basePrice ?? 100_000,
      currency: values.currency ?? 'INR',
      end_at: values.endAt ?? new Date(startAt.getTime() + DAY / 8),
      booking_start_at:
        values.bookingStartAt ?? new Date(Math.min(Date.now(), startAt.getTime()) - 10 * DAY),
      booking_end_at: values.bookingEndAt ?? startAt,
      is_active: values.isActive ?? true,
      is_exclusive: values.onlyFor !== undefined,
      is_featured: values.isFeatured ?? false,
      organizer_name: values.organizer ?? 'Test Organizers',
      organizer_id: values.organizerId ?? null,
      created_by: values.createdBy ?? null,
      cancelled_at: values.cancelledAt ?? null,
      refund_percent: values.refunds?.percent ?? 0,
      refund_until: values.refunds?.until ?? null,
      refund_fee_kept: values.refunds?.feeKept ?? false,
      search: searchVector(words),
      search_text: words.text,
    })
    .returning(['id', 'title', 'start_at', 'end_at'])
    .executeTakeFirstOrThrow();
  for (const company of values.onlyFor ?? []) {
    await db
      .insertInto('event_access')
      .values({ event_id: event.id, company_id: company.id })
      .execute();
  }
  return event;
}

interface NewTier {
  /** Created when omitted. */
  event?: { id: number };
  name?: string;
  description?: string;
  /** Minor units. */
  price?: number;
  currency?: string;
  total?: number;
  held?: number;
  sold?: number;
  /** Number of bookings with the held and sold seats. */
  bookings?: number;
  benefits?: readonly string[];
  isActive?: boolean;
  maxPerBooking?: number;
  maxPerPerson?: number;
  maxPerCompany?: number;
  /** 18 when omitted. */
  gstPercent?: GstPercent;
  saleStartsAt?: Date;
  saleEndsAt?: Date;
  position?: number;
}

export interface TestTier {
  id: number;
  event_id: number;
  name: string;
  price: number;
  currency: string;
  total: number;
  available: number;
  held: number;
  sold: number;
}

/** A tier of 100 seats at 1,000.00. Seats that are neither held nor sold are available. */
export async function createTier({ db }: WithDb, values: NewTier = {}): Promise<TestTier> {
  const event = values.event ?? (await createEvent({ db }));
  const { total = 100, held = 0, sold = 0 } = values;
  const number = next();
  const tier = await db
    .insertInto('ticket_tiers')
    .values({
      event_id: event.id,
      name: values.name ?? `Tier ${number}`,
      description: values.description ?? '',
      price: values.price ?? 100_000,
      currency: values.currency ?? 'INR',
      total,
      available: total - held - sold,
      held,
      sold,
      bookings: values.bookings ?? 0,
      benefits: JSON.stringify(values.benefits ?? []),
      is_active: values.isActive ?? true,
      max_per_booking: values.maxPerBooking ?? 10,
      max_per_person: values.maxPerPerson ?? null,
      max_per_company: values.maxPerCompany ?? null,
      gst_percent: values.gstPercent ?? 18,
      sale_starts_at: values.saleStartsAt ?? null,
      sale_ends_at: values.saleEndsAt ?? null,
      position: values.position ?? number,
    })
    .returning([
      'id',
      'event_id',
      'name',
      'price',
      'currency',
      'total',
      'available',
      'held',
      'sold',
    ])
    .executeTakeFirstOrThrow();
  await db
    .updateTable('events')
    .set({
      // Lists show the price of the cheapest tier on sale.
      base_price: sql<number>`coalesce((select min(price) from ticket_tiers where event_id = ${event.id} and is_active), base_price)`,
    })
    .where('id', '=', event.id)
    .execute();
  return tier;
}
