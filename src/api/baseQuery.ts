import { nanoid } from '@reduxjs/toolkit';
import {
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { env } from '@/lib/env';
import { isRecord } from '@/lib/isRecord';
import { logError } from '@/lib/log';
import { cartChanged, selectAccessToken, toastShown } from '@/state';
import type { CallOptions } from './callOptions';
import { confirmIdentity } from './confirmIdentity';
import {
  authenticationFailed,
  errorMessage,
  toAppError,
  type AppError,
  isUnexpected,
} from './errors';
import { absoluteBase, readBody, retryAfter, serializeParams } from './fetchHelpers';
import { authStateOf, refreshSessionOnce, type RawQuery } from './refresh';
import { leaveForProvider } from './singleSignOn';
import { readTokenCookies } from './tokenCookies';
import { sendRequest } from './transport';

/** How long the key of an unanswered call is reused, in milliseconds. */
const KEY_LIFETIME = 2 * 60 * 1000;

/** Keys of calls whose outcome is unknown, by operation and content. */
const openKeys = new Map<string, { key: string; since: number }>();

function callId(endpoint: string, { url, body }: FetchArgs): string {
  return `${endpoint} ${url} ${JSON.stringify(body)}`;
}

/** The contract names the header; the generated call then has it, set by its caller or undefined. */
const takesKey = ({ headers }: FetchArgs) => isRecord(headers) && 'Idempotency-Key' in headers;

/**
 * The Idempotency-Key of a call (D11), undefined for calls that carry none. Equal calls share a key
 * while the outcome of the first is unknown, so that a double click, or a retry after a lost
 * response, books and pays once. After `closeIdempotencyKey`, or two minutes, an equal call gets a
 * new key.
 */
function idempotencyKey(endpoint: string, args: FetchArgs): string | undefined {
  if (!takesKey(args)) return undefined;
  const call = callId(endpoint, args);
  const open = openKeys.get(call);
  if (open && Date.now() - open.since < KEY_LIFETIME) return open.key;
  const key = nanoid(32);
  openKeys.set(call, { key, since: Date.now() });
  return key;
}

/**
 * Drops the key of a call once the server has answered it; a lost answer (`error`) keeps the key.
 */
function closeIdempotencyKey(endpoint: string, args: FetchArgs, error: unknown): void {
  if (error === undefined || !isUnexpected(error)) openKeys.delete(callId(endpoint, args));
}

/** Milliseconds; the profile client has a different timeout (docs/product/calls.md#conventions). */
const TIMEOUT = 15_000;
const PROFILE_TIMEOUT = 10_000;

/** Pause before a GET's one retry, and the longest Retry-After that is waited for; milliseconds. */
const RETRY_PAUSE = 300;
const MAX_RETRY_PAUSE = 5_000;

type QueryResult = Awaited<ReturnType<RawQuery>>;

function accessTokenOf(api: Pick<BaseQueryApi, 'getState'>): string | null {
  return selectAccessToken(authStateOf(api));
}

function bearerOf(api: Pick<BaseQueryApi, 'getState'>, options: CallOptions): string | null {
  if (options.session === 'none') return null;
  const accessToken = accessTokenOf(api);
  return options.client === 'profile' ? (readTokenCookies().token ?? accessToken) : accessToken;
}

/**
 * Options with which the sign-out call reaches the server (D10): the cache reset that follows
 * aborts all other calls, and the page may be closed.
 */
function keptAlive(args: FetchArgs, api: BaseQueryApi): [FetchArgs, BaseQueryApi] {
  return [
    { ...args, keepalive: true },
    { ...api, signal: new AbortController().signal },
  ];
}

const rawQuery: RawQuery = (givenArgs, givenApi, options) => {
  const [args, api] =
    options.session === 'ends' ? keptAlive(givenArgs, givenApi) : [givenArgs, givenApi];
  const isProfile = options.client === 'profile';
  return fetchBaseQuery({
    fetchFn: sendRequest,
    baseUrl: absoluteBase(isProfile ? env.profileApiBaseUrl : env.apiBaseUrl),
    timeout: options.timeout ?? (isProfile ? PROFILE_TIMEOUT : TIMEOUT),
    paramsSerializer: serializeParams,
    responseHandler: readBody,
    prepareHeaders(headers, { endpoint, getState }) {
      const bearer = bearerOf({ getState }, options);
      if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
      const key = idempotencyKey(endpoint, args);
      if (key && !headers.has('Idempotency-Key')) headers.set('Idempotency-Key', key);
      headers.set(
        'Accept',
        options.accept ? `${options.accept}, application/json` : 'application/json',
      );
      return headers;
    },
  })(args, api, options);
};

/** Waits; resolves with false when the call was aborted meanwhile. */
function pause(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(!signal.aborted), milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(false);
    });
  });
}

