import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { withOrigin } from '../lib/requestOrigin';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import {
  attemptsWithinHours,
  defineJob,
  hideDefinitions,
  jobHandler,
  secondsAfterAttempt,
} from './defineJob';
import { claimJobs } from './jobs.repository';
import { createQueue, enqueue } from './queue';

const { log } = Fastify();
const idle = async () => undefined;

const showDefinitions = hideDefinitions();
const record = defineJob({
  kind: 'record',
  formerKinds: ['former_record'],
  attempts: 3,
  parse: (read) => ({ text: read.needText('text') }),
});
const recordGateway = defineJob({
  kind: 'record_gateway',
  attempts: 3,
  queue: 'gateway',
  parse: (read) => ({ text: read.needText('text') }),
});
const recordLow = defineJob({
  kind: 'record_low',
  attempts: 3,
  queue: 'low',
  parse: (read) => ({ text: read.needText('text') }),
});

let database: TestDatabase;
let done: string[];
let failures: string[];
let isBroken: boolean;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.db.deleteFrom('outbox_jobs').execute();
  done = [];
  failures = [];
  isBroken = false;
});
afterAll(() => {
  showDefinitions();
  return database.drop();
});

const handle = async ({ text }: { text: string }) => {
  if (isBroken) throw new Error('The line is down.');
  done.push(text);
};
const onFailed = async ({ text }: { text: string }, error: unknown) => {
  failures.push(`${text}: ${error instanceof Error ? error.message : ''}`);
};
const recordHandler = jobHandler(record, handle, { onFailed });
const lowHandler = jobHandler(recordLow, handle);
const gatewayHandler = jobHandler(recordGateway, handle);

const createProcess = (handler = recordHandler) =>
  createQueue({ db: database.db, log }, [handler, lowHandler, gatewayHandler]);

const add = (key: string, more: { afterSeconds?: number } = {}) =>
  enqueue(database.db, record, { key, payload: { text: key }, ...more });

/** A row as another release of the server may have stored it. */
const insertRow = (kind: string, payload: object) =>
  database.db
    .insertInto('outbox_jobs')
    .values({ kind, key: 'job', payload: JSON.stringify(payload) })
    .execute();

const rows = () => database.db.selectFrom('outbox_jobs').selectAll().orderBy('id').execute();

const makeDue = () =>
  database.db
    .updateTable('outbox_jobs')
    .set({ run_at: new Date(0) })
    .execute();

describe('the queue', () => {
  it('does each job once, whichever of many processes comes first', async () => {
    for (let index = 0; index < 25; index += 1) await add(`job ${index}`);
    await add('job 0');
    const claimed = await Promise.all([1, 2, 3].map(() => createProcess().runOnce()));
    expect(claimed.reduce((sum, count) => sum + count, 0)).toBe(25);
    expect(new Set(done).size).toBe(25);
    expect(await createProcess().runOnce()).toBe(0);
  });

  it('stops when it should, however much there is to do', async () => {
    for (let index = 0; index < 25; index += 1) await add(`job ${index}`);
    const stopping = new AbortController();
    const stopped = createProcess(jobHandler(record, async () => stopping.abort()));
    expect(await stopped.runDefault(stopping.signal)).toBe(10);
    expect(await createProcess().runOnce()).toBe(15);
  });

  it('runs until no job is due, including jobs that its handlers enqueue', async () => {
    await add('first');
    const chained = jobHandler(record, async ({ text }) => {
      await handle({ text });
      if (text === 'first') await add('second');
    });
    expect(await createProcess(chained).runOnce()).toBe(2);
    expect(done).toEqual(['first', 'second']);
  });

  it('waits until a job is due', async () => {
    await add('later', { afterSeconds: 60 });
    expect(await createProcess().runOnce()).toBe(0);
    await makeDue();
    expect(await createProcess().runOnce()).toBe(1);
  });

  it('runs the low-priority queue apart, and only while the server is idle', async () => {
    await add('default');
    await enqueue(database.db, recordLow, { key: 'low', payload: { text: 'low' } });
    const { signal } = new AbortController();
    await createProcess().runDefault(signal);
    expect(done).toEqual(['default']);
    let letGo: () => void = () => undefined;
    const isIdle = new Promise<void>((resolve) => (letGo = resolve));
    const running = createProcess().runLow(signal, () => isIdle);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(done).toEqual(['default']);
    letGo();
    expect(await running).toBe(1);
    expect(done).toEqual(['default', 'low']);
    expect(await createProcess().runLow(signal, idle)).toBe(0);
  });

  it('runs jobs that call a gateway apart, so that no other waits for them', async () => {
    await enqueue(database.db, recordGateway, { key: 'asks', payload: { text: 'asks' } });
    await add('default');
    const { signal } = new AbortController();
    await createProcess().runDefault(signal);
    await createProcess().runLow(signal, idle);
    expect(done).toEqual(['default']);
    await createProcess().runGateway(signal);
    expect(done).toEqual(['default', 'asks']);
  });

  it('purges jobs that were done long ago', async () => {
    await add('old');
    await add('new');
    await createProcess().runOnce();
    await database.db
      .updateTable('outbox_jobs')
      .set({ done_at: new Date(Date.now() - 31 * 24 * 3600 * 1000) })
      .where('key', '=', 'old')
      .execute();
    await createProcess().purgeDone();
    expect((await rows()).map((row) => row.key)).toEqual(['new']);
  });
});

