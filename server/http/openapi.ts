import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import type { Authenticate, Caller } from '../contract/caller';
import {
  BINARY,
  listOperations,
  type Access,
  type ContractDocument,
  type OperationInfo,
} from '../contract/document';
import type { Handlers, OperationId } from '../contract/types';
import { serializerCompiler, validatorCompiler } from './compilers';
import type { createMemoryHandlers } from './memory/memoryAnswers';
import { AppError, invalidInput, unauthorized, unsupportedMediaType } from '../lib/errors';
import { shortNetworkOf } from './rateLimits/networks';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file. */
    takesFile?: boolean;
  }
}

interface OpenapiOptions {
  contract: ContractDocument;
  /** One for each operation: checked at start. */
  handlers: Partial<Handlers>;
  authenticate: Authenticate;
  /** Answers of these are kept in memory. */
  memoryHandlerOf?: ReturnType<typeof createMemoryHandlers>;
}

/** Routes, validation and sign-in of every operation, from openapi.yaml alone (D2). */
export async function registerOpenapi(app: FastifyInstance, options: OpenapiOptions) {
  const operations = new Map(
    listOperations(options.contract).map((info) => [info.operationId, info]),
  );
  checkComplete([...operations.keys()], Object.keys(options.handlers));

  app.decorateRequest('caller', null);
  app.setValidatorCompiler(validatorCompiler());
  app.setSerializerCompiler(serializerCompiler());
  registerFileBodies(app);

  const resolve = (operationId: string, method: string, openapiPath: string): RouteOptions => {
    const info = operations.get(operationId as OperationId);
    if (!info) throw new Error(`Unknown operation ${operationId}`);
    const handler = options.handlers[info.operationId] as (
      ...args: Parameters<RouteOptions['handler']>
    ) => Promise<unknown>;
    const fromMemory = options.memoryHandlerOf?.(info);
    return {
      method,
      url: openapiPath.replace(/\{(\w+)\}/g, ':$1'),
      config: { takesFile: info.body === 'binary' },
      onRequest: async (request: FastifyRequest) => {
        if (info.body === 'binary') {
          waitLonger(request);
          handOnUnread(request);
        }
        request.caller = await identify(request, info.access, options.authenticate);
      },
      preValidation: async (request: FastifyRequest) => checkBody(request, info.body),
      handler: async (request, reply) => {
        const answered = await fromMemory?.(request, reply);
        if (answered) return answered;
        reply.code(info.successStatus).header('Cache-Control', 'no-store');
        const result = await handler(request, reply);
        return result === undefined ? reply.send() : result;
      },
    };
  };

  await app.register(openapiGlue, {
    specification: withSafeIntegers(jsonOnly(options.contract)),
    operationResolver: resolve,
    prefix: 'api',
    addEmptySchema: true,
  });
}

/**
 * A copy without responses and bodies other than JSON: a PDF or a picture has no schema to serialize or
 * validate by, and the plugin would fail for lack of one.
 */
function jsonOnly(contract: ContractDocument): ContractDocument {
  const copy = structuredClone(contract);
  for (const methods of Object.values(copy.paths)) {
    for (const operation of Object.values(methods)) {
      const { content } = operation.requestBody ?? {};
      const isJson = content && 'application/json' in content && !(BINARY in content);
      if (!isJson) delete operation.requestBody;
      for (const response of Object.values(operation.responses)) {
        if (response.content && !('application/json' in response.content)) delete response.content;
      }
    }
  }
  return copy;
}

/**
 * A copy in which every integer is limited to Number.MAX_SAFE_INTEGER: JSON Schema also accepts 1e30
 * as an integer, which neither JavaScript nor a bigint column represents exactly.
 */
function withSafeIntegers<Node>(node: Node): Node {
  if (Array.isArray(node)) return node.map(withSafeIntegers) as Node;
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, withSafeIntegers(value as unknown)]),
  );
  const isInteger = [copy.type].flat().includes('integer') && copy.maximum === undefined;
  return { ...copy, ...(isInteger && { maximum: Number.MAX_SAFE_INTEGER }) } as Node;
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

/** On a busy machine an answer takes longer than connections may be idle elsewhere. */
function waitLonger({ raw: { socket } }: FastifyRequest): void {
  // Not a socket where a test injects the request.
  if (socket instanceof Socket) socket.setTimeout(UPLOAD_TIMEOUT);
}

/** A file of JSON is not parsed as the body of a call is. */
function handOnUnread({ headers }: FastifyRequest): void {
  const isJson = /^application\/json\b/i.test(headers['content-type'] ?? '');
  if (isJson) headers['content-type'] = BINARY;
}

/** Files are handed on unread, so that the handler may refuse the caller before it receives them. */
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
  access: Access,
  authenticate: Authenticate,
): Promise<Caller | null> {
  if (access === 'public') return null;
  const token = bearerToken(request.headers.authorization);
  if (token === null) {
    if (access === 'optional') return null;
    throw unauthorized();
  }
  try {
    return { ...(await authenticate(token)), network: shortNetworkOf(request.ip) };
  } catch (error) {
    // Signing out must work with an expired token (D10): the caller counts as signed out.
    if (access === 'optional' && request.method !== 'GET' && isUnauthorized(error)) return null;
    throw error;
  }
}

const isUnauthorized = (error: unknown) => error instanceof AppError && error.status === 401;

function bearerToken(header: string | undefined): string | null {
  const match = /^Bearer ([^\s]+)$/i.exec(header ?? '');
  return match?.[1] ?? null;
}
