/**
 * Free providers of spec section 5, as the domains they run (D9): matched whole or as the parent of
 * a subdomain, never as a part of a word (`acme.com` contains "me").
 */
const freeDomains = new Set([
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

export const FREE_EMAIL_MESSAGE =
  'Please use a corporate email address. Free email providers (Gmail, Yahoo, etc.) are not allowed.';

export function isFreeEmail(email: string): boolean {
  const labels = email.trim().toLowerCase().split('@').at(-1)?.split('.') ?? [];
  return labels.some((_, index) => freeDomains.has(labels.slice(index).join('.')));
}

/** Something, an @, and a domain with a dot; the mail itself proves the rest. */
export const isEmailAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

/** The sentence of spec section 5 for an address, or true when it will do. */
export function checkCorporateEmail(email: string): string | true {
  const address = email.trim();
  if (address === '') return 'Email is required';
  if (isFreeEmail(address)) return FREE_EMAIL_MESSAGE;
  return isEmailAddress(address) || 'Please enter a valid email address';
}
