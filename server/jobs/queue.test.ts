import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { createOutbox } from './queue';
import { addJob } from './jobs.repository';

const { log } = Fastify();
let database: TestDatabase;
let done: unknown[];
let isBroken: boolean;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.db.deleteFrom('outbox_jobs').execute();
  done = [];
  isBroken = false;
});
afterAll(() => database.drop());

const process = () =>
  createOutbox(
    { db: database.db, log },
    {
      note: async (payload) => {
        if (isBroken) throw new Error('The line is down.');
        done.push(payload);
      },
    },
  );

const add = (key: string, more: { kind?: string; afterSeconds?: number } = {}) =>
  addJob(database.db, { kind: 'note', key, payload: { key }, ...more });

const rows = () => database.db.selectFrom('outbox_jobs').selectAll().orderBy('id').execute();

describe('the outbox', () => {
  it('does each job once, whichever of many processes comes first', async () => {
    for (let index = 0; index < 25; index += 1) await add(`job ${index}`);
    await add('job 0');
    const taken = await Promise.all([1, 2, 3].map(() => process().runOnce()));
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(25);
    expect(new Set(done.map((payload) => JSON.stringify(payload))).size).toBe(25);
    expect(await process().runOnce()).toBe(0);
  });

  it('comes to an end when it is told to, however much there is to do', async () => {
    for (let index = 0; index < 25; index += 1) await add(`job ${index}`);
    const stopping = new AbortController();
    const stopped = createOutbox(
      { db: database.db, log },
      { note: async () => stopping.abort() },
    ).runUrgent(stopping.signal);
    expect(await stopped).toBe(10);
    expect(await process().runOnce()).toBe(15);
  });

  it('tries again, later, what failed', async () => {
    await add('job');
    isBroken = true;
    expect(await process().runOnce()).toBe(1);
    expect(await process().runOnce()).toBe(0);
    const [job] = await rows();
    expect(job).toMatchObject({ tries: 1, last_error: 'The line is down.', done_at: null });
    expect(job?.run_at.getTime()).toBeGreaterThan(Date.now() + 3_000);
    isBroken = false;
    await database.db
      .updateTable('outbox_jobs')
      .set({ run_at: new Date(0) })
      .execute();
    await process().runOnce();
    expect(done).toEqual([{ key: 'job' }]);
    expect((await rows())[0]).toMatchObject({ last_error: null, done_at: expect.any(Date) });
  });

  it('waits until a job is due, and takes over from a process that has died', async () => {
    await add('later', { afterSeconds: 60 });
    await add('abandoned');
    await database.db
      .updateTable('outbox_jobs')
      .set({ locked_until: new Date(Date.now() + 60_000) })
      .where('key', '=', 'abandoned')
      .execute();
    expect(await process().runOnce()).toBe(0);
    await database.db
      .updateTable('outbox_jobs')
      .set({ locked_until: new Date(0) })
      .execute();
    await process().runOnce();
    expect(done).toEqual([{ key: 'abandoned' }]);
  });

  it('keeps a job that nobody knows, for a newer server', async () => {
    await add('job', { kind: 'unheard' });
    await process().runOnce();
    expect((await rows())[0]).toMatchObject({
      done_at: null,
      tries: 0,
    });
  });

  it('forgets what was done long ago', async () => {
    await add('old');
    await add('new');
    await process().runOnce();
    await database.db
      .updateTable('outbox_jobs')
      .set({ done_at: new Date(Date.now() - 31 * 24 * 3600 * 1000) })
      .where('key', '=', 'old')
      .execute();
    await process().forgetOld();
    expect((await rows()).map((row) => row.key)).toEqual(['new']);
  });
});
