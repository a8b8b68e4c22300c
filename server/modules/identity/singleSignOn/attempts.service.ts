import type { ModuleDeps } from '../../../deps';
import { hashToken } from '../auth/tokens.service';
import { findConnection, type ConnectionRow } from './connections.repository';
import { reasonOf, type Providers } from './providers.service';
import * as repository from './signIns.repository';
import { checksOf, newSignInToken, SIGN_IN_SECONDS, type SignInCookie } from './signInToken.rules';

/** A sign-in whose browser goes to the provider next. */
export interface BegunSignIn {
  address: string;
  cookie: SignInCookie;
}

interface AttemptOptions {
  /** The path to open afterwards. */
  next: string;
  /** The admin whose test it is. */
  testerId: number | null;
  /** The email address that was typed. */
  hint: string | null;
  device: string | undefined;
}

export type Attempts = ReturnType<typeof createAttempts>;

/** Sign-ins from their start until the provider sends the browser back. */
export function createAttempts({
  db,
  clock,
  log,
  providers,
}: Pick<ModuleDeps, 'db' | 'clock' | 'log'> & { providers: Providers }) {
  return {
    /** @returns null when the provider does not answer */
    async begin(
      connection: ConnectionRow,
      { next, testerId, hint, device }: AttemptOptions,
    ): Promise<BegunSignIn | null> {
      const token = newSignInToken();
      let address: string;
      try {
        address = await providers.signInAddress(connection, token, hint);
      } catch (error) {
        const { company_id: companyId } = connection;
        log.warn({ companyId, reason: reasonOf(error) }, 'identity provider did not answer');
        return null;
      }
      await repository.insertAttempt(db, {
        token_hash: hashToken(token),
        company_id: connection.company_id,
        version: connection.version,
        tester_id: testerId,
        next,
        expires_at: new Date(clock.now() + SIGN_IN_SECONDS * 1000),
      });
      return { address, cookie: { token, device } };
    },

    /**
     * The attempt that this browser has begun, which can be taken once.
     * @param state as the provider returned it
     * @returns null when it belongs to another browser, was taken, has expired, or the connection was changed
     */
    async take({ token }: SignInCookie, state: string | undefined) {
      if (state !== checksOf(token).state) return null;
      const now = new Date(clock.now());
      const attempt = await repository.takeAttempt(db, hashToken(token), now);
      const connection = attempt && (await findConnection(db, attempt.company_id));
      return connection?.version === attempt?.version && connection && attempt
        ? { attempt, connection }
        : null;
    },
  };
}
