import { beforeEach, expect, it, jest } from '@jest/globals';
import { notFound } from '../../lib/errors';
import { createAnswerMemory, type AnswerMemory, type ReadText } from './answerMemory';

let now: number;
let memory: AnswerMemory;
/** What the database would answer, and how often it was asked. */
let stored: string;
let reads: number;
let failure: Error | null;
/** Milliseconds that a read takes. */
let readTime: number;

const LIMITS = { once: 40_000, again: 80_000 };

beforeEach(() => {
  now = 1_000;
  stored = 'first';
  reads = 0;
  failure = null;
  readTime = 0;
  memory = createAnswerMemory({ monotonic: { now: () => now }, limits: LIMITS });
});

const read = async () => {
  reads += 1;
  const text = stored;
  now += readTime;
  await Promise.resolve();
  if (failure) throw failure;
  return { text, lag: 0 };
};
const ask = (key = 'list') => memory.answer({ key, address: `/${key}`, read, forEverybody: true });
const textOf = async (key?: string) => (await ask(key)).finished.text;
const outage = () => Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });

/** As many requests as make the server busy, for something else. */
function makeBusy() {
  for (let number = 0; number < 100; number += 1) memory.countRequest();
}

it('with few readers every answer is read', async () => {
  expect(await textOf()).toBe('first');
  stored = 'second';
  expect(await textOf()).toBe('second');
  expect(memory.ready('/list')).toBeUndefined();
  expect(reads).toBe(2);
});

it('many readers share an answer, for less than a second and never longer', async () => {
  await ask();
  makeBusy();
  reads = 0;
  stored = 'second';
  now += 450;
  expect(await textOf()).toBe('first');
  expect(memory.ready('/list')?.finished.text).toBe('first');
  expect(reads).toBe(0);
  now += 451;
  expect(memory.ready('/list')).toBeUndefined();
  expect(await textOf()).toBe('second');
  expect(reads).toBe(1);
});

it('what a replica lags counts towards the second, and few readers read none', async () => {
  const lagged: boolean[] = [];
  const askReplica = () =>
    memory.answer({
      key: 'list',
      address: '/list',
      forEverybody: true,
      read: async (mayLag) => {
        lagged.push(mayLag);
        return {
          text: 'first',
          lag: mayLag ? 300 : 0,
        };
      },
    });
  await askReplica();
  makeBusy();
  now += 1_001;
  await askReplica();
  expect(lagged).toEqual([false, true]);
  makeBusy();
  now += 600;
  expect(memory.ready('/list')?.age).toBe(900);
  now += 1;
  expect(memory.ready('/list')).toBeUndefined();
});

it('is read anew in the background while it is still sent', async () => {
  await ask();
  makeBusy();
  reads = 0;
  stored = 'second';
  now += 451;
  expect(await textOf()).toBe('first');
  await new Promise(setImmediate);
  expect(await textOf()).toBe('second');
  expect(reads).toBe(1);
});

it('where reads take long, the next one begins earlier, so that nobody waits for it', async () => {
  readTime = 180;
  await ask();
  makeBusy();
  reads = 0;
  now += 1;
  expect(await textOf()).toBe('first');
  await new Promise(setImmediate);
  expect(reads).toBe(1);
  // Begun just now, and 180 ms old already: 900 less four times as long.
  await textOf();
  await new Promise(setImmediate);
  expect(reads).toBe(1);
});

it('what changes is compressed before it is sent, and once however many ask', async () => {
  stored = 'x'.repeat(5_000);
  const { finished } = await ask();
  const compressed = await Promise.all([finished.in('br'), finished.in('br')]);
  expect(compressed[0]).toBe(compressed[1]);
  makeBusy();
  stored = 'y'.repeat(5_000);
  now += 901;
  await ask();
  expect(memory.ready('/list')?.finished.text).toBe(stored);
  expect(memory.ready('/list')?.finished.ready('br')).toMatchObject({ encoding: 'br' });
});

it('after a quiet second every answer is read again', async () => {
  makeBusy();
  now += 999;
  makeBusy();
  now += 2_001;
  await ask();
  stored = 'second';
  expect(await textOf()).toBe('second');
});

