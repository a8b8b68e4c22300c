import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { root } from '../../../scripts/lib/root.mjs';
import { bundleOf } from '../../../server/testing/programs.ts';

const PATIENCE = 2_000;

/**
 * What a proxy does: a server that is not ready gets no new requests.
 * @returns the address of a server that is ready, in turns
 */
function balance(servers) {
  const ready = new Map(servers.map((server) => [server, true]));
  const probe = async (server) => {
    const answer = await fetch(`${server.address}/api/health/ready/`, {
      signal: AbortSignal.timeout(PATIENCE),
    }).catch(() => null);
    ready.set(server, answer?.status === 200);
  };
  const timer = setInterval(() => {
    for (const server of servers) void probe(server);
  }, 250);
  let turn = 0;
  return {
    addressOf() {
      const open = servers.filter((server) => ready.get(server) !== false);
      turn += 1;
      return (open[turn % open.length] ?? servers[0]).address;
    },
    end: () => clearInterval(timer),
  };
}

/** Ends each server as a deployment does, and starts it again, while keep-alive clients ask. */
async function restartEach({ startLoad, servers, serve }, prepare = async () => {}) {
  const { addressOf, end } = balance(servers);
  try {
    const load = startLoad({ addressOf });
    await load.more(100);
    await prepare();
    await load.more(100);
    for (let index = 0; index < servers.length; index += 1) {
      const code = await servers[index].drain();
      if (code !== 0) throw new Error(`A server ended with ${code}.`);
      servers[index] = await serve();
      await load.more(100);
    }
  } finally {
    end();
  }
}

export const rolling = {
  name: 'rolling',
  fault: 'Rolling restart',
  promise: { seconds: 0, worst: 6_000 },
  run: (world) => restartEach(world),
};

/** The migrations run while both servers are of the earlier release, which is then replaced one by one. */
export const upgrade = {
  name: 'upgrade',
  fault: 'Migration and rolling upgrade',
  promise: { seconds: 0, worst: 6_000 },
  world: async ({ old = beforeNewestMigration() }) => ({ old: await buildOld(old) }),
  async run(world, { old = beforeNewestMigration() }) {
    let output = '';
    await restartEach(world, async () => {
      output = await run(bundleOf('migrate'), world.postgres.url);
    });
    return { note: `from ${old.slice(0, 12)}: ${output.trim()}` };
  },
};

/** Runs a program on that database. @returns its output */
async function run(program, databaseUrl) {
  const { stdout } = await promisify(execFile)(process.execPath, [program], {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl },
  });
  return stdout;
}

/**
 * The newest commit before a migration whose migrations are the first ones of today's: some were written side by side
 * and did not come in the order of their names.
 */
function beforeNewestMigration() {
  const folder = 'server/db/migrations';
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const migrationsAt = (ref) =>
    git('ls-tree', '--name-only', ref, `${folder}/`).filter(isMigration);
  const isMigration = (file) => /\/\d{4}_\w+\.ts$/.test(file);
  const today = migrationsAt('HEAD');
  return git('log', '--format=%H', '--diff-filter=A', '--', `${folder}/[0-9]*`)
    .map((commit) => `${commit}~1`)
    .find((ref) => {
      const then = migrationsAt(ref);
      return then.length < today.length && then.every((file, index) => file === today[index]);
    });
}

/** @returns `server`: the program of that commit; `bringUp` makes its schema; `remove` deletes its checkout */
async function buildOld(ref) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-old-'));
  const archive = path.join(folder, 'archive.tar');
  execFileSync('git', ['archive', '-o', archive, ref], { cwd: root });
  execFileSync('tar', ['-x', '-f', archive, '-C', folder]);
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const programs = await import(pathToFileURL(path.join(folder, 'server/testing/programs.ts')));
  const migrate = await programs.bundleOf('migrate');
  return {
    server: await programs.bundleOf('server'),
    bringUp: (databaseUrl) => run(migrate, databaseUrl),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
