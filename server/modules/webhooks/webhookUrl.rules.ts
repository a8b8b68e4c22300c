import { isIP } from 'node:net';
import { isPublicAddress } from '../../lib/publicAddress';

/** Why an address cannot be called, as a sentence; null if it can be tried. A name is looked up when it is called. */
export function urlProblem(
  text: string,
  { allowPrivate }: { allowPrivate: boolean },
): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb = url?.protocol === 'https:' || (allowPrivate && url?.protocol === 'http:');
  if (!url || !isWeb) return 'Write an address that begins with https://.';
  if (url.username !== '' || url.password !== '') {
    return 'Leave name and password out of the address.';
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && isIP(host) && !isPublicAddress(host)) {
    return 'The address is in a private network.';
  }
  return null;
}

/** For mails and the audit: the path may be the secret of a chat's address. */
export const hostOf = (url: string): string => new URL(url).host;
