import type {
  BaseQueryApi,
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import {
  selectAccessToken,
  selectRefreshToken,
  selectUser,
  sessionEnded,
  sessionRefreshed,
  type RootState,
  type TokenPair,
} from '@/state';
import { isRecord } from '@/lib/isRecord';
import { withTabLock } from '@/lib/tabLock';
import type { CallOptions } from './callOptions';
import {
  AUTHENTICATION_ENDED,
  authenticationFailed,
  isRefusal,
  toAppError,
  type AppError,
} from './errors';
import { readTokenCookies } from './tokenCookies';

/** Sends one call and does not refresh the session on a 401; sends the refresh call itself too. */
export type RawQuery = BaseQueryFn<
  FetchArgs,
  unknown,
  FetchBaseQueryError,
  CallOptions,
  FetchBaseQueryMeta
>;

const LOCK_NAME = 'foyer-session-refresh';

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

function readTokenPair(body: unknown): TokenPair | null {
  if (!isRecord(body)) return null;
  const { access_token: accessToken, refresh_token: refreshToken } = body;
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string') return null;
  return { accessToken, refreshToken };
}

/** The id of the person whom an access token (a JWT) belongs to; null for anything else. */
function subjectOf(accessToken: string): number | null {
  const payload = accessToken.split('.')[1] ?? '';
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const id = isRecord(claims) ? Number(claims.sub) : 0;
    return Number.isSafeInteger(id) && id > 0 ? id : null;
  } catch {
    return null;
  }
}

/** Whose session this tab has; before the session is verified, its access token says so. */
function ownPersonId(api: BaseQueryApi): number | null {
  const state = authStateOf(api);
  const accessToken = selectAccessToken(state);
  return selectUser(state)?.id ?? (accessToken === null ? null : subjectOf(accessToken));
}

/**
 * The newer token pair, if another tab has replaced `oldToken` in the cookies. Null when another
 * person has signed in there: this tab would go on under their name.
 */
function newerPairInCookies(oldToken: string, api: BaseQueryApi): TokenPair | null {
  const { accessToken, refreshToken } = readTokenCookies();
  if (!accessToken || !refreshToken || refreshToken === oldToken) return null;
  const person = subjectOf(accessToken);
  if (person === null || person !== ownPersonId(api)) return null;
  return { accessToken, refreshToken };
}

async function refreshNow(
  oldToken: string,
  api: BaseQueryApi,
  rawQuery: RawQuery,
): Promise<AppError | null> {
  const adopt = (tokens: TokenPair): null => {
    // The person may have signed out meanwhile; the new tokens must not undo that.
    if (refreshTokenOf(api) === oldToken) {
      api.dispatch(sessionRefreshed(tokens));
    }
    return null;
  };
  const pairBefore = newerPairInCookies(oldToken, api);
  if (pairBefore) return adopt(pairBefore);

  // Its own signal: aborting the call that started the refresh must not fail the other waiting
  // calls.
  const result = await rawQuery(
    { url: '/auth/refresh/', method: 'POST', body: { refresh_token: oldToken } },
    { ...api, signal: new AbortController().signal, endpoint: 'refreshSession', type: 'mutation' },
    { session: 'none' },
  );
  const tokens = readTokenPair(result.data);
  if (tokens) return adopt(tokens);
  const error = toAppError(result.error);
  if (!isRefusal(error)) return error;

  const pairAfter = newerPairInCookies(oldToken, api);
  if (pairAfter) return adopt(pairAfter);
  if (refreshTokenOf(api) === oldToken) {
    api.dispatch(sessionEnded(AUTHENTICATION_ENDED));
  }
  return authenticationFailed;
}

/**
 * Exchanges the session's tokens for new ones, once for all waiting calls (D10). Resolves with null
 * when there is a new pair; with `authenticationFailed` when the server refused the token, which ends
 * the session; and with any other error of the call, after which the person stays signed in.
 */
export function refreshSessionOnce(
  api: BaseQueryApi,
  rawQuery: RawQuery,
): Promise<AppError | null> {
  const oldToken = refreshTokenOf(api);
  if (oldToken === null) return Promise.resolve(authenticationFailed);
  const running = inFlight.get(oldToken);
  if (running) return running;
  // Without the Locks API, the server's grace period of 10 s covers two tabs (D10).
  const refresh = withTabLock(LOCK_NAME, () => refreshNow(oldToken, api, rawQuery)).finally(() =>
    inFlight.delete(oldToken),
  );
  inFlight.set(oldToken, refresh);
  return refresh;
}
