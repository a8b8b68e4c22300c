import { createHmac, hkdfSync } from 'node:crypto';
import { networkOf } from '../../http/rateLimits/networks';

export type NetworkHash = (address: string) => string;

/**
 * The network of an IP address as the database keeps it: with a key, because the addresses of IPv4 are
 * few enough to hash all of them.
 */
export function createNetworkHash(jwtSecret: string): NetworkHash {
  const key = Buffer.from(hkdfSync('sha256', jwtSecret, '', 'foyer networks', 32));
  return (address) => createHmac('sha256', key).update(networkOf(address)).digest('base64url');
}
