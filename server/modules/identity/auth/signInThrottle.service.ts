import { limits } from '../../../http/rateLimits/limits';
import { networkOf } from '../../../http/rateLimits/networks';
import type { Counted, RateLimits } from '../../../http/rateLimits/rateLimits.service';

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

const countedLogin = (login: string): Counted => [limits.signInLogin, login];

/**
 * At most ten failures in 15 minutes, per login and per network. An attempt is counted as a failure
 * when it begins, so that concurrent attempts cannot exceed the limit.
 */
export function createSignInThrottle({ rateLimits }: { rateLimits: RateLimits }) {
  const clearFailures = ({ username, email }: Logins) =>
    rateLimits.clear(countedLogin(username), countedLogin(email));

  return {
    /** @throws AppError 429 */
    async begin({ login, address }: Attempt) {
      const network: Counted = [limits.signInNetwork, networkOf(address)];
      const at = await rateLimits.take(network, countedLogin(login));
      return {
        /** Clears the failures of the account, and of the network this attempt alone. */
        async succeeded(logins: Logins): Promise<void> {
          await clearFailures(logins);
          await rateLimits.giveBack(network, at);
        },
      };
    },

    /** For a person who has just proved in another way that the account is theirs. */
    clearFailures,
  };
}
