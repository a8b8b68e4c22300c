import { env } from '@/lib/env';

/** The address at which a single sign-on begins: the browser opens it, and it redirects to the company's provider. */
export const singleSignOnAddress = (email: string, next: string | null): string =>
  `${env.apiBaseUrl}/auth/sso/start/?${new URLSearchParams({ email, ...(next && { next }) })}`;
