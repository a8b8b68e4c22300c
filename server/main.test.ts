import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accepts, createServerRuns, post, type ServerRun } from './testing/serverRuns';
import { startSmtpServer } from './testing/smtpServer';

const { newFolder, run, close } = createServerRuns();
afterAll(close);

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

/** A connection that was answered once and stays silent. @returns whether it ended by an error */
async function idleConnection(port: number) {
  const socket = net.connect(port, '127.0.0.1');
  socket.write('GET /api/health/ HTTP/1.1\r\nHost: foyer\r\n\r\n');
  await once(socket, 'data');
  return once(socket, 'close').then(([hadError]) => Boolean(hadError));
}

describe('the server', () => {
  let server: ServerRun;
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
    const ends = new Map<string, ServerRun['ended']>();
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
