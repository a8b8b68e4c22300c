import { limits } from '../../../http/rateLimits/limits';
import { networkOf } from '../../../http/rateLimits/networks';
import type { Counted, RateLimits } from '../../../http/rateLimits/rateLimits.service';

interface Attempt {
  /** Lower case, as typed: whether there is such an account makes no difference. */
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
 * Ten failures in a quarter of an hour, for a login and for a network. An attempt counts as a failure
 * from its beginning, so that a thousand at once make no eleventh comparison.
 */
export function createSignInThrottle({ rateLimits }: { rateLimits: RateLimits }) {
  const forgive = ({ username, email }: Logins) =>
    rateLimits.clear(countedLogin(username), countedLogin(email));

  return {
    /** @throws AppError 429 */
    async begin({ login, address }: Attempt) {
      const network: Counted = [limits.signInNetwork, networkOf(address)];
      const at = await rateLimits.take(network, countedLogin(login));
      return {
        /** It was no failure; those before are forgotten for the account, not for the network. */
        async succeeded(logins: Logins): Promise<void> {
          await forgive(logins);
          await rateLimits.giveBack(network, at);
        },
      };
    },

    /** For somebody who has just proved the account to be theirs in another way. */
    forgive,
  };
}
