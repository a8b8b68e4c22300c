import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createOutageLog } from '../db/outageLog';
import { loggerOptions } from '../startup';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  expectStatus,
  type Buyer,
} from '../testing/bookings';
import { buildTestApp, type TestApp } from '../testing/buildTestApp';

const lines: string[] = [];
let test: TestApp;
let port: number;
let buyer: Buyer;
beforeAll(async () => {
  const outages = createOutageLog();
  test = await buildTestApp({
    config: { metricsToken: 'scrape-token-scrape-token-0123456789' },
    logger: {
      ...loggerOptions(true, 'info', outages.logMethod),
      stream: { write: (line: string) => void lines.push(line) },
    },
  });
  outages.writeTo(test.app.log);
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  buyer = await createBuyer(test);
  port = (test.app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  test.app.server.closeAllConnections();
  await test.close();
});

const head = (method: string, path: string, length?: number) =>
  `${method} /api${path} HTTP/1.1\r\nHost: foyer\r\nContent-Type: application/json\r\n` +
  `${length === undefined ? '' : `Content-Length: ${length}\r\n`}\r\n`;
const post = (path: string, body: object, length = JSON.stringify(body).length) =>
  head('POST', path, length) + JSON.stringify(body);

const signedIn = (bytes: string) =>
  bytes.replace('\r\n\r\n', `\r\nAuthorization: ${buyer.headers.authorization}\r\n\r\n`);

async function connectAndReset(bytes: string, isReceived: () => boolean = () => true) {
  const socket = net.connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(bytes);
  while (!isReceived()) await nextTurn();
  socket.resetAndDestroy();
}

async function allAreClosed(): Promise<void> {
  const count = () =>
    new Promise<number>((resolve) => {
      test.app.server.getConnections((_error, connections) => resolve(connections));
    });
  while ((await count()) > 0) await nextTurn();
}

/** Of requests and of the database; background work is not looked at here. */
const failures = () =>
  lines.filter((line) => /"level":(50|60)/.test(line) && /"reqId"|the database/.test(line));
const requests = () => lines.filter((line) => line.includes('incoming request')).length;

async function measured(operation: string): Promise<number> {
  const { body } = await test.app.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer scrape-token-scrape-token-0123456789' },
  });
  const found = body.matchAll(/^foyer_request_seconds_count\{operation="(\w+)".*\} (\d+)$/gm);
  return [...found]
    .filter(([, name]) => name === operation)
    .reduce((sum, [, , count]) => sum + Number(count), 0);
}

it('a body that is cut off is no outage of the database and no failure of the server', async () => {
  const broken = [
    post('/auth/login/', { username: 'a' }, 200),
    signedIn(post('/bookings/', { event: 1 }, 200)),
    `POST /api/newsletter/ HTTP/1.1\r\nHost: foyer\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\n`,
    // The file of a picture is read by its handler.
    signedIn(head('POST', '/images/', 5_000)).replace('application/json', 'image/png') + 'PNG',
  ];
  for (const bytes of broken) {
    const before = requests();
    await connectAndReset(bytes, () => requests() > before);
  }
  await allAreClosed();
  expect(failures()).toEqual([]);
});

it('connections that are reset at once are no failure of the server', async () => {
  const bytes = [
    post('/newsletter/', { email: 'rohan@acme-works.com' }),
    post('/auth/login/', { username: 'nobody', password: 'x' }),
    head('GET', '/shared-tickets/abc/'),
    head('HEAD', '/events/'),
  ];
  await Promise.all(
    Array.from({ length: 80 }, (_, number) => connectAndReset((bytes[number % 4] ?? '').repeat(2))),
  );
  await allAreClosed();
  expect(failures()).toEqual([]);
});

it('pipelined requests on a reset connection block neither events nor bookings', async () => {
  const { tier } = await createOffer(test, { total: 10 });
  const event = `/events/${tier.event_id}`;
  const booking = { event: tier.event_id, ticket_tier: tier.id, quantity: 1 };
  const [shownBefore, bookedBefore] = [await measured('getEvent'), await measured('createBooking')];
  const attacks = [
    head('GET', '/events/?search=a') + head('GET', event).repeat(200),
    head('GET', '/events/?search=b') + post('/bookings/', booking).repeat(200),
    head('GET', '/events/?search=c') + head('HEAD', event).repeat(200),
    head('GET', '/events/?search=d') + signedIn(head('GET', event)).repeat(200),
  ];
  for (const attack of attacks) {
    for (let time = 0; time < 2; time += 1) {
      const before = requests();
      await connectAndReset(attack, () => requests() >= before + 201);
    }
  }
  await allAreClosed();
  const shown = await test.app.inject({ url: `/api${event}`, headers: buyer.headers });
  expect(shown.statusCode).toBe(200);
  expectStatus(201, await createBookingCalls(test).create(buyer.headers, booking));
  // Each of them has ended, however it was answered.
  while ((await measured('getEvent')) < shownBefore + 1_201) await nextTurn();
  expect(await measured('createBooking')).toBe(bookedBefore + 401);
  expect(failures()).toEqual([]);
});
