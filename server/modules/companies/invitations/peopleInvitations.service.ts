import type { Caller } from '../../../contract/caller';
import type { BodyOf, QueryOf, Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import { invalidInput } from '../../../lib/errors';
import type { CompanyReach } from '../../../db/expressions/companyReach';
import { peopleScopeOf } from '../../identity/people/peopleScope.rules';
import { presentInvitation } from './invitations.presenter';
import { findById, type InvitationRow } from './invitations.repository';
import type { InvitationsService } from './invitations.service';
import * as repository from './peopleInvitations.repository';

export type PeopleInvitationsService = ReturnType<typeof createPeopleInvitationsService>;

/** Invitations of all companies for the platform, and of their own company for a company admin. */
export function createPeopleInvitationsService({
  db,
  clock,
  invitations,
}: Pick<ModuleDeps, 'db' | 'clock'> & {
  invitations: Pick<InvitationsService, 'create' | 'resend' | 'revoke'>;
}) {
  const present = (row: InvitationRow, caller: Caller): Schemas['PersonInvitation'] => ({
    ...presentInvitation(row, { readerId: caller.userId, now: clock.now() }),
    company: { id: row.company_id, name: row.company_name, domain: row.company_domain },
  });

  /** An unknown invitation belongs to no company, so it gets a 404. */
  async function reachOf(caller: Caller, id: number): Promise<CompanyReach> {
    const scope = peopleScopeOf(caller);
    if (scope) return scope;
    const row = await findById(db, id);
    return wholeCompany(caller, row?.company_id ?? 0);
  }

  async function read(caller: Caller, { id }: Schemas['Invitation']) {
    const row = await findById(db, id);
    if (!row) throw new Error(`Invitation ${id} is not there.`);
    return present(row, caller);
  }

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

    /** @throws 400 with fields, 403, 404, 409 already_member, company_suspended, 429 */
    async invite(
      caller: Caller,
      { company, ...invitation }: BodyOf<'invitePerson'>,
    ): Promise<Schemas['PersonInvitation']> {
      const scope = peopleScopeOf(caller);
      if (!scope && company === undefined) {
        const sentence = 'Choose the company to which you invite.';
        throw invalidInput(sentence, { company: sentence });
      }
      const reach = scope ?? wholeCompany(caller, company ?? 0);
      return read(caller, await invitations.create(caller, invitation, reach));
    },

    /** @throws 403, 404, 429 */
    async resend(caller: Caller, id: number): Promise<Schemas['PersonInvitation']> {
      return read(caller, await invitations.resend(caller, id, await reachOf(caller, id)));
    },

    /** @throws 403, 404 */
    withdraw: async (caller: Caller, id: number): Promise<void> =>
      invitations.revoke(caller, id, await reachOf(caller, id)),
  };
}

/** The reach of platform admins. */
const wholeCompany = ({ userId }: Caller, companyId: number): CompanyReach => ({
  userId,
  companyId,
  companyProven: true,
});
