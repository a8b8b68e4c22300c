/**
 * Free providers of spec section 5, as the domains they run (D9): matched whole or as the parent of a
 * subdomain, never as a part of a word (`acme.com` contains "me").
 */
const freeDomains: ReadonlySet<string> = new Set([
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'yahoo.co.in',
  'yahoo.co.uk',
  'yahoo.in',
  'ymail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'outlook.in',
  'live.com',
  'live.in',
  'live.co.uk',
  'aol.com',
  'icloud.com',
  'me.com',
  'protonmail.com',
  'protonmail.ch',
  'yandex.com',
  'yandex.ru',
  'mail.com',
  'inbox.com',
  'zoho.com',
  'zohomail.com',
  'zohomail.in',
  'rediffmail.com',
  'rediff.com',
  'msn.com',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'web.de',
  't-online.de',
]);

/** @param domain as `parseEmail` returns it */
export function isFreeDomain(domain: string): boolean {
  const labels = domain.split('.');
  return labels.some((_, index) => freeDomains.has(labels.slice(index).join('.')));
}

/** Second levels under which companies register: acme.co.in. */
const sharedSecondLevels: ReadonlySet<string> = new Set([
  ...['co', 'com', 'org', 'net', 'ac', 'edu', 'gov', 'firm', 'ind', 'gen', 'or', 'ne'],
]);

/** A first name for the company of a domain: `mail.acme-tools.co.in` is Acme Tools. */
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
