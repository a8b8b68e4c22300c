import { randomBytes } from 'node:crypto';
import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import type { CompanyReach } from '../../../db/expressions/companyReach';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { limits } from '../../../http/rateLimits/limits';
import { shortNetworkOf } from '../../../http/rateLimits/networks';
import type { RateLimits } from '../../../http/rateLimits/rateLimits.service';
import { conflict, gone, invalidInput, notFound } from '../../../lib/errors';
import { readEmail, readName } from '../../../lib/input';
import { mentionOf, phrase, type Mention } from '../../../lib/personalText';
import type { MailQueue } from '../../../mail/mailQueue.service';
import { recordAudit } from '../../identity/audit/audit.service';
import { hashPassword } from '../../identity/auth/passwords.service';
import { hashToken } from '../../identity/auth/tokens.service';
import type { StartedSession } from '../../identity/auth/auth.service';
import type { Client } from '../../identity/client.rules';
import type { NewAccounts } from '../../identity/people/newAccounts.service';
import { roleLabel } from '../../identity/people/permissions.rules';
import { assertJoinsWithPassword } from '../../identity/passwordRule/passwordRule.service';
import { findCompany } from '../domain/domain.repository';
import { managedCompany, noCompany } from '../managedCompany.rules';
import { invitationMail } from './invitation.mails';
import { presentDetails, presentInvitation } from './invitations.presenter';
import * as repository from './invitations.repository';

type Db = ModuleDeps['db'];

const DAY_MS = 24 * 3600 * 1000;
const VALID_DAYS = 7;
/** Days that an expired invitation stays in the list, so that it can be sent again. */
const KEPT_DAYS = 30;

export interface InvitationDeps extends Pick<ModuleDeps, 'db' | 'config' | 'clock'> {
  mail: MailQueue;
  rateLimits: RateLimits;
  identity: {
    accounts: NewAccounts;
    startSession(userId: number, client: Client): Promise<StartedSession>;
  };
}

/** Mentions somebody who has no account yet. */
const invited = (email: string): Mention => ({ person: null, email, name: email });

const noInvitation = () => notFound('Invitation not found');

const invitationGone = () =>
  gone(
    'This invitation is no longer valid. Please ask the person who invited you for a new one.',
    'invitation_gone',
  );

const companySuspended = (name: string) =>
  conflict('company_suspended', `${name} is suspended: nobody can be invited to it.`);

const invitable = (caller: Caller): CompanyReach =>
  managedCompany(caller, "Only your company's admin can invite people.");

export type InvitationsService = ReturnType<typeof createInvitationsService>;

