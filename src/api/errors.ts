import { isRecord } from '@/lib/isRecord';

/** docs/product.md#messages: the message when the server could not be reached at all. */
export const NETWORK_ERROR_MESSAGE = 'Network error. Please check your connection and try again.';

/**
 * Every failure of a call, whatever was thrown. Plain data, so that it can stay in the store.
 * Without `status` the server never answered (`code` says `network_error` or `timeout`) or the
 * failure is one of our own.
 */
export interface AppError {
  /** A sentence a person can read, or 'HTTP error! status: {code}' when the server gave none. */
  message: string;
  /** HTTP status. */
  status?: number;
  /** The contract's stable machine code (D3). */
  code?: string;
  /** Field name to sentence, for forms. */
  fields?: Record<string, string>;
  /** Data that belongs to the code: the present price, the lines that are no longer available. */
  details?: Record<string, unknown>;
  /** For requests to support. */
  requestId?: string;
}

/** 401 after the refresh failed (docs/product.md#messages). */
export const authenticationFailed: AppError = {
  message: 'Authentication failed',
  status: 401,
  code: 'authentication_failed',
};

/** A longer text body is not taken for a sentence. */
const LONGEST_SENTENCE = 300;

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

function sentencesOf(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function statusMessage(status: number): string {
  return `HTTP error! status: ${status}`;
}

function withoutGaps(error: AppError): AppError {
  const { message, ...rest } = error;
  return {
    message,
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
  };
}

/**
 * The error of an answer: the body's `error`, else its `message`, else its text, else
 * 'HTTP error! status: {code}' (docs/product.md#messages). A proxy's HTML page is not taken for text.
 */
export function answerToAppError(status: number, body: unknown): AppError {
  if (isRecord(body)) {
    return withoutGaps({
      message: textOf(body.error) ?? textOf(body.message) ?? statusMessage(status),
      status,
      code: textOf(body.code),
      fields: sentencesOf(body.fields),
      details: isRecord(body.details) ? body.details : undefined,
      requestId: textOf(body.request_id),
    });
  }
  const text = textOf(body);
  const readable = text && !text.startsWith('<') && text.length <= LONGEST_SENTENCE;
  return { message: readable ? text : statusMessage(status), status };
}

/** Anything thrown or returned as an error by a call becomes an AppError. */
export function toAppError(thrown: unknown): AppError {
  if (typeof thrown === 'string') return { message: thrown };
  if (!isRecord(thrown)) return { message: 'Unknown error' };
  const { status, code } = thrown;
  if (status === 'FETCH_ERROR') return { message: NETWORK_ERROR_MESSAGE, code: 'network_error' };
  if (status === 'TIMEOUT_ERROR') return { message: NETWORK_ERROR_MESSAGE, code: 'timeout' };
  if (status === 'PARSING_ERROR' && typeof thrown.originalStatus === 'number') {
    return answerToAppError(thrown.originalStatus, thrown.data);
  }
  if (typeof status === 'number' && 'data' in thrown) return answerToAppError(status, thrown.data);
  return withoutGaps({
    message: textOf(thrown.message) ?? textOf(thrown.error) ?? 'Unknown error',
    status: typeof status === 'number' ? status : undefined,
    code: textOf(code),
    fields: sentencesOf(thrown.fields),
    details: isRecord(thrown.details) ? thrown.details : undefined,
    requestId: textOf(thrown.requestId),
  });
}

/** The server never answered: no network, a timeout, a connection cut. */
export function isNetworkError(error: unknown): boolean {
  const { code } = toAppError(error);
  return code === 'network_error' || code === 'timeout';
}

/** The network failed, or a 5xx: `showUnexpectedErrors` shows these. */
export function isUnexpected(error: unknown): boolean {
  return isNetworkError(error) || (toAppError(error).status ?? 0) >= 500;
}

/**
 * The sentence to show: the network message, else what the server said, else `fallback` (the
 * catalogue's sentence for that action, docs/product.md#messages). Programming errors show the fallback.
 */
export function errorMessage(error: unknown, fallback: string): string {
  if (isNetworkError(error)) return NETWORK_ERROR_MESSAGE;
  const { status, message } = toAppError(error);
  if (status === undefined || message === statusMessage(status)) return fallback;
  return message;
}
