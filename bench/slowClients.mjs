/**
 * `npm run bench -- slow-clients`: 800 connections that send a head byte by byte, send a body byte by byte, read no
 * answer, or send nothing, and then 10,000 that stay open idle after one answer, while somebody else reads the
 * list of events. Goals: the 800 are closed within 20 s; an answer comes within 500 ms all the time. The reader has a
 * thread of its own. Linux only: the server's connections are read from /proc. Exits with 1 when a goal is missed.
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startFoyer } from '../scripts/lib/foyer.mjs';
import { step, table } from '../scripts/lib/print.mjs';
import { whileListIsRead } from './lib/listReaderThread.mjs';
import { quantile } from './lib/spread.mjs';

const EACH = 200;
const IDLE = 10_000;
/** Seconds until all slow ones are closed. */
const CLOSED_WITHIN = 20;
/** Milliseconds of an answer meanwhile. */
const ANSWERED_WITHIN = 500;

const head = 'HTTP/1.1\r\nHost: foyer\r\n';
const body = JSON.stringify({ username: 'asha', password: 'x'.repeat(200) });
const kinds = {
  'head byte by byte': (socket) =>
    drip(socket, `GET /api/events/ ${head}X-Long: ${'a'.repeat(500)}`),
  'body byte by byte': (socket) => {
    socket.write(
      `POST /api/auth/login/ ${head}Content-Type: application/json\r\nContent-Length: 230\r\n\r\n`,
    );
    drip(socket, body);
  },
  'reads no answer': (socket) => {
    socket.pause();
    socket.write(`GET /api/events/?page_size=100 ${head}\r\n`.repeat(300));
  },
  'sends nothing': () => undefined,
};

function drip(socket, text) {
  let sent = 0;
  const timer = setInterval(() => {
    if (socket.destroyed || sent >= text.length) clearInterval(timer);
    else socket.write(text[(sent += 1) - 1]);
  }, 1_000);
  socket.once('close', () => clearInterval(timer));
}

/** Ports of the clients whose connection the server has open. */
function openPorts(serverPort) {
  const own = serverPort.toString(16).toUpperCase().padStart(4, '0');
  const ports = new Set();
  for (const line of readFileSync('/proc/net/tcp', 'utf8').split('\n').slice(1)) {
    const [, local = '', remote = '', state] = line.trim().split(/\s+/);
    if (local.endsWith(`:${own}`) && state === '01')
      ports.add(Number.parseInt(remote.split(':')[1], 16));
  }
  return ports;
}

async function open(port) {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  return socket;
}

async function measureSlow(port) {
  const groups = new Map();
  for (const [kind, begin] of Object.entries(kinds)) {
    const sockets = await Promise.all(Array.from({ length: EACH }, () => open(port)));
    groups.set(kind, {
      ports: new Set(sockets.map(({ localPort }) => localPort)),
      sockets,
      at: performance.now(),
    });
    for (const socket of sockets) begin(socket);
  }
  const closed = new Map();
  const end = performance.now() + 2 * CLOSED_WITHIN * 1_000;
  while (closed.size < groups.size && performance.now() < end) {
    await pause(250);
    const live = openPorts(port);
    for (const [kind, { ports, at }] of groups) {
      if (closed.has(kind) || [...ports].some((one) => live.has(one))) continue;
      closed.set(kind, (performance.now() - at) / 1_000);
    }
  }
  for (const { sockets } of groups.values()) for (const socket of sockets) socket.destroy();
  return new Map(Object.keys(kinds).map((kind) => [kind, closed.get(kind) ?? Infinity]));
}

async function openIdle(port) {
  const sockets = [];
  while (sockets.length < IDLE) {
    const some = await Promise.all(Array.from({ length: 200 }, () => open(port)));
    await Promise.all(
      some.map(async (socket) => {
        socket.write(`GET /api/health/live/ ${head}\r\n`);
        await Promise.race([once(socket, 'data'), once(socket, 'close')]);
      }),
    );
    sockets.push(...some);
  }
  return sockets;
}

const limit = Number(spawnSync('bash', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).stdout);
if (limit < IDLE + 1_000)
  throw new Error(`This machine opens ${limit} files at most: raise ulimit -n.`);

const foyer = await startFoyer({ env: { DEMO: '1', LOG_LEVEL: 'error' } });
const port = Number(new URL(foyer.url).port);
try {
  // The first answers are slower, and belong to no case.
  await whileListIsRead(foyer.url, () => pause(2_000));
  const slow = await step(`${EACH} connections of each slow kind`, () =>
    whileListIsRead(foyer.url, () => measureSlow(port)),
  );
  const idle = await step(`${IDLE} idle connections`, () =>
    whileListIsRead(foyer.url, async () => {
      const sockets = await openIdle(port);
      await pause(5_000);
      const open = openPorts(port).size;
      for (const socket of sockets) socket.destroy();
      return open;
    }),
  );
  console.log(
    table([
      ['800 slow connections', 'all closed after'],
      ...[...slow.result].map(([kind, seconds]) => [kind, `${seconds.toFixed(1)} s`]),
    ]),
  );
  console.log(`idle connections open at the end: ${idle.result}`);
  for (const [name, { times }] of Object.entries({ slow, idle })) {
    console.log(
      `the list meanwhile (${name}): ${times.length} answers, p50 ${quantile(times, 0.5).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`,
    );
  }
  const isMissed =
    Math.max(...slow.result.values()) > CLOSED_WITHIN ||
    idle.result < IDLE ||
    Math.max(...slow.times, ...idle.times) > ANSWERED_WITHIN;
  if (isMissed) process.exitCode = 1;
} finally {
  await foyer.stop();
}
