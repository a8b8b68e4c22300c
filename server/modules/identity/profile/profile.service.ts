import type { Schemas } from '../../../contract/types';
import { isUniqueViolation } from '../../../db/errors';
import { inTransaction } from '../../../db/transaction';
import { AppError, conflict, invalidInput, notFound } from '../../../lib/errors';
import { readLine } from '../../../lib/input';
import type { ModuleDeps } from '../../../deps';
import { normaliseRole } from '../people/permissions.rules';
import { presentProfile } from './profile.presenter';
import { mayAssignRole, mayChangeCompany, maySee, type Reader } from './profileRights.rules';
import * as repository from './profile.repository';
import type { Admins, ProfileRow } from './profile.repository';

type Db = ModuleDeps['db'];
type Update = Schemas['ProfileUpdate'];

const OLDEST_BIRTH = '1900-01-01';

const personNotFound = () => notFound('User not found');

export type ProfileService = ReturnType<typeof createProfileService>;

/** Profiles of people, and who may see and change what (D7, D8). */
export function createProfileService({ db, clock }: Pick<ModuleDeps, 'db' | 'clock'>) {
  /** The columns to write: what the caller may not change is left out, and the rest is saved (D8). */
  async function changesOf(trx: Db, caller: Reader, person: ProfileRow, update: Update) {
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

  async function write(trx: Db, caller: Reader, id: number, update: Update) {
    // Before the person's own row: all transactions take these locks in this order, against deadlocks.
    const admins =
      update.role === undefined ? [] : await repository.lockAdmins(trx, caller.companyId);
    const person = await repository.lockProfile(trx, id);
    if (!person || !maySee(caller, person)) throw personNotFound();
    if (assignsRole(caller, person, update)) checkSuccession(admins, caller, person);
    const changes = await changesOf(trx, caller, person, update);
    if (Object.keys(changes).length === 0) return person;
    return repository.updateProfile(trx, id, { ...changes, updated_at: new Date(clock.now()) });
  }

  return {
    /** @throws AppError 404 for a person the caller may not see, as for an unknown id */
    async read(caller: Reader, id: number): Promise<Schemas['ProfileUser']> {
      const person = await repository.findProfile(db, id);
      if (!person || !maySee(caller, person)) throw personNotFound();
      return presentProfile(person);
    },

    /**
     * Saves what the caller may change; role and company keep their value otherwise.
     * @throws AppError 400 with fields, 404, 409 username_taken, last_super_admin, last_company_admin
     */
    async update(caller: Reader, id: number, update: Update): Promise<Schemas['ProfileUser']> {
      try {
        return presentProfile(await inTransaction(db, (trx) => write(trx, caller, id, update)));
      } catch (error) {
        if (!isUniqueViolation(error, 'users_username_key')) throw error;
        const sentence = 'This username is taken.';
        throw new AppError(409, 'username_taken', sentence, { fields: { username: sentence } });
      }
    },
  };
}

type RoleUpdate = Update & { role: Schemas['RoleInput'] };

/** True where the update names another role and the caller may assign it. */
function assignsRole(caller: Reader, person: ProfileRow, update: Update): update is RoleUpdate {
  if (update.role === undefined) return false;
  const role = normaliseRole(update.role);
  return role !== person.role && mayAssignRole(caller, person, role);
}

/** @throws 409 when the person is the last super admin, or the last admin of their company */
function checkSuccession(admins: Admins, caller: Reader, person: ProfileRow): void {
  const isLast = !admins.some(({ id, role }) => role === person.role && id !== person.id);
  if (!isLast) return;
  if (person.role === 'super_admin') {
    throw conflict(
      'last_super_admin',
      'This is the last Super Admin. Give somebody else the role first.',
    );
  }
  // Only for one's own role: a platform admin may take it from the last company admin.
  if (person.role === 'company_admin' && caller.userId === person.id) {
    throw conflict(
      'last_company_admin',
      'You are the last Company Admin. Give a colleague the role first.',
    );
  }
}

function readPlainFields({ fname, lname, username, dob, gender }: Update, now: Date) {
  if (dob !== undefined && dob !== null) checkBirth(dob, now);
  return {
    ...(fname !== undefined && {
      first_name: readLine(fname, 'fname', 'First name is required'),
    }),
    ...(lname !== undefined && { last_name: readLine(lname, 'lname', 'Last name is required') }),
    ...(username !== undefined && { username: username.toLowerCase() }),
    ...(dob !== undefined && { dob }),
    ...(gender !== undefined && { gender }),
  };
}

/** The contract's format check has excluded impossible dates. ISO dates compare as strings. */
function checkBirth(dob: string, now: Date): void {
  if (dob >= OLDEST_BIRTH && dob < now.toISOString().slice(0, 10)) return;
  const sentence =
    dob < OLDEST_BIRTH ? 'Date of birth must be after 1900.' : 'Date of birth must be in the past.';
  throw invalidInput(sentence, { dob: sentence });
}
