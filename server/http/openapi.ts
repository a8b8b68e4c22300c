import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type {
  Authenticate,
  AuthenticateProvisioner,
  Caller,
  Provisioner,
} from '../contract/caller';
import { BINARY, SCIM_JSON, type ContractDocument, type OperationInfo } from '../contract/document';
import type { Handlers, OperationId } from '../contract/types';
import { serializerCompiler, validatorCompiler } from './compilers';
import type { createCachedHandlers } from './answerCache/cachedHandlers';
import { createDownloadLimit } from './downloadLimit';
import { assertIdentity } from './identityChecks';
import { assertTakesKey } from './keyScopes';
import { operationRoutes } from './operationRoutes';
import { bearerToken, isApiKey } from '../lib/apiKey';
import { AppError, invalidInput, unauthorized, unsupportedMediaType } from '../lib/errors';
import { currentRequester } from '../lib/requestOrigin';
import { shortNetworkOf } from './rateLimits/networks';
import { rateLimitHeaders } from './rateLimits/rateLimitHeaders';
import { withoutQuota, type createWriteQuotas } from './rateLimits/writeQuotas';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file. */
    takesFile?: boolean;
  }
}

interface OpenapiOptions {
  contract: ContractDocument;
  /** One for each operation, which is checked at start. */
  handlers: Partial<Handlers>;
  authenticate: Authenticate;
  authenticateProvisioner: AuthenticateProvisioner;
  /** Counts calls that write, and calls with an API key or a SCIM token. @throws AppError 429 */
  writeQuotas?: Omit<ReturnType<typeof createWriteQuotas>, 'size'>;
  /** The handlers of cached operations. */
  cachedHandlerOf?: ReturnType<typeof createCachedHandlers>;
}

/** Routes, validation and sign-in of every operation, from openapi.yaml alone (D2). */
export async function registerOpenapi(app: FastifyInstance, options: OpenapiOptions) {
  const routes = operationRoutes(options.contract);
  checkComplete(
    routes.map(({ info }) => info.operationId),
    Object.keys(options.handlers),
  );

  const beginDownload = createDownloadLimit();
  app.decorateRequest('caller', null);
  app.decorateRequest('provisioner', null);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerFileBodies(app);

  const behaviourOf = (info: OperationInfo, method: string) => {
    const isScim = info.access === 'scim';
    const isCounted = method !== 'GET' && !isScim && !(info.operationId in withoutQuota);
    const handler = options.handlers[info.operationId] as (
      ...args: Parameters<RouteOptions['handler']>
    ) => Promise<unknown>;
    const answerFromCache = options.cachedHandlerOf?.(info);
    return {
      config: { takesFile: info.body === 'binary', operationId: info.operationId },
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        if (info.deprecatedAt !== undefined) reply.header('Deprecation', `@${info.deprecatedAt}`);
        if (info.body === 'binary') {
          extendTimeout(request);
          skipJsonParsing(request);
        }
        request.caller = await identify(request, info, options.authenticate);
        const key = request.caller?.key;
        if (key) {
          const left = options.writeQuotas?.countKeyCall(key.id);
          if (left) reply.headers(rateLimitHeaders(left));
          assertTakesKey(info, key);
        }
        if (isScim) {
          readAsJson(request);
          request.provisioner = await identifyProvisioner(request, options);
          const left = options.writeQuotas?.countScimCall(request.provisioner.companyId);
          if (left) reply.headers(rateLimitHeaders(left));
        }
        const requester = currentRequester();
        if (info.answersFile && requester) beginDownload(requester);
        const quota = isCounted && options.writeQuotas?.countWrite(request.caller, request.ip);
        if (quota && !key) reply.headers(rateLimitHeaders(quota));
      },
      preValidation: async (request: FastifyRequest) => checkBody(request, info.body),
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        if (await answerFromCache?.(request, reply)) return reply;
        reply.code(info.successStatus).header('Cache-Control', 'no-store');
        const result = await handler(request, reply);
        if (isScim && result !== undefined) reply.type(SCIM_JSON);
        // A handler that has sent its answer returns the reply, which resolves with undefined.
        return result === undefined && !reply.sent ? reply.send() : result;
      },
    };
  };

  await app.register(
    async (api) => {
      for (const { info, ...route } of routes) {
        api.route({ ...route, ...behaviourOf(info, route.method) });
      }
    },
    { prefix: '/api' },
  );
}

