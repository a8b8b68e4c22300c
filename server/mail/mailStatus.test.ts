import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openEmbedded } from '../db/client';
import { bundleOf } from '../testing/programs';
import { createTestDatabase, createTestFolder, type TestDatabase } from '../testing/testDatabase';
import { describeMailStatus, hasGivenUp, readMailStatus } from './mailStatus.service';
import { mailStatusFile } from './mailStatusFile';

// The script is started as operators start it, several times.

type Db = TestDatabase['db'];

const root = path.resolve(import.meta.dirname, '../..');
const hour = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * hour);

const add = (db: Db, kind: string, values: Record<string, unknown> = {}) =>
  db
    .insertInto('mails')
    .values({
      kind,
      recipient: 'asha@northwind.example',
      reply_to: null,
      subject: 'Hello',
      text: 'Words.',
      html: '<p>Words.</p>',
      queued_at: at(-2),
      next_try_at: at(-1),
      give_up_at: at(70),
      last_error: null,
      ...values,
    })
    .execute();

/** One of each: waiting, tried again, sent today and earlier, given up, withdrawn. */
async function fill(db: Db): Promise<void> {
  await add(db, 'welcome');
  await add(db, 'ticket', { tries: 3, next_try_at: at(1), last_error: '451 come back later' });
  await add(db, 'ticket', { sent_at: at(-1) });
  await add(db, 'ticket', { sent_at: at(-30) });
  await add(db, 'ticket', { withdrawn_at: at(-1) });
  await add(db, 'contact_message', { sent_at: at(-30) });
  await db
    .insertInto('outbox_jobs')
    .values({ kind: 'mail_payment', key: '1', payload: '{}', last_error: 'No PDF.' })
    .execute();
}

const giveUp = (db: Db, hours = -1) =>
  add(db, 'welcome', { tries: 9, give_up_at: at(hours), last_error: '550 no such user' });

/** As an operator runs the script. */
const fromSources = ['--import', 'tsx', 'scripts/mailStatus.ts'];

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
  runProgram([await bundleOf('mailStatus')], env, args);

describe('the mail status', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  beforeEach(async () => {
    await database.db.deleteFrom('mails').execute();
    await database.db.deleteFrom('outbox_jobs').execute();
  });
  afterAll(() => database.drop());

  it('is counted by kind, with the last error and the next try', async () => {
    await fill(database.db);
    const status = await readMailStatus(database.db);
    expect(hasGivenUp(status)).toBe(false);
    expect(status.kinds.map(({ kind }) => kind)).toEqual(['ticket', 'welcome']);
    expect(status.kinds[0]).toMatchObject({
      queued: 0,
      retrying: 1,
      sent_24h: 1,
      given_up: 0,
      withdrawn: 1,
      last_error: '451 come back later',
    });
    const text = describeMailStatus(status);
    expect(text).toMatch(/^ticket +0 +1 +1 +0 +1$/m);
    expect(text).toMatch(/^Total +1 +1 +1 +0 +1$/m);
    expect(text).toMatch(/^ticket: 1 tried again, next at 20.*Z\n {2}last error: 451 come back/m);
    expect(text).toMatch(/^mail_payment: 1 failing .*: No PDF\.$/m);
  });

  it('lists jobs that failed for good apart from those that are tried again', async () => {
    await database.db
      .insertInto('outbox_jobs')
      .values({
        kind: 'mail_ticket',
        key: 'dead',
        payload: '{}',
        run_at: at(-5),
        failed_at: at(-4),
        last_error: 'No ticket.',
      })
      .execute();
    const status = await readMailStatus(database.db);
    expect(status.jobs).toContainEqual({
      ...{ kind: 'mail_ticket', waiting: 0, failing: 0, failed: 1 },
      ...{ last_error: 'No ticket.', next_try_at: null },
    });
    expect(describeMailStatus(status)).toContain(
      'mail_ticket: 1 failed for good (npm run jobs:status): No ticket.',
    );
  });

  it('knows what was given up, as far back as asked', async () => {
    await giveUp(database.db, -5);
    for (const [hours, count] of [
      [undefined, 1],
      [6, 1],
      [4, 0],
    ] as const) {
      const status = await readMailStatus(database.db, hours);
      expect(hasGivenUp(status)).toBe(count === 1);
    }
    expect(describeMailStatus(await readMailStatus(database.db))).toContain('550 no such user');
  });

  it('alarms for a day unless asked otherwise, however long mails are kept', async () => {
    await giveUp(database.db, -25);
    expect(hasGivenUp(await readMailStatus(database.db))).toBe(false);
    expect(hasGivenUp(await readMailStatus(database.db, 26))).toBe(true);
  });

  it('is nothing where there is no mail', async () => {
    expect(describeMailStatus(await readMailStatus(database.db))).toMatch(
      /^Total +0 +0 +0 +0 +0$/m,
    );
  });
});

describe('npm run mail:status on the embedded database', () => {
  it('looks into it, reads what a running server wrote, and says by its exit how it is', async () => {
    const { dataDir, remove } = await createTestFolder();
    const open = () => openEmbedded({ folder: path.join(dataDir, 'db'), fsync: false });
    const env = { DATA_DIR: dataDir };
    try {
      const database = await open();
      await fill(database.db);
      await giveUp(database.db, -5);
      const silent = await runProgram(fromSources, env, []);
      expect(silent).toMatchObject({
        code: 2,
        out: expect.stringContaining('has not yet written how mail stands'),
      });
      await mailStatusFile.write(dataDir, await readMailStatus(database.db));
      const running = await run(env);
      expect(running.code).toBe(1);
      expect(running.out).toMatch(/^A server is using the embedded database; .* \d+ s ago/);
      expect(running.out).toContain('welcome: 1 given up');
      await database.close();
      const stopped = await run(env, '--hours', '4');
      expect(stopped).toMatchObject({ code: 0, out: expect.stringMatching(/^Mail at 20/) });
    } finally {
      remove();
    }
  });

  it('says in words what keeps it from looking', async () => {
    const { dataDir, remove } = await createTestFolder();
    remove();
    expect(await run({ DATA_DIR: dataDir })).toEqual({
      code: 2,
      out: `There is no database in ${dataDir} yet: start the server once.\n`,
    });
    expect(existsSync(dataDir)).toBe(false);
    expect(await run({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).toEqual({
      code: 2,
      out: 'The database at DATABASE_URL does not answer.\n',
    });
    const asked = await run({ DATA_DIR: dataDir }, '--hours', '0');
    expect(asked).toMatchObject({ code: 2, out: expect.stringMatching(/^--hours must be/) });
  });
});
