import type { Caller } from '../../contract/caller';
import { withCustomPlans } from '../../db/customPlan';
import { createDataLoader } from '../../db/dataLoader';
import type { QueryOf, Schemas } from '../../contract/types';
import { forbidden, notFound } from '../../lib/errors';
import { groupBy } from '../../lib/groupBy';
import type { ModuleDeps } from '../../deps';
import type { CatalogueCounts } from './catalogueCounts.service';
import {
  readCategory,
  readCity,
  readDayRange,
  readPriceRange,
  viewerOf,
} from './eventFilters.rules';
import {
  presentCategory,
  presentEvent,
  presentEventStatistics,
  presentSuggestion,
  presentEventSummary,
  type Showing,
} from './events.presenter';
import {
  countByCity,
  findCategories,
  findEvents,
  findFeatured,
  findPage,
  findTiers,
  isOnAccessList,
  isPublished,
  MOST_FOUND,
} from './events.repository';
import type { EventFilter } from './eventMatches.repository';
import type { CategoryRow, CityCount, EventRow, SuggestionRow, TierRow } from './events.types';
import { findSimilarWords } from './search.repository';
import { parseSearch } from './searchText.rules';
import { findStatistics } from './statistics.repository';
import { findSuggestions, type SuggestionQuery } from './suggestions.repository';
import { findSeatsLeft } from './tierLimits.repository';

/** Shorter search texts are not matched by similarity: too many words are similar to them. */
const MIN_SIMILAR_LENGTH = 3;

/** Adds past events if there are fewer upcoming ones than the limit. */
async function upcomingFirst(
  limit: number,
  find: (part: Pick<SuggestionQuery, 'timeframe' | 'limit'>) => Promise<SuggestionRow[]>,
): Promise<SuggestionRow[]> {
  const upcoming = await find({ timeframe: 'upcoming', limit });
  if (upcoming.length === limit) return upcoming;
  return [...upcoming, ...(await find({ timeframe: 'past', limit: limit - upcoming.length }))];
}

export type EventsService = ReturnType<typeof createEventsService>;

interface EventsDeps extends Pick<ModuleDeps, 'db' | 'clock'> {
  counts: { cities: CatalogueCounts<CityCount[]>; categories: CatalogueCounts<CategoryRow[]> };
}

/**
 * Lists, search, details and statistics of events (docs/product/screens.md#event-page). The caller is null
 * for visitors.
 */
