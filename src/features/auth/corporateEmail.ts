import { emailProblem } from '@/lib/emailProblem';
import { freeMailDomains, freeMailFamilies } from '@/lib/freeMailDomains.gen';

export const FREE_EMAIL_MESSAGE =
  'Please use a corporate email address. Free email providers (Gmail, Yahoo, etc.) are not allowed.';

/** `fr` and `com`, or `co.uk` and `com.br`: what follows the name of a provider in its countries. */
const countrySuffix = /^(?:com|net|org|(?:(?:com?|net|org|ne|or)\.)?[a-z]{2})$/;

/** The maintained lists of free, private and disposable domains; null until they have been loaded. */
let listedDomains: ReadonlySet<string> | null = null;

/**
 * Loads the maintained lists, which are too long for the page itself. Until they are there, and when
 * they cannot be loaded, the words of the contract decide, and the server has the last word.
 */
export async function loadMailDomainLists(): Promise<void> {
  if (listedDomains) return;
  const lists = await import('./mailDomainLists').catch(() => null);
  listedDomains = lists?.mailDomainLists() ?? null;
}

/**
 * True for a free or disposable mail domain, a subdomain of one, and a country variant of a big
 * provider; `acme.com` is none, although it ends in `me.com`.
 */
export function isFreeEmail(email: string): boolean {
  const labels = email.trim().toLowerCase().split('@').at(-1)?.split('.') ?? [];
  return labels.some((label, index) => {
    const domain = labels.slice(index).join('.');
    if (freeMailDomains.has(domain) || listedDomains?.has(domain)) return true;
    return freeMailFamilies.has(label) && countrySuffix.test(labels.slice(index + 1).join('.'));
  });
}

/** The error message of docs/product/people.md#sign-up for an address; null when it may sign up. */
export const corporateEmailProblem = (email: string): string | null =>
  isFreeEmail(email) ? FREE_EMAIL_MESSAGE : emailProblem(email);
