import type { Actor } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import { isUniqueViolation } from '../../../db/errors';
import { inTransaction } from '../../../db/transaction';
import { isReservedUsername, RESERVED_USERNAME } from '../../../lib/deletedPerson';
import { AppError, forbidden, invalidInput, notFound } from '../../../lib/errors';
import { readName } from '../../../lib/input';
import type { ModuleDeps } from '../../../deps';
import { recordAudit } from '../audit/audit.service';
import { companyLeft, isMove, profileChange } from '../audit/personAudit.rules';
import { normaliseRole } from '../people/permissions.rules';
import { presentProfile } from './profile.presenter';
import { lockAdminsOf, readCompanyOf } from './lastAdmin.repository';
import { assertAdminsRemain, changedMeanwhile, isStillAdmin } from './lastAdmin.rules';
import {
  mayAssignRole,
  mayChange,
  mayChangeCompany,
  maySee,
  type ProfileCaller,
} from './profileRights.rules';
import * as repository from './profile.repository';
import type { ProfileRow } from './profile.repository';

type Db = ModuleDeps['db'];
type Update = Schemas['ProfileUpdate'];

const EARLIEST_BIRTH = '1900-01-01';

const personNotFound = () => notFound('User not found');

export type ProfileService = ReturnType<typeof createProfileService>;

/** Profiles of people, and who may see and change what (D7, D8). */
export function createProfileService({ db, clock }: Pick<ModuleDeps, 'db' | 'clock'>) {
  /** The columns to write, without the ones the caller may not change (D8). */
  async function permittedChanges(
    trx: Db,
    caller: ProfileCaller,
    person: ProfileRow,
    update: Update,
  ) {
    const companyId = update.company_id === undefined ? person.company_id : update.company_id;
    const changesCompany = companyId !== person.company_id && mayChangeCompany(caller);
    if (changesCompany && companyId !== null && !(await repository.companyExists(trx, companyId))) {
      const sentence = 'There is no company with this ID.';
      throw invalidInput(sentence, { company_id: sentence });
    }
    return {
      ...readPlainFields(update, new Date(clock.now())),
      ...(assignsRole(caller, person, update) && { role: normaliseRole(update.role) }),
      ...(changesCompany && { company_id: companyId }),
    };
  }

  async function write(trx: Db, caller: ProfileCaller & Actor, id: number, update: Update) {
    const before = await repository.findProfile(trx, id);
    if (!before || !maySee(caller, before)) throw personNotFound();
    const movesAdmins = update.role !== undefined || update.company_id !== undefined;
    // Admins are locked before the person's row, as in every transaction, to avoid deadlocks.
    const admins = movesAdmins ? await lockAdminsOf(trx, before.company_id) : [];
    const person = await repository.lockProfile(trx, id);
    if (!person || !maySee(caller, person)) throw personNotFound();
    if (!mayChange(caller, person)) {
      throw forbidden('Only a Super Admin may change a Super Admin.');
    }
    if (movesAdmins && person.company_id !== before.company_id) throw changedMeanwhile();
    const ignored = ignoredFields(caller, person, update);
    // Another admin may have removed the caller's role while this waited for the lock.
    if (assignsRole(caller, person, update) && !isStillAdmin(admins, caller)) {
      throw personNotFound();
    }
    const changes = await permittedChanges(trx, caller, person, update);
    const { role = person.role, company_id: companyId = person.company_id } = changes;
    if (role !== person.role || companyId !== person.company_id) {
      const next = { role, companyId, isActive: person.is_active };
      const there = { admins, ...(await readCompanyOf(trx, person)) };
      assertAdminsRemain(caller, person, next, there);
    }
    if (Object.keys(changes).length === 0) return { saved: person, ignored };
    const at = new Date(clock.now());
    const saved = await repository.updateProfile(trx, id, { ...changes, updated_at: at });
    // People's changes to their own profile are not recorded, except to the role.
    if (caller.userId !== id || saved.role !== person.role) {
      await recordAudit(trx, caller, profileChange(person, saved));
      if (isMove(person.company_id, saved.company_id)) {
        await recordAudit(trx, caller, companyLeft(person));
      }
    }
    return { saved, ignored };
  }

  return {
    /** @throws AppError 404 for an unknown id and for a person the caller may not see */
    async read(caller: ProfileCaller, id: number): Promise<Schemas['ProfileUser']> {
      const person = await repository.findProfile(db, id);
      if (!person || !maySee(caller, person)) throw personNotFound();
      return presentProfile(person);
    },

    /**
     * Saves the fields that the caller may change; a role or company they may not change keeps its
     * value and is named in `ignored`.
     * @throws AppError 400 with fields, 403, 404, 409 username_taken, last_super_admin,
     *   last_platform_admin, last_company_admin
     */
    async update(
      caller: ProfileCaller & Actor,
      id: number,
      update: Update,
    ): Promise<Schemas['ProfileSaved']> {
      try {
        const { saved, ignored } = await inTransaction(db, (trx) => write(trx, caller, id, update));
        return { data: presentProfile(saved), ignored };
      } catch (error) {
        if (!isUniqueViolation(error, 'users_username_key')) throw error;
        const sentence = 'This username is taken.';
        throw new AppError(409, 'username_taken', sentence, { fields: { username: sentence } });
      }
    },
  };
}

type RoleUpdate = Update & { role: Schemas['RoleInput'] };

/** True when the update changes the role and the caller may assign the new one. */
function assignsRole(
  caller: ProfileCaller,
  person: ProfileRow,
  update: Update,
): update is RoleUpdate {
  if (update.role === undefined) return false;
  const role = normaliseRole(update.role);
  return role !== person.role && mayAssignRole(caller, person, role);
}

/** The fields that the update would change but the caller may not. */
function ignoredFields(
  caller: ProfileCaller,
  person: ProfileRow,
  update: Update,
): Schemas['ProfileSaved']['ignored'] {
  const changesRole = update.role !== undefined && normaliseRole(update.role) !== person.role;
  const changesCompany = update.company_id !== undefined && update.company_id !== person.company_id;
  return [
    ...(changesRole && !assignsRole(caller, person, update) ? (['role'] as const) : []),
    ...(changesCompany && !mayChangeCompany(caller) ? (['company_id'] as const) : []),
  ];
}

function readPlainFields({ fname, lname, username, dob, gender }: Update, now: Date) {
  if (dob !== undefined && dob !== null) assertBirthDate(dob, now);
  if (username !== undefined && isReservedUsername(username)) {
    throw invalidInput(RESERVED_USERNAME, { username: RESERVED_USERNAME });
  }
  return {
    ...(fname !== undefined && {
      first_name: readName(fname, 'fname', 'First name'),
    }),
    ...(lname !== undefined && { last_name: readName(lname, 'lname', 'Last name') }),
    ...(username !== undefined && { username: username.toLowerCase() }),
    ...(dob !== undefined && { dob }),
    ...(gender !== undefined && { gender }),
  };
}

/** The contract's format check has already refused impossible dates. ISO dates compare as strings. */
function assertBirthDate(dob: string, now: Date): void {
  if (dob >= EARLIEST_BIRTH && dob < now.toISOString().slice(0, 10)) return;
  const sentence =
    dob < EARLIEST_BIRTH
      ? 'Date of birth must be after 1900.'
      : 'Date of birth must be in the past.';
  throw invalidInput(sentence, { dob: sentence });
}
