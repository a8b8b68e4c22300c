import type { Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import { readEmail } from '../../../lib/input';
import { hashPassword } from '../auth/passwords.service';
import type { ModuleDeps } from '../../../deps';
import { passwordChangedMail, passwordResetCodeMail } from '../account.mails';
import type { MailQueue } from '../../../mail/mailQueue.service';
import { CODE_SECONDS, wrongCode, type OneTimeCodes } from '../oneTimeCodes/oneTimeCodes.service';
import { limits, RESEND_SECONDS } from '../../../http/rateLimits/limits';
import { networkOf } from '../../../http/rateLimits/networks';
import type { RateLimits } from '../../../http/rateLimits/rateLimits.service';
import type { SignInThrottle } from '../auth/signInThrottle.service';
import * as repository from './passwordReset.repository';

interface PasswordResetDeps extends Pick<ModuleDeps, 'db' | 'config' | 'clock'> {
  mail: MailQueue;
  rateLimits: RateLimits;
  codes: OneTimeCodes;
  throttle: Pick<SignInThrottle, 'clearFailures'>;
}

export type PasswordResetService = ReturnType<typeof createPasswordResetService>;

/** Resets a password by a one-time code sent by mail (D9). */
export function createPasswordResetService(deps: PasswordResetDeps) {
  const { db, config, clock, mail, rateLimits, codes, throttle } = deps;
  const codeOf = (email: string) => ({ purpose: 'password_reset', email }) as const;

  return {
    /**
     * Mails a code to a person who has an account. For other addresses a code is stored but not mailed,
     * so that the answers do not differ.
     * @throws AppError 400, 429
     */
    async request(rawEmail: string, address: string): Promise<Schemas['SignupRequestResult']> {
      const { address: email } = readEmail(rawEmail);
      await inTransaction(db, async (trx) => {
        await rateLimits.takeInTransaction(
          trx,
          [limits.resetNetwork, networkOf(address)],
          [limits.resetCode, email],
        );
        const code = await codes.issue(trx, codeOf(email));
        if (!(await repository.findActiveAccount(trx, email))) return;
        await mail.enqueue(trx, {
          kind: 'password_reset_code',
          to: email,
          usefulFor: CODE_SECONDS,
          ...passwordResetCodeMail(config, code),
        });
      });
      return {
        message: `If ${email} has an account, we have sent a code to it.`,
        expires_in: CODE_SECONDS,
        resend_after: RESEND_SECONDS,
      };
    },

    /**
     * Sets the password and ends all sessions of the person.
     * @throws AppError 400 invalid_otp, 410 expired or too_many_tries
     */
    async reset({ email: rawEmail, otp, password }: Schemas['PasswordReset']) {
      const { address: email } = readEmail(rawEmail);
      const matched = await codes.check(db, codeOf(email), otp);
      const passwordHash = await hashPassword(password);
      const resetAccount = await inTransaction(db, async (trx) => {
        await codes.consume(trx, matched);
        const account = await repository.findActiveAccount(trx, email);
        if (!account) throw wrongCode();
        const now = new Date(clock.now());
        await repository.setPassword(trx, account.id, passwordHash, now);
        await repository.endSessions(trx, account.id, 'password_reset', now);
        await mail.enqueue(trx, {
          kind: 'password_changed',
          to: email,
          ...passwordChangedMail(config),
        });
        return account;
      });
      await throttle.clearFailures(resetAccount);
      return { message: 'Your password is set. Please sign in with it.' };
    },
  };
}
