import type { Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import type { EmailAddress } from '../../../lib/emailAddress';
import type { MailQueue } from '../../../mail/mailQueue.service';
import { welcomeMail } from '../account.mails';
import { hasAccount, insertUser } from './newAccounts.repository';
import { usernameBase, usernameCandidates } from './usernames.rules';

export interface NewAccount {
  /** Verified by a mailed code or link, or stated by the identity provider or the SCIM client of the company. */
  email: EmailAddress;
  /** Null for a person who signs in with the company's identity provider. */
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  role: Schemas['Role'];
  company: { id: number; name: string };
  isFounder: boolean;
  invitedBy: number | null;
}

export type NewAccounts = ReturnType<typeof createNewAccounts>;

/** New accounts, by sign-up, by invitation, by single sign-on and by SCIM. */
export function createNewAccounts({
  config,
  clock,
  mail,
}: Pick<ModuleDeps, 'config' | 'clock'> & { mail: MailQueue }) {
  /** Inserts the account with a unique username. @returns null when the address has an account */
  async function insert(trx: ModuleDeps['db'], account: NewAccount) {
    const now = new Date(clock.now());
    for (const username of usernameCandidates(usernameBase(account.email))) {
      const user = await insertUser(trx, {
        username,
        email: account.email.address,
        password_hash: account.passwordHash,
        first_name: account.firstName,
        last_name: account.lastName,
        role: account.role,
        company_id: account.company.id,
        invited_by: account.invitedBy,
        created_at: now,
        updated_at: now,
      });
      if (user) return user;
      if (await hasAccount(trx, account.email.address)) return null;
    }
    throw new Error('There is no username left.');
  }

  return {
    /** Without an email. @returns the id; null when the address has an account */
    async createSilently(trx: ModuleDeps['db'], account: NewAccount): Promise<number | null> {
      return (await insert(trx, account))?.id ?? null;
    },

    /**
     * Inserts the account, and mails a welcome.
     * @returns the id; null when the address has an account
     */
    async create(trx: ModuleDeps['db'], account: NewAccount): Promise<number | null> {
      const user = await insert(trx, account);
      if (!user) return null;
      await mail.enqueue(trx, {
        kind: 'welcome',
        to: account.email.address,
        ...welcomeMail(config, {
          firstName: account.firstName,
          username: user.username,
          companyName: account.company.name,
          isFounder: account.isFounder,
        }),
      });
      return user.id;
    },
  };
}
