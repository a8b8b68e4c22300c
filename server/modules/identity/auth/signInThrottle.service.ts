import { limits } from '../../../http/rateLimits/limits';
import { networkOf } from '../../../http/rateLimits/networks';
import type { LimitedSubject, RateLimits } from '../../../http/rateLimits/rateLimits.service';

interface Attempt {
  /** Lower case, as typed; counted whether or not such an account exists. */
  login: string;
  /** The caller's IP address. */
  address: string;
}

/** The names under which a person may sign in. */
export interface Logins {
  username: string;
  email: string;
}

export type SignInThrottle = ReturnType<typeof createSignInThrottle>;

const loginLimit = (login: string): LimitedSubject => [limits.signInLogin, login];

/**
 * At most ten failures in 15 minutes, per login and per network. An attempt is counted as a failure
 * when it begins, so that concurrent attempts cannot exceed the limit.
 */
export function createSignInThrottle({ rateLimits }: { rateLimits: RateLimits }) {
  const clearFailures = ({ username, email }: Logins) =>
    rateLimits.clear(loginLimit(username), loginLimit(email));

  return {
    /** @throws AppError 429 */
    async begin({ login, address }: Attempt) {
      const network: LimitedSubject = [limits.signInNetwork, networkOf(address)];
      const at = await rateLimits.take(network, loginLimit(login));
      return {
        /** Clears the login's failures; for the network only this attempt is uncounted. */
        async succeeded(logins: Logins): Promise<void> {
          await clearFailures(logins);
          await rateLimits.giveBack(network, at);
        },
      };
    },

    /** After a password reset. */
    clearFailures,
  };
}
