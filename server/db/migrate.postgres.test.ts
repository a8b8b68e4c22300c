import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { openDatabase } from './client';
import { migrate } from './migrate';
import { migrations } from './migrations';
import { loadFormerSchema, schemaOf } from './testing/formerChain';

const server = process.env.TEST_DATABASE_URL ?? '';
const name = `foyer_race_${randomBytes(6).toString('hex')}`;
const formerName = `${name}_former`;
const admin = new pg.Client({ connectionString: server });
const url = new URL(server);
url.pathname = `/${name}`;
const formerUrl = new URL(server);
formerUrl.pathname = `/${formerName}`;

beforeAll(async () => {
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.query(`create database ${formerName}`);
});
afterAll(async () => {
  await admin.query(`drop database ${name} with (force)`);
  await admin.query(`drop database ${formerName} with (force)`);
  await admin.end();
});

const openSeveral = ({ href }: URL) =>
  Promise.all(
    Array.from({ length: 4 }, () => openDatabase({ databaseUrl: href, dataDir: tmpdir() })),
  );

test('several servers that start at once on an empty database migrate it once', async () => {
  const databases = await openSeveral(url);
  const ran = await Promise.all(databases.map(migrate));
  expect(ran.flat()).toEqual(Object.keys(migrations));
  for (const { db } of databases) {
    expect(await db.selectFrom('events').select('id').execute()).toEqual([]);
  }
  await Promise.all(databases.map(({ close }) => close()));
});

test('several servers that start at once on a database of the former chain take it over once', async () => {
  const databases = await openSeveral(formerUrl);
  const [first] = databases;
  if (!first) throw new Error('There is no database.');
  await loadFormerSchema(first);
  const ran = await Promise.all(databases.map(migrate));
  expect(ran.flat()[0]).toBe('0019_job_kinds');
  expect(new Set(ran.flat()).size).toBe(ran.flat().length);
  const made = await openDatabase({ databaseUrl: url.href, dataDir: tmpdir() });
  expect(await schemaOf(first)).toEqual(await schemaOf(made));
  await Promise.all([...databases, made].map(({ close }) => close()));
});

test('the connections carry their timeouts', async () => {
  const { pool, close } = await openDatabase({ databaseUrl: url.href, dataDir: tmpdir() });
  const settings = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
  for (const setting of settings) {
    const { rows } = await pool.query(`show ${setting}`);
    expect(Object.values(rows[0])).not.toEqual(['0']);
  }
  await close();
});

test('a connection that the server ends is replaced, and the process lives on', async () => {
  const logged: string[] = [];
  const { pool, close } = await openDatabase({
    databaseUrl: url.href,
    dataDir: tmpdir(),
    log: (message) => logged.push(message),
  });
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const lost = new Promise((resolve) => pool.once('remove', resolve));
  await admin.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await lost;
  expect(logged[0]).toMatch(/^An idle database connection was lost/);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await close();
});
