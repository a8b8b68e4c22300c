import { limits } from '../../../http/rateLimits/limits';
import { networkOf } from '../../../http/rateLimits/networks';
import type { LimitedSubject, RateLimits } from '../../../http/rateLimits/rateLimits.service';
import type { Client } from '../client.rules';
import type { KnownDevices } from './knownDevices.service';

interface Attempt {
  /** As typed, in lower case; failures count for it when no account matches. */
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
 * Limits failed sign-ins (D31). On a device where the account has signed in before, only failures on that device
 * count, so that other people's failures cannot lock its owner out. On other devices three limits apply: for the
 * account from this network, for the account from all networks it has not signed in from, and for the network across
 * all accounts. An attempt counts as a failure when it begins, so that concurrent attempts cannot exceed a limit; a
 * correct password undoes the count.
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
            // Last, because everybody in an office shares this row and waits for its lock.
            [limits.signInNetwork, networkOf(client.address)],
          ];
      const at = await rateLimits.take(own, ...shared);
      return {
        /**
         * Clears the account's failures on this device or network; in the shared limits it undoes only this attempt.
         */
        async succeeded(): Promise<void> {
          await rateLimits.clear(own);
          for (const one of shared) await rateLimits.giveBack(one, at);
        },
      };
    },

    /** Clears the account's failures from this network and from all new networks, after a password reset. */
    clearFailures: (userId: number, { address }: Client): Promise<void> =>
      rateLimits.clear(ofNetwork(`account ${userId}`, address), [
        limits.signInAccount,
        `account ${userId}`,
      ]),
  };
}
