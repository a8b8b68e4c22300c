import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { limits } from '../../../http/rateLimits/limits';
import { shortNetworkOf } from '../../../http/rateLimits/networks';
import type { EmailAddress } from '../../../lib/emailAddress';
import { gone } from '../../../lib/errors';
import { mentionOf, phrase } from '../../../lib/personalText';
import type { SealedSecrets } from '../../../config/sealedSecrets';
import type { MailQueue } from '../../../mail/mailQueue.service';
import { ssoLinkMail } from '../account.mails';
import { recordAudit } from '../audit/audit.service';
import { hashToken } from '../auth/tokens.service';
import type { Client } from '../client.rules';
import type { CodeMails } from '../oneTimeCodes/codeMails.service';
import { CODE_SECONDS, type OneTimeCodes } from '../oneTimeCodes/oneTimeCodes.service';
import type { NewAccounts } from '../people/newAccounts.service';
import { fullName } from '../people/people.presenter';
import { roleLabel } from '../people/permissions.rules';
import { namesOf, roleOf } from './claims.rules';
import { lockCompany, type ConnectionRow } from './connections.repository';
import type { SignedIn } from './providers.service';
import { newSignInToken, SIGN_IN_SECONDS } from './signInToken.rules';
import * as repository from './signIns.repository';

type Account = NonNullable<Awaited<ReturnType<typeof repository.findAccount>>>;

/** Who has signed in at the provider: a person, an account that they must confirm first, or nobody who may. */
type Found =
  | { kind: 'person'; userId: number }
  | { kind: 'unlinked'; account: Account }
  | { kind: 'refused'; reason: 'account_closed' | 'other_company' };

interface SignInPeopleDeps extends Pick<ModuleDeps, 'db' | 'clock'> {
  accounts: NewAccounts;
  codes: OneTimeCodes;
  codeMails: CodeMails;
  mail: MailQueue;
  sealed: SealedSecrets;
}

/** An account of Foyer that becomes the provider's account's. */
interface NewLink {
  companyId: number;
  issuer: string;
  subject: string;
  person: { id: number; email: string; first_name: string; last_name: string };
  client: Client;
}

const linkPlace = (tokenHash: string) => `sso link ${tokenHash}`;
const codeOf = (email: string) => ({ purpose: 'sso_link', email }) as const;

const linkGone = () => gone('This sign-in has expired. Please sign in again.');

export type SignInPeople = ReturnType<typeof createSignInPeople>;

