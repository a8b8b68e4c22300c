import { domainToASCII } from 'node:url';
import { isDeletedAddress } from './deletedPerson';

/** RFC 5321. */
const MAX_ADDRESS = 254;
const MAX_LOCAL = 64;
const MAX_LABEL = 63;

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/;
const label = /^[a-z0-9-]+$/;

export interface EmailAddress {
  /** In lower case, with the domain in ASCII. */
  address: string;
  local: string;
  domain: string;
}

/**
 * Parses an address (docs/product.md#sign-up: trimmed, lower case); null for one that is not valid.
 * Stricter than the RFC, without quotes, comments and lists: a valid result is exactly one address and
 * cannot break a mail header. Addresses of erased people belong to nobody, and are not valid. Linear in the length.
 */
export function parseEmail(text: string): EmailAddress | null {
  const [local = '', rawDomain = '', ...more] = text.trim().toLowerCase().split('@');
  if (more.length > 0 || local.length > MAX_LOCAL || rawDomain.length > MAX_ADDRESS) return null;
  if (!local.split('.').every((part) => localPart.test(part))) return null;
  const domain = domainToASCII(rawDomain);
  if (!isDomain(domain)) return null;
  const address = `${local}@${domain}`;
  if (address.length > MAX_ADDRESS || isDeletedAddress(address)) return null;
  return { address, local, domain };
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  const wellFormed = labels.every(
    (part) =>
      part.length <= MAX_LABEL && label.test(part) && !part.startsWith('-') && !part.endsWith('-'),
  );
  // An IP address is no domain.
  return wellFormed && labels.length >= 2 && !/^\d+$/.test(labels.at(-1) ?? '');
}

/**
 * A text for the log: whatever looks like an address is left out. One begins where a word does: trying at each
 * letter of a long word takes a time that grows with the square of its length.
 */
export const withoutAddresses = (text: string): string =>
  text.replace(
    /"[^"]*"@[^\s<>()",;]+|(?<![^\s<>()",;:=])[^\s<>()",;:=]+@[^\s<>()",;]+/g,
    '[address]',
  );
