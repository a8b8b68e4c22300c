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

/** A call without the refresh on a 401; the refresh itself is sent with it. */
export type RawQuery = BaseQueryFn<
  FetchArgs,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta
>;

/** The server no longer accepts the session (docs/product.md#sessions: the person is led to /signin). */
export const sessionExpired = createAction('auth/sessionExpired');

const LOCK = 'foyer-session-refresh';

/** Refreshes in flight in this tab by the token they spend; calls that wait share one promise. */
const inFlight = new Map<string, Promise<AppError | null>>();

/** The state that holds the session. RTK Query cannot know its type, because the store needs the API. */
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

/** The pair that another tab has put into the cookies since `spent` was read. */
function successorInCookies(spent: string): TokenPair | null {
  const { accessToken, refreshToken } = readTokenCookies();
  if (!accessToken || !refreshToken || refreshToken === spent) return null;
  return { accessToken, refreshToken };
}

/** Runs `work` under a lock of all tabs. Without the Locks API the server's grace of 10 s suffices (D10). */
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
    // The person may have signed out meanwhile: a late answer must not sign in again.
    if (refreshTokenOf(api) === spent) {
      api.dispatch(sessionRefreshed(tokens));
    }
    return null;
  };
  const before = successorInCookies(spent);
  if (before) return adopt(before);

  // A signal of its own: aborting the call that came first must not fail the others that wait.
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
 * Exchanges the session's tokens for new ones, once for all calls that wait (D10). Resolves with null
 * when there is a new pair, with 'Authentication failed' after it has ended a session that the server
 * refused, and with any other failure as it is; the person stays signed in then.
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
