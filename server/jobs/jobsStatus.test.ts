import { execFile } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openEmbedded } from '../db/client';
import { bundleOf } from '../testing/programs';
import { createTestDatabase, createTestFolder, type TestDatabase } from '../testing/testDatabase';
import {
  describeJobsStatus,
  hasDeadLetters,
  jobsStatusFile,
  readJobsStatus,
} from './jobsStatus.service';

type Db = TestDatabase['db'];

const root = path.resolve(import.meta.dirname, '../..');
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

/** As an operator runs the script. */
const fromSources = ['--import', 'tsx', 'scripts/jobsStatus.ts'];

const runProgram = (
  program: readonly string[],
  env: Record<string, string>,
  args: readonly string[],
) =>
  new Promise<{ code: number; out: string }>((resolve) => {
    const { DATABASE_URL: _, DATA_DIR: __, NODE_OPTIONS: ___, ...rest } = process.env;
    execFile(
      process.execPath,
      [...program, ...args],
      { cwd: root, env: { ...rest, ...env } },
      (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), out: `${stdout}${stderr}` }),
    );
  });

const run = async (env: Record<string, string>, ...args: string[]) =>
  runProgram([await bundleOf('jobsStatus')], env, args);

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

describe('npm run jobs:status on the embedded database', () => {
  it('reads what a running server wrote, and the database of a stopped one', async () => {
    const { dataDir, remove } = await createTestFolder();
    const env = { DATA_DIR: dataDir };
    try {
      const database = await openEmbedded({ folder: path.join(dataDir, 'db'), fsync: false });
      await addDeadLetter(database.db);
      const { deadLetters } = await readJobsStatus(database.db);
      const id = String(deadLetters[0]?.id);
      expect(await run(env)).toMatchObject({
        code: 2,
        out: expect.stringContaining('has not yet written the state of its jobs'),
      });
      await jobsStatusFile.write(dataDir, await readJobsStatus(database.db));
      const running = await run(env);
      expect(running.code).toBe(1);
      expect(running.out).toMatch(/^A server is using the embedded database; .* \d+ s ago/);
      expect(await run(env, '--retry', id)).toMatchObject({
        code: 2,
        out: expect.stringContaining('stop it before --retry'),
      });
      await database.close();
      expect(await run(env, '--retry', id)).toEqual({ code: 0, out: `Job ${id} is due again.\n` });
      expect(await run(env, '--retry', id)).toMatchObject({
        code: 2,
        out: `There is no dead letter ${id}.\n`,
      });
      const stopped = await runProgram(fromSources, env, []);
      expect(stopped).toMatchObject({ code: 0, out: expect.stringMatching(/^refund +1 +0 +0/m) });
    } finally {
      remove();
    }
  });
});
