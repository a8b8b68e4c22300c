import { sql, type RawBuilder } from 'kysely';
import { searchQuery } from '../../../db/expressions/searchVector';
import { widestSpan, type DayRange } from '../../catalog/eventFilters.rules';
import type { SearchQuery } from '../../catalog/searchText.rules';
import { status } from './authoring.repository';
import type { EventStatus } from './authoring.types';

export interface OrganizedFilter {
  /** Null means all events, also those without an organizer. */
  organizers: readonly number[] | null;
  organizer: number | null;
  category: number | null;
  /** Lower case. */
  city: string | null;
  /** Days of the start, in the event's time zone. */
  days: DayRange;
  search: SearchQuery | null;
}

/** `on_sale` and `sold_out` are the two kinds of published events. */
export type OrganizedStatus = EventStatus | 'on_sale' | 'sold_out';

const startDay = sql`(e.start_at at time zone e.timezone)::date`;

export const soldOut = sql<boolean>`(not exists (select 1 from ticket_tiers t
  where t.event_id = e.id and t.is_active and t.available > 0))`;

const all = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.join(conditions, sql` and `)})`;

/** Compares with a single id if there is only one, so that an index on the organizer also gives the order. */
function isOf({ organizers, organizer }: Pick<OrganizedFilter, 'organizers' | 'organizer'>) {
  if (organizer !== null) {
    return organizers === null || organizers.includes(organizer)
      ? [sql`e.organizer_id = ${organizer}::bigint`]
      : [sql`false`];
  }
  if (organizers === null) return [];
  const [only, ...others] = organizers;
  return others.length === 0 && only !== undefined
    ? [sql`e.organizer_id = ${only}::bigint`]
    : [sql`e.organizer_id = any(${[...organizers]}::bigint[])`];
}

/** The event starts on one of the days, in its time zone. The first, wider conditions can use an index. */
function startsOn({ from, to }: DayRange) {
  const { start, end } = widestSpan({ from, to });
  return [
    ...(start === null ? [] : [sql`e.start_at >= ${start}::timestamptz`]),
    ...(end === null ? [] : [sql`e.start_at < ${end}::timestamptz`]),
    ...(from === null ? [] : [sql`${startDay} >= ${from}::date`]),
    ...(to === null ? [] : [sql`${startDay} <= ${to}::date`]),
  ];
}

/** Contains only the given filters: with `or … is null` for the others, PostgreSQL would not use an index. */
export const matches = (filter: OrganizedFilter): RawBuilder<boolean> =>
  all([
    ...isOf(filter),
    ...(filter.category === null ? [] : [sql`e.category_id = ${filter.category}::bigint`]),
    ...(filter.city === null ? [] : [sql`lower(e.city) = ${filter.city}::text`]),
    ...startsOn(filter.days),
    ...(filter.search === null ? [] : [sql`e.search @@ ${searchQuery(filter.search)}`]),
  ]);

/** Null matches any status. */
export function hasStatus(wanted: OrganizedStatus | null): RawBuilder<boolean> {
  if (wanted === null) return sql`true`;
  if (wanted === 'on_sale') return sql`(${status} = 'published' and not ${soldOut})`;
  if (wanted === 'sold_out') return sql`(${status} = 'published' and ${soldOut})`;
  return sql`${status} = ${wanted}`;
}
