/** PgBouncer in transaction mode before a PostgreSQL, as Debian's package `pgbouncer` installs it. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort, unprivileged } from '../../server/testing/postgres.ts';

const candidates = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'];
const START_TIMEOUT = 10_000;

/** @returns the program, or undefined where it is not installed */
export const findPgbouncer = () => candidates.find((file) => existsSync(file));

export const versionOf = (program) =>
  spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.split('\n')[0];

/** @param more further settings @returns the text of its file of settings */
export function pgbouncerSettings(databaseUrl, { port, poolSize, ...more }) {
  const target = new URL(databaseUrl);
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: poolSize,
    max_client_conn: 200,
    ...more,
  };
  return `[databases]
* = host=${target.hostname} port=${target.port} user=${target.username}
[pgbouncer]
${Object.entries(settings)
  .map(([name, value]) => `${name} = ${value}`)
  .join('\n')}
`;
}

/**
 * @param poolSize connections to PostgreSQL, fewer than the servers have to the pooler
 * @returns `url`: the same database through the pooler; `stop` ends it and removes its files
 */
export async function startPgbouncer(program, databaseUrl, { poolSize }) {
  const port = await freePort();
  const user = unprivileged();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-pgbouncer-'));
  const settings = path.join(folder, 'pgbouncer.ini');
  writeFileSync(settings, pgbouncerSettings(databaseUrl, { port, poolSize }));
  if (user) for (const file of [folder, settings]) chownSync(file, user.uid, user.gid);
  const child = spawn(program, [settings], { ...user, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (output = (output + text).slice(-4_000)));
  const url = new URL(databaseUrl);
  url.port = String(port);
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const until = performance.now() + START_TIMEOUT;
  for (;;) {
    const client = new pg.Client({ connectionString: url.href });
    const error = await client.connect().then(
      () => null,
      (failure) => failure,
    );
    await client.end().catch(() => undefined);
    if (!error) return { url: url.href, stop };
    if (child.exitCode !== null || performance.now() > until) {
      await stop();
      throw new Error(`PgBouncer did not start: ${error.message}\n${output}`);
    }
  }
}
