import {
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { env } from '@/lib/env';
import { logError } from '@/lib/log';
import type { MutationId, OperationId, QueryId } from '@/lib/contract.gen';
import { selectAccessToken } from '@/state';
import { authenticationFailed, toAppError, type AppError } from './errors';
import { absoluteBase, readBody, retryAfter, serializeParams } from './fetchHelpers';
import { closeIdempotencyKey, idempotencyKey } from './idempotency';
import { authStateOf, refreshSessionOnce, type RawQuery } from './refresh';
import { readTokenCookies } from './tokenCookies';
import { sendRequest } from './transport';

/** Milliseconds; the profile client has a timeout of its own (docs/product.md#conventions). */
const TIMEOUT = 15_000;
const PROFILE_TIMEOUT = 10_000;
/** A table is sent while it is read, and a company moves row by row: 100,000 rows take a while. */
const LONG_TIMEOUT = 180_000;

/** Pause before a GET's one retry, and the longest Retry-After that is waited for; milliseconds. */
const RETRY_PAUSE = 300;
const MAX_RETRY_PAUSE = 5_000;

/** The calls of the profile client (docs/product.md#conventions, Profile). */
const PROFILE_ENDPOINTS: ReadonlySet<string> = new Set<OperationId>([
  'getUserProfile',
  'updateUserProfile',
]);

/**
 * Calls that start or end a session: their 401 is about a password or code, not the access token.
 */
const NEVER_REFRESHED: ReadonlySet<string> = new Set<MutationId>([
  'signIn',
  'requestSignup',
  'verifySignup',
  'resendOtp',
  'requestPasswordReset',
  'resetPassword',
  'resetPasswordByLink',
  'refreshSession',
  'signOut',
]);

/** Calls of a ticket's link: they are the same for everybody and carry no session. */
const WITHOUT_SESSION: ReadonlySet<string> = new Set<QueryId>([
  'getSharedTicket',
  'downloadSharedTicket',
  'downloadSharedCalendar',
]);

const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Calls that return a file, and its media type. */
const FILE_TYPES: Readonly<Partial<Record<QueryId, string>>> = {
  downloadReceipt: 'application/pdf',
  downloadCreditNote: 'application/pdf',
  downloadNumberedCreditNote: 'application/pdf',
  downloadInvoice: 'application/pdf',
  exportBookingDocument: 'application/pdf',
  downloadTickets: 'application/pdf',
  downloadCalendar: 'text/calendar',
  downloadSharedTicket: 'application/pdf',
  downloadSharedCalendar: 'text/calendar',
  exportEventBookingsCsv: 'text/csv',
  exportEventAttendeesCsv: 'text/csv',
  exportEventSalesCsv: 'text/csv',
  exportTakingsCsv: 'text/csv',
  exportGstSummaryCsv: 'text/csv',
  exportEventBookingsXlsx: SPREADSHEET,
  exportEventAttendeesXlsx: SPREADSHEET,
  exportEventSalesXlsx: SPREADSHEET,
  exportTakingsXlsx: SPREADSHEET,
};

type QueryResult = Awaited<ReturnType<RawQuery>>;

type Caller = Pick<BaseQueryApi, 'endpoint' | 'getState'>;

function accessTokenOf(api: Pick<BaseQueryApi, 'getState'>): string | null {
  return selectAccessToken(authStateOf(api));
}

const timeoutOf = (endpoint: string) =>
  endpoint.startsWith('export') || endpoint === 'mergeCompany' ? LONG_TIMEOUT : TIMEOUT;

function acceptOf(endpoint: string): string {
  const type = Object.entries(FILE_TYPES).find(([id]) => id === endpoint)?.[1];
  return type ? `${type}, application/json` : 'application/json';
}

function bearerOf({ endpoint, getState }: Caller): string | null {
  if (WITHOUT_SESSION.has(endpoint)) return null;
  if (NEVER_REFRESHED.has(endpoint) && endpoint !== 'signOut') return null;
  const accessToken = accessTokenOf({ getState });
  return PROFILE_ENDPOINTS.has(endpoint) ? (readTokenCookies().token ?? accessToken) : accessToken;
}

/**
 * Options with which the sign-out call reaches the server (D10): the cache reset that follows
 * aborts all other calls, and the page may be closed.
 */
function keptAlive(args: FetchArgs, api: BaseQueryApi): [FetchArgs, BaseQueryApi] {
  if (api.endpoint !== 'signOut') return [args, api];
  return [
    { ...args, keepalive: true },
    { ...api, signal: new AbortController().signal },
  ];
}

const rawQuery: RawQuery = (givenArgs, givenApi, extraOptions) => {
  const [args, api] = keptAlive(givenArgs, givenApi);
  const profile = PROFILE_ENDPOINTS.has(api.endpoint);
  return fetchBaseQuery({
    fetchFn: sendRequest,
    baseUrl: absoluteBase(profile ? env.profileApiBaseUrl : env.apiBaseUrl),
    timeout: profile ? PROFILE_TIMEOUT : timeoutOf(api.endpoint),
    paramsSerializer: serializeParams,
    responseHandler: readBody,
    prepareHeaders(headers, { endpoint, getState }) {
      const bearer = bearerOf({ endpoint, getState });
      if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
      const key = idempotencyKey(endpoint, args);
      if (key && !headers.has('Idempotency-Key')) headers.set('Idempotency-Key', key);
      headers.set('Accept', acceptOf(endpoint));
      return headers;
    },
  })(args, api, extraOptions);
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
async function queryWithRetry(
  ...[args, api, extraOptions]: Parameters<RawQuery>
): Promise<QueryResult> {
  const first = await rawQuery(args, api, extraOptions);
  const isTemporary = first.error?.status === 'FETCH_ERROR' || first.error?.status === 503;
  if (!isTemporary || (args.method ?? 'GET') !== 'GET' || api.signal.aborted) return first;
  const wait = retryAfter(first.meta?.response) ?? RETRY_PAUSE;
  if (wait > MAX_RETRY_PAUSE || !(await pause(wait, api.signal))) return first;
  return rawQuery(args, api, extraOptions);
}

type BaseQuery = BaseQueryFn<string | FetchArgs, unknown, AppError, object, FetchBaseQueryMeta>;

async function queryWithRefresh(
  ...[args, api, extraOptions]: Parameters<RawQuery>
): Promise<Awaited<ReturnType<BaseQuery>>> {
  const sent = accessTokenOf(api);
  let answer = await queryWithRetry(args, api, extraOptions);

  if (answer.error?.status === 401 && sent !== null && !NEVER_REFRESHED.has(api.endpoint)) {
    // Another call's refresh may have finished while this call was in flight.
    const failure = accessTokenOf(api) === sent ? await refreshSessionOnce(api, rawQuery) : null;
    if (failure) return { error: failure, meta: answer.meta };
    if (accessTokenOf(api) === null) return { error: authenticationFailed, meta: answer.meta };
    answer = await queryWithRetry(args, api, extraOptions);
  }
  return answer.error
    ? { error: toAppError(answer.error), meta: answer.meta }
    : { data: answer.data, meta: answer.meta };
}

/**
 * Sends every call: access token, one shared refresh on 401 (D10), retry of GETs, Idempotency-Key,
 * timeouts, and errors as AppError with the messages of docs/product.md#messages.
 */
export const baseQuery: BaseQuery = async (request, api, extraOptions) => {
  const args = typeof request === 'string' ? { url: request } : request;
  const answer = await queryWithRefresh(args, api, extraOptions);
  // Here, because the cache reset that ends the session has aborted the call for its caller.
  if (answer.error && api.endpoint === 'signOut') logError('Sign-out failed', answer.error);
  // An aborted call belongs to a session that has ended: its key must not be reused in the next
  // one.
  closeIdempotencyKey(api.endpoint, args, api.signal.aborted ? undefined : answer.error);
  return answer;
};
