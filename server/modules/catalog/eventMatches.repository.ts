import { sql, type SqlBool } from 'kysely';
import type { ModuleDeps } from '../../deps';
import {
  narrowestSpan,
  widestSpan,
  type CategoryFilter,
  type DayRange,
  type PriceRange,
} from './eventFilters.rules';
import { hasSimilarWords, hasWords } from './search.repository';
import type { SearchQuery, SimilarWords } from './searchText.rules';

type Db = ModuleDeps['db'];

export interface EventFilter {
  search: SearchQuery | null;
  /** Used instead of the typed words if those match nothing. */
  similar: SimilarWords | null;
  category: CategoryFilter;
  price: PriceRange;
  /** Lower case; null means every city. */
  city: string | null;
  days: DayRange;
  timeframe: 'upcoming' | 'past' | 'all';
  now: Date;
  /** Null means the events of all organizers. */
  organizers: readonly number[] | null;
}

/** The published events that fit the filter. */
export function publishedMatches(
  db: Db,
  { search, similar, category, price, city, days, timeframe, now, organizers }: EventFilter,
) {
  let query = db.selectFrom('events as e').where('e.is_active', '=', sql.lit(true));
  if (timeframe === 'upcoming') query = query.where('e.end_at', '>', now);
  // An event that has ended has also started; the second condition lets the index on start_at skip future events.
  if (timeframe === 'past')
    query = query.where('e.end_at', '<=', now).where('e.start_at', '<=', now);
  if (price.min !== null) query = query.where('e.base_price', '>=', price.min);
  if (price.max !== null) query = query.where('e.base_price', '<=', price.max);
  if (city !== null) query = query.where(sql`lower(e.city)`, '=', city);
  if (days.from !== null || days.to !== null) query = query.where(isOnDays(days));
  if (organizers !== null) {
    query = query.where('e.organizer_id', '=', sql<number>`any(${[...organizers]}::bigint[])`);
  }
  if (category !== null) query = query.where('e.category_id', '=', categoryIdOf(category));
  if (similar !== null) query = query.where(hasSimilarWords(similar));
  else if (search !== null) query = query.where(hasWords(search));
  return query;
}

/**
 * The events that are under way, and the next `rows` events by start. Two queries, because one query would scan
 * all past events in the index on start_at.
 */
export function soonestMatches(db: Db, filter: EventFilter, rows: number) {
  const matches = publishedMatches(db, { ...filter, timeframe: 'upcoming' }).select([
    'e.id',
    sql<unknown>`e.start_at`.as('key'),
  ]);
  const toCome = matches
    .where('e.start_at', '>', filter.now)
    .orderBy('e.start_at')
    .orderBy('e.id')
    .limit(rows);
  const underWay = matches
    .where('e.start_at', '<=', filter.now)
    .where(sql<SqlBool>`tstzrange(e.start_at, e.end_at, '[]') @> ${filter.now}::timestamptz`)
    .offset(sql.lit(0));
  return db
    .selectFrom(underWay.as('running'))
    .selectAll()
    .unionAll(db.selectFrom(toCome.as('coming')).selectAll());
}

/**
 * The event overlaps the days, each of which lasts until 5 AM in the event's time zone
 * (docs/product/screens.md#event-list). The first condition uses the widest span in any time zone, because an index
 * serves it. An event within the narrowest span matches in every time zone, so its own zone is not evaluated.
 */
function isOnDays(days: DayRange) {
  const { start, end } = widestSpan(days);
  const { start: surelyAfter, end: surelyBefore } = narrowestSpan(days);
  const startsBefore = sql`e.start_at < ((${days.to}::date + 1)::timestamp at time zone e.timezone)`;
  const midnight = sql`(${days.from}::date::timestamp at time zone e.timezone)`;
  const morning = sql`((${days.from}::date + time '05:00') at time zone e.timezone)`;
  // An event that ends by 5 AM belongs to the previous day, unless it starts on this day.
  const endsAfter = sql`(e.end_at > ${morning} or e.start_at >= ${midnight})`;
  return sql<SqlBool>`(
    tstzrange(e.start_at, e.end_at, '[]') && tstzrange(${start}::timestamptz, ${end}::timestamptz)
    ${days.to === null ? sql`` : sql`and (e.start_at < ${surelyBefore}::timestamptz or ${startsBefore})`}
    ${days.from === null ? sql`` : sql`and (e.end_at > ${surelyAfter}::timestamptz or ${endsAfter})`}
  )`;
}

/** NULL for an unknown category, which matches no event. */
function categoryIdOf(category: NonNullable<CategoryFilter>) {
  if ('id' in category) return sql<number>`${category.id}`;
  const { name } = category;
  return sql<number>`(select id from categories where slug = ${name} or lower(name) = ${name}
    order by slug = ${name} desc limit 1)`;
}
