import { EventEmitter, once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { readConfig } from '../config/config';
import type { Authenticate } from '../contract/caller';
import { exportedFile, sendFile } from '../lib/spreadsheet/exportedFile';
import { readInBatches } from '../lib/spreadsheet/readInBatches';
import { currentRequester } from '../lib/requestOrigin';
import { createPdfWorker } from '../pdf/pdfWorker';
import { testContract } from '../testing/testContract';
import { registerErrors } from './errors';
import { createHttpServer } from './httpServer';
import { registerOpenapi } from './openapi';
import { keepOrigins } from './requestOrigins';

/** Draws a PDF when it is told to. */
class FakeThread extends EventEmitter {
  /** Bookings whose tickets were drawn, or are being drawn, in their order. */
  drawn: string[] = [];
  #goesOn = false;
  postMessage({ kind }: { kind: string }): void {
    this.drawn.push(kind);
    this.emit('begun');
    if (this.#goesOn) setImmediate(() => this.#answer());
  }
  #answer = () => this.emit('message', { pdf: Buffer.from('%PDF') });

  /** Ends one; resolves when the next has begun. */
  async finish(): Promise<void> {
    const next = once(this, 'begun');
    this.#answer();
    await next;
  }

  /** Ends this one, and all that come. */
  goOn(): void {
    this.#goesOn = true;
    this.#answer();
  }
  ref(): void {}
  unref(): void {}
  async terminate(): Promise<number> {
    return 0;
  }
}

let app: FastifyInstance;
let thread: FakeThread;
/** The requester of each batch of an export. */
let readers: (string | undefined)[];
let exportMayGoOn: () => void;

/** `Bearer 7` is person 7. */
const authenticate: Authenticate = async (token) => ({
  userId: Number(token),
  sessionId: 's',
  name: 'Asha Menon',
  email: 'asha@northwind.example',
  role: 'employee',
  permissions: [],
  companyId: 1,
  companyName: 'Northwind',
  companyProven: true,
  memberships: [],
  identity: { isConfirmed: true, hasSecondFactor: false, mustSetUpFactor: false },
});

beforeEach(async () => {
  thread = new FakeThread();
  readers = [];
  const pdfWorker = createPdfWorker<{ kind: string }>(() => thread as unknown as Worker);
  const stopped = new Promise<void>((resolve) => (exportMayGoOn = resolve));
  app = createHttpServer(readConfig({}));
  registerErrors(app);
  keepOrigins(app);
  const contract = testContract();
  const kept = ['/bookings/{id}/tickets/', '/shared-tickets/{token}/pdf/', '/company/account.csv/'];
  const paths = Object.fromEntries(
    Object.entries(contract.paths).filter(([path]) => kept.includes(path)),
  );
  await registerOpenapi(app, {
    contract: { ...contract, paths },
    authenticate,
    authenticateProvisioner: () => Promise.reject(new Error('There is no token.')),
    handlers: {
      async downloadTickets({ params }, reply) {
        reply.type('application/pdf');
        return pdfWorker.render({ kind: String(params.id) });
      },
      async downloadSharedTicket({ params }, reply) {
        reply.type('application/pdf');
        return pdfWorker.render({ kind: params.token });
      },
      exportCompanyCreditCsv(_request, reply) {
        const batches = readInBatches<{ id: number }>(async ({ after }) => {
          readers.push(currentRequester()?.key);
          if (after) await stopped;
          return after ? [] : Array.from({ length: 500 }, (_none, id) => ({ id }));
        });
        const columns = [{ title: 'Id', value: ({ id }: { id: number }) => String(id) }];
        const table = { columns, batches, timezone: 'Asia/Kolkata' };
        const names = { title: 'Northwind', what: 'account', format: 'csv' as const };
        return sendFile(reply, Promise.resolve(exportedFile(table, names)));
      },
    },
  });
  await app.ready();
});
afterEach(() => app.close());

/** Sent at once, where an answer of `inject` is sent when it is awaited. */
const get = async (options: Omit<InjectOptions, 'method'>) => app.inject(options);

const tickets = (person: number, booking: number) =>
  get({
    url: `/api/bookings/${booking}/tickets/`,
    headers: { authorization: `Bearer ${person}` },
    remoteAddress: '203.0.113.1',
  });

const sent = (count: number, send: (index: number) => ReturnType<typeof tickets>) =>
  Array.from({ length: count }, (_none, index) => send(index));

it('one person who requests a hundred PDFs delays another person by one PDF', async () => {
  const flood = sent(100, (index) => tickets(7, index + 1));
  const refused = await Promise.all(flood.slice(6));
  expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([429]));
  expect(refused[0]?.headers['retry-after']).toBe('3');
  expect(refused[0]?.json()).toMatchObject({
    error: 'Too many of your requests are still waiting. Please try again in a few seconds.',
    code: 'too_many_requests',
  });

  const other = tickets(8, 200);
  await new Promise(setImmediate);
  await thread.finish();
  await thread.finish();
  expect(thread.drawn).toEqual(['1', '2', '200']);
  thread.goOn();
  expect((await other).statusCode).toBe(200);
  const served = await Promise.all(flood.slice(0, 6));
  expect(new Set(served.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await tickets(7, 300)).statusCode).toBe(200);
});

it('a network has the limit of several people, and does not count its signed-in people', async () => {
  const shared = (token: string, remoteAddress: string) =>
    get({ url: `/api/shared-tickets/${token.padEnd(24, 'x')}/pdf/`, remoteAddress });
  const flood = sent(60, (index) => shared(`a${index}`, '203.0.113.1'));
  const refused = await Promise.all(flood.slice(48));
  expect(refused[0]?.json().error).toMatch(/^Too many requests from your network are/);
  expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([429]));
  const others = [shared('b', '203.0.113.2'), tickets(8, 200)];
  await new Promise(setImmediate);
  await thread.finish();
  await thread.finish();
  await thread.finish();
  expect(thread.drawn.slice(2)).toEqual(['b'.padEnd(24, 'x'), '200']);
  thread.goOn();
  expect((await Promise.all(others)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await Promise.all(flood);
});

it('a client that has disconnected has no work in the queue, however many requests it sent', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const first = tickets(7, 1);
  await once(thread, 'begun');
  const { port } = app.server.address() as AddressInfo;
  const request = (booking: number) =>
    `GET /api/bookings/${booking}/tickets/ HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer 9\r\n\r\n`;
  const came = once(app.server, 'connection');
  const client = connect(port, '127.0.0.1');
  const [connection]: Socket[] = await came;
  const requests = new Promise<void>((resolve) => {
    let left = 3;
    app.server.on('request', () => (left -= 1) === 0 && setImmediate(resolve));
  });
  client.write([2, 3, 4].map(request).join(''));
  await requests;
  const closed = connection && once(connection, 'close');
  client.destroy();
  await closed;
  const other = tickets(8, 200);
  await new Promise(setImmediate);
  thread.goOn();
  expect((await other).statusCode).toBe(200);
  await first;
  expect(thread.drawn).toEqual(['1', '200']);
  // Nor does it count when the person comes back.
  expect((await Promise.all(sent(6, (index) => tickets(9, index + 300)))).at(-1)?.statusCode).toBe(
    200,
  );
});

it('an export counts while it is sent, and reads as the work of its requester', async () => {
  const download = () =>
    get({ url: '/api/company/account.csv', headers: { authorization: 'Bearer 7' } });
  const flood = sent(20, download);
  const refused = await Promise.all(flood.slice(6));
  expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([429]));
  exportMayGoOn();
  expect((await Promise.all(flood.slice(0, 6))).at(-1)?.statusCode).toBe(200);
  expect(readers).toHaveLength(12);
  expect(new Set(readers)).toEqual(new Set(['person 7']));
});
