/** The token pair, and the access token of the profile client (D10). */
export interface CookieTokens {
  accessToken: string | null;
  refreshToken: string | null;
  /** Cookie `token`, for the profile client. */
  token: string | null;
}

const DAY = 24 * 60 * 60;

/**
 * Cookie names and lifetimes in seconds (docs/product/people.md#sessions; `token` holds the access token).
 */
const LIFETIMES = { access_token: 7 * DAY, refresh_token: 30 * DAY, token: 7 * DAY };

type CookieName = keyof typeof LIFETIMES;

function readCookie(cookies: string, name: CookieName): string | null {
  for (const part of cookies.split('; ')) {
    const separator = part.indexOf('=');
    if (part.slice(0, separator) !== name || separator === part.length - 1) continue;
    try {
      return decodeURIComponent(part.slice(separator + 1));
    } catch {
      // Not written by writeCookie, which encodes values.
      return null;
    }
  }
  return null;
}

function writeCookie(name: CookieName, value: string | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const lifetime = value === null ? 0 : LIFETIMES[name];
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${lifetime}; SameSite=Strict${secure}`;
}

/**
 * The values of the cookies; nulls where there is no browser. Reads `document.cookie` once: another tab may
 * write new tokens between two reads, and an old access token with a new refresh token would rotate again.
 */
export function readTokenCookies(): CookieTokens {
  const cookies = typeof document === 'undefined' ? '' : document.cookie;
  return {
    accessToken: readCookie(cookies, 'access_token'),
    refreshToken: readCookie(cookies, 'refresh_token'),
    token: readCookie(cookies, 'token'),
  };
}

/**
 * Writes the session's cookies (SameSite=Strict, Secure on https, path /); a null clears its
 * cookie, and a `token` that is left out keeps the one that is there. The access token comes first: a tab
 * that reads between the writes gets a valid access token, and finds the new refresh token when it needs one.
 */
export function writeTokenCookies(
  tokens: Pick<CookieTokens, 'accessToken' | 'refreshToken'> & Partial<CookieTokens>,
): void {
  if (typeof document === 'undefined') return;
  writeCookie('access_token', tokens.accessToken);
  writeCookie('refresh_token', tokens.refreshToken);
  if (tokens.token !== undefined) writeCookie('token', tokens.token);
}