/** Retries a GET once when it failed on the network or with a 503; nothing else is retried. */
async function queryWithRetry(...[args, api, options]: Parameters<RawQuery>): Promise<QueryResult> {
  const first = await rawQuery(args, api, options);
  const isTemporary = first.error?.status === 'FETCH_ERROR' || first.error?.status === 503;
  if (!isTemporary || (args.method ?? 'GET') !== 'GET' || api.signal.aborted) return first;
  const wait = retryAfter(first.meta?.response) ?? RETRY_PAUSE;
  if (wait > MAX_RETRY_PAUSE || !(await pause(wait, api.signal))) return first;
  return rawQuery(args, api, options);
}

type BaseQuery = BaseQueryFn<
  string | FetchArgs,
  unknown,
  AppError,
  CallOptions,
  FetchBaseQueryMeta
>;

async function queryWithRefresh(
  ...[args, api, options]: Parameters<RawQuery>
): Promise<Awaited<ReturnType<BaseQuery>>> {
  const sent = accessTokenOf(api);
  let answer = await queryWithRetry(args, api, options);

  if (answer.error?.status === 401 && sent !== null && options.session === undefined) {
    // Another call's refresh may have finished while this call was in flight.
    const failure = accessTokenOf(api) === sent ? await refreshSessionOnce(api, rawQuery) : null;
    if (failure) return { error: failure, meta: answer.meta };
    if (accessTokenOf(api) === null) return { error: authenticationFailed, meta: answer.meta };
    answer = await queryWithRetry(args, api, options);
  }
  return answer.error
    ? { error: toAppError(answer.error), meta: answer.meta }
    : { data: answer.data, meta: answer.meta };
}

/**
 * Sends every call: access token, one shared refresh on 401 (D10), the question who it is, retry of GETs, Idempotency-Key,
 * timeouts, errors as AppError with the messages of docs/product/calls.md#messages, and the toasts that
 * calls ask for.
 */
// An endpoint without `extraOptions` gives none.
export const baseQuery: BaseQuery = async (request, api, options = {}) => {
  const args = typeof request === 'string' ? { url: request } : request;
  let answer = await queryWithRefresh(args, api, options);
  if (answer.error?.code === 'confirm_identity' && (await confirmIdentity())) {
    answer = await queryWithRefresh(args, api, options);
  }
  const { error } = answer;
  // An aborted call belongs to a session that has ended: its key must not be reused in the next
  // one.
  closeIdempotencyKey(api.endpoint, args, api.signal.aborted ? undefined : error);
  if (!error && options.changesCart) api.dispatch(cartChanged());
  // Here, because the cache reset that ends the session has aborted the call for its caller.
  if (options.session === 'ends') {
    if (error) logError('Sign-out failed', error);
    else leaveForProvider(answer.data);
  }
  if (error && options.toast !== undefined && !api.signal.aborted) {
    api.dispatch(toastShown({ tone: 'error', message: errorMessage(error, options.toast) }));
  }
  return answer;
};