it('a hundred that ask at once for what is not there cause one read', async () => {
  const texts = await Promise.all(Array.from({ length: 100 }, () => textOf()));
  expect([new Set(texts), reads]).toEqual([new Set(['first']), 1]);
});

it('a failed background read harms nobody; the next request waits for its own', async () => {
  await ask();
  makeBusy();
  failure = new Error('a mistake');
  now += 500;
  expect(await textOf()).toBe('first');
  now += 401;
  await expect(ask()).rejects.toThrow('a mistake');
  failure = null;
  expect(await textOf()).toBe('first');
});

it('a refusal is passed on and never kept', async () => {
  await ask();
  failure = notFound('Event not found');
  await expect(ask()).rejects.toThrow('Event not found');
  failure = null;
  expect(await ask()).toMatchObject({ isStale: false });
});

it('without a database an answer of the last minute is given, marked, and nothing after that', async () => {
  await ask();
  failure = outage();
  stored = 'second';
  now += 59_000;
  expect(await ask()).toMatchObject({ finished: { text: 'first' }, age: 59_000, isStale: true });
  await expect(ask('never asked for')).rejects.toThrow('refused');
  now += 1_001;
  await expect(ask()).rejects.toThrow('refused');
});

it('a database that is away is asked once a second, and answers are fresh when it is back', async () => {
  await ask();
  failure = outage();
  now += 2_000;
  reads = 0;
  for (let count = 0; count < 5; count += 1) expect((await ask()).isStale).toBe(true);
  expect(reads).toBe(1);
  failure = null;
  stored = 'second';
  now += 1_000;
  expect(await ask()).toMatchObject({ finished: { text: 'second' }, isStale: false });
});

it('a database that never answers holds nobody up for whom there is an answer', async () => {
  jest.useFakeTimers();
  try {
    await ask();
    const hung = () =>
      memory.answer({
        key: 'list',
        address: '/list',
        forEverybody: true,
        read: () => new Promise<ReadText>(() => undefined),
      });
    const first = hung();
    await jest.advanceTimersByTimeAsync(3_000);
    expect(await first).toMatchObject({ finished: { text: 'first' }, isStale: true });
    expect((await hung()).isStale).toBe(true);
  } finally {
    jest.useRealTimers();
  }
});

it('any number of texts that are asked for once push out neither what is shared nor grow the memory', async () => {
  stored = 'x'.repeat(1_000);
  await ask();
  await ask();
  for (let number = 0; number < 500; number += 1) await ask(`search ${number}`);
  expect(memory.size()).toBeLessThanOrEqual(LIMITS.once + LIMITS.again);
  makeBusy();
  expect(memory.ready('/list')?.finished.text).toBe(stored);
  expect(memory.ready('/search 1')).toBeUndefined();
  for (let number = 0; number < 500; number += 1) await ask(`search ${number % 100}`);
  expect(memory.size()).toBeLessThanOrEqual(LIMITS.once + LIMITS.again);
});

it('addresses of one answer are limited too', async () => {
  makeBusy();
  const question = { key: 'list', read, forEverybody: true };
  for (let number = 0; number < 20; number += 1) {
    await memory.answer({ ...question, address: `/list?${number}` });
  }
  await memory.answer({ ...question, address: `/list?${'x'.repeat(2_000)}` });
  expect(memory.ready('/list?11')).toBeUndefined();
  expect(memory.ready('/list?12')?.finished.text).toBe('first');
  expect(memory.ready(`/list?${'x'.repeat(2_000)}`)).toBeUndefined();
});

it('no request waits in line for longer than for a connection', async () => {
  let free = () => {};
  const slow = new Promise<ReadText>((resolve) => (free = () => resolve({ text: 'slow', lag: 0 })));
  const askSlowly = (number: number) =>
    memory.answer({
      key: `slow ${number}`,
      address: `/slow/${number}`,
      forEverybody: true,
      read: () => slow,
    });
  const running = [1, 2, 3, 4].map(askSlowly);
  const waiting = ask();
  await new Promise(setImmediate);
  now += 5_001;
  free();
  await expect(waiting).rejects.toThrow('Foyer is busy for a moment. Please try again.');
  await Promise.all(running);
  expect(reads).toBe(0);
});
