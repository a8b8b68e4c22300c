import { env } from '@/lib/env';
import { isRecord } from '@/lib/isRecord';

/** The address at which a single sign-on begins: the browser opens it, and it redirects to the company's provider. */
export const singleSignOnAddress = (email: string, next: string | null): string =>
  `${env.apiBaseUrl}/auth/sso/start/?${new URLSearchParams({ email, ...(next && { next }) })}`;

/** After a sign-out of a single sign-on: the provider ends its own session and leads back. */
export function leaveForProvider(signedOut: unknown): void {
  if (isRecord(signedOut) && typeof signedOut.provider_address === 'string') {
    window.location.assign(signedOut.provider_address);
  }
}
