import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import { AppError, gone } from '../../../lib/errors';
import type { ModuleDeps } from '../../../deps';
import * as repository from './oneTimeCodes.repository';
import type { CodeKey } from './oneTimeCodes.repository';

export type { CodeKey } from './oneTimeCodes.repository';

type Db = ModuleDeps['db'];

/** Seconds (D9, docs/product.md#one-time-codes). */
export const CODE_SECONDS = 600;
const MAX_TRIES = 5;
/** Milliseconds for which an expired code is kept, so that the answer is "expired" and not "wrong". */
const EXPIRED_KEPT_MS = 24 * 3600 * 1000;

/** docs/product.md#one-time-codes. Also the answer where no code was ever issued, so that it does not reveal known addresses. */
export const wrongCode = () =>
  new AppError(400, 'invalid_otp', 'Invalid OTP. Please try again.', {
    fields: { otp: 'Invalid OTP. Please try again.' },
  });

/** A code that matched when it was compared. It still has to be consumed with `consume`. */
export type MatchedCode = CodeKey & { codeHash: string };

export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>;

/** Six digits sent by mail and stored hashed, valid for ten minutes, five tries and one use (D9). */
export function createOneTimeCodes({ secrets, clock }: Pick<ModuleDeps, 'secrets' | 'clock'>) {
  const key = Buffer.from(hkdfSync('sha256', secrets.jwtSecret, '', 'foyer one-time codes', 32));
  const hashOf = ({ purpose, email }: CodeKey, code: string): string =>
    createHmac('sha256', key).update(`${purpose}\n${email}\n${code}`).digest('base64url');

  return {
    /**
     * Issues a new code and invalidates the old one. Also called for an address without an account,
     * to which no mail is sent, so that the answers stay the same.
     */
    async issue(db: Db, codeKey: CodeKey): Promise<string> {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const now = clock.now();
      await repository.replaceCode(db, {
        ...codeKey,
        codeHash: hashOf(codeKey, code),
        issuedAt: new Date(now),
        expiresAt: new Date(now + CODE_SECONDS * 1000),
      });
      return code;
    },

    /**
     * Uses one try. Not to be called in a transaction that may roll back: that would restore the try.
     * @throws AppError 400 invalid_otp, 410 expired, 410 too_many_tries
     */
    async check(db: Db, codeKey: CodeKey, code: string): Promise<MatchedCode> {
      const now = clock.now();
      const usable = await repository.useTry(db, codeKey, new Date(now), MAX_TRIES);
      if (!usable) {
        const invalid = await repository.findCode(db, codeKey);
        if (!invalid) throw wrongCode();
        if (invalid.expires_at.getTime() <= now) {
          throw gone('This code has expired. Please ask for a new one.');
        }
        throw gone('That was one try too many. Please ask for a new code.', 'too_many_tries');
      }
      const codeHash = hashOf(codeKey, code);
      if (!timingSafeEqual(Buffer.from(codeHash), Buffer.from(usable.code_hash))) throw wrongCode();
      return { ...codeKey, codeHash };
    },

    /**
     * Deletes a code. `db` is the transaction that does what the code authorizes.
     * @throws AppError 400 invalid_otp when a concurrent request has used it
     */
    async consume(db: Db, matched: MatchedCode): Promise<void> {
      if (!(await repository.deleteCode(db, matched, matched.codeHash))) throw wrongCode();
    },

    purgeExpired: (db: Db) =>
      repository.deleteExpiredBefore(db, new Date(clock.now() - EXPIRED_KEPT_MS)),
  };
}
