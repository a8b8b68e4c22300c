import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config';
import type { OperationInfo } from '../../contract/document';
import type { Database } from '../../db/client';
import type { Requester } from '../../lib/requester';
import { currentRequester } from '../../lib/requestOrigin';
import { networkOf } from '../rateLimits/networks';
import { closeAfterAnswer } from '../draining';
import { headersWithoutHooks } from '../headers';
import type { AnswerMemory, SharedAnswer } from './answerMemory';
import { negotiateEncoding } from '../encodings';
import { isNotModified, type Representation } from './finishedAnswer';
import type { AnyVisitorReads } from './visitorReads';

type Send = (
  request: FastifyRequest,
  reply: FastifyReply,
  known: SharedAnswer,
  representation: Representation,
) => void;

interface SendDeps {
  config: Pick<Config, 'publicUrl'>;
  /** Aborted when the server is told to stop. */
  draining: AbortSignal;
}

/**
 * Writes finished bytes past Fastify's lifecycle, whose hooks have set no header yet, or the same ones.
 */
function createSend({ config, draining }: SendDeps): Send {
  const security = Object.entries(headersWithoutHooks(config)).flat();
  const headOf = ({ etag }: Representation, forEverybody: boolean): string[] => [
    ...security,
    // Kept by the browser, and asked for again each time.
    ...['Cache-Control', 'no-cache'],
    ...['ETag', etag],
    ...['Vary', forEverybody ? 'Accept-Encoding' : 'Accept-Encoding, Authorization'],
  ];
  const bodyHeadOf = ({ encoding, body }: Representation): string[] => [
    ...['Content-Type', 'application/json; charset=utf-8'],
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ...['Content-Length', String(body.length)],
  ];

  return (request, reply, known, representation) => {
    const { finished, age, isStale, forEverybody } = known;
    const stale = isStale
      ? ['Age', String(Math.ceil(age / 1000)), 'Warning', '110 foyer "Response is stale"']
      : [];
    reply.hijack();
    if (draining.aborted) closeAfterAnswer(reply.raw);
    if (isNotModified(request.headers['if-none-match'], finished)) {
      reply.raw.writeHead(304, [...headOf(representation, forEverybody), ...stale]).end();
      return;
    }
    const head = (representation.head ??= [
      ...headOf(representation, forEverybody),
      ...bodyHeadOf(representation),
    ]);
    reply.raw.writeHead(200, isStale ? [...head, ...stale] : head);
    reply.raw.end(request.method === 'HEAD' ? undefined : representation.body);
  };
}

/** Whoever it is: sign-in is looked at later. */
const visitorAt = ({ ip }: FastifyRequest): Requester => ({
  key: `network ${networkOf(ip)}`,
  isNetwork: true,
  isGone: false,
});

/**
 * Answers requests from memory before anything else is done for them: no validation, no sign-in, no
 * serialization. To be registered before all other hooks that cost something.
 */
export function answerFromMemory(app: FastifyInstance, memory: AnswerMemory, deps: SendDeps): void {
  const send = createSend(deps);
  app.addHook('onRequest', (request, reply, done) => {
    const { method, url, headers } = request.raw;
    if (url?.startsWith('/api/')) memory.countRequest();
    if (url === undefined || (method !== 'GET' && method !== 'HEAD')) return done();
    const isSignedIn = headers.authorization !== undefined;
    const known = memory.ready(url, isSignedIn);
    const waited = known
      ? Promise.resolve(known)
      : memory.wait(url, isSignedIn, visitorAt(request));
    if (!waited) return done();
    const encoding = negotiateEncoding(headers['accept-encoding']);
    const representation = known?.finished.ready(encoding);
    if (known && representation) return send(request, reply, known, representation);
    waited
      .then(async (answer) => ({ answer, finished: await answer.finished.in(encoding) }))
      .then(
        ({ answer, finished }) => send(request, reply, answer, finished),
        // Refused like any other request, with the headers of all refusals.
        () => done(),
      );
  });
}

/** Resolves with true where it has answered: a reply would be awaited until it is sent, and resolve with nothing. */
export type MemoryHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

interface MemoryHandlersDeps extends SendDeps {
  memory: AnswerMemory;
  database: Pick<Database, 'readerDb' | 'replica'>;
  /** What visitors read from that database. */
  readsOn: (db: Database['readerDb']) => AnyVisitorReads;
}

/**
 * The handlers of the operations whose answers are kept. They get requests that are validated, and leave those to others
 * where the caller's sign-in may decide about the answer.
 */
export function createMemoryHandlers({ memory, database, readsOn, ...deps }: MemoryHandlersDeps) {
  const send = createSend(deps);
  const { readerDb, replica } = database;
  const reads = readsOn(readerDb);
  return ({ operationId, access }: Pick<OperationInfo, 'operationId' | 'access'>) => {
    const found = reads[operationId];
    if (!found) return undefined;
    const forEverybody = access === 'public';
    const read = async (input: never, mayLag: boolean) => {
      const onReplica = mayLag
        ? await replica?.read(async (db) => readsOn(db)[operationId]?.read(input))
        : undefined;
      const { result, lag } = onReplica ?? { result: undefined, lag: 0 };
      return { result: result ?? (await found.read(input)), lag };
    };
    const handler: MemoryHandler = async (request, reply) => {
      if (!forEverybody && request.headers.authorization !== undefined) return false;
      const serialize = reply.getSerializationFunction('200', 'application/json');
      if (!serialize) throw new Error(`${operationId} has no schema of its answer.`);
      // Validated by the contract of this operation.
      const input = { query: request.query, params: request.params } as never;
      const known = await memory.answer({
        key: JSON.stringify([operationId, ...found.keyOf(input)]),
        address: request.raw.url ?? '',
        read: async (mayLag) => {
          const { result, lag } = await read(input, mayLag);
          return { text: serialize({ ...result }), lag };
        },
        forEverybody,
        requester: currentRequester(),
      });
      const wanted = negotiateEncoding(request.headers['accept-encoding']);
      send(request, reply, { ...known, forEverybody }, await known.finished.in(wanted));
      return true;
    };
    return handler;
  };
}