/** Invitations to a company, by mail (D30). The database holds only hashes of their tokens. */
export function createInvitationsService(deps: InvitationDeps) {
  const { db, config, clock, mail, rateLimits, identity } = deps;

  const newToken = () => {
    const now = clock.now();
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(now + VALID_DAYS * DAY_MS);
    return { token, tokenHash: hashToken(token), at: new Date(now), expiresAt };
  };

  /** @throws 429: after 50 a day from one person, or 5 a day from one company to one address */
  async function takeLimits(trx: Db, { userId, companyId }: CompanyReach, email: string) {
    await rateLimits.takeInTransaction(
      trx,
      [limits.invitations, String(userId)],
      [limits.invitationMails, `${companyId} ${email}`],
    );
  }

  /** Mails the link of an invitation, and presents it. */
  async function send(trx: Db, caller: Caller, id: number, token: string) {
    const row = await repository.findById(trx, id);
    if (!row) throw noInvitation();
    await mail.enqueue(trx, {
      kind: 'invitation',
      to: row.email,
      usefulFor: (VALID_DAYS * DAY_MS) / 1000,
      ...invitationMail(config, {
        companyName: row.company_name,
        inviterEmail: caller.email,
        roleLabel: roleLabel(row.role),
        token,
      }),
    });
    return presentInvitation(row, { readerId: caller.userId, now: clock.now() });
  }

  async function usable(token: string) {
    const row = await repository.findUsable(db, hashToken(token), new Date(clock.now()));
    if (!row) throw invitationGone();
    return row;
  }

  return {
    /**
     * Behaves the same whether or not the address has an account in another company, so that the answer does not
     * reveal known addresses.
     * @param reach the caller's reach; for platform admins the whole company
     * @throws 400 with field email, 403, 404, 409 already_member, 409 company_suspended, 429
     */
    create(
      caller: Caller,
      { email: rawEmail, role }: Schemas['InvitationCreate'],
      reach: CompanyReach = invitable(caller),
    ): Promise<Schemas['Invitation']> {
      const email = readEmail(rawEmail);
      return inTransaction(db, async (trx) => {
        const company = await findCompany(trx, reach.companyId);
        if (!company) throw noCompany();
        if (company.suspended_at !== null) throw companySuspended(company.name);
        if (!reach.companyProven && email.domain !== company.domain) {
          const sentence = `Until your domain is proven, you can invite addresses that end in @${company.domain ?? 'your domain'} only.`;
          throw invalidInput(sentence, { email: sentence });
        }
        if (await repository.isMember(trx, reach, email.address)) {
          throw conflict('already_member', 'This person already belongs to your company.');
        }
        await takeLimits(trx, reach, email.address);
        const { token, tokenHash, at, expiresAt } = newToken();
        const id = await repository.upsertInvitation(trx, {
          companyId: reach.companyId,
          email: email.address,
          role,
          tokenHash,
          invitedBy: caller.userId,
          at,
          expiresAt,
        });
        await recordAudit(trx, caller, {
          action: 'invitation.sent',
          thing: { id, title: invited(email.address) },
          says: phrase`invited ${invited(email.address)} as ${roleLabel(role)}`,
          after: { email: invited(email.address), role: roleLabel(role) },
          company: reach.companyId,
        });
        return send(trx, caller, id, token);
      });
    },

    /** @throws 403, 404 */
    async list(caller: Caller): Promise<Schemas['InvitationList']> {
      const rows = await repository.findOpen(db, invitable(caller));
      const reader = { readerId: caller.userId, now: clock.now() };
      return { invitations: rows.map((row) => presentInvitation(row, reader)) };
    },

    /** @throws 403, 404, 429 */
    resend(
      caller: Caller,
      id: number,
      reach: CompanyReach = invitable(caller),
    ): Promise<Schemas['Invitation']> {
      return inTransaction(db, async (trx) => {
        const { token, tokenHash, at, expiresAt } = newToken();
        const renewed = await repository.renewToken(trx, reach, {
          id,
          token_hash: tokenHash,
          sent_at: at,
          expires_at: expiresAt,
        });
        if (!renewed) throw noInvitation();
        await takeLimits(trx, reach, renewed.email);
        await recordAudit(trx, caller, {
          action: 'invitation.sent_again',
          thing: { id, title: invited(renewed.email) },
          says: phrase`sent the invitation of ${invited(renewed.email)} again`,
          company: reach.companyId,
        });
        return send(trx, caller, id, token);
      });
    },

    /** @throws 403, 404 */
    revoke(caller: Caller, id: number, reach: CompanyReach = invitable(caller)): Promise<void> {
      return inTransaction(db, async (trx) => {
        const revoked = await repository.revoke(trx, reach, { id, at: new Date(clock.now()) });
        if (!revoked) throw noInvitation();
        await recordAudit(trx, caller, {
          action: 'invitation.revoked',
          thing: { id, title: invited(revoked.email) },
          says: phrase`withdrew the invitation of ${invited(revoked.email)}`,
          company: reach.companyId,
        });
      });
    },

    /** @throws 410 */
    details: async (token: string): Promise<Schemas['InvitationDetails']> =>
      presentDetails(await usable(token)),

    /**
     * Creates the account; the link proves the address. Never changes an existing account.
     * @throws 400 with fields, 403 sso_required, 409 has_account, 410
     */
    async accept(
      token: string,
      form: Schemas['InvitationAcceptance'],
      client: Client,
    ): Promise<StartedSession> {
      const firstName = readName(form.first_name, 'first_name', 'First name');
      const lastName = readName(form.last_name, 'last_name', 'Last name');
      // Checked before the password hash, which is slow.
      const row = await usable(token);
      await assertJoinsWithPassword(db, row.company_id);
      const passwordHash = await hashPassword(form.password);
      const userId = await inTransaction(db, async (trx) => {
        const isFirst = await repository.markAccepted(trx, hashToken(token), new Date(clock.now()));
        if (!isFirst) throw invitationGone();
        const created = await identity.accounts.create(trx, {
          email: readEmail(row.email),
          passwordHash,
          firstName,
          lastName,
          role: row.role,
          company: { id: row.company_id, name: row.company_name },
          isFounder: false,
          invitedBy: row.invited_by,
        });
        if (created === null) {
          throw conflict(
            'has_account',
            'There is already a Foyer account with this address, and it stays where it is. Please sign in with it, or write to support if it should belong to another company.',
          );
        }
        const person = {
          userId: created,
          name: `${firstName} ${lastName}`,
          network: shortNetworkOf(client.address),
        };
        await recordAudit(trx, person, {
          action: 'invitation.accepted',
          thing: { id: row.id, title: mentionOf({ id: created }, row.email) },
          says: `joined ${row.company_name} as ${roleLabel(row.role)}`,
          after: { email: mentionOf({ id: created }, row.email), role: roleLabel(row.role) },
          company: row.company_id,
        });
        return created;
      });
      return identity.startSession(userId, client);
    },

    purgeExpired: () =>
      repository.deleteExpiredBefore(db, new Date(clock.now() - KEPT_DAYS * DAY_MS)),
  };
}
