import { isIP } from 'node:net';
import { ConfigError, text, type Env } from './env';

/** Names of address ranges that proxy-addr knows. */
const networkNames = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * The proxies whose X-Forwarded-For is trusted. Trusting every proxy would let a client evade rate limits by forging
 * its address.
 */
export function proxies(env: Env): readonly string[] {
  const value = text(env, 'TRUST_PROXY')?.toLowerCase();
  if (value === undefined || value === 'off') return [];
  const names = value.split(',').map((name) => name.trim());
  const wrong = names.find((name) => !networkNames.includes(name) && !isNetwork(name));
  if (wrong !== undefined) {
    throw new ConfigError(
      `TRUST_PROXY takes off, or with commas ${networkNames.join(', ')} and addresses like 10.0.0.0/8, not "${wrong}".`,
    );
  }
  return names;
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}
