import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { Requester } from './requester';
import { WaitingTime } from './waitingTime';

/** The request that caused some work: in its own handling, and in the jobs and mails that it stored. */
export interface RequestOrigin {
  requestId: string;
  /** W3C trace context, as the caller sent it. */
  traceparent: string | null;
}

interface Request {
  waiting?: WaitingTime | undefined;
  requester?: Requester | undefined;
  /** The hashed requester of the request that has stored this job. */
  share?: string | null;
}

interface Context extends Request {
  origin: RequestOrigin | undefined;
}

const storage = new AsyncLocalStorage<Context>();

/**
 * Milliseconds that a batch for many requests may wait for the database. It is half of a request's limit, because a
 * request may also wait for the batch before its own.
 */
const BATCH_LIMIT = 2_600;

/** Undefined outside of requests, such as in a background loop. */
export const currentOrigin = (): RequestOrigin | undefined => storage.getStore()?.origin;

/** Undefined outside of requests. */
export const currentWaiting = (): WaitingTime | undefined => storage.getStore()?.waiting;

/** Undefined for work that no request waits for, or several. */
export const currentRequester = (): Requester | undefined => storage.getStore()?.requester;

/** The requester for stored queues, as a hash, because network addresses are not kept. */
export const currentShare = (): string | null => {
  const { requester, share = null } = storage.getStore() ?? {};
  return requester ? createHash('sha256').update(requester.key).digest('base64url') : share;
};

/** Runs `work` in the context of a request: its origin, waiting time and requester. */
export const withOrigin = <T>(origin: RequestOrigin, work: () => T, request: Request = {}): T =>
  storage.run({ ...request, origin }, work);

/** Limits how long `work` waits for the database, in milliseconds, independently of its request. */
export const withWaitingLimit = <T>(limit: number, work: () => T): T =>
  storage.run({ origin: currentOrigin(), waiting: new WaitingTime(limit) }, work);

/** Runs work for several requests. Its waiting counts for none of them. */
export const asBatch = <T>(work: () => T): T => withWaitingLimit(BATCH_LIMIT, work);

/** Request ids that a client may choose; they are written into logs and answers. */
const REQUEST_ID = /^[\w.:-]{1,100}$/;
/** Version 00 of https://www.w3.org/TR/trace-context/, with neither id all zeros. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Undefined for an id that is not allowed. */
export const acceptedRequestId = (header: unknown): string | undefined =>
  typeof header === 'string' && REQUEST_ID.test(header) ? header : undefined;

/** Null when the header is not a trace context. */
export const acceptedTraceparent = (header: unknown): string | null =>
  typeof header === 'string' && TRACEPARENT.test(header) ? header : null;

/** The fields of log lines. */
export const traceFields = (traceparent: string | null): { trace_id?: string } => {
  const traceId = traceparent?.split('-')[1];
  return traceId === undefined ? {} : { trace_id: traceId };
};
