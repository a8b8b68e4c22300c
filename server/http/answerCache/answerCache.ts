import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config';
import { isUnavailable } from '../../db/errors';
import { ByteLimitedMap } from '../../lib/byteLimitedMap';
import type { Clock } from '../../lib/clock';
import { hasApiKey } from '../../lib/apiKey';
import { AppError } from '../../lib/errors';
import type { Requester } from '../../lib/requester';
import { currentRequester, withWaitingLimit } from '../../lib/requestOrigin';
import { createSemaphore } from '../../lib/semaphore';
import { closeAfterAnswer } from '../draining';
import { EncodedText, isNotModified } from '../encodedText';
import { negotiateEncoding } from '../encodings';
import { headersWithoutHooks } from '../headers';
import { networkOf } from '../rateLimits/networks';

/** Milliseconds for which a busy server shares an answer: with the time for sending it, one second. */
const SHARED_FOR = 900;
/** Age in milliseconds from which a shared answer is read again in the background. */
const REFRESH_AFTER = 300;
/** Age in milliseconds up to which an answer is sent while the database is away. */
const STALE_FOR = 60_000;
/** Milliseconds that a read may take when there is an older answer. */
const READ_TIMEOUT = 3_000;
/** Milliseconds after a failed read for which the database counts as away, and between attempts meanwhile. */
const AWAY_FOR = 5_000;
const RETRY_AFTER = 1_000;
/** With at least this many API requests in a second the server is busy. */
const BUSY_FROM = 100;
/** Concurrent reads of new answers, and of known ones: bookings need connections too. */
const READS = 4;
/** A read goes on when its requester disconnects, because others may wait for it. */
const QUEUE = { timeout: 5_000, maxWaitingPerPerson: 25, runsEnded: true };
const MAX_BYTES = 40 * 2 ** 20;
/** Bytes that an answer takes besides its body and address, roughly. */
const OVERHEAD = 2_000;

export interface AnswerSource {
  /** As it was requested, with the query. */
  url: string;
  /** False when signed-in callers get another answer: this one is for visitors. */
  forEverybody: boolean;
  /**
   * @param mayLag a replica may be read, because many readers share the answer
   * @returns `lag`: age in milliseconds of the text when the read began; 0 from the primary
   */
  read: (mayLag: boolean) => Promise<{ text: string; lag: number }>;
}

interface CachedAnswer extends AnswerSource {
  text: EncodedText;
  readAt: number;
  /** Of the last read, when the database was away; else undefined. */
  failedAt?: number;
}

interface AnswerCacheDeps {
  config: Pick<Config, 'publicUrl'>;
  /** Aborted when the server is told to stop. */
  draining: AbortSignal;
  /** A clock that only grows. */
  monotonic: Clock;
  maxBytes?: number;
}

export type AnswerCache = ReturnType<typeof createAnswerCache>;

