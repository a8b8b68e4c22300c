import { sql } from 'kysely';
import type { ModuleDeps } from '../../../deps';
import { status } from './authoring.repository';
import type { EventStatus } from './authoring.types';
import {
  matches,
  soldOut,
  type OrganizedFilter,
  type OrganizedStatus,
} from './eventFilter.repository';

type Db = ModuleDeps['db'];

export type StatusCounts = Record<EventStatus | 'sold_out', number>;

export const noCounts: Readonly<StatusCounts> = {
  draft: 0,
  published: 0,
  paused: 0,
  over: 0,
  cancelled: 0,
  sold_out: 0,
};

/** Two statements: an index alone gives the statuses, and only published events need their seats read. */
export async function countByStatus(db: Db, filter: OrganizedFilter): Promise<StatusCounts> {
  const { rows } = await sql<{ status: EventStatus; count: number }>`
    select ${status} as status, count(*)::int as count
    from events e where ${matches(filter)} group by 1
  `.execute(db);
  const counts = { ...noCounts };
  for (const row of rows) counts[row.status] = row.count;
  if (counts.published > 0) counts.sold_out = await countSoldOut(db, filter);
  return counts;
}

async function countSoldOut(db: Db, filter: OrganizedFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from events e
    where ${matches(filter)} and ${status} = 'published' and ${soldOut}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Number of events with the status; null means all. */
export function countOf(wanted: OrganizedStatus | null, counts: StatusCounts): number {
  if (wanted === 'on_sale') return counts.published - counts.sold_out;
  if (wanted !== null) return counts[wanted];
  const { draft, published, paused, over, cancelled } = counts;
  return draft + published + paused + over + cancelled;
}

export interface SalesAhead {
  currency: string;
  sold: number;
  /** Revenue less refunds in minor units, of real payments and of test payments. */
  kept: number;
  kept_test: number;
}

/** Sums over published events that have not ended, by currency. */
export async function sumAhead(db: Db, filter: OrganizedFilter): Promise<SalesAhead[]> {
  const { rows } = await sql<SalesAhead>`
    select e.currency, sum(sums.sold)::int as sold, sum(sums.kept)::bigint as kept,
      sum(sums.kept_test)::bigint as kept_test
    from events e join (
      select * from event_sums union all select * from event_sum_changes
    ) sums on sums.event_id = e.id
    where ${matches(filter)} and ${status} in ('published', 'paused')
    group by e.currency order by e.currency
  `.execute(db);
  return rows;
}

const MAX_CITIES = 200;

export async function findCities(db: Db, filter: OrganizedFilter): Promise<string[]> {
  const { rows } = await sql<{ city: string }>`
    select distinct e.city from events e where ${matches(filter)} and e.city <> ''
    order by e.city limit ${MAX_CITIES}
  `.execute(db);
  return rows.map(({ city }) => city);
}
