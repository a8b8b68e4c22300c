import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationInfo } from '../../contract/document';
import type { OperationId, PathOf, QueryOf, ResultOf } from '../../contract/types';
import type { Database } from '../../db/client';
import type { AnswerCache } from './answerCache';

/** How the cached operations are read for a visitor. */
export type VisitorReads<Op extends OperationId> = {
  [O in Op]: (input: { query: QueryOf<O>; params: PathOf<O> }) => Promise<ResultOf<O>>;
};

interface CachedHandlersDeps {
  cache: AnswerCache;
  database: Pick<Database, 'readerDb' | 'replica'>;
  /** `VisitorReads` without its types: the contract has validated the input. */
  visitorReadsOn: (
    db: Database['readerDb'],
  ) => Partial<Record<OperationId, (input: never) => Promise<object>>>;
}

/**
 * The handlers of cached operations, for validated requests. They resolve with false when the caller's sign-in may
 * decide about the answer; then the operation's own handler answers.
 */
export function createCachedHandlers({ cache, database, visitorReadsOn }: CachedHandlersDeps) {
  const reads = visitorReadsOn(database.readerDb);
  return ({ operationId, access }: Pick<OperationInfo, 'operationId' | 'access'>) => {
    const read = reads[operationId];
    if (!read) return undefined;
    const forEverybody = access === 'public';
    return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
      if (!forEverybody && request.headers.authorization !== undefined) return false;
      // An answer from the cache has none of the headers that a call with an API key gets.
      if (request.caller?.key) return false;
      const serialize = reply.getSerializationFunction('200', 'application/json');
      if (!serialize) throw new Error(`${operationId} has no schema of its answer.`);
      // Validated by the contract of this operation.
      const input = { query: request.query, params: request.params } as never;
      await cache.respond(request, reply, {
        url: request.raw.url ?? '',
        forEverybody,
        async read(mayLag) {
          const replicated = mayLag
            ? await database.replica?.read(async (db) => visitorReadsOn(db)[operationId]?.(input))
            : undefined;
          const result = replicated?.result ?? (await read(input));
          return { text: serialize({ ...result }), lag: replicated?.lag ?? 0 };
        },
      });
      return true;
    };
  };
}
