import { isIPv6 } from 'node:net';

/**
 * The caller's network as limits count it: an IPv4 address, or the /64 of an IPv6 address, the usual
 * allocation of one household or office.
 */
export function networkOf(address: string): string {
  const plain = address.toLowerCase().split('%')[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  // A tail such as 1.2.3.4 takes the place of two groups.
  const gap = after.at(-1)?.includes('.') ? 7 : 8;
  const zeros = Array<string>(Math.max(0, gap - before.length - after.length)).fill('0');
  const groups = [...before, ...(tail === undefined ? [] : zeros), ...after].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
