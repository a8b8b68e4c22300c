import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createFolderInUse, createScriptDatabase, runScript } from '../testing/scripts';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { describeMailStatus, hasGivenUp, readMailStatus } from './mailStatus.service';
import { mailStatusFile } from './mailStatusFile';

type Db = TestDatabase['db'];

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
      kind: 'mail_ticket',
      waiting: 0,
      failing: 0,
      failed: 1,
      last_error: 'No ticket.',
      next_try_at: null,
    });
    expect(describeMailStatus(status)).toContain(
      'mail_ticket: 1 failed for good (npm run status -- jobs): No ticket.',
    );
  });

  it('counts mails that were given up, as far back as asked', async () => {
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

describe('npm run status -- mail', () => {
  it("reads a running server's file, and a stopped server's database", async () => {
    const [database, inUse] = await Promise.all([createScriptDatabase(), createFolderInUse()]);
    try {
      const status = await database.use(async (db) => {
        await fill(db);
        await giveUp(db, -5);
        return readMailStatus(db);
      });
      const whileInUse = () =>
        runScript('status', { env: { DATA_DIR: inUse.dataDir }, args: ['mail'] });
      expect(await whileInUse()).toMatchObject({
        code: 2,
        output: expect.stringContaining('has not yet written how mail stands'),
      });
      await mailStatusFile.write(inUse.dataDir, status);
      const running = await whileInUse();
      expect(running.code).toBe(1);
      expect(running.output).toMatch(/^A server is using the embedded database; .* \d+ s ago/);
      expect(running.output).toContain('welcome: 1 given up');
      expect(
        await runScript('status', { env: database.env, args: ['mail', '--hours', '4'] }),
      ).toMatchObject({ code: 0, output: expect.stringMatching(/^Mail at 20/) });
    } finally {
      await Promise.all([database.remove(), inUse.remove()]);
    }
  });

  it('says in a sentence why it cannot read the status', async () => {
    const nowhere = path.join(os.tmpdir(), `foyer-nowhere-${process.pid}`);
    expect(await runScript('status', { env: { DATA_DIR: nowhere }, args: ['mail'] })).toEqual({
      code: 2,
      output: `There is no database in ${nowhere} yet: start the server once.\n`,
    });
    expect(existsSync(nowhere)).toBe(false);
    const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
    expect(await runScript('status', { env, args: ['mail'] })).toEqual({
      code: 2,
      output: 'The database at DATABASE_URL does not answer.\n',
    });
    expect(await runScript('status', { args: ['mail', '--hours', '0'] })).toMatchObject({
      code: 2,
      output: expect.stringMatching(/^--hours must be/),
    });
    expect(await runScript('status', { args: ['post'] })).toEqual({
      code: 2,
      output: 'npm run status -- mail, jobs or payments\n',
    });
  });
});
