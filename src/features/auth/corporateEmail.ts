import { isEmailAddress } from '@/lib/email';
import { freeMailDomains } from '@/lib/freeMailDomains.gen';

export const FREE_EMAIL_MESSAGE =
  'Please use a corporate email address. Free email providers (Gmail, Yahoo, etc.) are not allowed.';

/**
 * True for a free mail domain or a subdomain of one; `acme.com` is not one, although it ends in
 * `me.com`.
 */
export function isFreeEmail(email: string): boolean {
  const labels = email.trim().toLowerCase().split('@').at(-1)?.split('.') ?? [];
  return labels.some((_, index) => freeMailDomains.has(labels.slice(index).join('.')));
}

/** True, or the error message of docs/product.md#sign-up for the address. */
export function checkCorporateEmail(email: string): string | true {
  const address = email.trim();
  if (address === '') return 'Email is required';
  if (isFreeEmail(address)) return FREE_EMAIL_MESSAGE;
  return isEmailAddress(address) || 'Please enter a valid email address';
}
