import { createHmac, hkdfSync } from 'node:crypto';
import { jwtSecretsOf, type JwtSecrets } from '../../config/secrets';
import { mapNonEmpty, type NonEmpty } from '../../lib/nonEmpty';
import { networkOf } from '../../http/rateLimits/networks';

/** With each known secret; the first is the one to store. */
export type NetworkHash = (address: string) => NonEmpty<string>;

/**
 * The network of an IP address as the database keeps it: with a key, because the addresses of IPv4 are
 * few enough to hash all of them.
 */
export function createNetworkHash(secrets: JwtSecrets): NetworkHash {
  const keys = mapNonEmpty(jwtSecretsOf(secrets), keyOf);
  return (address) => {
    const network = networkOf(address);
    return mapNonEmpty(keys, (key) =>
      createHmac('sha256', key).update(network).digest('base64url'),
    );
  };
}

const keyOf = (jwtSecret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', jwtSecret, '', 'foyer networks', 32));
