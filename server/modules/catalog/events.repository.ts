import { sql } from 'kysely';
import {
  lowestPrice,
  saleHasEnded,
  salesHaveEnded,
  ticketsOpenAt,
} from '../../db/expressions/saleWindow';
import { freeSeats } from '../../db/expressions/freeSeats';
import type { ModuleDeps } from '../../deps';
import type { Viewer } from './eventFilters.rules';
import { publishedMatches, soonestMatches, type EventFilter } from './eventMatches.repository';
import type { CategoryRow, CityCount, EventRow, TierRow } from './events.types';

/** The database, or a transaction on it. */
export type Db = ModuleDeps['db'];

export type Ordering = 'start_date' | '-start_date' | 'price' | '-price' | 'title';

export interface PageRequest {
  ordering: Ordering;
  limit: number;
  offset: number;
  /** True if so few events match that sorting all of them is fast. */
  few: boolean;
}

/** Counting stops at this number, which is as far as a caller can page. Matching a text is slower per event. */
export const MOST_FOUND = { events: 10_000, bySearch: 1_000 };

/** Matches per city, most first. Their sum is the number of matches, limited by `MOST_FOUND`. */
export async function countByCity(db: Db, filter: EventFilter): Promise<CityCount[]> {
  const most = filter.search === null ? MOST_FOUND.events : MOST_FOUND.bySearch;
  return db
    .selectFrom(publishedMatches(db, filter).select('e.city').limit(most).as('found'))
    .select(['found.city', sql<number>`count(*)::int`.as('events')])
    .groupBy('found.city')
    .orderBy('events', 'desc')
    .orderBy('found.city')
    .execute();
}

/** One page of the matches, in a total order, so that no event is on two pages or on none. */
export async function findPage(
  db: Db,
  filter: EventFilter,
  { ordering, limit, offset, few }: PageRequest,
  viewer: Viewer,
): Promise<EventRow[]> {
  const direction = ordering.startsWith('-') ? 'desc' : 'asc';
  // Select nothing else, so that PostgreSQL skips the rows before the page in the index.
  const key = sql<unknown>`${orderColumns[ordering]}`.as('key');
  const matches = publishedMatches(db, filter).select(['e.id', key]);
  const isSoonest = ordering === 'start_date' && filter.timeframe === 'upcoming';
  const inOrder = isSoonest ? soonestMatches(db, filter, limit + offset) : matches;
  // Choose the page before computing columns: PostgreSQL also computes the columns of rows that an offset
  // skips.
  const chosen = db
    // `offset 0` stops PostgreSQL from scanning all events in sort order to find a few matches.
    .selectFrom(few ? matches.offset(sql.lit(0)).as('e') : inOrder.as('e'))
    .select('e.id')
    .orderBy('e.key', direction)
    .orderBy('e.id', direction)
    .limit(limit)
    .offset(offset);
  return db
    .selectFrom('events as e')
    .innerJoin(chosen.as('chosen'), 'chosen.id', 'e.id')
    .innerJoin('categories as c', 'c.id', 'e.category_id')
    .select(eventColumns)
    .select(computedColumns(viewer))
    .orderBy(orderColumns[ordering], direction)
    .orderBy('e.id', direction)
    .execute();
}

const orderColumns = {
  start_date: sql`e.start_at`,
  '-start_date': sql`e.start_at`,
  price: sql`e.base_price`,
  '-price': sql`e.base_price`,
  title: sql`lower(e.title)`,
} as const;

/**
 * Events of the front page: featured ones, then those that start soonest, without past and
 * cancelled ones.
 */
export async function findFeatured(
  db: Db,
  limit: number,
  now: Date,
  viewer: Viewer,
): Promise<EventRow[]> {
  const shown = (featured: boolean) =>
    db
      .selectFrom('events')
      .where('is_active', '=', sql.lit(true))
      .where('is_featured', '=', sql.lit(featured))
      .where('end_at', '>', now)
      .where('cancelled_at', 'is', null)
      .select(['id', 'start_at']);
  // Two queries, because one would scan all past events in the index on start_at.
  const soonest = (featured: boolean) => {
    const toCome = shown(featured).where('start_at', '>', now).orderBy('start_at').orderBy('id');
    const underWay = shown(featured)
      .where('start_at', '<=', now)
      .where(sql<boolean>`tstzrange(start_at, end_at, '[]') @> ${now}::timestamptz`);
    return db
      .selectFrom(toCome.limit(limit).as('coming'))
      .selectAll()
      .unionAll(db.selectFrom(underWay.as('running')).selectAll())
      .orderBy('start_at')
      .orderBy('id')
      .limit(limit);
  };
  const chosen = db
    .selectFrom(soonest(true).as('featured'))
    .select('featured.id')
    .unionAll(db.selectFrom(soonest(false).as('others')).select('others.id'));
  return db
    .selectFrom(chosen.as('chosen'))
    .innerJoin('events as e', 'e.id', 'chosen.id')
    .innerJoin('categories as c', 'c.id', 'e.category_id')
    .select(eventColumns)
    .select(computedColumns(viewer))
    .orderBy('e.is_featured', 'desc')
    .orderBy('e.start_at')
    .orderBy('e.id')
    .limit(limit)
    .execute();
}

