import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openEmbedded } from './db/client';
import { claimMarker } from './demo/demo.repository';
import { nodeArgs } from './testing/programs';
import { startSmtpServer } from './testing/smtpServer';
import { createTestFolder, type TestFolder } from './testing/testDatabase';

const root = path.resolve(import.meta.dirname, '..');
/** A start takes the processor for two seconds: tests share servers, and end with what stops them. */
let program: string[];
const folders: TestFolder[] = [];
const newFolder = async () => {
  const folder = await createTestFolder();
  folders.push(folder);
  return folder.dataDir;
};
beforeAll(async () => {
  program = nodeArgs('server');
});
afterAll(() => {
  for (const { remove } of folders) remove();
});

/** A server in a separate process, as `npm start` runs it. */
function run(env: Record<string, string> & { DATA_DIR: string }) {
  const child = spawn(process.execPath, program, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      HOST: '127.0.0.1',
      ...(env.NODE_ENV === undefined && { DEMO: '0' }),
      ...env,
    },
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const ended = new Promise<{ code: number | null; output: string; errors: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output, errors })),
  );
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /open at (\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(errors)));
  });
  // Only some tests wait for it.
  address.catch(() => undefined);
  return { child, address, ended, output: () => output };
}

/** What a failed test has left. */
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.unref().on('connect', () => socket.destroy());
  });

/** The status of an answer and what it says about its connection. */
async function ask(address: string, agent: http.Agent | false = false) {
  const request = http.get(`${address}/api/events/`, { agent });
  const [response]: http.IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error('There is no answer.');
  response.resume();
  await once(response, 'end');
  return { status: response.statusCode, connection: response.headers.connection };
}

/** Asks again and again on one connection, until an answer says that the connection ends. */
function visit(address: string) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const first = ask(address, agent);
  const statuses = (async () => {
    const all = [];
    for (let last = await first; ; last = await ask(address, agent)) {
      all.push(last.status);
      if (last.connection === 'close') return new Set(all);
    }
  })();
  return { first, statuses };
}

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

/** A connection that was answered once and stays silent. @returns whether it ended by an error */
async function idleConnection(port: number) {
  const socket = net.connect(port, '127.0.0.1');
  socket.write('GET /api/health/ HTTP/1.1\r\nHost: foyer\r\n\r\n');
  await once(socket, 'data');
  return once(socket, 'close').then(([hadError]) => Boolean(hadError));
}

const post = (address: string, where: string, body: object) =>
  fetch(`${address}/api${where}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('the server', () => {
  let server: ReturnType<typeof run>;
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  let dataDir: string;
  let port: number;
  beforeAll(async () => {
    smtp = await startSmtpServer();
    smtp.state.silentAfter = 0;
    dataDir = await newFolder();
    server = run({ DATA_DIR: dataDir, SMTP_URL: smtp.url });
    port = Number(new URL(await server.address).port);
  });
  afterAll(() => smtp.stop());

  it('starts on the embedded database', async () => {
    const health = await fetch(`${await server.address}/api/health/`);
    expect(await health.json()).toMatchObject({ status: 'ok', database: 'pglite' });
  });

  describe('that cannot start', () => {
    const ends = new Map<string, ReturnType<typeof run>['ended']>();
    /** All at once; each is refused by itself. */
    beforeAll(async () => {
      const [free, damaged] = [await newFolder(), await newFolder()];
      writeFileSync(path.join(damaged, 'db/PG_VERSION'), '15\n');
      const starts = {
        second: { DATA_DIR: dataDir },
        port: { DATA_DIR: free, PORT: String(port) },
        address: { DATA_DIR: free, DATABASE_URL: 'postgres://127.0.0.1:1/none' },
        damaged: { DATA_DIR: damaged },
        production: { DATA_DIR: free, NODE_ENV: 'production' },
      };
      for (const [name, env] of Object.entries(starts)) ends.set(name, run(env).ended);
    });

    it.each([
      ['second', 'Another Foyer server is already using'],
      ['address', 'The database at DATABASE_URL does not'],
    ])('says in one line what is wrong: %s', async (name, sentence) => {
      const end = await ends.get(name);
      expect(end?.code).toBe(1);
      expect(end?.errors).toContain(sentence);
      expect(end?.errors.trimEnd().split('\n')).toHaveLength(1);
    });

    it('says in one line that the port is taken', async () => {
      expect(await ends.get('port')).toMatchObject({
        code: 1,
        errors: `Port ${port} is already in use. Stop the other program, or set PORT to another number.\n`,
      });
    });

    it('names an embedded database that cannot be opened by its folder, not by DATABASE_URL', async () => {
      const end = await ends.get('damaged');
      expect(end?.code).toBe(1);
      expect(end?.errors).toContain('The embedded database cannot be opened');
      expect(end?.errors).toContain('Its files are in DATA_DIR.');
      expect(end?.errors).not.toContain('DATABASE_URL');
    });

    it('names each setting that is missing in production', async () => {
      const end = await ends.get('production');
      expect(end?.code).toBe(1);
      expect(end?.errors.trimEnd().split('\n')).toEqual([
        expect.stringMatching(/^PUBLIC_URL is required/),
        expect.stringMatching(/^SMTP_URL is required/),
        expect.stringMatching(/^MAIL_FROM is required/),
        expect.stringMatching(/^SUPPORT_EMAIL is required/),
      ]);
    });
  });

  it('drains: refuses to be ready first, ends kept-alive connections after an answer, finishes what is under way', async () => {
    const address = await server.address;
    const visitors = Array.from({ length: 6 }, () => visit(address));
    const { status } = await ask(address);
    await Promise.all(visitors.map(({ first }) => first));
    const idle = { ended: idleConnection(port) };
    // A request without its body, and a mail that its server never acknowledges.
    const body = JSON.stringify({ username: 'nobody', password: 'x' });
    const socket = net.connect(port, '127.0.0.1').setEncoding('utf8');
    socket.write(
      `POST /api/auth/login/ HTTP/1.1\r\nHost: foyer\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    expect(String(await once(socket, 'data'))).toContain('100 Continue');
    const subscribed = await post(address, '/newsletter/', { email: 'rohan@acme-works.com' });
    expect(subscribed.status).toBe(201);
    while (smtp.received.length === 0) await accepts(Number(new URL(smtp.url).port));
    server.child.kill('SIGTERM');

    let health: Response;
    do health = await fetch(`${address}/api/health/`);
    while (health.status === 200);
    expect(health.status).toBe(503);
    expect(await health.json()).toMatchObject({ error: 'This server is stopping.' });
    // Other calls are still answered, and none of the connections in use was reset.
    expect(await ask(address)).toEqual({ status, connection: 'close' });
    expect(await Promise.all(visitors.map(({ statuses }) => statuses))).toEqual(
      visitors.map(() => new Set([status])),
    );
    // It waits for requests, not for connections that have nothing left to say.
    expect(await idle.ended).toBe(false);
    while (await accepts(port));
    socket.write(body);
    expect(String(await once(socket, 'data'))).toContain('Invalid username or password.');
    // In time: it would exit with 1 at its deadline.
    expect(await server.ended).toMatchObject({ code: 0, errors: '' });
  });
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
  let server: ReturnType<typeof run>;
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
