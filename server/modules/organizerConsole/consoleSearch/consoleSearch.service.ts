import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import { readingScope } from '../../bookings/visibility.rules';
import type { PersonAccountsService } from '../../identity/personAccounts/personAccounts.service';
import type { EventListService } from '../authoring/eventList.service';
import { editableOrganizers } from '../../identity/people/organizerRoles.rules';
import { findBookingsNumbered } from './consoleSearch.repository';
import { searchedNumber } from './consoleSearch.rules';

/** Results shown per kind. */
const SHOWN = 5;

interface ConsoleSearchDeps extends Pick<ModuleDeps, 'db'> {
  events: Pick<EventListService, 'list'>;
  people: Pick<PersonAccountsService, 'list'>;
}

/** Console search for events, people and bookings, each with the same access rules as its list. */
export function createConsoleSearch({ db, events, people }: ConsoleSearchDeps) {
  async function findEvents(caller: Caller, search: string): Promise<Schemas['FoundEvent'][]> {
    if (editableOrganizers(caller)?.length === 0) return [];
    // Future events first, then past ones, latest first.
    const { results } = await events.list(caller, {
      search,
      page_size: SHOWN,
      ordering: 'start_date',
    });
    return results.map(({ id, title, status, start_date, timezone }) => ({
      id,
      title,
      status,
      start_date,
      timezone,
    }));
  }

  async function findPeople(caller: Caller, search: string): Promise<Schemas['FoundPerson'][]> {
    const { permissions, companyId } = caller;
    const isCompanyAdmin = permissions.includes('manage_company') && companyId !== null;
    if (!isCompanyAdmin && !permissions.includes('manage_all_users')) return [];
    const { results } = await people.list(caller, { search, page_size: SHOWN });
    return results.map(({ id, name, email, company }) => ({
      id,
      name,
      email,
      company_name: company?.name ?? null,
    }));
  }

  return async (caller: Caller, text: string): Promise<Schemas['ConsoleSearchResults']> => {
    const search = text.trim();
    if (search === '') return { events: [], people: [], bookings: [] };
    const searched = searchedNumber(search);
    return {
      events: await findEvents(caller, search),
      people: await findPeople(caller, search),
      bookings: searched
        ? await findBookingsNumbered(db, searched, {
            scope: readingScope(caller),
            organizers: editableOrganizers(caller),
            limit: SHOWN,
          })
        : [],
    };
  };
}
