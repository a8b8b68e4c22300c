import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { components, operations } from './api.gen';

/** The schemas of openapi.yaml. */
export type Schemas = components['schemas'];
export type OperationId = keyof operations;

type Parameters<Op extends OperationId> = operations[Op]['parameters'];
type JsonOf<T> = T extends { content: { 'application/octet-stream': unknown } }
  ? Readable
  : T extends { content: { 'application/json': infer B } }
    ? B
    : undefined;

export type PathOf<Op extends OperationId> = NonNullable<Parameters<Op>['path']>;
export type QueryOf<Op extends OperationId> = NonNullable<Parameters<Op>['query']>;
export type BodyOf<Op extends OperationId> = operations[Op] extends { requestBody: infer B }
  ? JsonOf<B>
  : operations[Op] extends { requestBody?: infer B }
    ? JsonOf<NonNullable<B>> | undefined | null
    : undefined;

type Success<Op extends OperationId> = operations[Op]['responses'] extends infer R
  ? R extends { 200: infer A }
    ? A
    : R extends { 201: infer A }
      ? A
      : R extends { 204: infer A }
        ? A
        : R extends { 303: infer A }
          ? A
          : never
  : never;

type JsonContent<Body> = { 'application/json': Body } | { 'application/scim+json': Body };

type BufferedContent =
  | { 'application/pdf': unknown }
  | { 'image/webp': unknown }
  | { 'application/vnd.apple.pkpass': unknown };

type StreamedContent =
  | { 'text/csv': unknown }
  | { 'application/vnd.foyer.personal-data+json': unknown }
  | { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': unknown };

/**
 * What a handler returns: the JSON of the success response, a PDF, a picture, a calendar, a file stream, or nothing
 * for 204 and for a redirect, whose address it sets as header.
 */
export type ResultOf<Op extends OperationId> =
  Success<Op> extends { content: JsonContent<infer B> }
    ? B
    : Success<Op> extends { content: BufferedContent }
      ? Buffer
      : Success<Op> extends { content: { 'text/calendar': unknown } }
        ? string
        : Success<Op> extends { content: StreamedContent }
          ? Readable
          : void;

/** Nothing, where the contract has an answer without content beside the one with it. */
type EmptyOf<Op extends OperationId> = operations[Op]['responses'] extends {
  200: unknown;
  204: unknown;
}
  ? undefined
  : never;

export type ApiRequest<Op extends OperationId> = FastifyRequest<{
  Params: PathOf<Op>;
  Querystring: QueryOf<Op>;
  Body: BodyOf<Op>;
}>;

export type Handler<Op extends OperationId> = (
  request: ApiRequest<Op>,
  reply: FastifyReply,
) => Promise<ResultOf<Op> | EmptyOf<Op>>;

export type Handlers<Op extends OperationId = OperationId> = { [O in Op]: Handler<O> };
