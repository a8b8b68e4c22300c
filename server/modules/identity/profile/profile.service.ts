import type { Schemas } from '../../../contract/types';
import { isUniqueViolation } from '../../../db/errors';
import { inTransaction } from '../../../db/transaction';
import { AppError, conflict, invalidInput, notFound } from '../../../lib/errors';
import { readLine } from '../../../lib/input';
import type { ModuleDeps } from '../../../deps';
import { normaliseRole } from '../people/permissions.rules';
import { presentProfile } from './profile.presenter';
import { mayGiveRole, mayMoveCompany, maySee, type Reader } from './profileRights.rules';
import * as repository from './profile.repository';
import type { Admins, ProfileRow } from './profile.repository';

type Db = ModuleDeps['db'];
type Update = Schemas['ProfileUpdate'];

const OLDEST_BIRTH = '1900-01-01';

const nobody = () => notFound('User not found');

export type ProfileService = ReturnType<typeof createProfileService>;

/** Profiles of people, and who may see and change what (D7, D8). */
export function createProfileService({ db, clock }: Pick<ModuleDeps, 'db' | 'clock'>) {
  /** The columns to write: what the caller may not change is left out, and the rest is saved (D8). */
  async function changesOf(trx: Db, caller: Reader, person: ProfileRow, wish: Update) {
    const companyId = wish.company_id === undefined ? person.company_id : wish.company_id;
    const moves = companyId !== person.company_id && mayMoveCompany(caller);
    if (moves && companyId !== null && !(await repository.companyExists(trx, companyId))) {
      const sentence = 'There is no company with this ID.';
      throw invalidInput(sentence, { company_id: sentence });
    }
    return {
      ...readPlainFields(wish, new Date(clock.now())),
      ...(givesRole(caller, person, wish) && { role: normaliseRole(wish.role) }),
      ...(moves && { company_id: companyId }),
    };
  }

  async function write(trx: Db, caller: Reader, id: number, wish: Update) {
    // Before the person's own row: everybody takes these locks in one order.
    const admins =
      wish.role === undefined ? [] : await repository.lockAdmins(trx, caller.companyId);
    const person = await repository.lockProfile(trx, id);
    if (!person || !maySee(caller, person)) throw nobody();
    if (givesRole(caller, person, wish)) checkSuccession(admins, caller, person);
    const changes = await changesOf(trx, caller, person, wish);
    if (Object.keys(changes).length === 0) return person;
    return repository.updateProfile(trx, id, { ...changes, updated_at: new Date(clock.now()) });
  }

  return {
    /** @throws AppError 404 for whom the caller may not see, as for nobody */
    async read(caller: Reader, id: number): Promise<Schemas['ProfileUser']> {
      const person = await repository.findProfile(db, id);
      if (!person || !maySee(caller, person)) throw nobody();
      return presentProfile(person);
    },

    /**
     * Saves what the caller may change; role and company keep their value otherwise.
     * @throws AppError 400 with fields, 404, 409 username_taken, last_super_admin, last_company_admin
     */
    async update(caller: Reader, id: number, wish: Update): Promise<Schemas['ProfileUser']> {
      try {
        return presentProfile(await inTransaction(db, (trx) => write(trx, caller, id, wish)));
      } catch (error) {
        if (!isUniqueViolation(error, 'users_username_key')) throw error;
        const sentence = 'This username is taken.';
        throw new AppError(409, 'username_taken', sentence, { fields: { username: sentence } });
      }
    },
  };
}

type RoleWish = Update & { role: Schemas['RoleInput'] };

/** True where the wish names another role, and the caller may give it. */
function givesRole(caller: Reader, person: ProfileRow, wish: Update): wish is RoleWish {
  if (wish.role === undefined) return false;
  const role = normaliseRole(wish.role);
  return role !== person.role && mayGiveRole(caller, person, role);
}

/** Somebody must be left who can put things right. */
function checkSuccession(admins: Admins, caller: Reader, person: ProfileRow): void {
  const isLast = !admins.some(({ id, role }) => role === person.role && id !== person.id);
  if (!isLast) return;
  if (person.role === 'super_admin') {
    throw conflict(
      'last_super_admin',
      'This is the last Super Admin. Give somebody else the role first.',
    );
  }
  // A platform admin knows what they do.
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

/** The contract has seen to it that there is such a day. Days compare as their texts do. */
function checkBirth(dob: string, now: Date): void {
  if (dob >= OLDEST_BIRTH && dob < now.toISOString().slice(0, 10)) return;
  const sentence =
    dob < OLDEST_BIRTH ? 'Date of birth must be after 1900.' : 'Date of birth must be in the past.';
  throw invalidInput(sentence, { dob: sentence });
}
