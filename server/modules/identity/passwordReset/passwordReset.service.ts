import { randomBytes } from 'node:crypto';
import type { Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import { gone } from '../../../lib/errors';
import { readEmail } from '../../../lib/input';
import { hashPassword } from '../auth/passwords.service';
import type { ModuleDeps } from '../../../deps';
import { passwordChangedMail, passwordResetCodeMail, ssoInsteadMail } from '../account.mails';
import type { MailQueue } from '../../../mail/mailQueue.service';
import type { CodeMails } from '../oneTimeCodes/codeMails.service';
import { CODE_SECONDS, wrongCode, type OneTimeCodes } from '../oneTimeCodes/oneTimeCodes.service';
import { limits, RESEND_SECONDS } from '../../../http/rateLimits/limits';
import { networkOf } from '../../../http/rateLimits/networks';
import type { RateLimits } from '../../../http/rateLimits/rateLimits.service';
import type { SignInThrottle } from '../auth/signInThrottle.service';
import type { KnownDevices } from '../auth/knownDevices.service';
import { hashToken } from '../auth/tokens.service';
import type { Client } from '../client.rules';
import { assertPasswordAllowed } from '../passwordRule/passwordRule.service';
import { isRequiredOf } from '../passwordRule/requirement.repository';
import * as repository from './passwordReset.repository';

type Db = ModuleDeps['db'];

/** Seconds that a mailed link is valid. */
const LINK_SECONDS = 3600;

interface PasswordResetDeps extends Pick<ModuleDeps, 'db' | 'config' | 'clock'> {
  mail: MailQueue;
  rateLimits: RateLimits;
  codes: OneTimeCodes;
  codeMails: CodeMails;
  throttle: Pick<SignInThrottle, 'clearFailures'>;
  devices: Pick<KnownDevices, 'remember'>;
}

export type PasswordResetService = ReturnType<typeof createPasswordResetService>;

/** Resets a password with a mailed one-time code or link (D9, D31). */
export function createPasswordResetService(deps: PasswordResetDeps) {
  const { db, config, clock, mail, rateLimits, codes, codeMails, throttle, devices } = deps;
  const codeOf = (email: string) => ({ purpose: 'password_reset', email }) as const;

  async function newLink(trx: Db, userId: number): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(clock.now() + LINK_SECONDS * 1000);
    await repository.insertLink(trx, userId, hashToken(token), expiresAt);
    return token;
  }

  /** @param prove consumes the code or link in the transaction of the change; throws if it was already used */
  async function setPassword(
    account: { id: number; email: string },
    password: string,
    client: Client,
    prove: (trx: Db) => Promise<void>,
  ) {
    await assertPasswordAllowed(db, account.id);
    const passwordHash = await hashPassword(password);
    await inTransaction(db, async (trx) => {
      await prove(trx);
      const now = new Date(clock.now());
      await repository.setPassword(trx, account.id, passwordHash, now);
      await repository.endSessions(trx, account.id, 'password_reset', now);
      await repository.deleteLinksOf(trx, account.id);
      await mail.enqueue(trx, {
        kind: 'password_changed',
        to: account.email,
        ...passwordChangedMail(config),
      });
    });
    await throttle.clearFailures(account.id, client);
    const { token } = await devices.remember(account.id, client);
    return {
      answer: { message: 'Your password is set. Please sign in with it.' },
      device: token,
    };
  }

  return {
    /**
     * Mails a code and a link to a person with an account; a person whose company requires single sign-on is told so.
     * For other addresses a code is stored but not mailed, so that the answers do not differ.
     * @throws AppError 400, 429
     */
    async request(rawEmail: string, address: string): Promise<Schemas['SignupRequestResult']> {
      const { address: email } = readEmail(rawEmail);
      const network = networkOf(address);
      await inTransaction(db, async (trx) => {
        await rateLimits.takeInTransaction(
          trx,
          [limits.resetNetwork, network],
          [limits.resetCode, `${email} ${network}`],
        );
        const code = await codeMails.codeToMail(trx, {
          key: codeOf(email),
          address,
          limits: { mails: limits.resetMails, beyond: limits.resetMailsBeyond },
        });
        const account = await repository.findActiveAccount(trx, email);
        if (code === null || !account) return;
        if (await isRequiredOf(trx, account.id)) {
          await mail.enqueue(trx, { kind: 'sso_instead', to: email, ...ssoInsteadMail(config) });
          return;
        }
        await mail.enqueue(trx, {
          kind: 'password_reset_code',
          to: email,
          usefulFor: LINK_SECONDS,
          ...passwordResetCodeMail(config, code, await newLink(trx, account.id)),
        });
      });
      return {
        message: `If ${email} has an account, we have sent a code to it.`,
        expires_in: CODE_SECONDS,
        resend_after: RESEND_SECONDS,
      };
    },

    /**
     * Sets the password and ends all sessions of the person. Remembers the device, so that sign-in limits do not lock
     * its owner out.
     * @throws AppError 400 invalid_otp, 403 sso_required, 410 expired or too_many_tries
     */
    async reset({ email: rawEmail, otp, password }: Schemas['PasswordReset'], client: Client) {
      const { address: email } = readEmail(rawEmail);
      const matched = await codes.check(db, codeOf(email), otp, client.address);
      const account = await repository.findActiveAccount(db, email);
      if (!account) throw wrongCode();
      return setPassword(account, password, client, (trx) => codes.consume(trx, matched));
    },

    /**
     * As `reset`, but with the mailed link, which nobody else can use up.
     * @throws AppError 403 sso_required, 410 expired
     */
    async resetByLink({ token, password }: Schemas['PasswordResetByLink'], client: Client) {
      const tokenHash = hashToken(token);
      const account = await repository.findLinkedAccount(db, tokenHash, new Date(clock.now()));
      if (!account) throw linkGone();
      return setPassword(account, password, client, async (trx) => {
        if (!(await repository.deleteLink(trx, tokenHash))) throw linkGone();
      });
    },

    purgeExpired: () => repository.deleteLinksExpiredBefore(db, new Date(clock.now())),
  };
}

const linkGone = () => gone('This link has been used or has expired. Please ask for a new one.');
