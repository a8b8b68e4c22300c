import { createAction } from '@reduxjs/toolkit';
import type {
  BaseQueryApi,
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import {
  selectRefreshToken,
  sessionEnded,
  sessionRefreshed,
  type AuthState,
  type SessionTokens,
} from '@/state';
import { authenticationFailed, toAppError, type AppError } from './errors';
import { readTokenCookies, writeTokenCookies } from './tokenCookies';

/** A call without session handling: what the refresh itself is made with. */
export type RawQuery = BaseQueryFn<
  FetchArgs,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta
>;

/** The server no longer knows the session (spec section 7: the person goes to /signin). */
export const sessionExpired = createAction('auth/sessionExpired');

const LOCK = 'foyer-session-refresh';

/** Refreshes under way in this tab, by the token they spend: everyone who waits shares one. */
const underWay = new Map<string, Promise<AppError | null>>();

function refreshTokenOf(api: BaseQueryApi): string | null {
  return selectRefreshToken(api.getState() as { auth: AuthState });
}

function tokensOf(body: unknown): SessionTokens | null {
  if (typeof body !== 'object' || body === null) return null;
  if (!('access_token' in body && 'refresh_token' in body)) return null;
  const { access_token: accessToken, refresh_token: refreshToken } = body;
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string') return null;
  return { accessToken, refreshToken };
}

/** The pair that another tab has put into the cookies since `spent` was read. */
function successorInCookies(spent: string): SessionTokens | null {
  const { accessToken, refreshToken } = readTokenCookies();
  if (!accessToken || !refreshToken || refreshToken === spent) return null;
  return { accessToken, refreshToken };
}

/** One tab at a time where the browser can arrange that; the server's grace covers the rest (D10). */
async function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return work();
  return navigator.locks.request(LOCK, work);
}

async function refreshNow(
  spent: string,
  api: BaseQueryApi,
  rawQuery: RawQuery,
): Promise<AppError | null> {
  const adopt = (tokens: SessionTokens): null => {
    // The person may have signed out meanwhile: a late answer must not sign in again.
    if (refreshTokenOf(api) === spent) {
      writeTokenCookies(tokens);
      api.dispatch(sessionRefreshed(tokens));
    }
    return null;
  };
  const before = successorInCookies(spent);
  if (before) return adopt(before);

  // Its own signal: a page that is left must not cut off the others who wait.
  const result = await rawQuery(
    { url: '/auth/refresh/', method: 'POST', body: { refresh_token: spent } },
    { ...api, signal: new AbortController().signal, endpoint: 'refreshSession', type: 'mutation' },
    {},
  );
  const tokens = tokensOf(result.data);
  if (tokens) return adopt(tokens);
  const error = toAppError(result.error);
  if (error.status !== 401) return error;

  const after = successorInCookies(spent);
  if (after) return adopt(after);
  if (refreshTokenOf(api) === spent) {
    writeTokenCookies({ accessToken: null, refreshToken: null });
    api.dispatch(sessionExpired());
    api.dispatch(sessionEnded());
  }
  return authenticationFailed;
}

/**
 * Exchanges the session's tokens for new ones, once for all who wait (D10). Resolves with null when
 * there is a new pair, with 'Authentication failed' when the session is over (it is ended then),
 * and with the failure itself when the server could not say: the person stays signed in.
 */
export function refreshSessionOnce(
  api: BaseQueryApi,
  rawQuery: RawQuery,
): Promise<AppError | null> {
  const spent = refreshTokenOf(api);
  if (spent === null) return Promise.resolve(authenticationFailed);
  const waiting = underWay.get(spent);
  if (waiting) return waiting;
  const refresh = oneTabAtATime(() => refreshNow(spent, api, rawQuery)).finally(() =>
    underWay.delete(spent),
  );
  underWay.set(spent, refresh);
  return refresh;
}
