import type { Caller } from '../../../contract/caller';
import type { QueryOf, Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import { notFound } from '../../../lib/errors';
import { peopleScopeOf } from '../people/peopleScope.rules';
import { maySee } from '../profile/profileRights.rules';
import { presentPersonAccount } from './personAccounts.presenter';
import * as repository from './personAccounts.repository';

/** Further search words are ignored: each adds a comparison per person. */
const MAX_WORDS = 8;

export const personNotFound = () => notFound('Person not found');

export type PersonAccountsService = ReturnType<typeof createPersonAccountsService>;

/** People as the platform and the admins of companies manage them. */
export function createPersonAccountsService({ db }: Pick<ModuleDeps, 'db'>) {
  return {
    /** @throws 403, 404 without a company */
    async list(
      caller: Caller,
      query: QueryOf<'listPeople'>,
    ): Promise<Schemas['PersonAccountList']> {
      const { search = '', role = null, company = null, status = null } = query;
      const { ordering = 'name', page = 1, page_size: size = 20 } = query;
      const scope = peopleScopeOf(caller);
      const words = search.trim().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
      const filter = { scope, words, role, company: scope ? null : company };
      const counts = await repository.countPeople(db, filter);
      const count = status === null ? counts.active + counts.closed : counts[status];
      const offset = (page - 1) * size;
      const isActive = status === null ? null : status === 'active';
      const rows =
        offset < count
          ? await repository.findPeople(db, filter, { isActive, ordering, limit: size, offset })
          : [];
      const results = rows.map((row) => presentPersonAccount(row, caller));
      return { count, page, page_size: size, counts, results };
    },

    /** @throws 403, 404 */
    async get(caller: Caller, id: number): Promise<Schemas['PersonAccount']> {
      peopleScopeOf(caller);
      const row = await repository.findPersonAccount(db, id);
      if (!row || !maySee(caller, row)) throw personNotFound();
      return presentPersonAccount(row, caller);
    },
  };
}
