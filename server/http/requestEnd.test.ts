import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../config/config';
import { currentWaiting } from '../lib/requestOrigin';
import type { WaitingTime } from '../lib/waitingTime';
import { createHttpServer } from './httpServer';
import { monitorLoad } from './loadMonitor';
import { createMetrics } from './metrics/metrics';
import { keepOrigins } from './requestOrigins';

const PIPELINED = 40;

/** What the server counts, and conditions to wait for. */
function createCounts() {
  const counts = { entered: 0, left: 0, handled: 0, streamsOpen: 0, waitings: [] as WaitingTime[] };
  const watchers = new Set<() => void>();
  return {
    counts,
    change(update: () => void) {
      update();
      for (const watch of watchers) watch();
    },
    until: (isMet: (now: typeof counts) => boolean) =>
      new Promise<void>((resolve) => {
        const watch = () => {
          if (!isMet(counts)) return;
          watchers.delete(watch);
          resolve();
        };
        watchers.add(watch);
        watch();
      }),
  };
}

let app: FastifyInstance;
let port: number;
let seen: ReturnType<typeof createCounts>;
let metrics: ReturnType<typeof createMetrics>;
/** Lets the requests that are held be answered. */
let release: () => void;
let lines: string[];

beforeEach(async () => {
  lines = [];
  const stream = { write: (line: string) => void lines.push(line) };
  app = createHttpServer(readConfig({}), { level: 'info', stream });
  seen = createCounts();
  const { change } = seen;
  metrics = createMetrics();
  metrics.measure(app);
  monitorLoad(app, {
    enter: () => change(() => (seen.counts.entered += 1)),
    leave: () => change(() => (seen.counts.left += 1)),
    waitForIdle: async () => undefined,
  });
  keepOrigins(app);
  const held = new Promise<void>((resolve) => (release = resolve));
  const hold = async () => {
    const waiting = currentWaiting();
    change(() => {
      seen.counts.handled += 1;
      if (waiting) seen.counts.waitings.push(waiting);
    });
    await held;
  };
  const openFile = () => {
    change(() => (seen.counts.streamsOpen += 1));
    const file = new Readable({ read: () => void file.push('x'.repeat(65_536)) });
    return file.once('close', () => change(() => (seen.counts.streamsOpen -= 1)));
  };
  app.get('/held', () => hold().then(() => 'held'));
  app.post('/held', () => hold().then(() => 'held'));
  app.get('/file', async () => openFile());
  app.get('/late-file', () => hold().then(openFile));
  app.get('/quick', async (request) => request.ip);
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(async () => {
  release();
  app.server.closeAllConnections();
  await app.close();
});

const connect = () => net.connect(port, '127.0.0.1').on('error', () => undefined);
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: foyer\r\n\r\n`;
const head = (path: string) => `HEAD ${path} HTTP/1.1\r\nHost: foyer\r\n\r\n`;
const post = (path: string, body = '{}', length = body.length) =>
  `POST ${path} HTTP/1.1\r\nHost: foyer\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`;

async function answersMeasured(): Promise<number> {
  const text = await metrics.text();
  const counts = [...text.matchAll(/^foyer_request_seconds_count\{.*\} (\d+)$/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

const endings: [string, (socket: net.Socket) => void][] = [
  ['reset', (socket) => void socket.resetAndDestroy()],
  ['closed', (socket) => void socket.destroy()],
  ['half closed', (socket) => void socket.end()],
];

describe.each(endings)('requests of a connection that is %s while they wait', (_how, end) => {
  it.each([
    ['GET', get('/held').repeat(PIPELINED)],
    ['HEAD', head('/held').repeat(PIPELINED)],
    ['POST', post('/held').repeat(PIPELINED)],
    ['GET behind an answer', get('/quick') + get('/held').repeat(PIPELINED - 1)],
  ])('end with it: %s', async (_what, bytes) => {
    const socket = connect();
    socket.write(bytes);
    await seen.until(({ entered, handled }) => entered === PIPELINED && handled >= PIPELINED - 1);
    end(socket);
    await seen.until(({ left }) => left === PIPELINED);
    expect(seen.counts.waitings.every(({ left }) => left === Infinity)).toBe(true);
    expect(await answersMeasured()).toBe(PIPELINED);
    // An answer that comes later ends nothing twice.
    release();
    const quick = await fetch(`http://127.0.0.1:${port}/quick`);
    expect(await quick.text()).toBe('127.0.0.1');
    await seen.until(({ left }) => left === PIPELINED + 1);
    expect(await answersMeasured()).toBe(PIPELINED + 1);
  });

  it('whose files are being sent close the files', async () => {
    const socket = connect();
    socket.write(get('/file').repeat(PIPELINED));
    await seen.until(({ streamsOpen }) => streamsOpen === PIPELINED);
    end(socket);
    // Who has closed one direction still reads the answer that is being sent.
    socket.destroy();
    await seen.until(({ streamsOpen, left }) => streamsOpen === 0 && left === PIPELINED);
  });

  it('whose files are opened later close them too', async () => {
    const socket = connect();
    socket.write(get('/late-file').repeat(PIPELINED));
    await seen.until(({ handled }) => handled === PIPELINED);
    end(socket);
    await seen.until(({ left }) => left === PIPELINED);
    const opened = seen.until(({ streamsOpen }) => streamsOpen === PIPELINED);
    release();
    await opened;
    await seen.until(({ streamsOpen }) => streamsOpen === 0);
  });
});

it('requests whose body breaks off end, are no failure of the server and no outage', async () => {
  const socket = connect();
  socket.write(post('/held').repeat(3) + post('/held', '{"a":', 100));
  await seen.until(({ entered, handled }) => entered === 4 && handled === 3);
  socket.resetAndDestroy();
  await seen.until(({ left }) => left === 4);
});

it('a request of a connection that is gone is not served, and its address is never unknown', async () => {
  const reset = Array.from({ length: 100 }, async () => {
    const socket = connect();
    await once(socket, 'connect');
    socket.write(get('/quick').repeat(3));
    socket.resetAndDestroy();
  });
  await Promise.all(reset);
  await fetch(`http://127.0.0.1:${port}/quick`);
  await seen.until(({ entered, left }) => entered >= 1 && left === entered);
  expect(lines.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
});
