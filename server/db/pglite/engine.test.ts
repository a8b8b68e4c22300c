import { readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { createTestFolder, type TestFolder } from '../../testing/testDatabase';
import { isConnectionError } from '../errors';
import { Engine, type EngineOptions } from './engine';

// Whole databases are made and processes started, on machines that may be busy.

let home: TestFolder;
let folder: string;
const open: (() => Promise<void>)[] = [];

beforeEach(async () => {
  home = await createTestFolder();
  folder = path.join(home.dataDir, 'db');
});

afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
  home.remove();
});

function startEngine(options: Partial<EngineOptions> = {}) {
  const engine = new Engine({ folder, fsync: false, ...options });
  open.push(() => engine.close());
  const pool = new pg.Pool({
    max: 1,
    stream: () => engine.connect(),
    user: 'postgres',
    idleTimeoutMillis: 0,
  });
  pool.on('error', () => undefined);
  open.push(() => pool.end());
  return { engine, pool };
}

async function value(pool: pg.Pool, text: string, values: unknown[] = []): Promise<unknown> {
  const { rows } = await pool.query({ text, values, rowMode: 'array' });
  return rows[0]?.[0];
}

describe('what is acknowledged is on the disk', () => {
  test('every commit asks the disk', async () => {
    const { engine, pool } = startEngine({ fsync: true });
    await pool.query('create table notes (id int)');
    const before = (await engine.stats()).fsyncs;
    for (let id = 1; id <= 10; id += 1) await pool.query('insert into notes values ($1)', [id]);
    expect((await engine.stats()).fsyncs - before).toBeGreaterThanOrEqual(10);
    expect(await value(pool, 'show fsync')).toBe('on');
    expect(await value(pool, 'show wal_sync_method')).toBe('fsync');
    expect(await value(pool, 'show full_page_writes')).toBe('on');
  });

  test('a folder with other files is left alone', async () => {
    home.remove();
    home = await createTestFolder();
    folder = path.join(home.dataDir, 'mine');
    renameSync(path.join(home.dataDir, 'db/global'), folder);
    const before = readdirSync(folder);
    const { engine } = startEngine();
    await expect(engine.start()).rejects.toThrow(/holds other files but no database/);
    expect(readdirSync(folder)).toEqual(before);
  });

  test('a folder of another PostgreSQL is refused with the reason', async () => {
    writeFileSync(path.join(folder, 'PG_VERSION'), '15\n');
    const { engine } = startEngine();
    await expect(engine.start()).rejects.toThrow(/initialized by PostgreSQL version 15/);
  });
});

describe('the one session', () => {
  test('a client that vanishes in a transaction leaves nothing behind', async () => {
    const { pool } = startEngine();
    await pool.query('create table notes (id int)');
    const client = await pool.connect();
    await client.query('begin');
    await client.query('insert into notes values (1)');
    await client.query("set timezone = 'Asia/Kolkata'");
    await client.query({ name: 'kept', text: 'select 1' });
    client.release(true);
    expect(await value(pool, 'select count(*)::int from notes')).toBe(0);
    expect(await value(pool, 'select count(*)::int from pg_prepared_statements')).toBe(0);
    expect(await value(pool, 'show timezone')).not.toBe('Asia/Kolkata');
    // Inside one transaction its id would stay the same.
    const id = 'select txid_current()::text';
    expect(await value(pool, id)).not.toBe(await value(pool, id));
  });

  test('an answer of many megabytes arrives whole', async () => {
    const { pool } = startEngine();
    const { rows } = await pool.query<{ text: string }>(
      "select repeat('x', 1000) || n as text from generate_series(1, 8000) n",
    );
    expect(rows).toHaveLength(8000);
    expect(rows.at(-1)?.text).toBe(`${'x'.repeat(1000)}8000`);
    const long = 'é'.repeat(3_000_000);
    expect(await value(pool, 'select $1::text', [long])).toBe(long);
  });

  test('an error leaves the client usable', async () => {
    const { pool } = startEngine();
    const client = await pool.connect();
    await expect(client.query('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
    await expect(client.query('select 7 as seven')).resolves.toMatchObject({
      rows: [{ seven: 7 }],
    });
    client.release();
  });
});

test('timers keep ticking while a statement runs', async () => {
  const { pool } = startEngine();
  await pool.query('select 1');
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 2);
  const start = performance.now();
  await pool.query('select count(*) from generate_series(1, 1000000)');
  clearInterval(timer);
  expect(performance.now() - start).toBeGreaterThan(50);
  expect(ticks).toBeGreaterThan(5);
});

test('a thread that dies is replaced, and what it acknowledged is there', async () => {
  const logged: string[] = [];
  const { pool } = startEngine({ fsync: true, log: (text) => logged.push(text) });
  await pool.query('create table notes (id int)');
  await pool.query('insert into notes values (1)');
  // The disk goes away: PostgreSQL cannot write its log any more and gives up.
  const [log, aside] = [path.join(folder, 'pg_wal'), path.join(folder, 'aside')];
  renameSync(log, aside);
  const failure = await pool
    .query('select pg_switch_wal()')
    .then(() => pool.query('insert into notes values (2)'))
    .catch((error: unknown) => error);
  expect(isConnectionError(failure)).toBe(true);
  expect(logged).toEqual([expect.stringContaining('could not create file "pg_wal/')]);
  renameSync(aside, log);
  expect(await value(pool, 'select array_agg(id) from notes')).toEqual([1]);
});

describe('housekeeping', () => {
  test('vacuums and analyses what has changed, and cuts the log', async () => {
    const { pool } = startEngine({ housekeepingEvery: 5 });
    const redo = 'select redo_lsn::text from pg_control_checkpoint()';
    const before = await value(pool, redo);
    await pool.query(
      "create table notes as select n, repeat('x', 500) as t from generate_series(1, 9000) n",
    );
    const vacuumed = `select last_vacuum is not null and last_analyze is not null
      from pg_stat_user_tables where relname = 'notes'`;
    for (;;) {
      // Each run writes some megabytes of log.
      await pool.query("update notes set t = t || 'y'");
      if ((await value(pool, vacuumed)) === true && (await value(pool, redo)) !== before) break;
    }
  });

  test('waits for the end of a transaction', async () => {
    const every = 150;
    const { pool } = startEngine({ housekeepingEvery: every });
    await pool.query('create table notes (n int)');
    const client = await pool.connect();
    // Much changed, and counted as changed: a vacuum is due, and cannot run in a transaction.
    await client.query('insert into notes select n from generate_series(1, 500) n');
    await client.query('select pg_stat_force_next_flush()');
    await client.query('begin');
    const start = performance.now();
    while (performance.now() - start < 3 * every) await client.query('select count(*) from notes');
    await expect(client.query('commit')).resolves.toMatchObject({ command: 'COMMIT' });
    client.release();
  });
});
