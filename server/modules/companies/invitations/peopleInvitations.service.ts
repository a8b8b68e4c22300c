import type { Caller } from '../../../contract/caller';
import type { QueryOf, Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import { peopleScopeOf } from '../../identity/people/peopleScope.rules';
import { presentInvitation } from './invitations.presenter';
import type { InvitationRow } from './invitations.repository';
import * as repository from './peopleInvitations.repository';

export type PeopleInvitationsService = ReturnType<typeof createPeopleInvitationsService>;

/** Invitations of all companies for the platform, of the own one for a company's admin. */
export function createPeopleInvitationsService({ db, clock }: Pick<ModuleDeps, 'db' | 'clock'>) {
  const present = (row: InvitationRow, caller: Caller): Schemas['PersonInvitation'] => ({
    ...presentInvitation(row, { readerId: caller.userId, now: clock.now() }),
    company: { id: row.company_id, name: row.company_name, domain: row.company_domain },
  });

  return {
    /** @throws 403, 404 without a company */
    async list(
      caller: Caller,
      query: QueryOf<'listPeopleInvitations'>,
    ): Promise<Schemas['PersonInvitationList']> {
      const { search = '', company = null, page = 1, page_size: size = 20 } = query;
      const scope = peopleScopeOf(caller);
      const filter = {
        scope,
        company: scope ? null : company,
        text: search.trim().toLowerCase(),
      };
      const count = await repository.countInvitations(db, filter);
      const offset = (page - 1) * size;
      const rows =
        offset < count ? await repository.findInvitations(db, filter, { limit: size, offset }) : [];
      return { count, page, page_size: size, results: rows.map((row) => present(row, caller)) };
    },
  };
}
