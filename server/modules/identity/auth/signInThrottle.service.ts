import { limits } from '../../../http/rateLimits/limits';
import { networkOf } from '../../../http/rateLimits/networks';
import type { LimitedSubject, RateLimits } from '../../../http/rateLimits/rateLimits.service';
import type { Client } from '../client.rules';
import type { KnownDevices } from './knownDevices.service';

interface Attempt {
  /** Lower case, as typed; counted in place of the account where there is none. */
  login: string;
  /** The account that the login names. */
  userId: number | undefined;
  client: Client;
}

interface ThrottleDeps {
  rateLimits: RateLimits;
  devices: Pick<KnownDevices, 'recognise'>;
}

export type SignInThrottle = ReturnType<typeof createSignInThrottle>;

/**
 * Limits failed sign-ins (D31). On a device where the account has signed in before, only failures on
 * that device count, so that nobody else's hold its owner up. Elsewhere three limits apply: for the
 * account from this network, for the account from all networks it has not signed in from, and for the
 * network over all accounts. An attempt is counted as a failure when it begins, so that concurrent
 * attempts cannot exceed a limit; a correct password gives its count back.
 */
export function createSignInThrottle({ rateLimits, devices }: ThrottleDeps) {
  const ofNetwork = (account: string, address: string): LimitedSubject => [
    limits.signInAccountNetwork,
    `${account} ${networkOf(address)}`,
  ];

  return {
    /** @throws AppError 429 */
    async begin({ login, userId, client }: Attempt) {
      const account = userId === undefined ? `login ${login}` : `account ${userId}`;
      const known = await devices.recognise(userId, client);
      const [own, ...shared]: [LimitedSubject, ...LimitedSubject[]] = known.device
        ? [[limits.signInDevice, `${account} ${known.device}`]]
        : [
            ofNetwork(account, client.address),
            ...(known.knowsNetwork ? [] : [[limits.signInAccount, account] as const]),
            // Last, because everybody of an office waits for this row.
            [limits.signInNetwork, networkOf(client.address)],
          ];
      const at = await rateLimits.take(own, ...shared);
      return {
        /** Clears the failures of the account here; of the shared limits only this attempt is uncounted. */
        async succeeded(): Promise<void> {
          await rateLimits.clear(own);
          for (const one of shared) await rateLimits.giveBack(one, at);
        },
      };
    },

    /** After a password reset: the account's failures from this network, and from all new ones. */
    clearFailures: (userId: number, { address }: Client): Promise<void> =>
      rateLimits.clear(ofNetwork(`account ${userId}`, address), [
        limits.signInAccount,
        `account ${userId}`,
      ]),
  };
}