describe('a failed attempt', () => {
  it('is followed by another one later', async () => {
    await add('job');
    isBroken = true;
    expect(await createProcess().runOnce()).toBe(1);
    expect(await createProcess().runOnce()).toBe(0);
    const [job] = await rows();
    expect(job).toMatchObject({ tries: 1, last_error: 'The line is down.', done_at: null });
    expect(job?.run_at.getTime()).toBeGreaterThan(Date.now() + 3_000);
    isBroken = false;
    await makeDue();
    await createProcess().runOnce();
    expect(done).toEqual(['job']);
    expect((await rows())[0]).toMatchObject({ last_error: null, done_at: expect.any(Date) });
  });

  it('is followed by a longer pause each time, of an hour at most', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 80].map(secondsAfterAttempt)).toEqual([
      5, 20, 80, 320, 1_280, 3_600, 3_600, 3_600,
    ]);
  });

  it.each([
    [0, 1],
    [1, 7],
    [72, 78],
  ])('in %d hours of failures is one of %d', (hours, attempts) => {
    expect(attemptsWithinHours(hours)).toBe(attempts);
  });

  it('that was the last one makes the job a dead letter, once', async () => {
    await add('job');
    isBroken = true;
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect(failures).toEqual([]);
      await makeDue();
      expect(await createProcess().runOnce()).toBe(1);
    }
    expect(failures).toEqual(['job: The line is down.']);
    isBroken = false;
    await makeDue();
    expect(await createProcess().runOnce()).toBe(0);
    expect((await rows())[0]).toMatchObject({
      tries: 3,
      failed_at: expect.any(Date),
      done_at: null,
      last_error: 'The line is down.',
    });
    expect(failures).toHaveLength(1);
    expect(done).toEqual([]);
  });

  it('of `onFailed` does not stop the queue', async () => {
    await add('job');
    await database.db.updateTable('outbox_jobs').set({ tries: 2 }).execute();
    isBroken = true;
    const handler = jobHandler(record, handle, {
      onFailed: () => Promise.reject(new Error('This fails, too.')),
    });
    expect(await createProcess(handler).runOnce()).toBe(1);
    expect((await rows())[0]).toMatchObject({ failed_at: expect.any(Date) });
  });
});