/** @throws Error at start, where a missing handler would otherwise fail only when called */
function checkComplete(operations: readonly OperationId[], handled: readonly string[]): void {
  const ready = new Set(handled);
  const missing = operations.filter((id) => !ready.has(id));
  const surplus = handled.filter((id) => !operations.some((known) => known === id));
  if (missing.length + surplus.length === 0) return;
  throw new Error(
    [
      missing.length > 0 && `openapi.yaml has operations without a handler: ${missing.join(', ')}`,
      surplus.length > 0 && `handlers without an operation: ${surplus.join(', ')}`,
    ]
      .filter(Boolean)
      .join('; '),
  );
}

/**
 * Fastify validates a body by its media type: a body without one, or with one that the contract does
 * not name, would not be validated.
 */
function checkBody(request: FastifyRequest, body: OperationInfo['body']): void {
  if (body === 'none') return;
  if (body === 'binary') {
    if (request.body === undefined) throw invalidInput('This file is empty. Choose another one.');
    return;
  }
  if (request.body === undefined) {
    if (body === 'required') throw invalidInput('The request has no body.');
    request.body = {};
  } else if (request.mediaType !== 'application/json') {
    throw unsupportedMediaType();
  }
}

const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Milliseconds without a byte after which the connection of an upload is closed. */
const UPLOAD_TIMEOUT = 60_000;

/** The client sends nothing while a busy server handles the file, so `connectionTimeout` would be too short. */
function extendTimeout({ raw: { socket } }: FastifyRequest): void {
  // Injected requests of tests have no socket.
  if (socket instanceof Socket) socket.setTimeout(UPLOAD_TIMEOUT);
}

/** An uploaded JSON file is passed to the handler as a stream, not parsed like the body of a call. */
function skipJsonParsing({ headers }: FastifyRequest): void {
  const isJson = /^application\/json\b/i.test(headers['content-type'] ?? '');
  if (isJson) headers['content-type'] = BINARY;
}

/** Clients of SCIM send either media type (RFC 7644, 3.1); the contract describes both alike. */
function readAsJson({ headers }: FastifyRequest): void {
  const type = headers['content-type'];
  if (type !== undefined) {
    headers['content-type'] = type.replace(/^application\/scim\+json\b/i, 'application/json');
  }
}

/** Files are passed on as streams, so that the handler may refuse the caller before it receives them. */
function registerFileBodies(app: FastifyInstance): void {
  for (const type of [BINARY, 'text/csv', SPREADSHEET, /^image\//]) {
    app.addContentTypeParser(type, async (request: FastifyRequest, payload: unknown) => {
      if (request.routeOptions.config.takesFile) return payload;
      throw unsupportedMediaType();
    });
  }
}

async function identify(
  request: FastifyRequest,
  info: OperationInfo,
  authenticate: Authenticate,
): Promise<Caller | null> {
  const { access } = info;
  const token = bearerToken(request.headers.authorization);
  const isKey = token !== null && isApiKey(token);
  if ((access === 'public' || access === 'scim') && !isKey) return null;
  if (token === null) {
    if (access === 'optional') return null;
    throw unauthorized();
  }
  try {
    const { identity, ...caller } = await authenticate(token);
    assertIdentity(info, identity);
    return { ...caller, network: shortNetworkOf(request.ip) };
  } catch (error) {
    // Signing out must work with an expired token (D10): the caller counts as signed out.
    if (!isKey && access === 'optional' && request.method !== 'GET' && isUnauthorized(error))
      return null;
    throw error;
  }
}

async function identifyProvisioner(
  request: FastifyRequest,
  { authenticateProvisioner }: Pick<OpenapiOptions, 'authenticateProvisioner'>,
): Promise<Provisioner> {
  const token = bearerToken(request.headers.authorization);
  if (token === null) throw unauthorized('Send the SCIM token of your company as bearer token.');
  return { ...(await authenticateProvisioner(token)), network: shortNetworkOf(request.ip) };
}

const isUnauthorized = (error: unknown) => error instanceof AppError && error.status === 401;
