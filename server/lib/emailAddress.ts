import { emailPattern, MAX_EMAIL_LENGTH } from './forms.gen';
import { visibleOnly } from './invisible';

/** RFC 5321. */
const MAX_LOCAL = 64;
const MAX_LABEL = 63;

/** The domain in addresses of erased people. No mail reaches such a domain (RFC 2606). */
export const DELETED_DOMAIN = 'deleted.invalid';

export interface EmailAddress {
  /** In lower case, with the domain in ASCII. */
  address: string;
  local: string;
  domain: string;
}

/** The text as it was typed, without invisible characters and outer spaces. */
export const readAddress = (text: string): string => visibleOnly(text).trim();

/**
 * Parses an address (docs/product/people.md#sign-up: trimmed, lower case); null for one that is not valid.
 * Stricter than the RFC, without quotes, comments and lists: a valid result is exactly one address and
 * cannot break a mail header. Addresses of erased people belong to nobody, and are not valid. Linear in the length.
 * The pages' copy is generated (`npm run api`).
 */
export function parseEmail(text: string): EmailAddress | null {
  const plain = readAddress(text).toLowerCase();
  if (plain.length > MAX_EMAIL_LENGTH || !emailPattern.test(plain)) return null;
  const [local = '', typed = ''] = plain.split('@');
  const domain = asciiDomain(typed);
  if (local.length > MAX_LOCAL || domain === null) return null;
  const address = `${local}@${domain}`;
  if (address.length > MAX_EMAIL_LENGTH || isDeletedAddress(address)) return null;
  return { address, local, domain };
}

export const isDeletedAddress = (address: string): boolean =>
  address.endsWith(`@${DELETED_DOMAIN}`);

/** Whether a text is one address; whether its mailbox exists is not checked. */
export const isEmailAddress = (text: string): boolean => parseEmail(text) !== null;

/** A domain in ASCII, by IDNA; null when it is not valid. */
function asciiDomain(domain: string): string | null {
  try {
    const ascii = new URL(`http://${domain}`).hostname;
    // Digits of other scripts may have become an IP address, which is not a domain.
    const isDomain = emailPattern.test(`a@${ascii}`);
    return isDomain && ascii.split('.').every(({ length }) => length <= MAX_LABEL) ? ascii : null;
  } catch {
    return null;
  }
}