describe('a lease', () => {
  const lease = (until: Date) =>
    database.db.updateTable('outbox_jobs').set({ locked_until: until }).execute();

  it('keeps a job to one process, until it runs out', async () => {
    await add('abandoned');
    await lease(new Date(Date.now() + 60_000));
    expect(await createProcess().runOnce()).toBe(0);
    await lease(new Date(0));
    await createProcess().runOnce();
    expect(done).toEqual(['abandoned']);
  });

  it('that ran out in the last attempt leaves a dead letter', async () => {
    await add('abandoned');
    await database.db.updateTable('outbox_jobs').set({ tries: 3 }).execute();
    await lease(new Date(0));
    expect(await createProcess().runOnce()).toBe(1);
    expect(done).toEqual([]);
    expect(failures).toEqual(['abandoned: The server ended during the last attempt.']);
    expect((await rows())[0]).toMatchObject({ failed_at: expect.any(Date) });
  });

  it('that ran out during an attempt leaves the job to the process that has it since', async () => {
    await add('slow');
    const handler = jobHandler(record, async () => {
      await database.db.updateTable('outbox_jobs').set({ tries: 2 }).execute();
      await lease(new Date(Date.now() + 60_000));
      throw new Error('This took too long.');
    });
    await createProcess(handler).runOnce();
    expect((await rows())[0]).toMatchObject({
      tries: 2,
      last_error: null,
      locked_until: expect.any(Date),
    });
  });
});

describe('a stored job', () => {
  it('whose payload cannot be read is a dead letter at once', async () => {
    await insertRow('record', { words: 'unknown' });
    expect(await createProcess().runOnce()).toBe(1);
    expect(await createProcess().runOnce()).toBe(0);
    expect((await rows())[0]).toMatchObject({
      tries: 1,
      failed_at: expect.any(Date),
      last_error: 'There is no text at text.',
    });
    expect(failures).toEqual([]);
  });

  it('of a former kind is done by the same handler', async () => {
    await insertRow('former_record', { text: 'old' });
    expect(await createProcess().runOnce()).toBe(1);
    expect(done).toEqual(['old']);
  });

  it('of an unknown kind is kept for a newer server', async () => {
    await insertRow('unheard', {});
    await createProcess().runOnce();
    expect((await rows())[0]).toMatchObject({ done_at: null, failed_at: null, tries: 0 });
  });
});

describe('a definition', () => {
  it('without a handler keeps the queue from being created', () => {
    expect(() => createQueue({ db: database.db, log }, [recordHandler])).toThrow(
      'These job kinds have no handler: record_gateway, record_low.',
    );
  });

  it('has one handler', () => {
    const handlers = [recordHandler, recordHandler, lowHandler];
    expect(() => createQueue({ db: database.db, log }, handlers)).toThrow('has two handlers');
  });

  it('has a unique kind', () => {
    const { attempts, parse } = record;
    const define = () => defineJob({ kind: 'former_record', attempts, parse });
    expect(define).toThrow('The job kind former_record is defined twice.');
  });
});

it('runs jobs of different people in turns, also those that a job has stored', async () => {
  const origin = { requestId: 'r', traceparent: null };
  const asPerson = <Result>(key: string, work: () => Result) =>
    withOrigin(origin, work, { requester: { key, isNetwork: false, hasEnded: false } });
  const many = Array.from({ length: 12 }, (_none, index) => `m${index}`);
  await asPerson('person 7', async () => {
    for (const key of many) await add(key);
  });
  await asPerson('person 8', () => add('few'));
  const claimed = await claimJobs(database.db, { kinds: ['record'], count: 10, leaseSeconds: 60 });
  expect(claimed.map(({ payload }) => payload)).toContainEqual({ text: 'few' });

  await database.db.deleteFrom('outbox_jobs').execute();
  const starts = jobHandler(record, async () => {
    await enqueue(database.db, recordLow, { key: 'next', payload: { text: 'next' } });
  });
  await asPerson('person 7', () => add('first'));
  await createProcess(starts).runDefault(new AbortController().signal);
  const shares = await database.db.selectFrom('outbox_jobs').select('share').distinct().execute();
  expect(shares).toHaveLength(1);
  expect(shares[0]?.share).toEqual(expect.stringMatching(/^[\w-]{43}$/));
});