export async function isPublished(db: Db, id: number): Promise<boolean> {
  const event = await db
    .selectFrom('events')
    .where('id', '=', id)
    .where('is_active', '=', true)
    .select('id')
    .executeTakeFirst();
  return event !== undefined;
}

/** Events by id, as visitors see them. Includes drafts with a category and dates; the service checks access. */
export async function findEvents(db: Db, ids: readonly number[]): Promise<Map<number, EventRow>> {
  const events = await db
    .selectFrom('events as e')
    .innerJoin('categories as c', 'c.id', 'e.category_id')
    .where('e.id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .where('e.start_at', 'is not', null)
    .where('e.end_at', 'is not', null)
    .where('e.booking_start_at', 'is not', null)
    .where('e.booking_end_at', 'is not', null)
    .select(eventColumns)
    .select(computedColumns({ companyId: null, seesEverything: false }))
    .execute();
  return new Map(events.map((event) => [event.id, event]));
}

/** Whether the company is on the list of an exclusive event (D11). */
export async function isOnAccessList(db: Db, eventId: number, companyId: number): Promise<boolean> {
  const access = await db
    .selectFrom('event_access')
    .where('event_id', '=', eventId)
    .where('company_id', '=', companyId)
    .select('event_id')
    .executeTakeFirst();
  return access !== undefined;
}

const eventColumns = [
  'e.id',
  'e.title',
  'e.description',
  'e.featured_image',
  'e.images',
  'e.poster',
  'e.gallery',
  'e.category_id',
  'c.name as category_name',
  'c.slug as category_slug',
  'e.venue',
  'e.city',
  'e.state',
  'e.country',
  'e.timezone',
  'e.base_price',
  'e.currency',
  'e.start_at',
  'e.end_at',
  'e.booking_start_at',
  'e.booking_end_at',
  'e.is_active',
  'e.is_exclusive',
  'e.organizer_id',
  'e.organizer_name',
  'e.created_by',
  'e.paused_at',
  'e.cancelled_at',
  'e.calendar_sequence',
  'e.moved_from_start_at',
  'e.moved_from_venue',
  'e.refund_percent',
  'e.refund_until',
  'e.refund_fee_kept',
  'e.created_at',
] as const;

/** Subqueries, so that PostgreSQL evaluates them only for the rows of the page. */
function computedColumns(viewer: Viewer) {
  return [
    sql<number>`(select coalesce(sum(
        case when ${saleHasEnded} then t.held + t.sold else t.total end), 0)::int
      from ticket_tiers t where t.event_id = e.id and t.is_active)`.as('total_tickets'),
    sql<number>`(select coalesce(sum(${freeSeats}), 0)::int from ticket_tiers t
      where t.event_id = e.id and t.is_active and not ${saleHasEnded})`.as('available_tickets'),
    sql<Date | null>`(select ${ticketsOpenAt} from ticket_tiers t where t.event_id = e.id)`.as(
      'tickets_open_at',
    ),
    sql<boolean>`(select ${salesHaveEnded} from ticket_tiers t where t.event_id = e.id)`.as(
      'sales_have_ended',
    ),
    sql<number | null>`(select ${lowestPrice} from ticket_tiers t
      where t.event_id = e.id and t.is_active)`.as('lowest_price'),
    sql<number>`(select coalesce(sum(t.bookings), 0)::int from ticket_tiers t
      where t.event_id = e.id)`.as('total_bookings'),
    hasAccess(viewer).as('company_has_access'),
  ] as const;
}

/** The event is not exclusive, or the company is on its list (D11). */
function hasAccess({ companyId, seesEverything }: Viewer) {
  if (seesEverything) return sql<boolean>`true`;
  return sql<boolean>`(not e.is_exclusive or exists (
    select from event_access a where a.event_id = e.id and a.company_id = ${companyId}::bigint
  ))`;
}

/** Tiers of these events in the order of the event page, inactive ones included. */
export async function findTiers(db: Db, eventIds: readonly number[]): Promise<TierRow[]> {
  return db
    .selectFrom('ticket_tiers as t')
    .select([
      'id',
      'event_id',
      'name',
      'description',
      'price',
      'currency',
      'total',
      freeSeats.as('available'),
      'held',
      'sold',
      'benefits',
      'is_active',
      'admission',
      'max_per_booking',
      'max_per_person',
      'max_per_company',
      'gst_percent',
      'sale_starts_at',
      'sale_ends_at',
    ])
    .where('event_id', '=', sql<number>`any(${[...eventIds]}::bigint[])`)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Categories with the most events first. @param now events that ended before this are not counted */
export async function findCategories(db: Db, now: Date): Promise<CategoryRow[]> {
  return db
    .selectFrom('categories as c')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('events')
          .where('is_active', '=', true)
          .where('end_at', '>', now)
          .select(['category_id', sql<number>`count(*)::int`.as('events')])
          .groupBy('category_id')
          .as('n'),
      (join) => join.onRef('n.category_id', '=', 'c.id'),
    )
    .select([
      'c.id',
      'c.version',
      'c.name',
      'c.slug',
      'c.color_code',
      'c.icon',
      'c.created_at',
      sql<number>`coalesce(n.events, 0)`.as('event_count'),
    ])
    .orderBy('event_count', 'desc')
    .orderBy('c.position')
    .orderBy('c.id')
    .execute();
}
