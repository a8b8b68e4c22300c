/** What `npm run bench -- failover` runs, as Debian's packages install it. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findPostgres } from '../../server/testing/postgres.ts';

const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin'];

const find = (name) =>
  folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));

/** @returns the paths of all programs, and the Debian packages of those that are missing */
export function findPrograms() {
  const programs = {
    postgresql: findPostgres(),
    patroni: find('patroni'),
    'etcd-server': find('etcd'),
    haproxy: find('haproxy'),
    pgbouncer: find('pgbouncer'),
  };
  return { programs, missing: Object.keys(programs).filter((name) => !programs[name]) };
}
