import type { Caller } from '../../../contract/caller';
import type { QueryOf, Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import { forbidden } from '../../../lib/errors';
import { toDecimal } from '../../../lib/money';
import { RefreshedCache } from '../../../lib/refreshedCache';
import { readCity, readDayRange } from '../../catalog/eventFilters.rules';
import { parseSearch } from '../../catalog/searchText.rules';
import { editableOrganizers } from '../../identity/people/organizerRoles.rules';
import { defaultKind } from '../takings/paymentKind.rules';
import { presentOrganizedSummary } from './authoring.presenter';
import {
  countByStatus,
  countOf,
  findCities,
  noCounts,
  sumAhead,
  type SalesAhead,
  type StatusCounts,
} from './eventCounts.repository';
import type { OrganizedFilter } from './eventFilter.repository';
import { isFew } from './eventList.rules';
import { findOrganizedEvents } from './eventList.repository';

/** Counts of more events than this are cached. */
const MANY_EVENTS = 5_000;
const CACHED = { size: 200, freshFor: 5_000, keptFor: 60_000 };

interface Ahead {
  counts: StatusCounts;
  sales: SalesAhead[];
  cities: string[];
}

export type EventListService = ReturnType<typeof createEventListService>;

/** Lists the events of the caller's organizers for the console. */
export function createEventListService({
  db,
  clock,
  config,
}: Pick<ModuleDeps, 'db' | 'clock' | 'config'>) {
  const counts = new RefreshedCache<StatusCounts>(CACHED, () => clock.now());
  const overviews = new RefreshedCache<Ahead>(CACHED, () => clock.now());
  const isMany = (found: StatusCounts) => countOf(null, found) > MANY_EVENTS;

  const countsOf = (filter: OrganizedFilter): Promise<StatusCounts> =>
    counts.get(JSON.stringify(filter), () => countByStatus(db, filter), isMany);

  const aheadOf = (filter: OrganizedFilter): Promise<Ahead> =>
    overviews.get(
      JSON.stringify(filter),
      async () => ({
        counts: await countByStatus(db, filter),
        sales: await sumAhead(db, filter),
        cities: await findCities(db, filter),
      }),
      (found) => isMany(found.counts),
    );

  return {
    /** @throws 400, 403 for callers without an organizer */
    async list(
      caller: Caller,
      query: QueryOf<'listOrganizedEvents'>,
    ): Promise<Schemas['OrganizedEventList']> {
      const organizers = organizersOf(caller);
      const { page = 1, page_size: size = 20, ordering = 'start_date', status = null } = query;
      const search = parseSearch(query.search);
      const { organizer = null, category = null } = query;
      const filter = {
        organizers,
        organizer,
        category,
        city: readCity(query.city),
        days: readDayRange(query.date_from, query.date_to),
        search: search === 'nothing' ? null : search,
      };
      const found = search === 'nothing' ? noCounts : await countsOf(filter);
      const count = countOf(status, found);
      const offset = (page - 1) * size;
      const few = isFew(count, offset + size);
      const chosen = { status, ordering, limit: size, offset, few };
      const events = offset < count ? await findOrganizedEvents(db, filter, chosen) : [];
      const kind = defaultKind(config);
      const results = events.map((event) => presentOrganizedSummary(event, kind));
      return { count, page, page_size: size, counts: { ...found }, results };
    },

    /** @throws 403 for callers without an organizer */
    async overview(
      caller: Caller,
      query: QueryOf<'getOrganizedOverview'>,
    ): Promise<Schemas['OrganizedOverview']> {
      const organizers = organizersOf(caller);
      const found = await aheadOf({
        ...EVERYTHING,
        organizers,
        organizer: query.organizer ?? null,
      });
      const kind = defaultKind(config);
      const { published, sold_out: soldOut } = found.counts;
      return {
        on_sale: published - soldOut,
        sold: found.sales.reduce((sum, { sold }) => sum + sold, 0),
        payments: kind,
        revenue: found.sales.map(({ currency, kept, kept_test: keptTest }) => ({
          currency,
          amount: toDecimal(kind === 'real' ? kept : keptTest),
        })),
        cities: found.cities,
      };
    },
  };
}

const EVERYTHING = {
  category: null,
  city: null,
  days: { from: null, to: null },
  search: null,
} as const;

/** @throws 403 */
function organizersOf(caller: Caller): number[] | null {
  const organizers = editableOrganizers(caller);
  if (organizers?.length === 0) {
    throw forbidden('Only the team of an organizer can see its events.');
  }
  return organizers;
}
