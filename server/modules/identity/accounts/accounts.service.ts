import type { Role } from '../../../db/schema/identity';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { isReservedUsername, RESERVED_USERNAME } from '../../../lib/deletedPerson';
import { conflict, invalidInput, notFound } from '../../../lib/errors';
import { readEmail, readName } from '../../../lib/input';
import { commandLine, recordAudit } from '../audit/audit.service';
import {
  accountChange,
  accountCreated,
  passwordSet,
  secondFactorsRemoved,
} from '../audit/personAudit.rules';
import { hashPassword } from '../auth/passwords.service';
import { enqueueAccountClosed } from '../companyPeople/companyPeople.jobs';
import { endSessions, setPassword } from '../passwordReset/passwordReset.repository';
import { findProfile } from '../profile/profile.repository';
import { insertUser } from '../people/newAccounts.repository';
import { isPlatformRole } from '../people/permissions.rules';
import { usernameBase, usernameCandidates } from '../people/usernames.rules';
import { deleteFactors } from '../secondFactors/secondFactors.repository';
import { endSetup } from '../setup/setupState.repository';
import * as repository from './accounts.repository';
import type { AccountRow } from './accounts.repository';

type Db = ModuleDeps['db'];

export type { AccountRow } from './accounts.repository';

export interface NewAccount {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  password: string;
  /** Derived from the email when left out. */
  username?: string | undefined;
}

/** Minimum and maximum, as in openapi.yaml. */
const PASSWORD_LENGTH = [8, 128] as const;
const LISTED = 1_000;

export type AccountsService = ReturnType<typeof createAccountsService>;

/** Account management for an operator on the server's machine (`npm run admin`), without a sign-in. */
export function createAccountsService({ db, clock }: Pick<ModuleDeps, 'db' | 'clock'>) {
  async function find(login: string): Promise<AccountRow> {
    const account = await repository.findAccount(db, login.trim().toLowerCase());
    if (!account) throw notFound(`Nobody has the username or email "${login}".`);
    return account;
  }

  /**
   * Validates and hashes before the transaction, so that `insert` holds locks only briefly. Platform roles have no
   * company; others join the company of the email's domain.
   * @throws AppError 400, 404 without such a company
   */
  async function prepare({ email: rawEmail, role, password, username, ...names }: NewAccount) {
    const email = readEmail(rawEmail);
    const firstName = readName(names.firstName, 'first_name', 'First name');
    const lastName = readName(names.lastName, 'last_name', 'Last name');
    assertUsable(password);
    const company = isPlatformRole(role) ? null : await repository.findCompany(db, email.domain);
    if (company === undefined) {
      throw notFound(
        `There is no company of ${email.domain}: its first person signs up on the page.`,
      );
    }
    const wanted = username?.trim().toLowerCase();
    if (wanted !== undefined && !/^[a-z0-9._-]{3,60}$/.test(wanted)) {
      throw invalidInput('A username has 3 to 60 letters, digits, dots, hyphens or underscores.');
    }
    if (wanted !== undefined && isReservedUsername(wanted)) throw invalidInput(RESERVED_USERNAME);
    const now = new Date(clock.now());
    const values = {
      email: email.address,
      password_hash: await hashPassword(password),
      first_name: firstName,
      last_name: lastName,
      role,
      company_id: company?.id ?? null,
      created_at: now,
      updated_at: now,
    };
    return {
      /** @throws AppError 409 when the username or email is taken */
      async insert(trx: Db) {
        if (await repository.findAccount(trx, email.address)) {
          throw conflict('taken', `${email.address} has an account already.`);
        }
        const candidates =
          wanted === undefined ? usernameCandidates(usernameBase(email)) : [wanted];
        for (const name of candidates) {
          const made = await insertUser(trx, { ...values, username: name });
          if (made) return made;
        }
        throw conflict('taken', `The username ${wanted ?? ''} is taken.`);
      },
    };
  }

  return {
    list: (role?: Role): Promise<AccountRow[]> =>
      repository.listAccounts(db, { role, limit: LISTED }),

    prepare,

    /**
     * Also ends the set-up of a new installation.
     * @throws AppError 400, 404 without such a company, 409 when the username or email is taken
     */
    async create(account: NewAccount) {
      const { insert } = await prepare(account);
      return inTransaction(db, async (trx) => {
        await endSetup(trx);
        const made = await insert(trx);
        const person = await findProfile(trx, made.id);
        if (person) await recordAudit(trx, commandLine, accountCreated(person));
        return made;
      });
    },

    /**
     * Sets the password and ends all sessions.
     * @throws AppError 400, 404, 409 for a deactivated account
     */
    async resetPassword(login: string, password: string): Promise<AccountRow> {
      assertUsable(password);
      const account = await find(login);
      if (!account.is_active)
        throw conflict('account_closed', `${account.username} is deactivated.`);
      const passwordHash = await hashPassword(password);
      await inTransaction(db, async (trx) => {
        const now = new Date(clock.now());
        await setPassword(trx, account.id, passwordHash, now);
        await endSessions(trx, account.id, 'password_reset', now);
        const person = await findProfile(trx, account.id);
        if (person) await recordAudit(trx, commandLine, passwordSet(person));
      });
      return account;
    },

    /** For a person who has lost them: the password alone signs in again. Ends all sessions. @throws AppError 404 */
    async removeSecondFactors(login: string): Promise<AccountRow> {
      const account = await find(login);
      await inTransaction(db, async (trx) => {
        await deleteFactors(trx, account.id);
        await endSessions(trx, account.id, 'second_factors_removed', new Date(clock.now()));
        const person = await findProfile(trx, account.id);
        if (person) await recordAudit(trx, commandLine, secondFactorsRemoved(person));
      });
      return account;
    },

    /** Ends all sessions and unpaid holds and blocks further sign-ins. Tickets stay valid. */
    async deactivate(login: string): Promise<AccountRow> {
      const account = await find(login);
      await inTransaction(db, async (trx) => {
        const now = new Date(clock.now());
        await repository.deactivate(trx, account.id, now);
        await endSessions(trx, account.id, 'deactivated', now);
        const person = await findProfile(trx, account.id);
        if (person) await recordAudit(trx, commandLine, accountChange(person, 'closed'));
        await enqueueAccountClosed(trx, account.id, now);
      });
      return account;
    },
  };
}

/** @throws AppError 400 */
function assertUsable(password: string): void {
  const [min, max] = PASSWORD_LENGTH;
  if (password.length < min || password.length > max) {
    throw invalidInput(`A password has ${min} to ${max} characters.`);
  }
}
