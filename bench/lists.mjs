/**
 * `npm run bench -- lists`: whether lists cost more with more data. Two servers on one throw-away
 * PostgreSQL, one with 100 events and 10 bookings, one with 100,000 and 1,000,000, take
 * turns, so that both have the same conditions; the ratio of their times says how the cost grows (goal: medians at
 * most 1.5 ×, else it ends with 1). Each request is of another day, word or page, so that no answer that was kept
 * is measured. The caller has ten bookings, and so has the organizer's event, on both sides. Then what the most
 * expensive calls that anybody may make cost the database with the many events (goal: 20 ms each).
 * `--samples 300 --many 20000 --bookings 50000` for others; `--anyway` does not wait for an idle machine.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { step, table } from '../scripts/lib/print.mjs';
import { testSecrets } from '../server/testing/buildTestApp.ts';
import { createCompany, createUser, signIn } from '../server/testing/people.ts';
import { startPostgres } from '../server/testing/postgres.ts';
import { connected, createDatabase } from './lib/database.mjs';
import { createDemoWorld, serveDemoWorld } from './lib/demoWorld.mjs';
import { databaseTime, hostileRequests } from './lib/hostile.mjs';
import { waitForIdle } from './lib/idle.mjs';
import { addBookings, addPeople, countSales } from './lib/sales.mjs';
import { quantile } from './lib/spread.mjs';

const { values: settings } = parseArgs({
  options: {
    samples: { type: 'string', default: '200' },
    many: { type: 'string', default: '100000' },
    bookings: { type: 'string', default: '1000000' },
    anyway: { type: 'boolean', default: false },
  },
});
const SAMPLES = Number(settings.samples);
const FEW = { events: 100, bookings: 10 };
const MANY = {
  events: Number(settings.many),
  bookings: Number(settings.bookings),
};
const WARM_UP = 20;
const GOAL = 1.5;
/** Milliseconds of the database, and how often each call is made for it. */
const GOAL_MS = 20;
const HOSTILE_SAMPLES = 5;
/** Of the caller, and of the event whose lists are read. */
const OWN_BOOKINGS = 10;

const secrets = testSecrets();
const day = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const words = ['night', 'music', 'art', 'summit', 'food', 'derby', 'jazz', 'design'];
const wordOf = (turn) => words[turn % words.length];

/** The path of a request by its number; an event is one that both sides have. */
const requests = {
  'first page': (turn) => `/events/?page_size=10&min_price=${1 + turn}`,
  'a later page by price': (turn) =>
    `/events/?page_size=10&page=5&ordering=price&min_price=${1 + turn}`,
  'a week': (turn) =>
    `/events/?date_from=${day(turn % 90)}&date_to=${day((turn % 90) + 7)}&min_price=${turn}`,
  'a city': (turn) => `/events/?city=Goa&min_price=${1 + turn}`,
  'search of the list': (turn) => `/events/?search=${wordOf(turn)}&min_price=${1 + turn}`,
  'search for what nothing has': (turn) => `/events/?search=zzqx${turn}`,
  suggestions: (turn) =>
    `/events/search/?search=${wordOf(turn).slice(0, 3)}&limit=${1 + (turn % 8)}`,
  'an event': (turn) => `/events/${4 + (turn % 90)}`,
  'sales of an event for admins': (turn) => `/events/${4 + (turn % 90)}/statistics/`,
  'my bookings': (turn) => `/bookings/?page_size=10&search=${'abcdefgh'[turn % 8]}`,
  'figures of my bookings': () => '/bookings/stats/',
  notifications: () => '/notifications/',
  colleagues: (turn) => `/attendees/contacts/?search=person${1 + (turn % 900)}`,
  'console: events': (turn) => `/organize/events/?page_size=10&page=${1 + (turn % 3)}`,
  'console: events by seats sold': (turn) =>
    `/organize/events/?page_size=10&ordering=-sold&page=${1 + (turn % 3)}`,
  'console: overview': () => '/organize/overview/',
  'console: bookings of an event': () => '/organize/events/3/bookings/',
  'console: attendees of an event': () => '/organize/events/3/attendees/',
  'console: search of bookings': (turn) =>
    `/organize/events/3/bookings/?search=person${turn % 900}@`,
  'console: sales of an event': () => '/organize/events/3/sales/',
};

const postgres = await startPostgres({
  settings: {
    max_connections: '100',
    max_wal_size: '8GB',
    checkpoint_timeout: '1h',
    shared_preload_libraries: 'pg_stat_statements',
    'pg_stat_statements.track_planning': 'on',
  },
});
const folders = [];
const sides = [];

