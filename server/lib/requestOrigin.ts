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
  /** Of the request that has stored this job. */
  share?: string | null;
}

interface Context extends Request {
  origin: RequestOrigin | undefined;
}

const storage = new AsyncLocalStorage<Context>();

/**
 * Milliseconds that a batch, which serves many requests, may wait for the database: a request may wait for the one
 * before its own as well.
 */
const BATCH_LIMIT = 2_600;

/** Undefined outside of any request, such as in a worker's own rounds. */
export const currentOrigin = (): RequestOrigin | undefined => storage.getStore()?.origin;

/** Undefined outside of any request. */
export const currentWaiting = (): WaitingTime | undefined => storage.getStore()?.waiting;

/** Whose share of the queues is used; undefined for work that no request waits for, or several. */
export const currentRequester = (): Requester | undefined => storage.getStore()?.requester;

/** Whose share of the stored queues is used, as a hash: an address of a network is not kept. */
export const currentShare = (): string | null => {
  const { requester, share = null } = storage.getStore() ?? {};
  return requester ? createHash('sha256').update(requester.key).digest('base64url') : share;
};

/** Everything that `work` calls or awaits has this origin, and uses the waiting time and the share of its request. */
export const withOrigin = <T>(origin: RequestOrigin, work: () => T, request: Request = {}): T =>
  storage.run({ ...request, origin }, work);

/** All that `work` calls waits for the database for so many milliseconds, whatever its request has waited. */
export const withWaitingLimit = <T>(limit: number, work: () => T): T =>
  storage.run({ origin: currentOrigin(), waiting: new WaitingTime(limit) }, work);

/** Work for several requests: that of none of them is counted. */
export const asBatch = <T>(work: () => T): T => withWaitingLimit(BATCH_LIMIT, work);

/** What a caller may name its request: it is written into logs and answers. */
const REQUEST_ID = /^[\w.:-]{1,100}$/;
/** Version 00 of https://www.w3.org/TR/trace-context/, with neither id all zeros. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Undefined for an id that may not be taken over. */
export const acceptedRequestId = (header: unknown): string | undefined =>
  typeof header === 'string' && REQUEST_ID.test(header) ? header : undefined;

/** Null for what is no trace context. */
export const acceptedTraceparent = (header: unknown): string | null =>
  typeof header === 'string' && TRACEPARENT.test(header) ? header : null;

/** The fields of log lines. */
export const traceFields = (traceparent: string | null): { trace_id?: string } => {
  const traceId = traceparent?.split('-')[1];
  return traceId === undefined ? {} : { trace_id: traceId };
};
