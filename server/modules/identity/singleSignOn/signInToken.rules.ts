import { createHmac, randomBytes } from 'node:crypto';
import type { Schemas } from '../../../contract/types';

/** Seconds between the start of a sign-in and its end. */
export const SIGN_IN_SECONDS = 600;

/** What binds a sign-in to the browser that has started it; the content of the cookie `sso`. */
export interface SignInCookie {
  token: string;
  /** The cookie `device`, which browsers do not send when another site leads to the callback. */
  device: string | undefined;
}

export const newSignInToken = (): string => randomBytes(32).toString('base64url');

const derive = (token: string, use: string): string =>
  createHmac('sha256', token).update(use).digest('base64url');

/**
 * State, nonce and PKCE verifier of a sign-in, derived from the token in the browser's cookie. The database has only the
 * token's hash, so a copy of it cannot finish a sign-in.
 */
export const checksOf = (token: string) => ({
  state: derive(token, 'state'),
  nonce: derive(token, 'nonce'),
  verifier: derive(token, 'code verifier'),
});

const COOKIE = /(?:^|;\s*)sso=([\w-]{43})(?:\.([\w-]{43}))?(?:;|$)/;

export function readSignInCookie(cookies: string | undefined): SignInCookie | null {
  const [, token, device] = COOKIE.exec(cookies ?? '') ?? [];
  return token === undefined ? null : { token, device };
}

/** SameSite=Lax: the provider leads the browser to the callback from another site. */
const attributes = (path: string, sameSite: 'Lax' | 'Strict', publicUrl: string) =>
  `Path=${path}; SameSite=${sameSite}${publicUrl.startsWith('https:') ? '; Secure' : ''}`;

export const signInCookie = ({ token, device }: SignInCookie, publicUrl: string): string =>
  `sso=${device === undefined ? token : `${token}.${device}`}; Max-Age=${SIGN_IN_SECONDS}; HttpOnly; ${attributes('/api/auth/sso', 'Lax', publicUrl)}`;

export const endedSignInCookie = (publicUrl: string): string =>
  `sso=; Max-Age=0; HttpOnly; ${attributes('/api/auth/sso', 'Lax', publicUrl)}`;

const DAY = 24 * 60 * 60;

/** The cookies that the pages set themselves after other sign-ins (src/api/tokenCookies.ts). */
export const sessionCookies = (
  { access_token, refresh_token }: Schemas['Session'],
  publicUrl: string,
): string[] => {
  const rest = attributes('/', 'Strict', publicUrl);
  return [
    `access_token=${access_token}; Max-Age=${7 * DAY}; ${rest}`,
    `refresh_token=${refresh_token}; Max-Age=${30 * DAY}; ${rest}`,
    `token=${access_token}; Max-Age=${7 * DAY}; ${rest}`,
  ];
};

const HERE = 'https://foyer.invalid';

/** The path if it is one of this site's pages, else the home page. */
export function ownPath(next: string | undefined): string {
  if (!next?.startsWith('/') || !URL.canParse(next, HERE)) return '/';
  const { origin, pathname, search, hash } = new URL(next, HERE);
  // `/..//elsewhere` is resolved to `//elsewhere`.
  const isOwn = origin === HERE && !/^\/(?:\/|api(?:\/|$))/i.test(pathname);
  return isOwn ? pathname + search + hash : '/';
}
