import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bundleOf } from './testing/programs';
import { startSmtpServer } from './testing/smtpServer';
import { createTestFolder, type TestFolder } from './testing/testDatabase';

const root = path.resolve(import.meta.dirname, '..');
let folder: TestFolder;
let program: string;
beforeAll(async () => {
  program = await bundleOf('server');
  folder = await createTestFolder();
}, 60_000);
afterAll(() => folder.remove());

/** A server of its own process, as `npm start` runs it. */
function run(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      HOST: '127.0.0.1',
      ...(env.NODE_ENV === undefined && { DEMO: '0' }),
      DATA_DIR: folder.dataDir,
      ...env,
    },
  });
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
  return { child, address, ended };
}

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

/** What becomes of a request on a connection of its own: its status, or the code of an error. */
const askAnew = (port: number) =>
  new Promise<string>((resolve) => {
    http
      .get({ port, host: '127.0.0.1', path: '/api/events/', agent: false }, (response) => {
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

const oneLine = (text: string) => expect(text.trimEnd().split('\n')).toHaveLength(1);

describe('the server', () => {
  it('starts, keeps a second one out of its folder, and stops when told', async () => {
    const first = run();
    const health = await fetch(`${await first.address}/api/health/`);
    expect(await health.json()).toMatchObject({ status: 'ok', database: 'pglite' });

    const second = await run().ended;
    expect(second.code).toBe(1);
    expect(second.errors).toContain('Another Foyer server is already using');
    oneLine(second.errors);

    first.child.kill('SIGTERM');
    const end = await first.ended;
    expect(end).toMatchObject({ code: 0, errors: '' });
  }, 60_000);

  it('finishes what is under way when it is told to stop', async () => {
    const server = run();
    const port = Number(new URL(await server.address).port);
    const body = JSON.stringify({ username: 'nobody', password: 'x' });
    const socket = net.connect(port, '127.0.0.1').setEncoding('utf8');
    socket.write(
      `POST /api/auth/login/ HTTP/1.1\r\nHost: foyer\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    expect(String(await once(socket, 'data'))).toContain('100 Continue');
    server.child.kill('SIGTERM');
    while (await accepts(port));
    socket.write(body);
    expect(String(await once(socket, 'data'))).toContain('Invalid username or password.');
    const answered = performance.now();
    expect(await server.ended).toMatchObject({ code: 0, errors: '' });
    // It waits for requests, not for connections that have nothing left to say.
    expect(performance.now() - answered).toBeLessThan(4_000);
  }, 60_000);

  it('drains: refuses to be ready first, then ends kept-alive connections after an answer', async () => {
    const server = run();
    const address = await server.address;
    const visitors = Array.from({ length: 6 }, () => visit(address));
    const { status } = await ask(address);
    await Promise.all(visitors.map(({ first }) => first));
    const idle = { ended: idleConnection(Number(new URL(address).port)) };
    server.child.kill('SIGTERM');
    const told = performance.now();

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
    expect(await idle.ended).toBe(false);
    expect(await server.ended).toMatchObject({ code: 0, errors: '' });
    expect(performance.now() - told).toBeLessThan(6_000);
  }, 60_000);

  it('answers or refuses each new connection while it stops, and resets none', async () => {
    const server = run();
    const port = Number(new URL(await server.address).port);
    const outcomes: string[] = [];
    const come = async () => {
      for (let last = ''; last !== 'ECONNREFUSED';) outcomes.push((last = await askAnew(port)));
    };
    const visitors = Array.from({ length: 40 }, come);
    while (outcomes.length < 40) await accepts(port);
    server.child.kill('SIGTERM');
    await Promise.all(visitors);
    // Any status is an answer: with so many visitors a slow machine is overloaded.
    expect(outcomes.filter((outcome) => !/^\d+$|^ECONNREFUSED$/.test(outcome))).toEqual([]);
    expect(await server.ended).toMatchObject({ code: 0, errors: '' });
  }, 60_000);

  it('ends in time although a mail under way gets no answer', async () => {
    const smtp = await startSmtpServer();
    smtp.state.silentAfter = 0;
    const server = run({ SMTP_URL: smtp.url });
    const asked = await fetch(`${await server.address}/api/newsletter/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'rohan@acme-works.com' }),
    });
    expect(asked.status).toBe(201);
    while (smtp.received.length === 0) await accepts(Number(new URL(smtp.url).port));
    server.child.kill('SIGTERM');
    const told = performance.now();
    expect(await server.ended).toMatchObject({ code: 0, errors: '' });
    expect(performance.now() - told).toBeLessThan(6_000);
    await smtp.stop();
  }, 60_000);

  it('says in one line that the port is taken', async () => {
    const other = net.createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const end = await run({ PORT: port }).ended;
    other.close();
    expect(end.code).toBe(1);
    expect(end.errors).toBe(
      `Port ${port} is already in use. Stop the other program, or set PORT to another number.\n`,
    );
  }, 60_000);

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, 'The database at DATABASE_URL does not'],
  ])(
    'says in one line what is wrong with %j',
    async (env, sentence) => {
      const end = await run(env).ended;
      expect(end.code).toBe(1);
      expect(end.errors).toContain(sentence);
      oneLine(end.errors);
    },
    60_000,
  );
});

