import type { Caller } from '../../../contract/caller';
import type { QueryOf, Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { conflict, forbidden, notFound } from '../../../lib/errors';
import { lockAdminsOf, readCompanyOf } from '../profile/lastAdmin.repository';
import { assertAdminsRemain, changedMeanwhile, isStillAdmin } from '../profile/lastAdmin.rules';
import { mayChange, maySee } from '../profile/profileRights.rules';
import { closeAccount, openAccount } from './accountState.service';
import { readClosable } from './closable.service';
import { presentMember } from './companyPeople.presenter';
import * as repository from './companyPeople.repository';
import type { LeavingBookings } from './leaving.types';

type Db = ModuleDeps['db'];

/** Further search words are ignored: each adds a comparison per person. */
const MAX_WORDS = 8;

const personNotFound = () => notFound('User not found');

export type CompanyPeopleService = ReturnType<typeof createCompanyPeopleService>;

/** The people of a company: listing them, closing and opening their accounts (D30). */
export function createCompanyPeopleService({
  db,
  clock,
  log,
  leaving,
}: Pick<ModuleDeps, 'db' | 'clock' | 'log'> & { leaving: LeavingBookings }) {
  /**
   * @throws 404 for an unknown id and for a person the caller may not manage; 403 for a super_admin, unless the caller
   * is one
   */
  async function readManaged(trx: Db, caller: Caller, id: number) {
    const before = await repository.findMember(trx, id);
    if (!before || !maySee(caller, before)) throw personNotFound();
    // Admins are locked before the person's row, the same order as in a role change, to avoid deadlocks.
    const admins = await lockAdminsOf(trx, before.company_id);
    const person = await repository.lockMember(trx, id);
    if (!person || !maySee(caller, person) || !isStillAdmin(admins, caller)) throw personNotFound();
    if (!mayChange(caller, person)) {
      throw forbidden('Only a Super Admin can open and close the account of a Super Admin.');
    }
    // The person has changed companies meanwhile, so the wrong company's admins are locked.
    if (person.company_id !== before.company_id) throw changedMeanwhile();
    return { person, admins };
  }

  return {
    /** @throws 403 without the permission, 404 without a company */
    async list(
      caller: Caller,
      { search = '', page = 1, page_size: size = 20 }: QueryOf<'listCompanyPeople'>,
    ): Promise<Schemas['CompanyPersonList']> {
      const { userId, companyId, companyProven } = caller;
      if (!caller.permissions.includes('manage_company')) {
        throw forbidden("Only your company's admin can see its people.");
      }
      if (companyId === null) throw notFound('You belong to no company.');
      const filter = {
        reach: { userId, companyId, companyProven },
        words: search.trim().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS),
      };
      const count = await repository.countMembers(db, filter);
      const offset = (page - 1) * size;
      const rows =
        offset < count ? await repository.findMembers(db, filter, { limit: size, offset }) : [];
      const results = rows.map((row) => presentMember(row, userId));
      return { count, page, page_size: size, results };
    },

    /**
     * Ends all sessions of the person and, by a job, their unpaid holds. Tickets stay valid.
     * @param bookings what to do with upcoming bookings; by default they stay
     * @throws 400, 403, 404, 409 own_account, bookings_changed, last_super_admin, last_platform_admin,
     * last_company_admin
     */
    close: (
      caller: Caller,
      id: number,
      bookings?: Schemas['LeavingBookings'],
    ): Promise<Schemas['CompanyPerson']> =>
      inTransaction(db, async (trx) => {
        if (id === caller.userId) {
          throw conflict(
            'own_account',
            'You cannot close your own account. Please ask another admin.',
          );
        }
        const leaver = await readClosable(trx, caller, id);
        const settle = await leaving.begin(trx, caller, leaver, bookings);
        const { person, admins } = await readManaged(trx, caller, id);
        if (!person.is_active) {
          await settle(caller);
          return presentMember(person, caller.userId);
        }
        const next = { role: person.role, companyId: person.company_id, isActive: false };
        const there = { admins, ...(await readCompanyOf(trx, person)) };
        assertAdminsRemain(caller, person, next, there);
        const closed = await closeAccount(trx, caller, person, new Date(clock.now()));
        await settle(caller);
        log.info({ personId: id, by: caller.userId }, 'account closed');
        return presentMember(closed, caller.userId);
      }),

    /** Lets the person sign in again; ended sessions stay ended. @throws 403, 404 */
    reopen: (caller: Caller, id: number): Promise<Schemas['CompanyPerson']> =>
      inTransaction(db, async (trx) => {
        const { person } = await readManaged(trx, caller, id);
        if (person.is_active) return presentMember(person, caller.userId);
        const opened = await openAccount(trx, caller, person, new Date(clock.now()));
        log.info({ personId: id, by: caller.userId }, 'account opened again');
        return presentMember(opened, caller.userId);
      }),
  };
}