/** Answers for visitors in the memory of this process (docs/decisions/0008-catalogue-from-memory.md). */
export function createAnswerCache(deps: AnswerCacheDeps) {
  const { monotonic, draining, maxBytes = MAX_BYTES } = deps;
  const securityHeaders = Object.entries(headersWithoutHooks(deps.config)).flat();
  const answers = new ByteLimitedMap<CachedAnswer>(maxBytes);
  const reads = new Map<string, Promise<CachedAnswer>>();
  const readSlots = { first: createSemaphore(READS, QUEUE), again: createSemaphore(READS, QUEUE) };
  /** Times of the last requests; `oldest` is an index. */
  const requestTimes = Array<number>(BUSY_FROM).fill(-Infinity);
  let oldest = 0;

  const isBusy = () => monotonic.now() - (requestTimes[oldest] ?? 0) <= 1_000;
  const ageOf = ({ readAt }: CachedAnswer) => monotonic.now() - readAt;
  const canBeStale = (answer?: CachedAnswer) => !!answer && ageOf(answer) <= STALE_FOR;

  async function read(source: AnswerSource, requester?: Requester): Promise<CachedAnswer> {
    const { url } = source;
    const older = answers.get(url);
    const withSlot = older ? readSlots.again : readSlots.first;
    const { text, readAt } = await withSlot(async () => {
      const startedAt = monotonic.now();
      const start = () => source.read(isBusy());
      const result = await (canBeStale(older) ? withWaitingLimit(READ_TIMEOUT, start) : start());
      return { text: new EncodedText(result.text), readAt: startedAt - result.lag };
    }, requester);
    const known = answers.get(url)?.text;
    const answer: CachedAnswer = {
      url,
      forEverybody: source.forEverybody,
      read: source.read,
      // The same text keeps its compressed copies. Those that are made later count from the next read on.
      text: known?.tag === text.tag ? known : text,
      readAt,
    };
    answers.set(url, answer, answer.text.size + 2 * url.length + OVERHEAD);
    return answer;
  }

  /** Requests for the same address share one read. */
  function readOnce(source: AnswerSource, requester?: Requester): Promise<CachedAnswer> {
    const { url } = source;
    const running = reads.get(url);
    if (running) return running;
    const started = read(source, requester)
      .catch((error: unknown) => {
        const known = answers.get(url);
        if (known && isDatabaseAway(error)) known.failedAt = monotonic.now();
        throw error;
      })
      .finally(() => reads.delete(url));
    reads.set(url, started);
    return started;
  }

  /** When it fails, later requests find the answer too old and read it themselves. */
  const readInBackground = (known: CachedAnswer) => void readOnce(known).catch(() => undefined);

  /** @throws what the read throws; without a database only when there is no answer of the last minute */
  async function answerOf(source: AnswerSource, requester: () => Requester | undefined) {
    const known = answers.get(source.url);
    if (known && isBusy() && ageOf(known) <= SHARED_FOR) {
      if (ageOf(known) > REFRESH_AFTER) readInBackground(known);
      return known;
    }
    const sinceFailure = monotonic.now() - (known?.failedAt ?? -Infinity);
    if (known && sinceFailure <= AWAY_FOR && canBeStale(known)) {
      if (sinceFailure >= RETRY_AFTER) readInBackground(known);
      return known;
    }
    return readOnce(source, requester()).catch((error: unknown) => {
      if (!known || !canBeStale(known) || !isDatabaseAway(error)) throw error;
      return { ...known, failedAt: monotonic.now() };
    });
  }

  /** Writes the bytes without Fastify's hooks and serialization, which cost more than all the rest. */
  async function send(request: FastifyRequest, reply: FastifyReply, answer: CachedAnswer) {
    const accepted = negotiateEncoding(request.headers['accept-encoding']);
    const { encoding, body, etag } = await answer.text.in(accepted);
    const vary = answer.forEverybody ? 'Accept-Encoding' : 'Accept-Encoding, Authorization';
    const head = [...securityHeaders, 'Cache-Control', 'no-cache', 'ETag', etag, 'Vary', vary];
    const age = ageOf(answer);
    if (answer.failedAt !== undefined && age > SHARED_FOR) {
      head.push('Age', `${Math.ceil(age / 1000)}`, 'Warning', '110 foyer "Response is stale"');
    }
    reply.hijack();
    if (draining.aborted) closeAfterAnswer(reply.raw);
    if (isNotModified(request.headers['if-none-match'], answer.text)) {
      reply.raw.writeHead(304, head).end();
      return;
    }
    head.push(
      'Content-Type',
      'application/json; charset=utf-8',
      'Content-Length',
      `${body.length}`,
    );
    if (encoding !== 'identity') head.push('Content-Encoding', encoding);
    reply.raw.writeHead(200, head).end(request.method === 'HEAD' ? undefined : body);
  }

  return {
    /**
     * Answers known addresses before anything else is done for the request: no validation, no sign-in. To be
     * registered before all other hooks that cost something.
     */
    onRequest(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
      const { method, url = '', headers } = request.raw;
      // Bookings and payments count as well: they take the database from readers.
      if (url.startsWith('/api/')) {
        requestTimes[oldest] = monotonic.now();
        oldest = (oldest + 1) % BUSY_FROM;
      }
      const known = method === 'GET' || method === 'HEAD' ? answers.get(url) : undefined;
      const { authorization } = headers;
      if (!known || (authorization !== undefined && !known.forEverybody)) return done();
      // The call has to be checked and counted for its key.
      if (hasApiKey(authorization)) return done();
      const network = () => `network ${networkOf(request.ip)}`;
      answerOf(known, () => ({ key: network(), isNetwork: true, hasEnded: false }))
        .then((answer) => send(request, reply, answer))
        // Refused like any other request, with the headers of all refusals.
        .catch(() => done());
    },

    /** @throws what the read throws; without a database only when there is no answer of the last minute */
    async respond(request: FastifyRequest, reply: FastifyReply, source: AnswerSource) {
      await send(request, reply, await answerOf(source, currentRequester));
    },

    /** In bytes. */
    size: () => answers.bytes,
  };
}

const isDatabaseAway = (error: unknown): boolean =>
  isUnavailable(error) || (error instanceof AppError && error.status === 503);
