import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openEmbedded } from './db/client';
import { claimMarker } from './demo/demo.repository';
import { accepts, createServerRuns, post, type ServerRun } from './testing/serverRuns';

const { newFolder, run, close } = createServerRuns();
afterAll(close);

/** The outcome of a request on a new connection: its status, or the code of an error. */
const askAnew = (port: number) =>
  new Promise<string>((resolve) => {
    http
      .get({ port, host: '127.0.0.1', path: '/api/health/live/', agent: false }, (response) => {
        response.resume();
        response.once('end', () => resolve(String(response.statusCode)));
      })
      .on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });

const production = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  PUBLIC_URL: 'https://tickets.acme.com',
  MAIL: 'outbox',
  SUPPORT_EMAIL: 'help@acme.com',
};

const signIn = (address: string, username: string, password: string) =>
  post(address, '/auth/login/', { username, password });

describe('in production', () => {
  let server: ServerRun;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await newFolder();
    server = run({ ...production, DATA_DIR: dataDir });
  });

  it('an empty database opens without people and prints the link that sets it up', async () => {
    const address = await server.address;
    expect((await fetch(`${address}/api/health/`)).status).toBe(200);
    expect((await signIn(address, 'root', 'Foyer-demo-2026')).status).toBe(401);
    const token = readFileSync(path.join(dataDir, 'setup-token'), 'utf8').trim();
    const setup = await fetch(`${address}/api/setup/`, { headers: { 'x-setup-token': token } });
    expect(await setup.json()).toMatchObject({ configuration: { demo_allowed: false } });
    expect(server.output()).toContain(`\n    ${address}/setup?token=${token}\n`);
    expect(server.output()).toContain('npm run admin -- create');
    expect(server.output()).not.toContain('Foyer-demo-2026');
  });

  it('the server answers or refuses each new connection while it stops, and resets none', async () => {
    const port = Number(new URL(await server.address).port);
    const outcomes: string[] = [];
    const come = async () => {
      for (let last = ''; last !== 'ECONNREFUSED';) outcomes.push((last = await askAnew(port)));
    };
    const visitors = Array.from({ length: 30 }, come);
    while (outcomes.length < 30) await accepts(port);
    // SIGINT skips the seconds that SIGTERM leaves a load balancer to notice.
    server.child.kill('SIGINT');
    await Promise.all(visitors);
    // Any status is an answer: with so many visitors a slow machine is overloaded.
    expect(outcomes.filter((outcome) => !/^\d+$|^ECONNREFUSED$/.test(outcome))).toEqual([]);
    expect((await server.ended).code).toBe(0);
  });

  it('a database with the demo world is refused', async () => {
    const own = await newFolder();
    const database = await openEmbedded({ folder: path.join(own, 'db'), fsync: false });
    await claimMarker(database.db, new Date()).finally(() => database.close());
    const { code, errors } = await run({ ...production, DATA_DIR: own }).ended;
    expect(code).toBe(1);
    expect(errors).toContain('This database holds the demo world');
    expect(errors.trimEnd().split('\n')).toHaveLength(1);
  });
});
