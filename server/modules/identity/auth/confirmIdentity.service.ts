import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import type { RateLimits } from '../../../http/rateLimits/rateLimits.service';
import { invalidInput } from '../../../lib/errors';
import type { Client } from '../client.rules';
import type { FactorProofs } from '../secondFactors/factorProofs.service';
import type { PasskeysService } from '../secondFactors/passkeys.service';
import { markProved } from '../secondFactors/secondFactors.repository';
import { findPasswordHash } from './auth.repository';
import { dummyHash, verifyPassword } from './passwords.service';

interface ConfirmIdentityDeps extends Pick<ModuleDeps, 'db' | 'clock'> {
  proofs: Pick<FactorProofs, 'take' | 'methodsOf' | 'countGuess'>;
  passkeys: Pick<PasskeysService, 'personOf'>;
  rateLimits: Pick<RateLimits, 'clear'>;
}

export type ConfirmIdentity = ReturnType<typeof createConfirmIdentity>;

/** Proves again who the person of a session is, before calls with `x-confirm-identity`. */
export function createConfirmIdentity(deps: ConfirmIdentityDeps) {
  const { db, clock, proofs, passkeys, rateLimits } = deps;

  async function checkPassword(userId: number, password: string, client: Client) {
    const own = await proofs.countGuess(userId, client);
    const hash = await findPasswordHash(db, userId);
    if (!(await verifyPassword(hash ?? dummyHash, password))) {
      const sentence = 'This is not your password.';
      throw invalidInput(sentence, { password: sentence });
    }
    await rateLimits.clear(own);
  }

  return {
    async methods({ userId }: Caller): Promise<Schemas['ConfirmationMethods']> {
      const factors = await proofs.methodsOf(userId);
      const hasPassword = (await findPasswordHash(db, userId)) !== null;
      const methods = factors.length === 0 && hasPassword ? (['password'] as const) : factors;
      return { methods: [...methods], password_set: hasPassword };
    },

    /** The password counts only for a person without a second factor. @throws 400 with a field, 429 */
    async confirm(
      { userId, email, sessionId }: Caller,
      { password, passkey, ...entered }: Schemas['IdentityProof'],
      client: Client,
    ): Promise<void> {
      if (password !== undefined) {
        if ((await proofs.methodsOf(userId)).length > 0) {
          const sentence = 'Confirm with your second factor.';
          throw invalidInput(sentence, { password: sentence });
        }
        await checkPassword(userId, password, client);
      } else if (passkey) {
        if ((await passkeys.personOf(passkey))?.id !== userId) {
          throw invalidInput('This passkey is not one of yours.');
        }
      } else if (!(await proofs.take({ id: userId, email }, entered, client))) {
        const sentence = 'This code is wrong or was used before.';
        throw invalidInput(sentence, {
          [entered.otp === undefined ? 'recovery_code' : 'otp']: sentence,
        });
      }
      await markProved(db, sessionId, new Date(clock.now()));
    },
  };
}
