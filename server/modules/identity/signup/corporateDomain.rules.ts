import { freeMailDomains } from '../../../contract/freeMailDomains.gen';

/**
 * True for a free mail domain or a subdomain of one; `acme.com` is not, although it ends in "me.com".
 * @param domain as `parseEmail` returns it
 */
export function isFreeDomain(domain: string): boolean {
  const labels = domain.split('.');
  return labels.some((_, index) => freeMailDomains.has(labels.slice(index).join('.')));
}

/** Second-level domains under which companies register, as in `acme.co.in`. */
const sharedSecondLevels: ReadonlySet<string> = new Set([
  ...['co', 'com', 'org', 'net', 'ac', 'edu', 'gov', 'firm', 'ind', 'gen', 'or', 'ne'],
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
