import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openEmbedded, type Database } from '../db/client';
import { lockFolder } from '../db/folderLock';
import { nodeArgs } from './programs';
import { addressOf, createTestDatabase, createTestFolder } from './testDatabase';

const root = path.resolve(import.meta.dirname, '../..');

interface ScriptOptions {
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Content of standard input. */
  input?: string;
}

function run(program: readonly string[], { args = [], env, input = '' }: ScriptOptions) {
  const child = spawn(process.execPath, [...program, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  child.stdin.end(input);
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output })),
  );
}

/** Runs an operator script in a separate process, which inherits only PATH. */
export const runScript = async (script: 'admin' | 'status', options: ScriptOptions = {}) =>
  run(nodeArgs(script), options);

/** Runs the script from its sources, as `npm run` does; loading them takes a second. `nodeArgs` says why Liftoff. */
export const runScriptFromSources = (file: string, options: ScriptOptions = {}) =>
  run(['--liftoff-only', '--import', 'tsx', file], options);

export interface ScriptDatabase {
  /** Environment variables with the location of the database. */
  env: Record<string, string>;
  /** The test may use it while no script runs. */
  use<T>(work: (db: Database['db']) => Promise<T>): Promise<T>;
  remove(): Promise<void>;
}

const emptyFolder = () => mkdtempSync(path.join(os.tmpdir(), 'foyer-scripts-'));

/** An empty database for scripts. Prefers PostgreSQL, because opening the embedded database takes a second. */
export async function createScriptDatabase(): Promise<ScriptDatabase> {
  if (!process.env.TEST_DATABASE_URL) return createEmbeddedScriptDatabase();
  const database = await createTestDatabase();
  const dataDir = emptyFolder();
  return {
    env: { DATABASE_URL: await addressOf(database.db), DATA_DIR: dataDir },
    use: (work) => work(database.db),
    async remove() {
      rmSync(dataDir, { recursive: true, force: true });
      await database.drop();
    },
  };
}

/** An embedded database, which only one process can open at a time. */
export async function createEmbeddedScriptDatabase(): Promise<ScriptDatabase> {
  const { dataDir, remove } = await createTestFolder();
  return {
    env: { DATA_DIR: dataDir },
    async use(work) {
      const database = await openEmbedded({ folder: path.join(dataDir, 'db'), fsync: false });
      return work(database.db).finally(() => database.close());
    },
    remove: async () => remove(),
  };
}

/** A DATA_DIR whose embedded database this process has open, as a running server does. */
export async function createFolderInUse() {
  const dataDir = emptyFolder();
  mkdirSync(path.join(dataDir, 'db'));
  const lock = await lockFolder(dataDir);
  return {
    dataDir,
    async remove() {
      await lock.release();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
