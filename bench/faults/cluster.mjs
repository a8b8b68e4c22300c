/** A PostgreSQL that scenarios stop and start again; `startPostgres` starts one that runs until the end. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findPostgres, freePort, unprivileged } from '../../server/testing/postgres.ts';

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  lc_messages: 'C',
  timezone: 'UTC',
};

/**
 * With fsync, as benchmarks need. It ends with this process.
 * @param tmpfsMegabytes puts its data on a file system of this size; needs root
 */
export async function startCluster({ tmpfsMegabytes, ...more } = {}) {
  const bin = findPostgres();
  if (!bin) throw new Error('No PostgreSQL found: install it, or put its binaries on the PATH.');
  const user = unprivileged();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-faults-'));
  if (tmpfsMegabytes) {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${tmpfsMegabytes}m`, 'tmpfs', folder]);
  }
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const port = await freePort();
  const options = Object.entries({ ...settings, ...more.settings })
    .map(([name, value]) => `-c ${name}='${value}'`)
    .join(' ');
  const run = (program, args) =>
    spawnSync(path.join(bin, program), args, { ...user, cwd: folder, stdio: 'ignore' }).status;
  const end = () => {
    run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
    if (tmpfsMegabytes) spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', end);
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C']);
  const control = (...args) => run('pg_ctl', ['-D', data, '-o', `-p ${port} ${options}`, ...args]);
  if (control('-w', '-l', '/dev/null', 'start') !== 0) {
    throw new Error('PostgreSQL did not start.');
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    folder,
    /** Ends all its processes at once; it then recovers as after a crash. */
    restartAtOnce: () => control('-w', '-l', '/dev/null', '-m', 'immediate', 'restart'),
    /** For one that has ended by itself. @returns 0 when it runs */
    startAgain: () => control('-w', '-l', '/dev/null', 'start'),
    stop() {
      process.off('exit', end);
      end();
    },
  };
}
