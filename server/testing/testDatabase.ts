import { createHash, randomBytes } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInThisContext } from 'node:vm';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { sql } from 'kysely';
import pg from 'pg';
import { openDatabase, openEmbedded, type Database, type DatabaseOptions } from '../db/client';
import { migrate } from '../db/migrate';
import { failTransactions } from './failingTransactions';
import { longDatabaseTimeouts } from './longTimeouts';
import { scratch } from './scratch';
import { makeUndoable } from './undoing';

export type TestDatabase = Database & {
  /** Closes and deletes the database. */
  drop(): Promise<void>;
  /** Runs `work`, then undoes what it did. @throws Error when the database was not made undoable */
  undo<T>(work: () => Promise<T>): Promise<T>;
};

/** `engine` is set in tests of the embedded engine; other tests use PostgreSQL if available. */
export interface TestDatabaseOptions {
  engine?: 'embedded';
  /** Milliseconds that a statement waits for a lock, for tests of lock timeouts. */
  lockTimeout?: number;
  /** Allows `undo`, which limits the pool to one connection. */
  isUndoable?: boolean;
}

/**
 * A separate, migrated, empty database: on the PostgreSQL of TEST_DATABASE_URL when that is set (globalSetup.ts),
 * else on the embedded engine. Both come from a template that is migrated once, so this takes a
 * fraction of a second. TEST_FAILURES is the share of transactions that fail to
 * serialize (default 0); the tested code must retry them.
 */
export async function createTestDatabase({
  engine,
  lockTimeout = longDatabaseTimeouts.lockTimeout,
  isUndoable = false,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = engine === 'embedded' ? undefined : process.env.TEST_DATABASE_URL;
  const database = await (server
    ? onPostgres(server, {
        ...longDatabaseTimeouts,
        lockTimeout,
        ...(isUndoable && { poolSize: 1 }),
      })
    : onPglite());
  // Must wrap the pool before failTransactions does, so that failing transactions are undone too.
  const undo = isUndoable ? makeUndoable(database.pool) : notUndoable;
  const share = Number(process.env.TEST_FAILURES ?? 0);
  if (share > 0) failTransactions(database.pool, share);
  return { ...database, undo };
}

const notUndoable = () => Promise.reject(new Error('The database was not made undoable.'));

const fromHere = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Changes when the migrations, the PGlite worker or package.json change, which requires a new template. */
function templateKey(): string {
  const hash = createHash('sha256');
  const folders = [fromHere('../db/migrations/'), fromHere('../db/pglite/worker/')];
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (/\.[jt]s$/.test(entry)) hash.update(entry).update(readFileSync(path.join(folder, entry)));
    }
  }
  return hash
    .update(readFileSync(fromHere('../../package.json')))
    .digest('hex')
    .slice(0, 12);
}

/** Removes the folders of test runs that were killed. */
function removeStaleFolders(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = Number(/^foyer-test-(\d+)-/.exec(name)?.[1]);
    if (pid && !isRunning(pid)) rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const COMPILED_ENGINE = 'foyer-test-pglite';

/**
 * Keeps PGlite's compiled module for the life of this process, which runs many test files. V8 shares the machine
 * code between threads that compile the same bytes, and frees it with the last user. Otherwise each test file's
 * thread would compile the engine again and run it unoptimised at first.
 */
async function keepEngineCompiled(): Promise<void> {
  if (getEnvironmentData(COMPILED_ENGINE) !== undefined) return;
  const file = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')),
    'pglite.wasm',
  );
  // The WebAssembly object of this test file would keep the file's whole context in memory.
  const { compile } = runInThisContext('WebAssembly') as {
    compile(bytes: Uint8Array): Promise<object>;
  };
  setEnvironmentData(COMPILED_ENGINE, await compile(readFileSync(file)));
}

export interface TestFolder {
  /** A DATA_DIR whose `db` is a migrated, empty embedded database that is not open. */
  dataDir: string;
  remove(): void;
}

/** For tests that open the embedded database themselves. */
export async function createTestFolder(): Promise<TestFolder> {
  await keepEngineCompiled();
  const template = await pgliteTemplate();
  const parent = scratch();
  removeStaleFolders(parent);
  const dataDir = mkdtempSync(path.join(parent, `foyer-test-${process.pid}-`));
  cpSync(template, path.join(dataDir, 'db'), { recursive: true });
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

async function onPglite(): Promise<DroppedDatabase> {
  const { dataDir, remove } = await createTestFolder();
  const database = await openEmbedded({ folder: path.join(dataDir, 'db'), fsync: false });
  return { ...database, drop: () => database.close().finally(remove) };
}

async function pgliteTemplate(): Promise<string> {
  const cache = fromHere('../../.cache/');
  const name = `pglite-${templateKey()}`;
  const template = path.join(cache, name);
  mkdirSync(cache, { recursive: true });
  const present = readdirSync(cache).filter((entry) => /^pglite-[0-9a-f]+$/.test(entry));
  if (present.includes(name)) return template;

  const making = mkdtempSync(path.join(cache, 'making-'));
  try {
    const database = await openEmbedded({ folder: path.join(making, 'db'), fsync: false });
    await migrate(database).finally(() => database.close());
    renameSync(path.join(making, 'db'), template);
    for (const old of present) rmSync(path.join(cache, old), { recursive: true, force: true });
  } catch (error) {
    // Another test process may have created the template meanwhile.
    if (!readdirSync(cache).includes(name)) throw error;
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  return template;
}

/** Another pool on the PostgreSQL database of a test. Close it before the database. */
export const openSecondPool = async ({ db }: Pick<Database, 'db'>): Promise<Database> =>
  openDatabase({ databaseUrl: await addressOf(db), dataDir: os.tmpdir(), ...longDatabaseTimeouts });

/** The address of the PostgreSQL database of a test. */
export async function addressOf(db: Database['db']): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return addressAt(process.env.TEST_DATABASE_URL ?? '', rows[0]?.name ?? '');
}

function addressAt(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

type Limits = Pick<DatabaseOptions, keyof typeof longDatabaseTimeouts | 'poolSize'>;
type DroppedDatabase = Omit<TestDatabase, 'undo'>;

async function onPostgres(server: string, limits: Limits): Promise<DroppedDatabase> {
  const name = `foyer_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(server, async (admin) => {
    // PostgreSQL cannot copy a template that is in use, and only one process may create it.
    await admin.query('select pg_advisory_lock(7033901)');
    const template = await postgresTemplate(server, admin);
    // Takes half the time of the default strategy, which writes each page to the log.
    await admin.query(`create database ${name} template ${template} strategy file_copy`);
  });
  const database = await openPostgresAt(server, name, limits);
  const dropIt = () =>
    asAdmin(server, (admin) => admin.query(`drop database if exists ${name} with (force)`));
  return {
    ...database,
    drop: async () => {
      await database.close().finally(dropIt);
    },
  };
}

async function postgresTemplate(server: string, admin: pg.Client): Promise<string> {
  const template = `foyer_template_${templateKey()}`;
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [template]);
  if (rowCount) return template;
  const making = `foyer_making_${randomBytes(6).toString('hex')}`;
  await admin.query(`create database ${making}`);
  const database = await openPostgresAt(server, making, longDatabaseTimeouts);
  await migrate(database).finally(() => database.close());
  await admin.query(`alter database ${making} rename to ${template}`);
  return template;
}

const openPostgresAt = (server: string, name: string, limits: Limits): Promise<Database> =>
  openDatabase({ databaseUrl: addressAt(server, name), dataDir: os.tmpdir(), ...limits });

async function asAdmin<T>(server: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}
