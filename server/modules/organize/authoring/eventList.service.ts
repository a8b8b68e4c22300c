import type { Caller } from '../../../contract/caller';
import type { QueryOf, Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import { forbidden } from '../../../lib/errors';
import { toDecimal } from '../../../lib/money';
import { readCity, readDayRange } from '../../catalog/eventFilters.rules';
import { parseSearch } from '../../catalog/searchText.rules';
import { editableOrganizers } from '../organizers/organizerRoles.rules';
import { presentOrganizedSummary } from './authoring.presenter';
import * as repository from './eventList.repository';
import type { OrganizedStatus, StatusCounts } from './eventList.repository';

export type EventListService = ReturnType<typeof createEventListService>;

/** The events of the caller's organizers, as the console lists them. */
export function createEventListService({ db }: Pick<ModuleDeps, 'db'>) {
  return {
    /** @throws 400, 403 for those who are in no organizer */
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
      const counts =
        search === 'nothing'
          ? { ...repository.noCounts }
          : await repository.countByStatus(db, filter);
      const count = countOf(status, counts);
      const offset = (page - 1) * size;
      const chosen = { status, ordering, limit: size, offset };
      const events = offset < count ? await repository.findOrganizedEvents(db, filter, chosen) : [];
      return { count, page, page_size: size, counts, results: events.map(presentOrganizedSummary) };
    },

    /** @throws 403 for those who are in no organizer */
    async overview(
      caller: Caller,
      query: QueryOf<'getOrganizedOverview'>,
    ): Promise<Schemas['OrganizedOverview']> {
      const organizers = organizersOf(caller);
      const { organizer = null } = query;
      const { revenue, ...overview } = await repository.findOverview(db, { organizers, organizer });
      const present = ({ currency, amount }: (typeof revenue)[number]) => ({
        currency,
        amount: toDecimal(amount),
      });
      return { ...overview, revenue: revenue.map(present) };
    },
  };
}

/** @throws 403 */
function organizersOf(caller: Caller): number[] | null {
  const organizers = editableOrganizers(caller);
  if (organizers?.length === 0) {
    throw forbidden('Only the team of an organizer can see its events.');
  }
  return organizers;
}

function countOf(status: OrganizedStatus | null, counts: StatusCounts): number {
  if (status === 'on_sale') return counts.published - counts.sold_out;
  if (status !== null) return counts[status];
  const { draft, published, paused, over, cancelled } = counts;
  return draft + published + paused + over + cancelled;
}
