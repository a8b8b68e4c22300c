import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import { AppError, gone } from '../../../lib/errors';
import type { ModuleDeps } from '../../../deps';
import * as repository from './oneTimeCodes.repository';
import type { CodeOf } from './oneTimeCodes.repository';

export type { CodeOf } from './oneTimeCodes.repository';

type Db = ModuleDeps['db'];

/** Seconds (D9, section 9). */
export const CODE_SECONDS = 600;
const MAX_TRIES = 5;
/** Milliseconds for which a dead code is remembered, so that it is called expired and not wrong. */
const REMEMBERED = 24 * 3600 * 1000;

/** Section 8. Also said where there never was a code: nobody learns which addresses are known. */
export const wrongCode = () =>
  new AppError(400, 'invalid_otp', 'Invalid OTP. Please try again.', {
    fields: { otp: 'Invalid OTP. Please try again.' },
  });

/** A code that was right when it was compared. It still has to be spent. */
export type RightCode = CodeOf & { codeHash: string };

export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>;

/** Six digits by mail, kept hashed, for ten minutes, five tries and one use (D9). */
export function createOneTimeCodes({ secrets, clock }: Pick<ModuleDeps, 'secrets' | 'clock'>) {
  const key = Buffer.from(hkdfSync('sha256', secrets.jwtSecret, '', 'foyer one-time codes', 32));
  const hashOf = ({ purpose, email }: CodeOf, code: string): string =>
    createHmac('sha256', key).update(`${purpose}\n${email}\n${code}`).digest('base64url');

  return {
    /**
     * Makes a new code; the old one is dead. Where it is not to be mailed (an address that is not
     * what the caller may think) it is made all the same, so that the answers stay the same.
     */
    async issue(handle: Db, of: CodeOf): Promise<string> {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const now = clock.now();
      await repository.replaceCode(handle, {
        ...of,
        codeHash: hashOf(of, code),
        issuedAt: new Date(now),
        expiresAt: new Date(now + CODE_SECONDS * 1000),
      });
      return code;
    },

    /**
     * Uses up a try. Outside of a transaction that may be rolled back: the try would come back.
     * @throws AppError 400 invalid_otp, 410 expired, 410 too_many_tries
     */
    async check(db: Db, of: CodeOf, code: string): Promise<RightCode> {
      const now = clock.now();
      const live = await repository.useTry(db, of, new Date(now), MAX_TRIES);
      if (!live) {
        const dead = await repository.findCode(db, of);
        if (!dead) throw wrongCode();
        if (dead.expires_at.getTime() <= now) {
          throw gone('This code has expired. Please ask for a new one.');
        }
        throw gone('That was one try too many. Please ask for a new code.', 'too_many_tries');
      }
      const codeHash = hashOf(of, code);
      if (!timingSafeEqual(Buffer.from(codeHash), Buffer.from(live.code_hash))) throw wrongCode();
      return { ...of, codeHash };
    },

    /**
     * Ends a code with what it was good for, in the same transaction.
     * @throws AppError 400 invalid_otp when somebody else was faster
     */
    async spend(trx: Db, right: RightCode): Promise<void> {
      if (!(await repository.deleteCode(trx, right, right.codeHash))) throw wrongCode();
    },

    purgeExpired: (db: Db) =>
      repository.deleteExpiredBefore(db, new Date(clock.now() - REMEMBERED)),
  };
}
