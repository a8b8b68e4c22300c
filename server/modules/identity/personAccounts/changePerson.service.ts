import type { Caller } from '../../../contract/caller';
import type { BodyOf, Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { invalidInput } from '../../../lib/errors';
import { mentionOf } from '../../../lib/personalText';
import { isExpected, versionConflict, type ExpectedVersion } from '../../../lib/version';
import { recordAudit } from '../audit/audit.service';
import { companyLeft, isMove } from '../audit/personAudit.rules';
import { enqueueAccountClosed } from '../companyPeople/companyPeople.jobs';
import type { LeavingBookings } from '../companyPeople/leaving.types';
import { endSessions } from '../passwordReset/passwordReset.repository';
import { fullName } from '../people/people.presenter';
import { peopleScopeOf } from '../people/peopleScope.rules';
import { roleLabel } from '../people/permissions.rules';
import { lockAdminsOf, readCompanyOf } from '../profile/lastAdmin.repository';
import { assertAdminsRemain, isStillAdmin, type PersonState } from '../profile/lastAdmin.rules';
import { maySee } from '../profile/profileRights.rules';
import { presentPersonAccount } from './personAccounts.presenter';
import * as repository from './personAccounts.repository';
import type { PersonAccountRow } from './personAccounts.repository';
import { personNotFound } from './personAccounts.service';
import { planChange, stateOf } from './personChange.rules';

type Db = ModuleDeps['db'];

export type ChangePerson = ReturnType<typeof createChangePerson>;

const auditFields = (row: PersonAccountRow) => ({
  role: roleLabel(row.role),
  account: row.is_active ? 'open' : 'closed',
  company: row.company_name,
});

/** Changes of role, company and account (D30). */
export function createChangePerson({
  db,
  clock,
  leaving,
}: Pick<ModuleDeps, 'db' | 'clock'> & { leaving: LeavingBookings }) {
  /** Locks the admins and the person, in the same order in every transaction to avoid deadlocks. @throws 404, 412 */
  async function lock(trx: Db, caller: Caller, id: number) {
    const before = await repository.findPersonAccount(trx, id);
    if (!before || !maySee(caller, before)) throw personNotFound();
    const admins = await lockAdminsOf(trx, before.company_id);
    await repository.lockPerson(trx, id);
    const row = await repository.findPersonAccount(trx, id);
    // Another admin may have removed the caller's role while this waited for the lock.
    if (!row || !maySee(caller, row) || !isStillAdmin(admins, caller)) throw personNotFound();
    // The person has changed companies meanwhile, so the wrong company's admins are locked.
    if (row.company_id !== before.company_id) {
      throw versionConflict(presentPersonAccount(row, caller));
    }
    return { row, admins };
  }

  /** @throws 400 when `bookings` is sent without closing the account, and as `LeavingBookings.begin` */
  async function begin(trx: Db, caller: Caller, id: number, body: BodyOf<'updatePerson'>) {
    if (body.bookings === undefined) return async () => {};
    const person = await repository.findPersonAccount(trx, id);
    if (!person || !maySee(caller, person)) throw personNotFound();
    if (body.status !== 'closed') {
      const sentence = 'Send bookings only when the account is closed.';
      throw invalidInput(sentence, { bookings: sentence });
    }
    return leaving.begin(trx, caller, person, body.bookings);
  }

  async function assertCompany(trx: Db, id: number | null): Promise<void> {
    if (id === null || (await repository.findOpenCompany(trx, id))) return;
    const sentence = 'There is no company with this ID.';
    throw invalidInput(sentence, { company: sentence });
  }

  async function save(trx: Db, caller: Caller, row: PersonAccountRow, next: PersonState) {
    const now = new Date(clock.now());
    const { role, isActive, companyId } = next;
    const change = { role, is_active: isActive, company_id: companyId };
    await repository.savePerson(trx, row.id, change, now);
    if (row.is_active && !isActive) {
      await endSessions(trx, row.id, 'account_closed', now);
      await enqueueAccountClosed(trx, row.id, now);
    }
    const saved = await repository.findPersonAccount(trx, row.id);
    if (!saved) throw personNotFound();
    await recordAudit(trx, caller, {
      action: 'person.changed',
      thing: { id: row.id, title: mentionOf(row, fullName(row) || row.email) },
      before: auditFields(row),
      after: auditFields(saved),
      company: companyId ?? row.company_id,
    });
    if (isMove(row.company_id, companyId)) await recordAudit(trx, caller, companyLeft(row));
    return saved;
  }

  return {
    /**
     * Closing an account ends its sessions and, by a job, its unpaid holds. Tickets stay valid; upcoming bookings stay
     * unless `bookings` says otherwise.
     * @throws 400, 403, 404, 409 own_account, bookings_changed, last_super_admin, last_platform_admin,
     * last_company_admin, 412
     */
    change(
      caller: Caller,
      id: number,
      body: BodyOf<'updatePerson'>,
      expected: ExpectedVersion,
    ): Promise<Schemas['PersonAccount']> {
      peopleScopeOf(caller);
      return inTransaction(db, async (trx) => {
        const settle = await begin(trx, caller, id, body);
        const { row, admins } = await lock(trx, caller, id);
        if (!isExpected(expected, row.version)) {
          throw versionConflict(presentPersonAccount(row, caller));
        }
        const next = planChange(caller, row, body);
        const present = stateOf(row);
        const isSame =
          next.role === present.role &&
          next.isActive === present.isActive &&
          next.companyId === present.companyId;
        if (isSame) {
          await settle(caller);
          return presentPersonAccount(row, caller);
        }
        if (next.companyId !== row.company_id) await assertCompany(trx, next.companyId);
        const there = { admins, ...(await readCompanyOf(trx, row)) };
        assertAdminsRemain(caller, row, next, there);
        const saved = await save(trx, caller, row, next);
        await settle(caller);
        return presentPersonAccount(saved, caller);
      });
    },
  };
}
