import { createHmac, hkdfSync } from 'node:crypto';
import { jwtSecretsOf, type JwtSecrets } from '../../config/secrets';
import { mapNonEmpty, type NonEmpty } from '../../lib/nonEmpty';
import { networkOf } from '../../http/rateLimits/networks';

/** Hashes with each known secret; store the first hash. */
export type NetworkHash = (address: string) => NonEmpty<string>;

/**
 * The stored form of the network of an IP address. The hash is keyed, because all IPv4 networks can be hashed in a
 * short time.
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
