import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import pg from 'pg';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { readConfig } from '../config/config';
import { createBuyer, createOffer, expectStatus, type Buyer } from '../testing/bookings';
import { testSecrets } from '../testing/buildTestApp';
import type { TestTier } from '../testing/events';
import { startPostgres, type TemporaryPostgres } from '../testing/postgres';
import { testContract } from '../testing/testContract';
import { openDatabase, type Database } from './client';
import { migrate } from './migrate';
import type { Replica } from './replica';

jest.setTimeout(60_000);

const secrets = testSecrets();
let primary: TemporaryPostgres;
let standby: TemporaryPostgres;
let database: Database;
let onStandby: pg.Client;
let app: FastifyInstance;
let tier: TestTier;
let buyer: Buyer;
/** Milliseconds of the clock by which answers in memory age. */
let now = 0;
/** Of each read that might be made on the replica, by how much it lagged; null where the primary was asked. */
let lags: (number | null)[] = [];

/** Tells where reads were made. */
const observed = (replica: Replica): Replica => ({
  ...replica,
  async read(work) {
    const found = await replica.read(work);
    lags.push(found?.lag ?? null);
    return found;
  },
});

beforeAll(async () => {
  // What is committed is on its way at once.
  primary = await startPostgres({ settings: { synchronous_commit: 'on' } });
  const opening = { databaseUrl: primary.url, dataDir: os.tmpdir() };
  const first = await openDatabase(opening);
  await migrate(first);
  ({ tier } = await createOffer(first, {}, { title: 'Before' }));
  buyer = await createBuyer({ ...first, secrets });
  await first.close();
  standby = await startPostgres({ replicaOf: primary.url });
  onStandby = new pg.Client({ connectionString: standby.url });
  // It ends with the replica.
  onStandby.on('error', () => undefined);
  await onStandby.connect();
  database = await openDatabase({ ...opening, databaseReadUrl: standby.url });
  if (!database.replica) throw new Error('There is no replica.');
  app = await buildApp({
    secrets,
    contract: testContract(),
    config: readConfig({ DATABASE_URL: primary.url }),
    database: {
      ...database,
      replica: observed(database.replica),
    },
    monotonic: { now: () => now },
  });
  await app.ready();
  // Without a commit PostgreSQL may wait 15 seconds before it sends its log to the replica.
  await rename('Before');
});
afterAll(async () => {
  await app?.close();
  await database?.close();
  await onStandby?.end();
  await standby?.stop();
  await primary?.stop();
});
beforeEach(() => {
  now += 100_000;
  lags = [];
});

const get = (url: string, headers = {}) => app.inject({ url: `/api${url}`, headers });
const summary = () => `/events/${tier.event_id}/summary/`;

/** The next answer is not one from memory, and is for many. */
async function readAmongMany(url: string) {
  now += 2_000;
  await Promise.all(Array.from({ length: 100 }, () => get('/health/live/')));
  const answer = await get(url);
  expectStatus(200, answer);
  return answer.body;
}

/** Reads until that is so. @returns milliseconds that it took @throws Error after twenty seconds */
async function readUntil(isSo: (body: string) => boolean): Promise<number> {
  const since = performance.now();
  for (;;) {
    if (isSo(await readAmongMany(summary()))) return performance.now() - since;
    if (performance.now() - since > 20_000) throw new Error('It did not become so.');
  }
}

/** It has replayed everything then; what PostgreSQL writes by itself just before may need another try. */
async function pauseReplayOnReplica(): Promise<void> {
  for (;;) {
    await readUntil(isOnReplica);
    await onStandby.query('select pg_wal_replay_pause()');
    await readAmongMany(summary());
    if (isOnReplica()) return;
    await resumeReplay();
  }
}
const resumeReplay = () => onStandby.query('select pg_wal_replay_resume()');

const rename = (title: string) =>
  sql`update events set title = ${title} where id = ${tier.event_id}`.execute(database.db);
const isOnReplica = () => lags.at(-1) !== null;

it('what many read is read on the replica, and what few read on the primary', async () => {
  expectStatus(200, await get(summary()));
  expect(lags).toEqual([]);
  const lists = ['/events/', '/events/?search=before', '/events/?search=befrore'];
  const others = ['/events/featured/', '/events/search/?search=before', '/event-categories/'];
  for (const url of [summary(), ...lists, ...others]) {
    lags = [];
    await readUntil(isOnReplica);
    lags = [];
    const body = await readAmongMany(url);
    expect([url, lags]).toEqual([url, [expect.any(Number)]]);
    now += 2_000;
    lags = [];
    expect(body).toBe((await get(url)).body);
    expect(lags).toEqual([]);
  }
});

it('bookings and what people who are signed in read never come from it', async () => {
  await readAmongMany(summary());
  lags = [];
  const { headers } = buyer;
  const payload = { event: tier.event_id, ticket_tier: tier.id, quantity: 1 };
  expectStatus(201, await app.inject({ method: 'POST', url: '/api/bookings/', headers, payload }));
  for (const url of ['/bookings/', '/events/', summary(), `/events/${tier.event_id}/`]) {
    expectStatus(200, await get(url, headers));
  }
  expect(lags).toEqual([]);
});

it('while it does not follow, changes are seen within a second all the same', async () => {
  // Nothing is missing there, however long ago the last transaction was.
  await pauseReplayOnReplica();
  await rename('After');
  expect(await readUntil((body) => body.includes('After'))).toBeLessThan(1_000);
  expect(lags.at(-1)).toBeNull();
  expect(Math.max(...lags.map((lag) => lag ?? 0))).toBeLessThanOrEqual(400);
  await resumeReplay();
  await readUntil(isOnReplica);
  expect(await readAmongMany(summary())).toContain('After');
});

it('without it the primary answers, and nobody sees an error', async () => {
  await readUntil(isOnReplica);
  await standby.stop();
  lags = [];
  for (let time = 0; time < 5; time += 1) await readAmongMany(summary());
  await rename('Afterwards');
  expect(await readAmongMany(summary())).toContain('Afterwards');
  expect(new Set(lags)).toEqual(new Set([null]));
});

it('a server that is no replica, or does not answer, is not read', async () => {
  const silent = createServer(() => undefined);
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const addresses = [primary.url, `postgres://postgres@127.0.0.1:${port}/postgres`];
  for (const databaseReadUrl of addresses) {
    const opened = await openDatabase({
      databaseUrl: primary.url,
      databaseReadUrl,
      dataDir: os.tmpdir(),
    });
    const since = performance.now();
    const read = () => opened.replica?.read((db) => sql`select 1`.execute(db));
    expect(await read()).toBeUndefined();
    expect(await read()).toBeUndefined();
    expect(performance.now() - since).toBeLessThan(1_000);
    await opened.close();
  }
  silent.close();
});
