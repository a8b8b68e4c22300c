import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { AppError, notFound } from '../../lib/errors';
import { currentWaiting } from '../../lib/requestOrigin';
import { createAnswerCache, type AnswerCache, type AnswerSource } from './answerCache';

const MAX_BYTES = 80_000;

let now: number;
let cache: AnswerCache;
let app: FastifyInstance;
/** What the database would answer, and how often it was asked. */
let stored: string;
let reads: number;
let failure: Error | null;
let read: AnswerSource['read'];

beforeEach(async () => {
  now = 1_000;
  stored = 'first';
  reads = 0;
  failure = null;
  read = async () => {
    reads += 1;
    const text = stored;
    await Promise.resolve();
    if (failure) throw failure;
    return { text, lag: 0 };
  };
  cache = createAnswerCache({
    config: { publicUrl: 'https://foyer.example' },
    draining: new AbortController().signal,
    monotonic: { now: () => now },
    maxBytes: MAX_BYTES,
  });
  app = Fastify();
  app.setErrorHandler((error: Error, _request, reply) =>
    reply.code(error instanceof AppError ? error.status : 500).send(error.message),
  );
  app.addHook('onRequest', cache.onRequest);
  app.get('/api/uncached', async () => 'uncached');
  app.get('/api/*', async (request, reply) => {
    const source = {
      url: request.url,
      forEverybody: true,
      read: (mayLag: boolean) => read(mayLag),
    };
    await cache.respond(request, reply, source);
    return reply;
  });
  await app.ready();
});
afterEach(() => app.close());

const get = async (url = '/api/list') => app.inject(url);
const textOf = async (url?: string) => (await get(url)).body;
const staleAge = async () => (await get()).headers.age;
const outage = () => Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
const nextTurn = () => new Promise(setImmediate);

/** As many requests as make the server busy, for something else. */
const makeBusy = () => Promise.all(Array.from({ length: 100 }, () => get('/api/uncached')));

it('with few readers every answer is read', async () => {
  expect(await textOf()).toBe('first');
  stored = 'second';
  expect(await textOf()).toBe('second');
  expect(reads).toBe(2);
});

it('many readers share an answer, for less than a second and never longer', async () => {
  await get();
  await makeBusy();
  reads = 0;
  stored = 'second';
  now += 300;
  expect(await textOf()).toBe('first');
  expect(reads).toBe(0);
  failure = new Error('a mistake');
  now += 600;
  expect(await textOf()).toBe('first');
  failure = null;
  now += 1;
  expect(await textOf()).toBe('second');
});

it('the lag of a replica counts as age, and with few readers no replica is read', async () => {
  const lagged: boolean[] = [];
  read = async (mayLag) => {
    lagged.push(mayLag);
    return { text: `read ${lagged.length}`, lag: mayLag ? 300 : 0 };
  };
  await get();
  now += 1_001;
  await makeBusy();
  expect(await textOf()).toBe('read 2');
  expect(lagged).toEqual([false, true]);
  now += 601;
  expect(await textOf()).toBe('read 3');
});

it('an answer is read again in the background while it is still sent', async () => {
  await get();
  await makeBusy();
  reads = 0;
  stored = 'second';
  now += 301;
  expect(await textOf()).toBe('first');
  await nextTurn();
  expect(await textOf()).toBe('second');
  expect(reads).toBe(1);
});

it('a second after the last of many requests every answer is read again', async () => {
  await makeBusy();
  await get();
  now += 1_001;
  stored = 'second';
  expect(await textOf()).toBe('second');
  stored = 'third';
  expect(await textOf()).toBe('third');
});

it('a hundred simultaneous requests for a new address cause one read', async () => {
  const texts = await Promise.all(Array.from({ length: 100 }, () => textOf()));
  expect([new Set(texts), reads]).toEqual([new Set(['first']), 1]);
});

it('a failed background read does not matter; the next request reads again', async () => {
  await get();
  await makeBusy();
  failure = new Error('a mistake');
  now += 500;
  expect(await textOf()).toBe('first');
  now += 401;
  expect((await get()).statusCode).toBe(500);
  failure = null;
  expect(await textOf()).toBe('first');
});

it('an error is passed on and never cached', async () => {
  await get();
  failure = notFound('Event not found');
  expect((await get()).statusCode).toBe(404);
  failure = null;
  expect((await get()).statusCode).toBe(200);
});

it('without a database an answer of the last minute is given, marked, and nothing after that', async () => {
  await get();
  failure = outage();
  stored = 'second';
  now += 59_000;
  const stale = await get();
  expect([stale.body, stale.headers.age]).toEqual(['first', '59']);
  expect((await get('/api/never-asked-for')).statusCode).toBe(500);
  now += 1_001;
  expect((await get()).statusCode).toBe(500);
});

it('a database that is away is asked once a second, and answers are fresh when it is back', async () => {
  await get();
  failure = outage();
  now += 2_000;
  reads = 0;
  for (let count = 0; count < 5; count += 1) expect(await staleAge()).toBe('2');
  expect(reads).toBe(1);
  failure = null;
  stored = 'second';
  now += 1_000;
  expect(await staleAge()).toBe('3');
  await nextTurn();
  expect(await textOf()).toBe('second');
  expect(await staleAge()).toBeUndefined();
});

it('an answer is not stale any more when the last failed read was a while ago', async () => {
  await get();
  failure = outage();
  now += 2_000;
  await get();
  failure = null;
  stored = 'second';
  now += 5_001;
  expect(await textOf()).toBe('second');
});

it('a database that never answers does not delay requests that have a stale answer', async () => {
  await get();
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
  try {
    let hungReads = 0;
    read = () => {
      hungReads += 1;
      const hung = new Promise<never>(() => undefined);
      return currentWaiting()?.limit(() => hung) ?? hung;
    };
    now += 1_000;
    const hung = get();
    await nextTurn();
    await jest.advanceTimersByTimeAsync(3_000);
    expect((await hung).body).toBe('first');
    expect(await staleAge()).toBe('1');
    expect(hungReads).toBe(1);
  } finally {
    jest.useRealTimers();
  }
});

it('the size stays limited, and the answers that were read last stay', async () => {
  stored = 'x'.repeat(1_000);
  for (let number = 0; number < 100; number += 1) await get(`/api/search/${number}`);
  expect(cache.size()).toBeLessThanOrEqual(MAX_BYTES);
  await makeBusy();
  reads = 0;
  await get('/api/search/99');
  expect(reads).toBe(0);
  await get('/api/search/1');
  expect(reads).toBe(1);
});

it('a request waits no longer for a read than for a connection', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
  try {
    let free = () => {};
    const slow = new Promise<void>((resolve) => (free = resolve));
    read = () => slow.then(() => ({ text: 'slow', lag: 0 }));
    const running = [1, 2, 3, 4].map((number) => get(`/api/slow/${number}`));
    await nextTurn();
    const waiting = get();
    await nextTurn();
    await jest.advanceTimersByTimeAsync(5_000);
    const refused = await waiting;
    expect([refused.statusCode, refused.body]).toEqual([
      503,
      'Foyer is busy for a moment. Please try again.',
    ]);
    free();
    await Promise.all(running);
  } finally {
    jest.useRealTimers();
  }
});
