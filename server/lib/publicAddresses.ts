import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const internal = new BlockList();
/** Private, shared, loopback, link-local, reserved and multicast networks (IANA's registries of special addresses). */
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  internal.addSubnet(network, prefix, 'ipv4');
}
/** Networks within 2000::/3 that lead to IPv4 addresses or nowhere. */
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  internal.addSubnet(network, prefix, 'ipv6');
}

/** The only IPv6 addresses that are routed in the internet. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** False for addresses inside the operator's network, and for a text that is not an IP address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !internal.check(address, 'ipv4');
  // An address with a zone, such as fe80::1%eth0, is never public.
  if (family !== 6 || address.includes('%')) return false;
  return global.check(address, 'ipv6') && !internal.check(address, 'ipv6');
}

/** The host is inside the operator's network. */
export class PrivateAddressError extends Error {
  constructor(host: string) {
    super(`${host} is not a public address.`);
    this.name = 'PrivateAddressError';
  }
}

/**
 * The `lookup` of a connection to a host that a person has entered. The connection is made to the addresses that were
 * checked here, so a name server cannot answer differently a second time. It is not called for a host that is an IP
 * address.
 */
export const lookupPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) {
      done(error ?? new Error(`${host} has no address.`), '');
    } else if (addresses.some(({ address }) => !isPublicAddress(address))) {
      done(new PrivateAddressError(host), '');
    } else if (options.all) {
      done(null, addresses);
    } else {
      done(null, first.address, first.family);
    }
  });
};
