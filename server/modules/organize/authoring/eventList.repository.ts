import { sql, type RawBuilder } from 'kysely';
import { keptTickets } from '../../../db/expressions/keptTickets';
import { searchQuery } from '../../../db/expressions/searchVector';
import type { ModuleDeps } from '../../../deps';
import type { DayRange } from '../../catalog/eventFilters.rules';
import type { SearchQuery } from '../../catalog/searchText.rules';
import { columns, seats, status } from './authoring.repository';
import type { EventStatus, OrganizedEventRow } from './authoring.types';

type Db = ModuleDeps['db'];

const startDay = sql`(e.start_at at time zone e.timezone)::date`;

const soldOut = sql<boolean>`(not exists (select 1 from ticket_tiers t
  where t.event_id = e.id and t.is_active and t.available > 0))`;

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

const matches = ({ organizers, organizer, category, city, days, search }: OrganizedFilter) =>
  sql<boolean>`(
  (${organizers}::bigint[] is null or e.organizer_id = any(${organizers}::bigint[]))
  and (${organizer}::bigint is null or e.organizer_id = ${organizer}::bigint)
  and (${category}::bigint is null or e.category_id = ${category}::bigint)
  and (${city}::text is null or lower(e.city) = ${city}::text)
  and (${days.from}::date is null or ${startDay} >= ${days.from}::date)
  and (${days.to}::date is null or ${startDay} <= ${days.to}::date)
  and ${search ? sql`e.search @@ ${searchQuery(search)}` : sql`true`})`;

export type StatusCounts = Record<EventStatus | 'sold_out', number>;

export const noCounts: Readonly<StatusCounts> = {
  draft: 0,
  published: 0,
  paused: 0,
  over: 0,
  cancelled: 0,
  sold_out: 0,
};

export async function countByStatus(db: Db, filter: OrganizedFilter): Promise<StatusCounts> {
  const { rows } = await sql<{ status: EventStatus; count: number; sold_out: number }>`
    select status, count(*)::int as count, (count(*) filter (where is_sold_out))::int as sold_out
    from (
      select ${status} as status, ${status} = 'published' and ${soldOut} as is_sold_out
      from events e where ${matches(filter)}
    ) as found group by 1
  `.execute(db);
  const counts = { ...noCounts };
  for (const row of rows) {
    counts[row.status] = row.count;
    counts.sold_out += row.sold_out;
  }
  return counts;
}

const ahead = sql`coalesce(e.end_at, e.start_at) > now()`;

const orderings = {
  start_date: sql`case when e.start_at is null then 1 when ${ahead} then 0 else 2 end,
    case when ${ahead} then extract(epoch from e.start_at) else -extract(epoch from e.start_at) end,
    case when ${ahead} then e.id else -e.id end`,
  '-start_date': sql`e.start_at desc nulls last, e.id desc`,
  title: sql`lower(e.title) asc, e.id asc`,
  '-title': sql`lower(e.title) desc, e.id desc`,
  sold: sql`(select coalesce(sum(sold), 0) from ticket_tiers where event_id = e.id) asc, e.id asc`,
  '-sold': sql`(select coalesce(sum(sold), 0) from ticket_tiers where event_id = e.id) desc, e.id desc`,
  updated_at: sql`e.updated_at asc, e.id asc`,
  '-updated_at': sql`e.updated_at desc, e.id desc`,
} as const;

/** The published ones are on sale or sold out. */
export type OrganizedStatus = EventStatus | 'on_sale' | 'sold_out';

function hasStatus(wanted: OrganizedStatus) {
  if (wanted === 'on_sale') return sql`${status} = 'published' and not ${soldOut}`;
  if (wanted === 'sold_out') return sql`${status} = 'published' and ${soldOut}`;
  return sql`${status} = ${wanted}`;
}

export interface OrganizedPage {
  status: OrganizedStatus | null;
  ordering: keyof typeof orderings;
  limit: number;
  offset: number;
}

/**
 * The soonest first: what is to come, drafts without a date, then the past, the latest first. Each part is read
 * from an index in its own order, no further than the page goes.
 */
function soonest(condition: RawBuilder<unknown>, { limit, offset }: OrganizedPage) {
  const part = (which: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
    sql`(select e.* from events e where ${condition} and ${which} order by ${order} limit ${limit + offset})`;
  return sql`
    select * from (
      ${part(ahead, sql`e.start_at, e.id`)}
      union all ${part(sql`e.start_at is null`, sql`e.id desc`)}
      union all ${part(sql`not ${ahead}`, sql`e.start_at desc, e.id desc`)}
    ) as e
    order by ${orderings.start_date} limit ${limit} offset ${offset}`;
}

/** The page is chosen before the sums of its events are computed. */
export async function findOrganizedEvents(
  db: Db,
  filter: OrganizedFilter,
  page: OrganizedPage,
): Promise<OrganizedEventRow[]> {
  const order = orderings[page.ordering];
  const condition = sql`${matches(filter)} and ${page.status ? hasStatus(page.status) : sql`true`}`;
  const chosen =
    page.ordering === 'start_date'
      ? soonest(condition, page)
      : sql`select e.* from events e where ${condition}
          order by ${order} limit ${page.limit} offset ${page.offset}`;
  const { rows } = await sql<OrganizedEventRow>`
    select ${columns}, ${status} as status, seats.*
    from (${chosen}) as e
    cross join lateral ${seats} as seats
    order by ${order}
  `.execute(db);
  return rows;
}

export interface OverviewRow {
  on_sale: number;
  sold: number;
  /** Minor units. */
  revenue: { currency: string; amount: number }[];
  cities: string[];
}

const MAX_CITIES = 200;

/** Sums over what is published and has not ended. */
export async function findOverview(
  db: Db,
  filter: Pick<OrganizedFilter, 'organizers' | 'organizer'>,
): Promise<OverviewRow> {
  const isTheirs = matches({
    ...filter,
    category: null,
    city: null,
    days: { from: null, to: null },
    search: null,
  });
  const { rows } = await sql<OverviewRow>`
    with ahead as materialized (
      select e.id, ${status} = 'published' and not ${soldOut} as is_on_sale
      from events e where ${isTheirs} and ${status} in ('published', 'paused')
    )
    select
      (select count(*)::int from ahead where is_on_sale) as on_sale,
      (select coalesce(sum(t.sold), 0)::int from ticket_tiers t join ahead on ahead.id = t.event_id)
        as sold,
      (select coalesce(json_agg(s order by s.currency), '[]') from (
        select b.currency, sum(${keptTickets})::bigint as amount
        from bookings b join ahead on ahead.id = b.event_id
        where b.payment_status in ('paid', 'refunded') group by b.currency) as s) as revenue,
      (select coalesce(json_agg(c.city order by c.city), '[]') from (
        select distinct e.city from events e where ${isTheirs} and e.city <> ''
        order by e.city limit ${MAX_CITIES}) as c) as cities
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The overview has no row.');
  return row;
}