export function createEventsService({ db, clock, counts }: EventsDeps) {
  const now = () => new Date(clock.now());

  const runQuery = <Row>(
    { search, days }: EventFilter,
    run: (on: typeof db) => Promise<Row[]>,
  ): Promise<Row[]> => {
    // The best plan depends on the values: a few days or a rare word need an index, a year or a single letter does not.
    const hasDays = days.from !== null || days.to !== null;
    return hasDays || search !== null ? withCustomPlans(db, run) : run(db);
  };

  const citiesOf = (filter: EventFilter): Promise<CityCount[]> =>
    counts.cities(db, JSON.stringify({ ...filter, now: null }), () =>
      runQuery(filter, (on) => countByCity(on, filter)),
    );

  // Concurrent requests for the same event share one statement.
  const loadEvent = createDataLoader({
    db,
    async read(ids: readonly number[]) {
      const events = await findEvents(db, ids);
      return ids.map((id) => events.get(id));
    },
    cacheKey: (id) => id,
  });
  const loadTiers = createDataLoader({
    db,
    async read(ids: readonly number[]) {
      const tiers = groupBy(await findTiers(db, ids), (tier) => tier.event_id);
      return ids.map((id) => tiers.get(id) ?? []);
    },
    cacheKey: (id) => id,
  });

  const showingTo = (caller: Caller | null): Showing => ({
    isVisitor: caller === null,
    now: clock.now(),
  });

  /** @throws AppError 404, also for a draft, unless the caller is a member of its organizer or a platform admin */
  const visibleEvent = async (caller: Caller | null, id: number): Promise<EventRow> => {
    const viewer = viewerOf(caller);
    const event = await loadEvent(id);
    const isOfOrganizer = caller?.memberships.some(
      ({ organizerId }) => organizerId === event?.organizer_id,
    );
    if (!event || !(event.is_active || viewer.seesEverything || isOfOrganizer)) {
      throw notFound('Event not found');
    }
    const { companyId, seesEverything } = viewer;
    const hasAccess =
      event.company_has_access ||
      seesEverything ||
      (companyId !== null && (await isOnAccessList(db, id, companyId)));
    return { ...event, company_has_access: hasAccess };
  };

  /** Tickets by tier that the limits per person and per company leave for the caller. */
  const remainingTickets = async (
    caller: Caller,
    tiers: readonly TierRow[],
  ): Promise<Map<number, number>> => {
    const limited = tiers.filter(
      (tier) => tier.max_per_person !== null || tier.max_per_company !== null,
    );
    if (limited.length === 0) return new Map();
    return findSeatsLeft(
      db,
      caller,
      limited.map((tier) => tier.id),
    );
  };

  return {
    /**
     * @param organizers only their events; null means the events of all organizers
     * @throws AppError 400 when the range of prices or days is invalid
     */
    async list(
      caller: Caller | null,
      query: QueryOf<'listEvents'>,
      organizers: readonly number[] | null = null,
    ): Promise<Schemas['EventList']> {
      const { page = 1, page_size: size = 20, ordering = 'start_date' } = query;
      const search = parseSearch(query.search);
      const price = readPriceRange(query.min_price, query.max_price);
      const days = readDayRange(query.date_from, query.date_to);
      if (search === 'nothing') {
        return { count: 0, page, page_size: size, cities: [], results: [] };
      }
      const filter: EventFilter = {
        search,
        similar: null,
        category: readCategory(query.category),
        price,
        city: readCity(query.city),
        days,
        timeframe: query.timeframe ?? 'upcoming',
        now: now(),
        organizers,
      };
      let cities = await citiesOf(filter);
      if (cities.length === 0 && search !== null && search.text.length >= MIN_SIMILAR_LENGTH) {
        filter.similar = await findSimilarWords(db, search);
        if (filter.similar !== null) cities = await citiesOf(filter);
      }
      const count = cities.reduce((sum, { events }) => sum + events, 0);
      const offset = (page - 1) * size;
      const request = { ordering, limit: size, offset, few: count < MOST_FOUND.bySearch };
      const events =
        offset < count
          ? await runQuery(filter, (on) => findPage(on, filter, request, viewerOf(caller)))
          : [];
      return {
        count,
        page,
        page_size: size,
        cities: cities.map(({ city }) => city),
        results: events.map((event) => presentEventSummary(event, showingTo(caller))),
      };
    },

    async featured(caller: Caller | null, limit: number): Promise<Schemas['FeaturedEventList']> {
      const events = await findFeatured(db, limit, now(), viewerOf(caller));
      const results = events.map((event) => presentEventSummary(event, showingTo(caller)));
      return { count: results.length, results };
    },

    /** Suggestions; none for a blank search. */
    async search(text: string, limit: number): Promise<Schemas['EventSearchResultList']> {
      const search = parseSearch(text);
      if (search === null || search === 'nothing') return { count: 0, results: [] };
      const at = now();
      const suggestionsOf = (similar: SuggestionQuery['similar']) =>
        withCustomPlans(db, (trx) =>
          upcomingFirst(limit, (part) =>
            findSuggestions(trx, { search, similar, now: at, ...part }),
          ),
        );
      let events = await suggestionsOf(null);
      if (events.length === 0 && search.text.length >= MIN_SIMILAR_LENGTH) {
        const similar = await findSimilarWords(db, search);
        if (similar !== null) events = await suggestionsOf(similar);
      }
      return { count: events.length, results: events.map(presentSuggestion) };
    },

    /** @throws AppError 404 */
    async detail(caller: Caller, id: number): Promise<Schemas['Event']> {
      const event = await visibleEvent(caller, id);
      const tiers = await loadTiers(id);
      return presentEvent(event, tiers, await remainingTickets(caller, tiers), showingTo(caller));
    },

    /** An event as the lists show it, to visitors too (D19). @throws AppError 404 */
    async summary(caller: Caller | null, id: number): Promise<Schemas['EventSummary']> {
      return presentEventSummary(await visibleEvent(caller, id), showingTo(caller));
    },

    /** True if visitors can open the event page. */
    isPublic: (id: number): Promise<boolean> => isPublished(db, id),

    /** @throws AppError 403 without view_event_statistics (D7), 404 */
    async statistics(caller: Caller, id: number): Promise<Schemas['EventStatistics']> {
      if (!caller.permissions.includes('view_event_statistics')) {
        throw forbidden('Only the platform’s admins can see the sales of an event.');
      }
      const row = await findStatistics(db, id);
      if (!row) throw notFound('Event not found');
      return presentEventStatistics(row);
    },

    async categories(): Promise<Schemas['CategoryList']> {
      const rows = await counts.categories(db, 'all', () => findCategories(db, now()));
      return { count: rows.length, results: rows.map(presentCategory) };
    },
  };
}
