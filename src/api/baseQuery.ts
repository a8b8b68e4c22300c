import {
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { env } from '@/lib/env';
import { selectAccessToken, type AuthState } from '@/state';
import { authenticationFailed, toAppError, type AppError } from './errors';
import { absoluteBase, readBody, retryAfter, serializeParams } from './http';
import { refreshSessionOnce, type RawQuery } from './refresh';
import { readTokenCookies } from './tokenCookies';

/** Milliseconds. The second client's are the spec's (section 9). */
const TIMEOUT = 15_000;
const PROFILE_TIMEOUT = 10_000;

/** Pause before a GET's one retry, and the longest Retry-After worth waiting for; milliseconds. */
const RETRY_PAUSE = 300;
const LONGEST_PAUSE = 5_000;

/** The calls of the second client (spec section 7, Profile). */
const PROFILE_ENDPOINTS = new Set(['getUserProfile', 'updateUserProfile']);

/** Calls that make or end a session: their 401 is an answer about a password, not about a token. */
const NEVER_REFRESHED = new Set([
  'signIn',
  'requestSignup',
  'verifySignup',
  'resendOtp',
  'requestPasswordReset',
  'resetPassword',
  'refreshSession',
  'signOut',
]);

/** Calls that are answered with a file, and its kind. */
const FILES: Readonly<Record<string, string>> = {
  downloadReceipt: 'application/pdf',
  downloadTickets: 'application/pdf',
  downloadCalendar: 'text/calendar',
};

type Answer = Awaited<ReturnType<RawQuery>>;

function accessTokenOf(getState: () => unknown): string | null {
  return selectAccessToken(getState() as { auth: AuthState });
}

function bearerOf({ endpoint, getState }: Pick<BaseQueryApi, 'endpoint' | 'getState'>) {
  if (NEVER_REFRESHED.has(endpoint) && endpoint !== 'signOut') return null;
  const accessToken = accessTokenOf(getState);
  return PROFILE_ENDPOINTS.has(endpoint) ? (readTokenCookies().token ?? accessToken) : accessToken;
}

/**
 * Signing out cuts off all that is under way, and may be the last thing a page does: its own call
 * must reach the server all the same (D10).
 */
function outliving(args: FetchArgs, api: BaseQueryApi): [FetchArgs, BaseQueryApi] {
  if (api.endpoint !== 'signOut') return [args, api];
  return [
    { ...args, keepalive: true },
    { ...api, signal: new AbortController().signal },
  ];
}

const rawQuery: RawQuery = (givenArgs, givenApi, extraOptions) => {
  const [args, api] = outliving(givenArgs, givenApi);
  const profile = PROFILE_ENDPOINTS.has(api.endpoint);
  return fetchBaseQuery({
    baseUrl: absoluteBase(profile ? env.profileApiBaseUrl : env.apiBaseUrl),
    timeout: profile ? PROFILE_TIMEOUT : TIMEOUT,
    paramsSerializer: serializeParams,
    responseHandler: readBody,
    prepareHeaders(headers, { endpoint, getState }) {
      const bearer = bearerOf({ endpoint, getState });
      if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
      const file = FILES[endpoint];
      headers.set('Accept', file ? `${file}, application/json` : 'application/json');
      return headers;
    },
  })(args, api, extraOptions);
};

/** Waits; false when the caller has lost interest before the end. */
function pause(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(!signal.aborted), milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(false);
    });
  });
}

/** A GET that met a network failure or a 503 is tried once more. Nothing else is ever repeated. */
async function queryWithRetry(...[args, api, extraOptions]: Parameters<RawQuery>): Promise<Answer> {
  const first = await rawQuery(args, api, extraOptions);
  const passing = first.error?.status === 'FETCH_ERROR' || first.error?.status === 503;
  if (!passing || (args.method ?? 'GET') !== 'GET' || api.signal.aborted) return first;
  const wait = retryAfter(first.meta?.response) ?? RETRY_PAUSE;
  if (wait > LONGEST_PAUSE || !(await pause(wait, api.signal))) return first;
  return rawQuery(args, api, extraOptions);
}

/**
 * How every call reaches the server: bearer, one shared refresh on 401 (D10), a GET's retry,
 * timeouts, and errors as AppError with the catalogue's sentences (spec section 8).
 */
export const baseQuery: BaseQueryFn<
  string | FetchArgs,
  unknown,
  AppError,
  object,
  FetchBaseQueryMeta
> = async (request, api, extraOptions) => {
  const args = typeof request === 'string' ? { url: request } : request;
  const sent = accessTokenOf(api.getState);
  let answer = await queryWithRetry(args, api, extraOptions);

  if (answer.error?.status === 401 && sent !== null && !NEVER_REFRESHED.has(api.endpoint)) {
    // Somebody else's refresh may have finished while this call was on its way.
    const failure =
      accessTokenOf(api.getState) === sent ? await refreshSessionOnce(api, rawQuery) : null;
    if (failure) return { error: failure, meta: answer.meta };
    if (accessTokenOf(api.getState) === null) {
      return { error: authenticationFailed, meta: answer.meta };
    }
    answer = await queryWithRetry(args, api, extraOptions);
  }
  return answer.error
    ? { error: toAppError(answer.error), meta: answer.meta }
    : { data: answer.data, meta: answer.meta };
};
