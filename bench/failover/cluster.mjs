/** Three machines, HAProxy before them, and PgBouncer in transaction mode before that. All on the loopback. */
import { setTimeout as pause } from 'node:timers/promises';
import { connected } from '../lib/database.mjs';
import { lastingPort } from './ports.mjs';
import { choosePorts, createMachine } from './machine.mjs';
import { startProcesses } from './processes.mjs';

const NAMES = ['one', 'two', 'three'];
const START_TIMEOUT = 120_000;
/** Connections to the database; the servers have twenty to the pooler. */
const POOL_SIZE = 16;

/** The primary and the replicas, as Patroni says who they are. */
const haproxySettings = ({ machines, primary, replicas }) => `
global
  maxconn 1000
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 2s
  default-server inter 1s fastinter 500ms downinter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${[
  ['primary', primary],
  ['replica', replicas],
]
  .map(
    ([role, port]) => `listen ${role}
  bind 127.0.0.1:${port}
  option httpchk GET /${role}
  http-check expect status 200
${machines
  .map(({ name, ports }) => `  server ${name} 127.0.0.1:${ports.postgres} check port ${ports.rest}`)
  .join('\n')}`,
  )
  .join('\n')}
`;

/** What the role of the servers has: a pooler refuses these in the start of a connection. */
const roleSettings = {
  statement_timeout: '8s',
  lock_timeout: '4s',
  idle_in_transaction_session_timeout: '10s',
};

/** By default PgBouncer waits 15 s before it tries again after a failed login. */
const poolerSettings = (primary, port) => `[databases]
* = host=127.0.0.1 port=${primary} user=foyer
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${POOL_SIZE}
max_client_conn = 200
server_login_retry = 1
server_connect_timeout = 3
`;

/** Resolves when `test` does with something. @throws Error after `limit` milliseconds */
export async function until(what, limit, test) {
  const end = performance.now() + limit;
  for (;;) {
    const found = await test();
    if (found) return found;
    if (performance.now() > end) throw new Error(`${what}: not within ${limit / 1000} s.`);
    await pause(100);
  }
}

export async function startFailoverCluster(programs) {
  const processes = startProcesses();
  const ending = [];
  const stop = async () => {
    for (const end of ending.reverse()) await end();
    await processes.stop();
  };
  try {
    const etcdPorts = await choosePorts(NAMES);
    const machines = [];
    for (const name of NAMES) {
      const machine = await createMachine(name, { processes, programs, etcdPorts });
      ending.push(machine.stopLinks);
      machines.push(machine);
    }
    // Patroni ends where it finds an etcd that has not begun yet.
    const startEtcd = async (members) => {
      for (const machine of members) machine.startEtcd();
      await until('etcd', START_TIMEOUT, async () =>
        (await Promise.all(members.map((machine) => machine.hasEtcd()))).every(Boolean),
      );
    };
    await startEtcd(machines);
    const [primary, replicas] = [await lastingPort(), await lastingPort()];
    const file = processes.write('haproxy.cfg', haproxySettings({ machines, primary, replicas }));
    processes.start('haproxy', programs.haproxy, ['-db', '-f', file]);
    for (const machine of machines) machine.startPatroni();

    const findPrimary = async (among = machines) => {
      const answers = await Promise.all(among.map((one) => one.isPrimary()));
      return among.find((_, index) => answers[index]);
    };
    /** The primary, when both others follow it, one of them synchronously. */
    const findWhole = async () => {
      const found = await findPrimary();
      if (!found) return null;
      const { rows } = await connected(found.url, (client) =>
        client.query(`select count(*)::int as all, count(*) filter (where sync_state = 'sync')::int as sync
          from pg_stat_replication where state = 'streaming'`),
      ).catch(() => ({ rows: [] }));
      return rows[0]?.all === NAMES.length - 1 && rows[0].sync === 1 ? found : null;
    };
    const whenWhole = (limit = START_TIMEOUT) =>
      until('Three machines, two of them following', limit, findWhole).catch((error) => {
        const words = NAMES.map((name) => `${name}: ${processes.lastWords(name)}`);
        throw new Error([error.message, ...words].join('\n'));
      });

    const first = await whenWhole();
    await connected(first.url, async (client) => {
      await client.query('create role foyer login');
      for (const [name, value] of Object.entries(roleSettings)) {
        await client.query(`alter role foyer set ${name} = '${value}'`);
      }
    });
    const through = (port, name) => `postgres://foyer@127.0.0.1:${port}/${name}`;
    const poolerPort = await lastingPort();
    const poolerFile = processes.write('pgbouncer.ini', poolerSettings(primary, poolerPort));
    processes.start('pgbouncer', programs.pgbouncer, [poolerFile]);
    await until('PgBouncer', START_TIMEOUT, () =>
      connected(through(poolerPort, 'postgres'), () => true).catch(() => false),
    );
    return {
      machines,
      findPrimary,
      whenWhole,
      /** As an operator does with a machine that has failed. */
      async startAgain(machine) {
        await startEtcd([machine]);
        machine.startPatroni();
      },
      /** A new database. @returns its addresses */
      async createDatabase(name) {
        const { url } = await findPrimary();
        await connected(url, (client) => client.query(`create database ${name} owner foyer`));
        return {
          /** Past the pooler, always the primary. */
          url: through(primary, name),
          pooled: through(poolerPort, name),
          replicas: through(replicas, name),
        };
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
