import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import os from 'node:os';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { buildApp } from '../../app';
import { readConfig } from '../../config/config';
import { openDatabase } from '../../db/client';
import { createBuyer, statusAndCode, type Buyer } from '../../testing/bookings';
import { testSecrets } from '../../testing/buildTestApp';
import { createCategory, createEvent, createTier, type TestTier } from '../../testing/events';
import { createUser, signIn } from '../../testing/people';
import { testContract } from '../../testing/testContract';
import { addressOf, createTestDatabase, type TestDatabase } from '../../testing/testDatabase';

const secrets = testSecrets();
let now = 0;
let database: TestDatabase;
let line: Awaited<ReturnType<typeof createLine>>;
/** Two servers on one database; `there` reaches it over the line. */
let here: Awaited<ReturnType<typeof startServer>>;
let there: typeof here;
let tier: TestTier;
let buyer: Buyer;

/** A line to the database that can be cut. */
async function createLine(target: URL) {
  const sockets = new Set<Socket>();
  const host = decodeURIComponent(target.hostname);
  const line = createServer((near) => {
    const far = host.startsWith('/')
      ? connect(`${host}/.s.PGSQL.${target.port}`)
      : connect(Number(target.port), host);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  const listen = async (port: number) => {
    line.listen(port, '127.0.0.1');
    await once(line, 'listening');
    return (line.address() as AddressInfo).port;
  };
  const port = await listen(0);
  return {
    port,
    mend: () => listen(port),
    async cut() {
      const closed = once(line, 'close');
      line.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

async function startServer(databaseUrl: string) {
  const opened = await openDatabase({ databaseUrl, dataDir: os.tmpdir() });
  const app = await buildApp({
    config: readConfig({}),
    contract: testContract(),
    database: opened,
    secrets,
    monotonic: { now: () => now },
  });
  await app.ready();
  const get = (url: string, headers = {}) => app.inject({ url: `/api${url}`, headers });
  return {
    app,
    get,
    /** So many requests that answers are shared. */
    async share(url: string) {
      await Promise.all(Array.from({ length: 100 }, () => get(url)));
    },
    book: () =>
      app.inject({
        method: 'POST',
        url: '/api/bookings/',
        headers: buyer.headers,
        payload: {
          event: tier.event_id,
          ticket_tier: tier.id,
          quantity: 1,
        },
      }),
    close: () => app.close().finally(() => opened.close()),
  };
}

beforeAll(async () => {
  database = await createTestDatabase();
  const url = new URL(await addressOf(database.db));
  line = await createLine(url);
  const overLine = new URL(url);
  overLine.host = `127.0.0.1:${line.port}`;
  here = await startServer(url.href);
  there = await startServer(overLine.href);
  const category = await createCategory(database, { name: 'Music', slug: 'music' });
  const event = await createEvent(database, { category, title: 'Night of strings' });
  tier = await createTier(database, { event });
  buyer = await createBuyer({ ...database, secrets });
});
afterAll(async () => {
  await here.close();
  await there.close();
  await line.cut();
  await database.drop();
});
beforeEach(() => {
  now += 100_000;
});

const summary = () => `/events/${tier.event_id}/summary/`;

it('readers of one server see a change by another within a second', async () => {
  const admin = await signIn(
    { ...database, secrets },
    await createUser(database, { role: 'admin' }),
  );
  const category = await database.db
    .selectFrom('categories')
    .select('id')
    .executeTakeFirstOrThrow();
  const changes: [string, () => Promise<unknown>][] = [
    [summary(), () => here.book()],
    ['/events/', () => here.book()],
    [
      '/event-categories/',
      () =>
        here.app.inject({
          method: 'PATCH',
          url: `/api/event-categories/${category.id}`,
          headers: {
            ...admin,
            'if-match': '*',
          },
          payload: { name: 'Concerts' },
        }),
    ],
    // Past the servers.
    ['/events/featured/', () => sql`update ticket_tiers set price = 77700`.execute(database.db)],
    [
      '/events/search/?search=night',
      () => sql`update events set city = 'Pune'`.execute(database.db),
    ],
  ];
  for (const [url, change] of changes) {
    await there.share(url);
    const before = await there.get(url);
    await change();
    // Sent from memory: the comparison below would prove nothing otherwise.
    expect([url, (await there.get(url)).body]).toEqual([url, before.body]);
    now += 901;
    const after = await there.get(url);
    expect([url, after.body === before.body]).toEqual([url, false]);
    expect([url, after.body]).toEqual([url, (await here.get(url)).body]);
  }
});

it('shows only committed changes, and none of a transaction that a crash ends', async () => {
  await there.share(summary());
  const before = await there.get(summary());
  const crashed = database.db.transaction().execute(async (trx) => {
    await sql`update events set title = 'Never'`.execute(trx);
    now += 901;
    expect((await there.get(summary())).body).toBe(before.body);
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
  });
  await expect(crashed).rejects.toThrow();
  now += 901;
  expect((await there.get(summary())).body).toBe(before.body);
});

it('without the database answers of the last minute are sent and marked, and nothing can be booked', async () => {
  const before = await there.get('/events/');
  expect(before.headers).not.toHaveProperty('warning');
  await line.cut();
  await sql`update events set title = 'Meanwhile'`.execute(database.db);
  now += 30_000;
  const stale = await there.get('/events/');
  expect([stale.statusCode, stale.body]).toEqual([200, before.body]);
  expect(stale.headers).toMatchObject({ age: '30', warning: '110 foyer "Response is stale"' });
  const etag = { 'if-none-match': String(before.headers.etag) };
  expect((await there.get('/events/', etag)).headers).toMatchObject({ age: '30' });

  expect(statusAndCode(await there.book())).toEqual([503, 'unavailable']);
  expect(statusAndCode(await there.get('/events/', buyer.headers))).toEqual([503, 'unavailable']);
  expect(statusAndCode(await there.get('/events/?city=elsewhere'))).toEqual([503, 'unavailable']);
  now += 30_001;
  expect(statusAndCode(await there.get('/events/'))).toEqual([503, 'unavailable']);

  await line.mend();
  const fresh = await there.get('/events/');
  expect(fresh.body).toContain('Meanwhile');
  expect(fresh.headers).not.toHaveProperty('warning');
  expect((await there.book()).statusCode).toBe(201);
});
