import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** What IANA's registries of special-purpose addresses keep out of the Internet. */
const specialIpv4: readonly (readonly [network: string, prefix: number])[] = [
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
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Within 2000::/3. Some of them carry an IPv4 address, which may be private. */
const specialIpv6: typeof specialIpv4 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const special = new BlockList();
for (const [network, prefix] of specialIpv4) special.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of specialIpv6) special.addSubnet(network, prefix, 'ipv6');

/** All that is assigned to the Internet. Loopback, link-local, unique-local and IPv4-mapped addresses are outside. */
const globalIpv6 = new BlockList();
globalIpv6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address belongs to the Internet, and not to a private network or to this machine. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4');
    case 6:
      // A zone, as in `fe80::1%eth0`, belongs to link-local addresses.
      return (
        !address.includes('%') &&
        globalIpv6.check(address, 'ipv6') &&
        !special.check(address, 'ipv6')
      );
    default:
      return false;
  }
}

/** The host is inside the operator's network. */
export class PrivateAddressError extends Error {
  constructor(host: string) {
    super(`${host} is not a public address.`);
    this.name = 'PrivateAddressError';
  }
}

/** As `lookup` of Node with all addresses. */
export type Resolve = (
  host: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * The `lookup` of a connection to a host that a person has entered. The connection is made to the addresses that were
 * checked here, so a name server cannot answer differently a second time. Node does not call it for a host that is an
 * IP address: see `assertPublicHost`.
 */
export const checkedLookup =
  (allowsPrivate: boolean, resolve: Resolve = lookup): LookupFunction =>
  (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const [first] = addresses;
      if (!first) {
        const none = new Error(`${host} has no address.`);
        return callback(Object.assign(none, { code: 'ENOTFOUND' }), '');
      }
      if (!allowsPrivate && !addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(new PrivateAddressError(host), '');
      }
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

/** @throws PrivateAddressError for an IP address that does not belong to the Internet */
export function assertPublicHost({ hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new PrivateAddressError(host);
}
