import { isIPv4, isIPv6 } from 'node:net';

/** Lower case, without zone, and an IPv4 address that is written as IPv6 as itself. */
function plainAddress(address: string): string {
  const plain = address.toLowerCase().split('%')[0] ?? '';
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1] ?? plain;
}

/** `2001:db8:0:0::/64`: the beginning of an IPv6 address, in groups of 16 bits without leading zeros. */
function prefixOf(address: string, count: number): string {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  // A tail such as 1.2.3.4 takes the place of two groups.
  const gap = after.at(-1)?.includes('.') ? 7 : 8;
  const zeros = Array<string>(Math.max(0, gap - before.length - after.length)).fill('0');
  const groups = [...before, ...(tail === undefined ? [] : zeros), ...after].slice(0, count);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/${count * 16}`;
}

/**
 * The caller's network as limits count it: an IPv4 address, or the /64 of an IPv6 address, the usual
 * allocation of one household or office.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? prefixOf(plain, 4) : plain;
}

/** The network as records keep it (D25): the /24 of an IPv4 address, the /48 of an IPv6 address. */
export function shortNetworkOf(address: string): string | null {
  const plain = plainAddress(address);
  if (isIPv6(plain)) return prefixOf(plain, 3);
  return isIPv4(plain) ? `${plain.slice(0, plain.lastIndexOf('.'))}.0/24` : null;
}
