import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { SCIM_JSON } from '../contract/document';
import type { Schemas } from '../contract/types';
import { isUnavailable } from '../db/errors';
import { AppError, invalidInput, notFound, unavailable, unsupportedMediaType } from '../lib/errors';
import { headersWithoutHooks } from './headers';
import { overloaded } from './overload';
import { isScimAddress, scimErrorOf } from './scimErrors';
import { rateLimitHeaders } from './rateLimits/rateLimitHeaders';
import { describeValidation } from './validationMessages';

/** Answers every error with the same body (D3), without stack traces or SQL. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // The body is incomplete because the client disconnected. Its error code is also that of a lost database connection.
    const appError = error === request.raw.errored ? brokenOff() : toAppError(error);
    if (appError.status >= 500 && error !== overloaded)
      request.log.error({ err: error }, 'request failed');
    return sendError(request, reply, appError);
  });
  app.setNotFoundHandler((request, reply) => sendError(request, reply, unknownAddress()));
}

/**
 * Errors of Fastify's router, which bypass hooks and the error handler: its `frameworkErrors` option.
 */
export function frameworkErrorSender(config: Pick<Config, 'publicUrl'>) {
  const headers = headersWithoutHooks(config);
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    // The hook that sets this header does not run for addresses that the router cannot parse.
    void reply.headers({ ...headers, 'X-Request-Id': request.id });
    void sendError(request, reply, toAppError(error));
  };
}

function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError) {
  const isScim = isScimAddress(request.url);
  const body = isScim ? scimErrorOf(error) : errorOf(error, request.id);
  if (error.rateLimit) reply.headers(rateLimitHeaders(error.rateLimit));
  if (error.retryAfter !== undefined) reply.header('Retry-After', String(error.retryAfter));
  return reply
    .code(error.status)
    .header('Cache-Control', 'no-store')
    .type(isScim ? SCIM_JSON : 'application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(body);
}

const errorOf = (error: AppError, requestId: string): Schemas['Error'] => ({
  error: error.message,
  code: error.code,
  request_id: requestId,
  ...(error.fields && { fields: error.fields }),
  ...(error.details && { details: error.details }),
});

function unknownAddress(): AppError {
  return notFound('There is nothing at this address.');
}

function brokenOff(): AppError {
  return invalidInput('The request was cut off before its end. Please send it again.');
}

const byFastifyCode: Record<string, AppError> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: unsupportedMediaType(),
  FST_ERR_CTP_BODY_TOO_LARGE: new AppError(413, 'too_large', 'The request is too large.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: invalidInput('The request has no body.'),
  FST_ERR_CTP_INVALID_JSON_BODY: invalidInput('The request is not valid JSON.'),
  FST_ERR_BAD_URL: invalidInput('This address is not valid.'),
  FST_ERR_MAX_PARAM_LENGTH: unknownAddress(),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: brokenOff(),
};

function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  if (error.validation) {
    const { message, fields } = describeValidation(error.validation, error.validationContext);
    return invalidInput(message, fields);
  }
  const known = byFastifyCode[error.code];
  if (known) return known;
  if (error instanceof SyntaxError && error.statusCode === 400) {
    return invalidInput('The request is not valid JSON.');
  }
  if (isUnavailable(error)) {
    return unavailable('Foyer is busy for a moment. Please try again.');
  }
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError(error.statusCode, 'invalid_input', 'The request could not be understood.');
  }
  return new AppError(
    500,
    'internal_error',
    'Something went wrong on our side. Please try again.',
    { cause: error },
  );
}
