import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { scratch } from './scratch';

export interface TemporaryPostgres {
  /** Connection URL of the superuser, who may create databases. */
  url: string;
  /** The URL over the Unix socket, which connects in half the time of TCP. */
  socketUrl: string;
  /** Ends the server and removes its files. */
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Writes every commit to disk, which benchmarks need; tests are faster without. */
  fsync?: boolean;
  /** Address of the primary server; the new server is a streaming replica with its current data. */
  replicaOf?: string;
  /** Further settings, as in postgresql.conf. */
  settings?: Readonly<Record<string, string>>;
}

/** Test data need not survive a crash. /dev/shm uses memory, so the log is kept short. */
const THROW_AWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '256MB',
  autovacuum: 'off',
};

const START_TIMEOUT = 30_000;

/**
 * The folder with the newest PostgreSQL binaries on this machine. `postgres --version` must name PostgreSQL,
 * and initdb must be in the same folder.
 */
export function findPostgres(): string | undefined {
  return candidates().find(isPostgres);
}

function candidates(): string[] {
  const configured = run('pg_config', ['--bindir']);
  const versions = (parent: string, tail: string) =>
    existsSync(parent)
      ? readdirSync(parent)
          .filter((name) => /\d/.test(name))
          .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
          .map((name) => path.join(parent, name, tail))
      : [];
  return [
    ...versions('/usr/lib/postgresql', 'bin'),
    ...(configured ? [configured] : []),
    ...versions('/opt/homebrew/opt', 'bin').filter((folder) => folder.includes('postgresql')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
}

function isPostgres(folder: string): boolean {
  const [server, initdb] = [path.join(folder, 'postgres'), path.join(folder, 'initdb')];
  try {
    for (const file of [server, initdb]) accessSync(file, constants.X_OK);
  } catch {
    return false;
  }
  return /\(PostgreSQL\)/.test(run(server, ['--version']) ?? '');
}

function run(command: string, args: string[]): string | undefined {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8', timeout: 5_000 });
  return status === 0 ? stdout.trim() : undefined;
}

/** PostgreSQL and its poolers refuse to run as root, so root runs them as the user postgres or nobody. */
export function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = [run('id', ['-u', name]), run('id', ['-g', name])].map(Number);
    if (uid && gid) return { uid, gid };
  }
  throw new Error('PostgreSQL cannot run as root, and there is no user postgres or nobody.');
}

/**
 * Runs the server until its standard input ends, which also happens when this process is killed. Then stops
 * the server and removes the folder.
 */
const supervisor = `
"$@" & server=$!
cat > /dev/null
kill -INT $server; wait $server
rm -rf "$FOYER_TEMPORARY"`;

/**
 * Starts a new PostgreSQL on a free port of 127.0.0.1, with its data in a temporary folder. It ends
 * with `stop`, or when this process ends, even by SIGKILL.
 * @throws Error if this machine has no PostgreSQL or it does not start
 */
export async function startPostgres({
  fsync = false,
  replicaOf,
  settings = {},
}: PostgresOptions = {}): Promise<TemporaryPostgres> {
  const bin = findPostgres();
  if (!bin) throw new Error('No PostgreSQL found: install it, or put its binaries on the PATH.');
  const user = unprivileged();
  const folder = mkdtempSync(path.join(fsync ? os.tmpdir() : scratch(), 'foyer-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const program = replicaOf ? 'pg_basebackup' : 'initdb';
  const args = replicaOf
    ? ['-d', replicaOf, '-D', data, '-R', '--checkpoint=fast', '--no-sync']
    : ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(path.join(bin, program), args, {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });

  const port = await freePort();
  const configuration: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: '200',
    lc_messages: 'C',
    // By default initdb uses the time zone of the machine.
    timezone: 'UTC',
    ...(fsync ? {} : THROW_AWAY),
    ...settings,
  };
  const child = spawn(
    '/bin/sh',
    [
      '-c',
      supervisor,
      'foyer-postgres',
      path.join(bin, 'postgres'),
      '-D',
      data,
      '-p',
      String(port),
      ...Object.entries(configuration).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      ...user,
      cwd: folder,
      env: { ...process.env, FOYER_TEMPORARY: folder },
      detached: true, // Ctrl-C reaches this process only; the supervisor stops the server after it
      stdio: ['pipe', 'ignore', 'pipe'],
    },
  );
  const stop = makeStop(child);
  try {
    await whenReady(child);
  } catch (error) {
    await stop();
    throw error;
  }
  const urlOf = (host: string) => `postgres://postgres@${host}:${port}/postgres`;
  return { url: urlOf('127.0.0.1'), socketUrl: urlOf(encodeURIComponent(folder)), stop };
}

function makeStop(child: ChildProcess): () => Promise<void> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return () => {
    child.stdin?.end();
    return ended;
  };
}

function whenReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const finish = (error?: Error) => {
      clearTimeout(timer);
      if (error) reject(error);
      else resolve();
    };
    const timer = setTimeout(
      () => finish(new Error(`PostgreSQL did not start in time:\n${output}`)),
      START_TIMEOUT,
    );
    child.once('error', finish);
    // Read until the process ends: a full pipe would block the server.
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4_000);
      if (/system is ready to accept (read-only )?connections/.test(output)) finish();
      else if (/^.*FATAL:/m.test(output)) finish(new Error(`PostgreSQL did not start:\n${output}`));
    });
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address !== null && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('No port is free.')),
      );
    });
  });
}
