import { randomBytes } from 'node:crypto';
import type { ModuleDeps } from '../../../deps';
import type { Client } from '../client.rules';
import type { NetworkHash } from '../networkHash.service';
import { hashToken } from './tokens.service';
import * as repository from './knownDevices.repository';

/** Devices and networks kept per person. */
const MAX_KEPT = 50;

/** Looked up for unknown accounts; no account has this id. */
const NO_ACCOUNT = 0;

const DAY_MS = 24 * 3600 * 1000;

interface KnownDevicesDeps extends Pick<ModuleDeps, 'db' | 'clock' | 'config'> {
  networkHash: NetworkHash;
}

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/** The devices and networks from which a person has signed in before (D31). */
export function createKnownDevices({ db, clock, config, networkHash }: KnownDevicesDeps) {
  const oldest = () => new Date(clock.now() - config.retentionSignIns * DAY_MS);

  return {
    /**
     * Does the same work for an unknown account.
     * @returns the hash of the device's token if the person has signed in on the device, else null; and whether they
     * have signed in from this network
     */
    async recognise(userId: number | undefined, { device, address }: Client) {
      const tokenHash = hashToken(device ?? '');
      const networkHashes = networkHash(address);
      const place = { userId: userId ?? NO_ACCOUNT, tokenHash, networkHashes };
      const known = await repository.findPlace(db, place, oldest());
      return { device: known.device ? tokenHash : null, knowsNetwork: known.network };
    },

    /**
     * Remembers the device and network of a person who has authenticated.
     * @returns the token for the cookie, the present one if this server issued it, else a new one; and whether the
     * person has signed in before, but never on this device
     */
    async remember(userId: number, { device, address }: Client) {
      const isOurs =
        device !== undefined && (await repository.isDeviceToken(db, hashToken(device)));
      const token = isOurs ? device : randomBytes(32).toString('base64url');
      const [current] = networkHash(address);
      const place = { userId, tokenHash: hashToken(token), networkHash: current };
      const isNew = await repository.isNewDevice(db, place);
      await repository.savePlace(db, place, new Date(clock.now()), MAX_KEPT);
      return { token, isNew };
    },

    purgeExpired: () => repository.deleteUsedBefore(db, oldest()),
  };
}
