import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { limits } from '../../../http/rateLimits/limits';
import type { LimitedSubject, RateLimits } from '../../../http/rateLimits/rateLimits.service';
import { AppError } from '../../../lib/errors';
import { createSealedSecrets } from '../../../config/sealedSecrets';
import type { MailQueue } from '../../../mail/mailQueue.service';
import type { Client } from '../client.rules';
import { hashRecoveryCode } from './recoveryCodes.rules';
import { recoveryCodeUsedMail } from './secondFactor.mails';
import * as repository from './secondFactors.repository';
import { stepOfCode } from './totp.rules';

/** What a person enters beside the password. */
export interface EnteredFactor {
  otp?: string;
  recovery_code?: string;
}

interface Person {
  id: number;
  email: string;
}

interface FactorProofsDeps extends Pick<ModuleDeps, 'db' | 'config' | 'secrets' | 'clock'> {
  mail: MailQueue;
  rateLimits: RateLimits;
  devices: {
    /** @returns the device if the person has signed in on it */
    recognise(userId: number, client: Client): Promise<{ device: string | null }>;
  };
}

export type FactorProofs = ReturnType<typeof createFactorProofs>;

/** Checks codes of authenticator apps, and recovery codes (D31). */
export function createFactorProofs(deps: FactorProofsDeps) {
  const { db, config, clock, mail, rateLimits, devices } = deps;
  const sealed = createSealedSecrets(deps.secrets);

  /**
   * Guesses on a device where the person has signed in count for themselves, so that nobody else can use up the
   * person's guesses there. Clear the result after a right guess.
   * @throws AppError 429
   */
  async function countGuess(userId: number, client: Client): Promise<LimitedSubject> {
    const { device } = await devices.recognise(userId, client);
    const own = [limits.secondFactor, `${userId} ${device ?? 'unknown device'}`] as const;
    await rateLimits.take(own);
    return own;
  }

  async function checkCode(userId: number, code: string, client: Client): Promise<boolean> {
    const totp = await repository.findTotp(db, userId);
    if (!totp?.confirmed_at) return false;
    const own = await countGuess(userId, client);
    const place = `totp ${userId}`;
    // Null when it was sealed with a key that is no longer known: the person needs a recovery code.
    const opened = await sealed.open(totp.secret, place).catch(() => null);
    if (!opened) return false;
    const { secret, isFormer } = opened;
    const step = stepOfCode(secret, code, clock.now());
    if (step === null || !(await repository.takeStep(db, userId, step))) return false;
    await rateLimits.clear(own);
    if (isFormer) {
      const anew = await sealed.seal(secret, place);
      await repository.replaceSecret(db, userId, totp.secret, anew);
    }
    return true;
  }

  /** Guesses are not counted: a code has 80 bits. */
  const takeRecoveryCode = ({ id, email }: Person, code: string): Promise<boolean> =>
    inTransaction(db, async (trx) => {
      const at = new Date(clock.now());
      if (!(await repository.takeRecoveryCode(trx, id, hashRecoveryCode(code), at))) return false;
      const { codes } = await repository.findFactors(trx, id);
      await mail.enqueue(trx, {
        kind: 'second_factor',
        to: email,
        ...recoveryCodeUsedMail(config, codes),
      });
      return true;
    });

  return {
    countGuess,

    /**
     * Takes a code, which then does not work again.
     * @returns false for a wrong or used one
     * @throws AppError 429
     */
    take: (person: Person, entered: EnteredFactor, client: Client): Promise<boolean> =>
      entered.otp === undefined
        ? takeRecoveryCode(person, entered.recovery_code ?? '')
        : checkCode(person.id, entered.otp, client),

    /** What the person may prove their identity with beside the password; nothing without a second factor. */
    async methodsOf(userId: number): Promise<('otp' | 'passkey' | 'recovery_code')[]> {
      const { totp, passkeys, codes } = await repository.findFactors(db, userId);
      if (!totp && passkeys === 0) return [];
      return [
        ...(totp ? (['otp'] as const) : []),
        ...(passkeys > 0 ? (['passkey'] as const) : []),
        ...(codes > 0 ? (['recovery_code'] as const) : []),
      ];
    },

    /** The stored form of the secret of an authenticator app. */
    seal: (userId: number, secret: string) => sealed.seal(secret, `totp ${userId}`),

    open: async (userId: number, stored: string) =>
      (await sealed.open(stored, `totp ${userId}`)).secret,
  };
}

/** @param methods of `methodsOf` */
export const factorRequired = (methods: readonly string[]) =>
  new AppError(
    401,
    'second_factor_required',
    methods.includes('otp')
      ? 'Enter the code from your authenticator app.'
      : 'Sign in with your passkey, or enter a recovery code.',
    { details: { methods } },
  );
