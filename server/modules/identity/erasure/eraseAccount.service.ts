import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import { limits } from '../../../http/rateLimits/limits';
import type { RateLimits } from '../../../http/rateLimits/rateLimits.service';
import { pseudonymOf } from '../../../lib/deletedPerson';
import {
  conflict,
  forbidden,
  invalidInput,
  notFound,
  identityUnconfirmed,
} from '../../../lib/errors';
import { mentionOf, phrase } from '../../../lib/personalText';
import { recordAudit } from '../audit/audit.service';
import { findPasswordHash } from '../auth/auth.repository';
import { CONFIRMED_MS } from '../auth/auth.service';
import { verifyPassword } from '../auth/passwords.service';
import { enqueueAccountClosed } from '../companyPeople/companyPeople.jobs';
import { lockAdminsOf, readCompanyOf } from '../profile/lastAdmin.repository';
import { assertAdminsRemain, changedMeanwhile, isStillAdmin } from '../profile/lastAdmin.rules';
import { mayChange, maySee } from '../profile/profileRights.rules';
import { wasProvedSince } from '../secondFactors/secondFactors.repository';
import * as repository from './eraseAccount.repository';
import type { ErasablePerson } from './eraseAccount.repository';
import type { NamedPerson } from './erasure.types';

type Db = ModuleDeps['db'];

interface EraseAccountDeps extends Pick<ModuleDeps, 'db' | 'clock'> {
  rateLimits: Pick<RateLimits, 'take'>;
}

const personNotFound = () => notFound('User not found');

const nameOf = ({ first_name: first, last_name: last }: ErasablePerson) =>
  `${first} ${last}`.trim();

export type EraseAccount = ReturnType<typeof createEraseAccount>;

/** Erases the account of a person (docs/product/people.md#a-persons-data). */
export function createEraseAccount({ db, clock, rateLimits }: EraseAccountDeps) {
  function assertRights(caller: Caller, person: ErasablePerson | undefined): ErasablePerson {
    if (!person || !maySee(caller, person)) throw personNotFound();
    if (!mayChange(caller, person)) {
      throw forbidden('Only a Super Admin may change a Super Admin.');
    }
    if (caller.userId !== person.id && person.is_active) {
      throw conflict('account_open', 'Close the account first: this cannot be undone.');
    }
    return person;
  }

  /** Without a password, whoever signed in or confirmed shortly before. @throws 400, 403 confirm_identity */
  async function assertPasswordOf({ userId, sessionId }: Caller, password: string | undefined) {
    const hash = await findPasswordHash(db, userId);
    if (hash === null) {
      const since = new Date(clock.now() - CONFIRMED_MS);
      if (!(await wasProvedSince(db, sessionId, since))) throw identityUnconfirmed();
    } else if (!(await verifyPassword(hash, password ?? ''))) {
      const sentence = 'This is not your password.';
      throw invalidInput(sentence, { password: sentence });
    }
  }

  return {
    /**
     * The person may erase the account, and once it is closed anybody who may close it. They enter their own password
     * and the address of the account.
     * @throws 400, 403 confirm_identity, 404, 409 account_open, 429
     */
    async assertMayErase(
      caller: Caller,
      id: number,
      { password, confirm }: Schemas['EraseUser'],
    ): Promise<NamedPerson> {
      const person = assertRights(caller, await repository.findErasable(db, id));
      await rateLimits.take([limits.erasure, String(caller.userId)]);
      if (confirm.trim().toLowerCase() !== person.email) {
        const sentence = 'This is not the email address of the account.';
        throw invalidInput(sentence, { confirm: sentence });
      }
      await assertPasswordOf(caller, password);
      return {
        id,
        name: nameOf(person),
        email: person.email,
        phone: person.phone,
        companyId: person.company_id,
      };
    },

    /**
     * Closes the account as `deactivateUser` does and removes the person from the account, the sign-ins and the audit.
     * Locks admins and person, so call it after everything else that the transaction locks.
     * @throws 403, 404, 409 changed_meanwhile, last_super_admin, last_platform_admin, last_company_admin
     */
    async erase(trx: Db, caller: Caller, named: NamedPerson): Promise<void> {
      const { id } = named;
      const admins = await lockAdminsOf(trx, named.companyId);
      const person = assertRights(caller, await repository.lockErasable(trx, id));
      if (caller.userId !== id && !isStillAdmin(admins, caller)) throw personNotFound();
      if (person.company_id !== named.companyId || nameOf(person) !== named.name) {
        throw changedMeanwhile();
      }
      const next = { role: person.role, companyId: person.company_id, isActive: false };
      const there = { admins, ...(await readCompanyOf(trx, person)) };
      assertAdminsRemain(caller, person, next, there);
      const now = new Date(clock.now());
      await enqueueAccountClosed(trx, id, now);
      await repository.eraseAccountRows(trx, named, now);
      const pseudonym = pseudonymOf(id);
      const gone = mentionOf({ id }, pseudonym);
      const isOneself = caller.userId === id;
      await recordAudit(trx, isOneself ? { ...caller, name: pseudonym } : caller, {
        action: 'person.erased',
        thing: { id, title: gone },
        says: isOneself ? 'deleted their own account' : phrase`deleted the account of ${gone}`,
        company: person.company_id,
      });
      await repository.renameInAudit(trx, named);
    },

    allowErasing: repository.allowErasing,
  };
}
