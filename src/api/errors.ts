import { isRecord } from '@/lib/isRecord';

/** Shown when the server could not be reached (docs/product/calls.md#messages). */
export const NETWORK_ERROR_MESSAGE = 'Network error. Please check your connection and try again.';

/**
 * Any failure of a call. Plain data, so that it can be kept in the store. Without `status` the
 * server did not answer (`code` is `network_error` or `timeout`) or the failure is a programming
 * error.
 */
export interface AppError {
  /** A sentence a person can read, or 'HTTP error! status: {code}' when the server gave none. */
  message: string;
  /** HTTP status. */
  status?: number;
  /** The contract's stable machine code (D3). */
  code?: string;
  /** The answer's body, as it came; undefined when there was none. */
  data?: unknown;
  /** Field name to sentence, for forms. */
  fields?: Record<string, string>;
  /** Data for the code, such as the current price or the lines that are no longer available. */
  details?: Record<string, unknown>;
  /** The server's request id, to quote to support. */
  requestId?: string;
}

/** 401 after the refresh failed (docs/product/calls.md#messages). */
export const authenticationFailed: AppError = {
  message: 'Authentication failed',
  status: 401,
  code: 'authentication_failed',
};

/** What the sign-in page says after the server has ended the session (D34). */
export const AUTHENTICATION_ENDED = {
  tone: 'error',
  title: authenticationFailed.message,
  message: 'Your session has ended. Please sign in again.',
} as const;

/** The server knows the session no more; every other failure says nothing about it (D34). */
export function isRefusal(error: unknown): boolean {
  const { status } = toAppError(error);
  return status === 401 || status === 403;
}

/** A longer plain-text body is not shown as a message. */
const MAX_TEXT_BODY = 300;

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

function stringEntries(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function statusMessage(status: number): string {
  return `HTTP error! status: ${status}`;
}

function withoutUndefined(error: AppError): AppError {
  const { message, ...rest } = error;
  return {
    message,
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
  };
}

/**
 * The error of a failed response: the body's `error`, else its `message`, else its text, else 'HTTP
 * error! status: {code}' (docs/product/calls.md#messages). A proxy's HTML page is not used as a message.
 */
export function answerToAppError(status: number, body: unknown): AppError {
  if (isRecord(body)) {
    return withoutUndefined({
      message: textOf(body.error) ?? textOf(body.message) ?? statusMessage(status),
      status,
      code: textOf(body.code),
      fields: stringEntries(body.fields),
      details: isRecord(body.details) ? body.details : undefined,
      requestId: textOf(body.request_id),
      data: body,
    });
  }
  const text = textOf(body);
  const readable = text && !text.startsWith('<') && text.length <= MAX_TEXT_BODY;
  return withoutUndefined({
    message: readable ? text : statusMessage(status),
    status,
    data: body ?? undefined,
  });
}

/** Converts anything that a call throws or returns as an error. */
export function toAppError(thrown: unknown): AppError {
  if (typeof thrown === 'string') return { message: thrown };
  if (!isRecord(thrown)) return { message: 'Unknown error' };
  const { status, code } = thrown;
  if (status === 'FETCH_ERROR') return { message: NETWORK_ERROR_MESSAGE, code: 'network_error' };
  if (status === 'TIMEOUT_ERROR') return { message: NETWORK_ERROR_MESSAGE, code: 'timeout' };
  if (status === 'PARSING_ERROR' && typeof thrown.originalStatus === 'number') {
    return answerToAppError(thrown.originalStatus, thrown.data);
  }
  const isAnswer = typeof status === 'number' && 'data' in thrown && !('message' in thrown);
  if (isAnswer) return answerToAppError(status, thrown.data);
  return withoutUndefined({
    message: textOf(thrown.message) ?? textOf(thrown.error) ?? 'Unknown error',
    status: typeof status === 'number' ? status : undefined,
    code: textOf(code),
    fields: stringEntries(thrown.fields),
    details: isRecord(thrown.details) ? thrown.details : undefined,
    requestId: textOf(thrown.requestId),
    data: thrown.data,
  });
}

/** The server did not answer: no network, a timeout, a broken connection. */
export function isNetworkError(error: unknown): boolean {
  const { code } = toAppError(error);
  return code === 'network_error' || code === 'timeout';
}

/** A network failure or a 5xx: the server may have done what it was asked. */
export function isUnexpected(error: unknown): boolean {
  return isNetworkError(error) || (toAppError(error).status ?? 0) >= 500;
}

/**
 * The message to show: for a network failure the network message, else the server's message, else
 * `fallback` (the message for that action in docs/product/calls.md#messages). Programming errors show the
 * fallback.
 */
export function errorMessage(error: unknown, fallback: string): string {
  if (isNetworkError(error)) return NETWORK_ERROR_MESSAGE;
  const { status, message } = toAppError(error);
  if (status === undefined || message === statusMessage(status)) return fallback;
  return message;
}
