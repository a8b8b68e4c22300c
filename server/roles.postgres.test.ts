import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { migrate } from './db/migrate';
import { migrations } from './db/migrations';
import { createBuyer } from './testing/bookings';
import { testSecrets } from './testing/buildTestApp';
import { nodeArgs } from './testing/programs';
import { createServerProcesses, type ServerProcesses } from './testing/serverProcesses';
import { createTestDatabase, type TestDatabase } from './testing/testDatabase';

let database: TestDatabase;
let servers: ServerProcesses;
beforeAll(async () => {
  database = await createTestDatabase();
  const secrets = testSecrets();
  servers = createServerProcesses(database, secrets);
  // Nobody can sign up before the first person is there.
  await createBuyer({ db: database.db, secrets });
});
afterAll(async () => {
  await servers.close();
  await database.drop();
});

const waitingMails = async () => {
  const { rows } = await sql<{ mails: number }>`
    select count(*)::int as mails from mails where sent_at is null`.execute(database.db);
  return rows[0]?.mails;
};

const signUp = (email: string) =>
  servers.ask(
    0,
    'POST',
    '/auth/signup_request/',
    {},
    {
      email,
      first_name: 'Mira',
      last_name: 'Rao',
      password: 'Long enough, 42 birds',
    },
  );

test('a web process answers and stores work, which a worker does; a worker answers health calls alone', async () => {
  await servers.run({ FOYER_ROLE: 'web', MIGRATE: '0' });
  expect(await signUp('mira@acme.test')).toMatchObject({ status: 200 });
  expect(await waitingMails()).toBe(1);

  await servers.run({ FOYER_ROLE: 'worker' });
  await servers.waitUntil(async () => (await waitingMails()) === 0);
  expect(await servers.ask(0, 'GET', '/health/', {})).toMatchObject({ status: 200 });
  for (const path of ['/events/', '/auth/config/', '/healthy/', '/nothing/']) {
    expect(await servers.ask(0, 'GET', path, {})).toMatchObject({
      status: 404,
      body: { error: expect.stringContaining('answers health calls alone') },
    });
  }
  expect(await signUp('ravi@acme.test')).toMatchObject({ status: 404 });
}, 60_000);

test('MIGRATE=0 starts on a migrated database alone, and migrate prepares it', async () => {
  const name = `roles_${process.pid}`;
  await sql`create database ${sql.id(name)}`.execute(database.db);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  const env = { DATABASE_URL: url.href, MIGRATE: '0', PORT: '0', JWT_SECRET: 'x'.repeat(40) };
  const refused = await outputOf('server', env);
  expect(refused).toMatchObject({
    code: 1,
    text: expect.stringMatching(
      /^The database is not up to date: migration 0001_\w+ has not run\. Run npm run migrate, then start again\.\n$/,
    ),
  });
  expect(await outputOf('migrate', env)).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^Ran 0001_/),
  });
  expect(await outputOf('migrate', env)).toEqual({
    code: 0,
    text: 'The database is up to date.\n',
  });
  const pooled = await outputOf('migrate', { ...env, DATABASE_POOLER: 'transaction' });
  expect(pooled).toMatchObject({ code: 1, text: expect.stringContaining('past the pooler') });
  await sql`drop database ${sql.id(name)} with (force)`.execute(database.db);
}, 60_000);

test('a migration that fails half-way changes nothing, and a server that runs goes on', async () => {
  const { db } = database;
  const columns = () =>
    sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' order by 1, 2`.execute(db);
  await servers.run({ MIGRATE: '0' });
  const before = await columns();
  const later = {
    '9998_adds': {
      up: async (trx: typeof db) => {
        await sql`alter table users add column note text; drop table waiting_entries cascade`.execute(
          trx,
        );
      },
    },
    '9999_fails': { up: (trx: typeof db) => sql`select 1 / 0`.execute(trx) },
  };
  Object.assign(migrations, later);
  try {
    const migrated = migrate(database).catch((error: Error) => error.message);
    const answers = ['ana@acme.test', 'bea@acme.test', 'cia@acme.test'].map(signUp);
    expect(await migrated).toBe('Migration 9999_fails failed: division by zero');
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
  } finally {
    for (const name of Object.keys(later)) delete migrations[name];
  }
  expect((await columns()).rows).toEqual(before.rows);
  // It can also be started again.
  await servers.run({ MIGRATE: '0' });
  expect(await signUp('dia@acme.test')).toMatchObject({ status: 200 });
}, 60_000);

async function outputOf(program: 'server' | 'migrate', env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, nodeArgs(program), {
    env: { PATH: process.env.PATH, ...env },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => (text += part));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, text };
}