/** Which person an account at a company's provider stands for. Accounts are known by issuer and subject (D45). */
export function createSignInPeople(deps: SignInPeopleDeps) {
  const { db, clock, accounts, codes, codeMails, mail, sealed } = deps;
  const now = () => new Date(clock.now());

  const refusedOf = (
    { company_id }: ConnectionRow,
    person: Pick<Account, 'company_id' | 'is_active'>,
  ) => {
    if (person.company_id !== company_id) return 'other_company';
    return person.is_active ? null : 'account_closed';
  };

  const identityOf = ({ company_id }: ConnectionRow, { issuer, subject }: SignedIn) => ({
    companyId: company_id,
    issuer,
    subject,
  });

  /** @returns null when somebody else has taken the address or the provider's account meanwhile */
  async function createPerson(
    connection: ConnectionRow,
    signedIn: SignedIn,
    { email, client }: { email: EmailAddress; client: Client },
  ): Promise<number | null> {
    const { company_id: companyId, role_claim, role_mapping } = connection;
    const { issuer, subject, claims } = signedIn;
    const role = roleOf(claims, role_claim, role_mapping);
    const names = namesOf(claims, email);
    return inTransaction(db, async (trx) => {
      const company = await lockCompany(trx, companyId);
      const userId =
        company &&
        (await accounts.create(trx, {
          email,
          passwordHash: null,
          ...names,
          role,
          company,
          isFounder: false,
          invitedBy: null,
        }));
      if (!company || !userId) return null;
      const at = now();
      const identity = { company_id: companyId, issuer, subject, user_id: userId };
      // The lock on the company makes simultaneous first sign-ins with one account wait for each other.
      const times = { linked_at: at, last_used_at: at };
      await repository.linkPerson(trx, { ...identity, ...times });
      const name = `${names.firstName} ${names.lastName}`.trim();
      await recordAudit(
        trx,
        { userId, name, network: shortNetworkOf(client.address) },
        {
          action: 'person.joined',
          thing: { id: userId, title: mentionOf({ id: userId }, name) },
          says: `joined ${company.name} as ${roleLabel(role)} by single sign-on`,
          after: { role: roleLabel(role) },
          company: companyId,
        },
      );
      return userId;
    });
  }

  /**
   * Links an account that the company's system has made and that nobody has used. The company vouches for the address on
   * both sides, and there is nobody whose account it was before, so no code is due.
   * @returns false for every other account
   */
  const linkUnused = (
    connection: ConnectionRow,
    signedIn: SignedIn,
    { account, client }: { account: Account; client: Client },
  ): Promise<boolean> =>
    inTransaction(db, async (trx) => {
      const { company_id: companyId } = connection;
      // The lock makes simultaneous first sign-ins wait for each other.
      await lockCompany(trx, companyId);
      const userId = account.id;
      if (!(await repository.isUnusedProvisioned(trx, { companyId, userId }))) return false;
      return linkAccount(trx, { ...identityOf(connection, signedIn), person: account, client });
    });

  /** Links an account to the provider's. @returns false when another account is linked to it */
  async function linkAccount(
    trx: ModuleDeps['db'],
    { companyId, issuer, subject, person, client }: NewLink,
  ): Promise<boolean> {
    const at = now();
    const isLinked = await repository.linkPerson(trx, {
      company_id: companyId,
      issuer,
      subject,
      user_id: person.id,
      linked_at: at,
      last_used_at: at,
    });
    if (!isLinked) return false;
    const name = fullName(person);
    const mention = mentionOf({ id: person.id }, name || person.email);
    await recordAudit(
      trx,
      { userId: person.id, name, network: shortNetworkOf(client.address) },
      {
        action: 'person.sso_linked',
        thing: { id: person.id, title: mention },
        says: phrase`linked the account of ${mention} to the company's identity provider`,
        after: { issuer },
        company: companyId,
      },
    );
    return true;
  }

  return {
    /** Creates the person at the first sign-in. @returns null when a simultaneous sign-in was quicker */
    async find(
      connection: ConnectionRow,
      signedIn: SignedIn,
      who: { email: EmailAddress; client: Client },
    ): Promise<Found | null> {
      const identity = identityOf(connection, signedIn);
      const linked = await repository.findLinkedPerson(db, identity);
      const account = linked ?? (await repository.findAccount(db, who.email.address));
      if (!account) {
        const userId = await createPerson(connection, signedIn, who);
        return userId === null ? null : { kind: 'person', userId };
      }
      const reason = refusedOf(connection, account);
      if (reason !== null) return { kind: 'refused', reason };
      if (linked) await repository.noteUse(db, identity, now());
      else if (!(await linkUnused(connection, signedIn, { account, client: who.client }))) {
        return { kind: 'unlinked', account };
      }
      return { kind: 'person', userId: account.id };
    },

    /**
     * Mails a code to the owner of an account that has the same address as the provider's account.
     * @returns the token with which the browser sends the code
     */
    async beginLink(
      connection: ConnectionRow,
      { issuer, subject, idToken }: SignedIn,
      { account, client }: { account: Account; client: Client },
    ): Promise<string> {
      const token = newSignInToken();
      const tokenHash = hashToken(token);
      const sealedIdToken = await sealed.seal(idToken, linkPlace(tokenHash));
      await inTransaction(db, async (trx) => {
        await repository.insertLink(trx, {
          token_hash: tokenHash,
          company_id: connection.company_id,
          version: connection.version,
          issuer,
          subject,
          user_id: account.id,
          id_token: sealedIdToken,
          expires_at: new Date(clock.now() + SIGN_IN_SECONDS * 1000),
        });
        const code = await codeMails.codeToMail(trx, {
          key: codeOf(account.email),
          address: client.address,
          limits: { mails: limits.ssoLinkMails, beyond: limits.ssoLinkMailsBeyond },
        });
        if (code === null) return;
        await mail.enqueue(trx, {
          kind: 'sso_link_code',
          to: account.email,
          usefulFor: CODE_SECONDS,
          ...ssoLinkMail(code),
        });
      });
      return token;
    },

    /**
     * Links the account to the provider's, once its owner has entered the code.
     * @throws AppError 400 invalid_otp, 410 expired or too_many_tries
     */
    async link(token: string, otp: string, client: Client) {
      const tokenHash = hashToken(token);
      const link = await repository.findLink(db, tokenHash, now());
      if (!link) throw linkGone();
      const matched = await codes.check(db, codeOf(link.email), otp, client.address);
      const { company_id: companyId, version, issuer, subject, user_id: userId } = link;
      await inTransaction(db, async (trx) => {
        await codes.consume(trx, matched);
        const person = { ...link, id: userId };
        const isLinked =
          (await repository.deleteLinksOf(trx, userId)) &&
          (await linkAccount(trx, { companyId, issuer, subject, person, client }));
        if (!isLinked) throw linkGone();
      });
      const { secret: idToken } = await sealed.open(link.id_token, linkPlace(tokenHash));
      return { userId, companyId, version, idToken };
    },
  };
}