const tiersOf = (condition) => `select t.id from ticket_tiers t where ${condition}`;

/** A database with that many events and bookings, and a server on it. */
async function prepare({ events, bookings }) {
  const databaseUrl = await createDatabase(postgres, `lists_${events}`);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'foyer-bench-'));
  folders.push(dataDir);
  const database = await createDemoWorld({ databaseUrl, dataDir }, events);
  const { db } = database;
  const company = await createCompany({ db });
  const user = await createUser({ db }, { company });
  const token = (await signIn({ db, secrets }, user)).authorization;
  const admin = await createUser({ db }, { role: 'admin' });
  const adminToken = (await signIn({ db, secrets }, admin)).authorization;
  await connected(databaseUrl, async (client) => {
    await client.query('create extension pg_stat_statements');
    // No reference is checked: all rows are copies or are made from rows that are there.
    await client.query('set session_replication_role = replica');
    await addPeople(client, user.id);
    await addBookings(client, bookings, tiersOf('t.event_id > 3'));
    await addBookings(client, OWN_BOOKINGS, tiersOf('t.event_id = 3'), { first: user.id, many: 1 });
    await countSales(client, db);
    await client.query('vacuum analyze');
  });
  await database.close();
  const server = await serveDemoWorld(databaseUrl, secrets);
  return { server, token, adminToken, databaseUrl };
}

let callers = 0;

async function read({ server }, requestPath, headers) {
  callers += 1;
  const answer = await fetch(`${server.url}/api${requestPath}`, {
    // Each from a new address, so that no rate limit by network applies.
    headers: { ...headers, 'x-forwarded-for': `10.9.${callers >> 8}.${callers & 255}` },
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${requestPath}: ${answer.status}`);
}

/** Calls of the console are made by an admin of the platform. */
async function timed(side, requestPath) {
  const isOfAdmin = /organize|statistics/.test(requestPath);
  const started = performance.now();
  await read(side, requestPath, { authorization: isOfAdmin ? side.adminToken : side.token });
  return performance.now() - started;
}

/** The times of both sides, request by request in turns. */
async function measure(pathOf) {
  const times = sides.map(() => []);
  for (let turn = -WARM_UP; turn < SAMPLES; turn += 1) {
    const requestPath = pathOf(turn + WARM_UP);
    // Alternates which of the two comes first.
    const order = turn % 2 === 0 ? [0, 1] : [1, 0];
    for (const side of order) {
      const time = await timed(sides[side], requestPath);
      if (turn >= 0) times[side].push(time);
    }
  }
  return times;
}

/** What calls of visitors cost the database, the most expensive first. */
async function printHostile(side) {
  const costs = await connected(side.databaseUrl, async (client) => {
    const found = [];
    for (const [name, pathOf] of Object.entries(hostileRequests)) {
      const call = (turn) => read(side, pathOf(turn), {});
      found.push([name, await databaseTime(client, HOSTILE_SAMPLES, call)]);
    }
    return found;
  });
  const rows = costs
    .sort(([, a], [, b]) => b - a)
    .map(([name, ms]) => [name, `${ms.toFixed(1)} ms`, ms > GOAL_MS ? 'too much' : '']);
  if (costs.some(([, ms]) => ms > GOAL_MS)) process.exitCode = 1;
  console.log(`\nDatabase time of a visitor's call\n${table(rows)}`);
}

try {
  for (const data of [FEW, MANY]) {
    const { events, bookings } = data;
    const title = `${events.toLocaleString('en-US')} events, ${bookings.toLocaleString('en-US')} bookings`;
    await step(title, async () => sides.push(await prepare(data)));
  }
  if (!settings.anyway && !(await step('Waiting until the machine is idle', waitForIdle))) {
    console.log('The machine is busy: the figures are worse than they would be.');
  }
  const rows = [['', 'p50', 'p99', 'p50 ×', 'p99 ×']];
  for (const [name, pathOf] of Object.entries(requests)) {
    const [few, many] = await measure(pathOf);
    const both = (share) =>
      [few, many].map((times) => quantile(times, share).toFixed(1)).join(' → ');
    const ratio = (share) => (quantile(many, share) / quantile(few, share)).toFixed(1);
    if (quantile(many, 0.5) > GOAL * quantile(few, 0.5)) process.exitCode = 1;
    rows.push([name, `${both(0.5)} ms`, `${both(0.99)} ms`, ratio(0.5), ratio(0.99)]);
  }
  console.log(`\n${table(rows)}`);
  await printHostile(sides[1]);
} finally {
  for (const { server } of sides) await server.stop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
  await postgres.stop();
}
