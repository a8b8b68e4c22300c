import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createFolderInUse, createScriptDatabase, runScript } from '../testing/scripts';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import {
  describeJobsStatus,
  hasDeadLetters,
  jobsStatusFile,
  readJobsStatus,
} from './jobsStatus.service';

type Db = TestDatabase['db'];

const hour = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * hour);

const add = (db: Db, kind: string, key: string, values: Record<string, unknown> = {}) =>
  db
    .insertInto('outbox_jobs')
    .values({ kind, key, payload: '{}', created_at: at(-3), ...values })
    .execute();

/** One in each state. */
async function fill(db: Db): Promise<void> {
  await add(db, 'refund', 'waiting');
  await add(db, 'refund', 'running', { tries: 1, locked_until: at(1) });
  await add(db, 'refund', 'retrying', { tries: 2, run_at: at(1), last_error: 'No answer.' });
  await add(db, 'refund', 'done', { done_at: at(-1) });
  await add(db, 'refund', 'done long ago', { done_at: at(-30) });
  await add(db, 'mail_ticket', 'done', { done_at: at(-1) });
}

const addDeadLetter = (db: Db) =>
  add(db, 'refund', 'dead', { tries: 78, failed_at: at(-2), last_error: 'Refused.' });

describe('the state of the job queue', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  beforeEach(async () => {
    await database.db.deleteFrom('outbox_jobs').execute();
  });
  afterAll(() => database.drop());

  it('is counted by kind and state, with the age of the oldest open job', async () => {
    await fill(database.db);
    const status = await readJobsStatus(database.db);
    expect(hasDeadLetters(status)).toBe(false);
    const text = describeJobsStatus(status);
    expect(text).toMatch(/^mail_ticket +0 +0 +0 +1 +0 +–$/m);
    expect(text).toMatch(/^refund +1 +1 +1 +1 +0 +3 h$/m);
    expect(text).toMatch(/^Tried again, because:\nrefund \(1\): No answer\.$/m);
    expect(text).not.toContain('Dead letters');
  });

  it('lists dead letters with their last error', async () => {
    await addDeadLetter(database.db);
    const status = await readJobsStatus(database.db);
    expect(hasDeadLetters(status)).toBe(true);
    const text = describeJobsStatus(status);
    expect(text).toMatch(/^refund +0 +0 +0 +0 +1 +–$/m);
    expect(text).toMatch(/^\d+: refund dead, 78 attempts until 20.*Z\n {2}last error: Refused\.$/m);
  });
});

describe('npm run status -- jobs', () => {
  it("reads a running server's file, and a stopped server's database", async () => {
    const [database, inUse] = await Promise.all([createScriptDatabase(), createFolderInUse()]);
    try {
      const status = await database.use(async (db) => {
        await addDeadLetter(db);
        return readJobsStatus(db);
      });
      const id = String(status.deadLetters[0]?.id);
      const whileInUse = (...args: string[]) =>
        runScript('status', { env: { DATA_DIR: inUse.dataDir }, args: ['jobs', ...args] });
      expect(await whileInUse()).toMatchObject({
        code: 2,
        output: expect.stringContaining('has not yet written the state of its jobs'),
      });
      await jobsStatusFile.write(inUse.dataDir, status);
      const running = await whileInUse();
      expect(running.code).toBe(1);
      expect(running.output).toMatch(/^A server is using the embedded database; .* \d+ s ago/);
      expect(await whileInUse('--retry', id)).toMatchObject({
        code: 2,
        output: expect.stringContaining('stop it before --retry'),
      });

      const stopped = (...args: string[]) =>
        runScript('status', { env: database.env, args: ['jobs', ...args] });
      expect(await stopped('--retry', id)).toEqual({
        code: 0,
        output: `Job ${id} is due again.\n`,
      });
      expect(await stopped('--retry', id)).toMatchObject({
        code: 2,
        output: `There is no dead letter ${id}.\n`,
      });
      expect(await stopped()).toMatchObject({
        code: 0,
        output: expect.stringMatching(/^refund +1 +0 +0/m),
      });
    } finally {
      await Promise.all([database.remove(), inUse.remove()]);
    }
  });
});
