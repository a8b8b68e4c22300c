/** One of three machines: a PostgreSQL under Patroni, a member of etcd, and the links that lead to and from it. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lastingPort } from './ports.mjs';
import { startLink } from './link.mjs';

/** Patroni's, in seconds; its own values are 30, 10 and 10. */
export const timing = { ttl: 20, loop_wait: 5, retry_timeout: 5 };

const local = (port) => `127.0.0.1:${port}`;
const isThere = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Ports of etcd on each of them, which every machine must know. */
export async function choosePorts(names) {
  const ports = {};
  for (const name of names)
    ports[name] = { client: await lastingPort(), peer: await lastingPort() };
  return ports;
}

const etcdArguments = (name, ports, data) => [
  ...['--name', name, '--data-dir', data, '--log-level', 'error'],
  ...['--listen-client-urls', `http://${local(ports[name].client)}`],
  ...['--advertise-client-urls', `http://${local(ports[name].client)}`],
  ...['--listen-peer-urls', `http://${local(ports[name].peer)}`],
  ...['--initial-advertise-peer-urls', `http://${local(ports[name].peer)}`],
  '--initial-cluster',
  Object.keys(ports)
    .map((one) => `${one}=http://${local(ports[one].peer)}`)
    .join(','),
  // Three members share a disk and two processors here; etcd's own values are for machines of their own.
  ...['--heartbeat-interval', '200', '--election-timeout', '2000'],
];

function patroniSettings({ name, ports, links, folder, bin }) {
  return {
    scope: 'foyer',
    name,
    restapi: { listen: local(ports.rest), connect_address: local(links.rest.port) },
    // Without this Patroni would learn the addresses of etcd's members and go past the links.
    etcd3: { hosts: links.etcd.map(({ port }) => local(port)), use_proxies: true },
    bootstrap: {
      dcs: {
        ...timing,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: { max_connections: 150, wal_keep_size: '512MB', lc_messages: 'C' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }],
    },
    postgresql: {
      listen: local(ports.postgres),
      connect_address: local(links.postgres.port),
      data_dir: path.join(folder, 'data'),
      bin_dir: bin,
      pgpass: path.join(folder, 'pgpass'),
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
      parameters: { unix_socket_directories: folder, timezone: 'UTC' },
      authentication: {
        superuser: { username: 'postgres' },
        replication: { username: 'replicator' },
        rewind: { username: 'postgres' },
      },
    },
  };
}

/** @param etcdPorts as `choosePorts` chooses them */
export async function createMachine(name, { processes, programs, etcdPorts }) {
  const folder = processes.makeFolder(name);
  const etcdFolder = processes.makeFolder(`${name}-etcd`);
  const ports = { postgres: await lastingPort(), rest: await lastingPort() };
  const links = {
    etcd: await Promise.all(Object.values(etcdPorts).map(({ client }) => startLink(client))),
    postgres: await startLink(ports.postgres),
    rest: await startLink(ports.rest),
  };
  const all = [...links.etcd, links.postgres, links.rest];
  const settings = patroniSettings({ name, ports, links, folder, bin: programs.postgresql });
  // YAML is a superset of JSON.
  const file = processes.write(`${name}.yml`, JSON.stringify(settings, null, 2));
  let etcd;
  let patroni;

  /** The server that Patroni has started, and all processes of it. */
  function postgresIds() {
    const pidFile = path.join(folder, 'data/postmaster.pid');
    if (!existsSync(pidFile)) return [];
    const id = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
    if (!isThere(id)) return [];
    const children = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number))
      .filter(([, parent]) => parent === id);
    return [id, ...children.map(([pid]) => pid)];
  }

  const signal = (ids, name_) => {
    for (const id of ids) if (isThere(id)) process.kill(id, name_);
  };

  return {
    name,
    ports,
    /** Past all links and proxies. */
    url: `postgres://postgres@${local(ports.postgres)}/postgres`,

    /** Its member of etcd knows who leads. */
    async hasEtcd() {
      const answer = await fetch(`http://${local(etcdPorts[name].client)}/health`, {
        signal: AbortSignal.timeout(1_000),
      }).catch(() => null);
      return (await answer?.json().catch(() => null))?.health === 'true';
    },
    startEtcd() {
      etcd = processes.start(`${name}-etcd`, programs['etcd-server'], [
        ...etcdArguments(name, etcdPorts, etcdFolder),
      ]);
    },
    startPatroni() {
      patroni = processes.start(name, programs.patroni, [file]);
    },
    isRunning: () => Boolean(patroni?.isRunning() && etcd?.isRunning()),

    /** As when its power fails: nothing of it gets to do anything more. */
    async kill() {
      const ids = postgresIds();
      const killed = [patroni.kill(), etcd.kill()];
      signal(ids, 'SIGKILL');
      await Promise.all(killed);
    },

    /** Its Patroni no longer reaches etcd, and the other machines no longer reach it. Clients do. */
    cutOff() {
      for (const link of all) link.cut();
    },
    mend() {
      for (const link of all) link.mend();
    },

    /** @returns what lets it go on as if no time had passed */
    freeze() {
      const ids = [patroni.pid, etcd.pid, ...postgresIds()];
      signal(ids, 'SIGSTOP');
      return () => signal(ids, 'SIGCONT');
    },

    /** What its Patroni answers; null when it does not. */
    async ask(where, init = {}) {
      const answer = await fetch(`http://${local(ports.rest)}/${where}`, {
        signal: AbortSignal.timeout(1_000),
        ...init,
      }).catch(() => null);
      return answer && { status: answer.status, text: await answer.text().catch(() => '') };
    },
    isPrimary: async function isPrimary() {
      return (await this.ask('primary'))?.status === 200;
    },

    stopLinks: () => Promise.all(all.map((link) => link.stop())),
  };
}
