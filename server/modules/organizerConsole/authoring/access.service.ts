import type { Caller } from '../../../contract/caller';
import type { QueryOf, Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import { forbidden } from '../../../lib/errors';
import { singleLine } from '../../../lib/text';
import { editableOrganizers, mayEdit } from '../../identity/people/organizerRoles.rules';
import * as access from './access.repository';
import { findOrganizedEvent } from './authoring.repository';
import { eventNotFound } from './eventChanges.service';

/** Shorter search texts would list companies that the organizer does not know. */
const MIN_SEARCH = 2;
const MAX_FOUND = 20;

export type AccessService = ReturnType<typeof createAccessService>;

/** Finds companies for the access list of an exclusive event. */
export function createAccessService({ db }: Pick<ModuleDeps, 'db'>) {
  const find = async (caller: Caller, { event, search }: QueryOf<'findCompanies'>) => {
    if (event !== undefined) {
      const found = await findOrganizedEvent(db, event);
      if (!found || !mayEdit(caller, found.organizer_id)) throw eventNotFound();
      return access.findCompaniesOfEvent(db, event);
    }
    const text = singleLine(search ?? '');
    return text.length < MIN_SEARCH ? [] : access.findCompaniesByName(db, text, MAX_FOUND);
  };

  return {
    /** @throws 403 for callers who may not edit events, 404 for an event of another organizer */
    async find(
      caller: Caller,
      query: QueryOf<'findCompanies'>,
    ): Promise<Schemas['CompanyNameList']> {
      if (editableOrganizers(caller)?.length === 0) {
        throw forbidden('Only owners and editors of an organizer can look up companies.');
      }
      const results = await find(caller, query);
      return { count: results.length, results };
    },
  };
}
