import { sql, type RawBuilder } from 'kysely';
import { sumsOfEvent } from '../../../db/expressions/eventSums';
import type { ModuleDeps } from '../../../deps';
import { columns, seats, status } from './authoring.repository';
import type { OrganizedEventRow } from './authoring.types';
import {
  hasStatus,
  matches,
  type OrganizedFilter,
  type OrganizedStatus,
} from './eventFilter.repository';

type Db = ModuleDeps['db'];

const ahead = sql`coalesce(e.end_at, e.start_at) > now()`;

/** Read from the sums, which are updated about every second. */
const soldSeats = sql`coalesce((select sold from event_sums where event_id = e.id), 0)`;

const orderings = {
  start_date: sql`case when e.start_at is null then 1 when ${ahead} then 0 else 2 end,
    case when ${ahead} then extract(epoch from e.start_at) else -extract(epoch from e.start_at) end,
    case when ${ahead} then e.id else -e.id end`,
  '-start_date': sql`e.start_at desc nulls last, e.id desc`,
  title: sql`lower(e.title) asc, e.id asc`,
  '-title': sql`lower(e.title) desc, e.id desc`,
  sold: sql`${soldSeats} asc, e.id asc`,
  '-sold': sql`${soldSeats} desc, e.id desc`,
  updated_at: sql`e.updated_at asc, e.id asc`,
  '-updated_at': sql`e.updated_at desc, e.id desc`,
} as const;

type Ordering = keyof typeof orderings;

export interface OrganizedPage {
  status: OrganizedStatus | null;
  ordering: Ordering;
  limit: number;
  offset: number;
  /** True if so few events match that reading and sorting all of them is fastest. */
  few: boolean;
}

/** Columns that the ordering needs. */
const orderedBy = ({ ordering }: Pick<OrganizedPage, 'ordering'>) => {
  if (ordering === 'title' || ordering === '-title') return sql`e.id, e.title`;
  if (ordering === 'updated_at' || ordering === '-updated_at') return sql`e.id, e.updated_at`;
  return sql`e.id, e.start_at, e.end_at`;
};

type Part = (which: RawBuilder<unknown>, order: RawBuilder<unknown>) => RawBuilder<unknown>;

/** Matching events up to the end of the page, read in index order. */
const partOf =
  (condition: RawBuilder<unknown>, page: OrganizedPage): Part =>
  (which, order) =>
    sql`(select ${orderedBy(page)} from events e where ${condition} and ${which}
      order by ${order} limit ${page.limit + page.offset})`;

/**
 * Sorted soonest first: events under way, future events, drafts without a date, then past events, latest first. Each
 * part is read from an index up to the end of the page. Events under way may have begun long ago, so they are found by
 * the index on their time range.
 */
const soonest = (condition: RawBuilder<unknown>, part: Part) => sql`
  (select * from (
    select e.id, e.start_at, e.end_at from events e
    where ${condition} and tstzrange(e.start_at, e.end_at, '[]') @> now()
      and e.start_at <= now() and e.end_at > now()
    offset 0
  ) as e)
  union all ${part(sql`e.start_at > now()`, sql`e.start_at, e.id`)}
  union all ${part(sql`e.start_at is null`, sql`e.start_at desc, e.id desc`)}
  union all ${part(sql`e.start_at <= now() and not ${ahead}`, sql`e.start_at desc, e.id desc`)}`;

/** Events without a date come last; read separately, because the index has them first in this direction. */
const newest = (part: Part) => sql`
  ${part(sql`e.start_at is not null`, sql`e.start_at desc, e.id desc`)}
  union all ${part(sql`e.start_at is null`, sql`e.start_at desc, e.id desc`)}`;

/**
 * Events with sales in the order of the sums' index, and events without sales; the second part is read only if the page
 * reaches it. Few drafts have sales, so a page of drafts would scan the whole index: for drafts, the sums of all of
 * them are looked up instead.
 */
function bySold(
  condition: RawBuilder<unknown>,
  rows: number,
  { direction, ofDrafts }: { direction: 'asc' | 'desc'; ofDrafts: boolean },
) {
  const way = sql.raw(direction);
  const someLeft = (before: 'selling' | 'unsold') =>
    sql`greatest(0, ${rows}::int - (select count(*) from ${sql.ref(before)}))`;
  const [ofSelling, ofUnsold] =
    direction === 'desc' ? [sql`${rows}`, someLeft('selling')] : [someLeft('unsold'), sql`${rows}`];
  const matching = ofDrafts
    ? sql`(select e.id, e.start_at, e.end_at from events e where ${condition} offset 0) as e`
    : sql`events e`;
  const selling = sql`selling as materialized (
    select e.id, e.start_at, e.end_at from event_sums sums join ${matching} on e.id = sums.event_id
    where sums.sold > 0 ${ofDrafts ? sql`` : sql`and ${condition}`}
    order by sums.sold ${way}, sums.event_id ${way} limit ${ofSelling})`;
  const unsold = sql`unsold as materialized (
    select e.id, e.start_at, e.end_at from events e
    where ${condition} and not exists (
      select from event_sums sums where sums.event_id = e.id and sums.sold > 0)
    order by e.id ${way} limit ${ofUnsold})`;
  const parts = direction === 'desc' ? [selling, unsold] : [unsold, selling];
  return sql`with ${sql.join(parts)} select * from selling union all select * from unsold`;
}

/** Contains at least the events up to the end of the page. */
function inOrder(condition: RawBuilder<unknown>, page: OrganizedPage) {
  const { ordering, limit, offset } = page;
  const rows = limit + offset;
  const part = partOf(condition, page);
  if (ordering === 'start_date') return soonest(condition, part);
  if (ordering === '-start_date') return newest(part);
  const ofDrafts = page.status === 'draft';
  if (ordering === 'sold') return bySold(condition, rows, { direction: 'asc', ofDrafts });
  if (ordering === '-sold') return bySold(condition, rows, { direction: 'desc', ofDrafts });
  return part(sql`true`, orderings[ordering]);
}

/** Chooses the page first, so that sums are computed only for its events. */
export async function findOrganizedEvents(
  db: Db,
  filter: OrganizedFilter,
  page: OrganizedPage,
): Promise<OrganizedEventRow[]> {
  const order = orderings[page.ordering];
  const condition = sql`${matches(filter)} and ${hasStatus(page.status)}`;
  const candidates = page.few
    ? // `offset 0` stops PostgreSQL from scanning an index of all events to find a few.
      sql`select ${orderedBy(page)} from events e where ${condition} offset 0`
    : inOrder(condition, page);
  const { rows } = await sql<OrganizedEventRow>`
    with chosen as materialized (
      select e.id from (${candidates}) as e
      order by ${order} limit ${page.limit} offset ${page.offset}
    )
    select ${columns}, ${status} as status, seats.*
    from chosen join events e on e.id = chosen.id
    cross join lateral ${sumsOfEvent} as sums
    cross join lateral ${seats} as seats
    order by ${order}
  `.execute(db);
  return rows;
}
