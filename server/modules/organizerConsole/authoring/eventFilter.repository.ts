import { sql, type RawBuilder } from 'kysely';
import { searchQuery } from '../../../db/expressions/searchVector';
import { widestSpan, type DayRange } from '../../catalog/eventFilters.rules';
import type { SearchQuery } from '../../catalog/searchText.rules';
import { status } from './authoring.repository';
import type { EventStatus } from './authoring.types';

export interface OrganizedFilter {
  /** Null for those of all organizers, and of none. */
  organizers: readonly number[] | null;
  organizer: number | null;
  category: number | null;
  /** In small letters. */
  city: string | null;
  /** Of the start, at the venue. */
  days: DayRange;
  search: SearchQuery | null;
}

/** The published ones are on sale or sold out. */
export type OrganizedStatus = EventStatus | 'on_sale' | 'sold_out';

const startDay = sql`(e.start_at at time zone e.timezone)::date`;

export const soldOut = sql<boolean>`(not exists (select 1 from ticket_tiers t
  where t.event_id = e.id and t.is_active and t.available > 0))`;

const all = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.join(conditions, sql` and `)})`;

/** Comparisons with one id, where there is one, so that an index on the organizer keeps its order. */
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

/** Starts on one of the days where the event is. The first conditions, which an index serves, are wider. */
function startsOn({ from, to }: DayRange) {
  const { start, end } = widestSpan({ from, to });
  return [
    ...(start === null ? [] : [sql`e.start_at >= ${start}::timestamptz`]),
    ...(end === null ? [] : [sql`e.start_at < ${end}::timestamptz`]),
    ...(from === null ? [] : [sql`${startDay} >= ${from}::date`]),
    ...(to === null ? [] : [sql`${startDay} <= ${to}::date`]),
  ];
}

/** Only what is asked for: a statement that says `or is null` for the rest is planned without an index. */
export const matches = (filter: OrganizedFilter): RawBuilder<boolean> =>
  all([
    ...isOf(filter),
    ...(filter.category === null ? [] : [sql`e.category_id = ${filter.category}::bigint`]),
    ...(filter.city === null ? [] : [sql`lower(e.city) = ${filter.city}::text`]),
    ...startsOn(filter.days),
    ...(filter.search === null ? [] : [sql`e.search @@ ${searchQuery(filter.search)}`]),
  ]);

/** Any status for null. */
export function hasStatus(wanted: OrganizedStatus | null): RawBuilder<boolean> {
  if (wanted === null) return sql`true`;
  if (wanted === 'on_sale') return sql`(${status} = 'published' and not ${soldOut})`;
  if (wanted === 'sold_out') return sql`(${status} = 'published' and ${soldOut})`;
  return sql`${status} = ${wanted}`;
}
