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
  type RootState,
  type TokenPair,
} from '@/state';
import { authenticationFailed, toAppError, type AppError } from './errors';
import { readTokenCookies } from './tokenCookies';

/** A base query without the refresh on a 401; also sends the refresh itself. */
export type RawQuery = BaseQueryFn<
  FetchArgs,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta
>;

/**
 * The server no longer accepts the session (docs/product.md#sessions: the app redirects to
 * /signin).
 */
export const sessionExpired = createAction('auth/sessionExpired');

const LOCK = 'foyer-session-refresh';

/** Refreshes in flight in this tab, by refresh token; waiting calls share one promise. */
const inFlight = new Map<string, Promise<AppError | null>>();

/**
 * The state that holds the session. RTK Query types it as unknown, because the store's type depends
 * on the API.
 */
export function authStateOf({ getState }: Pick<BaseQueryApi, 'getState'>): Pick<RootState, 'auth'> {
  return getState() as Pick<RootState, 'auth'>;
}

function refreshTokenOf(api: BaseQueryApi): string | null {
  return selectRefreshToken(authStateOf(api));
}

function tokensOf(body: unknown): TokenPair | null {
  if (typeof body !== 'object' || body === null) return null;
  if (!('access_token' in body && 'refresh_token' in body)) return null;
  const { access_token: accessToken, refresh_token: refreshToken } = body;
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string') return null;
  return { accessToken, refreshToken };
}

/** The newer token pair, if another tab has replaced `spent` in the cookies. */
function successorInCookies(spent: string): TokenPair | null {
  const { accessToken, refreshToken } = readTokenCookies();
  if (!accessToken || !refreshToken || refreshToken === spent) return null;
  return { accessToken, refreshToken };
}

/**
 * Runs `work` under a lock shared by all tabs. Without the Locks API, the server's grace period of
 * 10 s covers two tabs (D10).
 */
async function withTabLock<T>(work: () => Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return work();
  return navigator.locks.request(LOCK, work);
}

async function refreshNow(
  spent: string,
  api: BaseQueryApi,
  rawQuery: RawQuery,
): Promise<AppError | null> {
  const adopt = (tokens: TokenPair): null => {
    // After a sign-out meanwhile, a late answer must not restore the session.
    if (refreshTokenOf(api) === spent) {
      api.dispatch(sessionRefreshed(tokens));
    }
    return null;
  };
  const before = successorInCookies(spent);
  if (before) return adopt(before);

  // Its own signal: aborting the call that started the refresh must not fail the other waiting
  // calls.
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
    api.dispatch(sessionExpired());
    api.dispatch(sessionEnded());
  }
  return authenticationFailed;
}

/**
 * Exchanges the session's tokens for new ones, once for all waiting calls (D10). Resolves with null
 * when there is a new pair, with 'Authentication failed' when the server refused the token and the
 * session was ended, and otherwise with the failure; the person then stays signed in.
 */
export function refreshSessionOnce(
  api: BaseQueryApi,
  rawQuery: RawQuery,
): Promise<AppError | null> {
  const spent = refreshTokenOf(api);
  if (spent === null) return Promise.resolve(authenticationFailed);
  const waiting = inFlight.get(spent);
  if (waiting) return waiting;
  const refresh = withTabLock(() => refreshNow(spent, api, rawQuery)).finally(() =>
    inFlight.delete(spent),
  );
  inFlight.set(spent, refresh);
  return refresh;
}
