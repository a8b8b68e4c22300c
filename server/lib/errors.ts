import type { ErrorCode } from './errorCodes.gen';

/** How much of a limit is left. */
export interface RateLimitState {
  /** Letters, digits, spaces and dashes. */
  name: string;
  /** Calls that the limit allows within the window. */
  max: number;
  windowSeconds: number;
  left: number;
  /** Seconds until one more call is allowed; 0 if one is allowed now. */
  wait: number;
}

/** Data of an error: the current price, the unavailable lines. */
export type ErrorDetails = Record<string, unknown>;

interface AppErrorOptions {
  fields?: Record<string, string>;
  details?: ErrorDetails;
  /** Seconds, for 429 and 503. */
  retryAfter?: number;
  /** The limit that was exceeded. */
  rateLimit?: RateLimitState;
  cause?: unknown;
}

/**
 * An error that the caller may see (D3): a status, a stable code and a readable sentence. Anything else
 * that is thrown becomes a 500 without internal details.
 */
export class AppError extends Error {
  readonly fields: Record<string, string> | undefined;
  readonly details: ErrorDetails | undefined;
  readonly retryAfter: number | undefined;
  readonly rateLimit: RateLimitState | undefined;

  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
    options: AppErrorOptions = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.fields = options.fields;
    this.details = options.details;
    this.retryAfter = options.retryAfter;
    this.rateLimit = options.rateLimit;
  }
}

export const invalidInput = (message: string, fields?: Record<string, string>) =>
  new AppError(400, 'invalid_input', message, fields ? { fields } : {});

export const unsupportedMediaType = () =>
  new AppError(415, 'unsupported_media_type', 'Send the request as JSON.');

export const unauthorized = (
  message = 'Please sign in to continue.',
  code:
    | 'unauthorized'
    | 'invalid_token'
    | 'token_expired'
    | 'session_ended'
    | 'invalid_credentials'
    | 'invalid_second_factor' = 'unauthorized',
) => new AppError(401, code, message);

export const forbidden = (message: string, code: ErrorCode = 'forbidden') =>
  new AppError(403, code, message);

export const notFound = (message = 'Not found') => new AppError(404, 'not_found', message);

export const conflict = (code: ErrorCode, message: string, details?: ErrorDetails) =>
  new AppError(409, code, message, details ? { details } : {});

export const gone = (message: string, code: ErrorCode = 'expired') =>
  new AppError(410, code, message);

/** @param retryAfter seconds to wait */
export const tooManyRequests = (message: string, retryAfter: number) =>
  new AppError(429, 'too_many_requests', message, { retryAfter });

export const limitExceeded = (message: string, rateLimit: RateLimitState) =>
  new AppError(429, 'too_many_requests', message, { retryAfter: rateLimit.wait, rateLimit });

/** @param retryAfter seconds to wait */
export const unavailable = (message: string, retryAfter = 2, cause?: unknown) =>
  new AppError(503, 'unavailable', message, { retryAfter, cause });

/** 403 for a call that wants a fresh proof of who the person is. */
export const identityUnconfirmed = (): AppError =>
  forbidden('Please confirm that it’s you, and try again.', 'confirm_identity');
