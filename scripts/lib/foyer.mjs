/** Starts a separate Foyer for tests, screenshots and benchmarks, with a new data folder and a free port. */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startFront } from './contract/front.mjs';
import { root } from './root.mjs';
import { targets } from './targets.mjs';

const START_LIMIT_MS = 110_000;
const STOP_LIMIT_MS = 10_000;
/** Environment variables that are not inherited: a developer may have set them for another server. */
const NOT_INHERITED = [
  'MAIL',
  'MAIL_FROM',
  'SMTP_URL',
  'PAYMENTS',
  'DEMO',
  'DEMO_EVENTS',
  'FOYER_ROLE',
  'GROUP_ADMISSION',
  'HOLD_MINUTES',
  'JWT_SECRET',
  'JWT_SECRETS_ACCEPTED',
  'LOG_LEVEL',
  'MIGRATE',
  'NODE_ENV',
  'RENDER_PAGES',
  'SUPPORT_EMAIL',
  'TICKET_KEYS_ACCEPTED',
  'TICKET_SIGNING_KEY',
  'TRUST_PROXY',
];
/** For loads that are more within a minute than people make. */
export const NO_WRITE_QUOTAS = {
  WRITES_PER_PERSON: '0',
  WRITES_PER_COMPANY: '0',
  WRITES_PER_NETWORK: '0',
};
const NOT_INHERITED_PREFIXES = /^(DATABASE|METRICS|RAZORPAY|SELLER|STRIPE|WRITES)_/;

/** Below the ephemeral ports, so that no outgoing connection takes the port before the server listens. */
const PORTS = [15_000, 32_000];

/** @throws Error when listening fails for another reason than the port being in use */
export async function freePort() {
  for (;;) {
    const port = randomInt(...PORTS);
    const probe = createServer().listen(port, '127.0.0.1');
    try {
      await once(probe, 'listening');
    } catch (error) {
      if (error.code === 'EADDRINUSE') continue;
      throw error;
    }
    probe.close();
    await once(probe, 'close');
    return port;
  }
}

async function answers(url) {
  try {
    return (await fetch(`${url}/api/health/`)).ok;
  } catch {
    return false;
  }
}

/**
 * Starts what `npm start` starts and waits until it answers. `env` adds to or replaces settings. With
 * `build: false` it starts what is built: a build removes the files of pages that another server serves.
 * With FOYER_RECORDER, `url` is that of a front which records calls (`npm test -- contract`).
 * A `folder` is one that `npm run release` wrote: that is started.
 * The object's `restart` (`end`, then `run`) keeps the data and the address; `stop` deletes the data.
 */
export async function startFoyer({
  env = {},
  build = true,
  folder,
  publicHost = '127.0.0.1',
} = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'foyer-'));
  const port = await freePort();
  const own = `http://127.0.0.1:${port}`;
  const recorder = process.env.FOYER_RECORDER;
  const frontPort = recorder ? await freePort() : port;
  const url = `http://${publicHost}:${frontPort}`;
  const front = recorder ? await startFront(own, frontPort, recorder) : undefined;
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !NOT_INHERITED.includes(name) && !NOT_INHERITED_PREFIXES.test(name),
    ),
  );
  const settings = {
    ...inherited,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    ...env,
  };
  let child;
  let output = '';

  async function run() {
    output = '';
    const keep = (chunk) => (output = (output + chunk).slice(-20_000));
    const built = build ? path.join(root, 'scripts/start.mjs') : targets.server.result;
    const program = folder ? path.join(folder, 'dist/server/main.js') : built;
    child = spawn(process.execPath, [program], {
      cwd: folder ?? root,
      env: settings,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const deadline = performance.now() + START_LIMIT_MS;
    while (!(await answers(own))) {
      if (child.exitCode !== null || child.signalCode !== null || performance.now() > deadline) {
        await end();
        throw new Error(`Foyer did not start:\n${output}`);
      }
      await pause(25);
    }
  }

  async function end() {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    await ended;
    clearTimeout(late);
  }

  await run();
  return {
    url,
    dataDir,
    /** Process id of the current server process. */
    get pid() {
      return child.pid;
    },
    /** What the current server process has printed. */
    get output() {
      return output;
    },
    run,
    end,
    async restart() {
      await end();
      await run();
    },
    async stop() {
      await end();
      front?.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