const production = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  PUBLIC_URL: 'https://tickets.acme.com',
  MAIL: 'outbox',
  SUPPORT_EMAIL: 'help@acme.com',
};

const signIn = (address: string, username: string, password: string) =>
  fetch(`${address}/api/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });

describe('the embedded database', () => {
  it('that cannot be opened is named with its folder, not with DATABASE_URL', async () => {
    const own = await createTestFolder();
    try {
      writeFileSync(path.join(own.dataDir, 'db/PG_VERSION'), '15\n');
      const end = await run({ DATA_DIR: own.dataDir }).ended;
      expect(end.code).toBe(1);
      expect(end.errors).toContain('The embedded database cannot be opened');
      expect(end.errors).toContain('Its files are in DATA_DIR.');
      expect(end.errors).not.toContain('DATABASE_URL');
    } finally {
      await own.remove();
    }
  }, 60_000);
});

describe('in production', () => {
  it('a start without its settings names each that is missing', async () => {
    const end = await run({ NODE_ENV: 'production' }).ended;
    expect(end.code).toBe(1);
    expect(end.errors.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^PUBLIC_URL is required/),
      expect.stringMatching(/^SMTP_URL is required/),
      expect.stringMatching(/^MAIL_FROM is required/),
      expect.stringMatching(/^SUPPORT_EMAIL is required/),
    ]);
  }, 60_000);

  it('an empty database opens without people and prints the link that sets it up', async () => {
    const own = await createTestFolder();
    try {
      const server = run({ ...production, DATA_DIR: own.dataDir });
      const address = await server.address;
      expect((await fetch(`${address}/api/health/`)).status).toBe(200);
      expect((await signIn(address, 'root', 'Foyer-demo-2026')).status).toBe(401);
      const token = readFileSync(path.join(own.dataDir, 'setup-token'), 'utf8').trim();
      const setup = await fetch(`${address}/api/setup/`, { headers: { 'x-setup-token': token } });
      expect(await setup.json()).toMatchObject({ configuration: { demo_allowed: false } });
      server.child.kill('SIGTERM');
      const end = await server.ended;
      expect(end.code).toBe(0);
      expect(end.output).toContain(`\n    ${address}/setup?token=${token}\n`);
      expect(end.output).toContain('npm run admin -- create');
      expect(end.output).not.toContain('Foyer-demo-2026');
    } finally {
      await own.remove();
    }
  }, 60_000);

  it('the demo world is made only when it is named, warns at each start, and is refused unnamed', async () => {
    const own = await createTestFolder();
    try {
      for (let start = 1; start <= 2; start += 1) {
        const server = run({ ...production, DEMO: '1', DATA_DIR: own.dataDir });
        const address = await server.address;
        expect((await signIn(address, 'root', 'Foyer-demo-2026')).status).toBe(200);
        server.child.kill('SIGTERM');
        const end = await server.ended;
        expect(end.output).toContain('WARNING: DEMO=1: everybody can sign in as an admin');
      }
      const unnamed = await run({ ...production, DATA_DIR: own.dataDir }).ended;
      expect(unnamed.code).toBe(1);
      expect(unnamed.errors).toContain('This database holds the demo world');
      oneLine(unnamed.errors);
    } finally {
      await own.remove();
    }
  }, 120_000);
});
