/**
 * `npm run bench:lists`: whether lists cost more with more data (D32). Two servers on one throw-away
 * PostgreSQL, one with 1,000 events and colleagues, one with 100,000, each event with bookings, take
 * turns, so that both have the same conditions; the ratio of their times says how the cost grows. Each
 * request is of another day or word, so that no cached count answers it.
 * `-- samples=300 many=20000` for others.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startFoyer } from '../scripts/lib/foyer.mjs';
import { step, table } from '../scripts/lib/print.mjs';
import { openDatabase } from '../server/db/client.ts';
import { migrate } from '../server/db/migrate.ts';
import { ensureDemoWorld } from '../server/demo/index.ts';
import { testSecrets } from '../server/testing/buildTestApp.ts';
import { createCompany, createUser, signIn } from '../server/testing/people.ts';
import { startPostgres } from '../server/testing/postgres.ts';
import { connected, createDatabase, quantile } from './lib/database.mjs';

const settings = Object.fromEntries(process.argv.slice(2).map((word) => word.split('=')));
const SAMPLES = Number(settings.samples ?? 200);
const FEW = 1_000;
const MANY = Number(settings.many ?? 100_000);
const WARM_UP = 20;
const BOOKINGS_PER_TIER = 2;

const secrets = testSecrets();
const day = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const words = ['night', 'music', 'art', 'summit', 'food', 'derby', 'jazz', 'design'];
const wordOf = (turn) => words[turn % words.length];

/** The path of a request by its number. */
const requests = {
  'first page': () => '/events/?page_size=10',
  'page 100': () => '/events/?page_size=10&page=100',
  'page 100 by price': () => '/events/?page_size=10&page=100&ordering=price',
  'a week': (turn) => `/events/?date_from=${day(turn % 90)}&date_to=${day((turn % 90) + 7)}`,
  'a week in a city': (turn) =>
    `/events/?city=Mumbai&date_from=${day(turn % 90)}&date_to=${day((turn % 90) + 7)}`,
  'a city': () => '/events/?city=Goa',
  'search of the list': (turn) => `/events/?search=${wordOf(turn)}`,
  suggestions: (turn) => `/events/search/?search=${wordOf(turn).slice(0, 3)}`,
  colleagues: (turn) => `/attendees/contacts/?search=person${1 + (turn % 900)}`,
};

const postgres = await startPostgres({ settings: { max_connections: '100' } });
const folders = [];
const sides = [];

/** A database with that many events and colleagues, and a server on it. */
async function prepare(count) {
  const databaseUrl = await createDatabase(postgres, `lists_${count}`);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'foyer-bench-'));
  folders.push(dataDir);
  const database = await openDatabase({ databaseUrl, dataDir });
  await migrate(database);
  const { db } = database;
  await ensureDemoWorld({
    db,
    config: { demo: true, demoEvents: count, holdMinutes: 60 },
    clock: { now: () => Date.now() },
    log: { info: () => {} },
  });
  const company = await createCompany({ db });
  const user = await createUser({ db }, { company });
  const token = (await signIn({ db, secrets }, user)).authorization;
  await database.close();
  await addPeopleAndBookings(databaseUrl, count, user.id, company.id);
  const server = await startFoyer({
    env: {
      DATABASE_URL: databaseUrl,
      DEMO: '1',
      JWT_SECRET: secrets.jwtSecret,
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'error',
    },
  });
  return { server, token };
}

const addPeopleAndBookings = (url, count, userId, companyId) =>
  connected(url, async (client) => {
    await client.query(
      `insert into users
       select copy.* from users one, generate_series(1, $2::int) as n,
         lateral jsonb_populate_record(null::users, to_jsonb(one) || jsonb_build_object(
           'id', 10000000 + n, 'username', 'many' || n, 'email', 'person' || n || '@many.example',
           'first_name', 'Person' || n, 'last_name', 'Of Many')) as copy
       where one.id = $1`,
      [userId, count],
    );
    await client.query(
      `insert into bookings (booking_number, user_id, company_id, event_id, ticket_tier_id, quantity,
         unit_price, total_amount, currency, status, payment_status, hold_state)
       select 'MANY-' || t.id || '-' || n, $1::bigint, $2::bigint, t.event_id, t.id, 1, t.price, t.price,
         t.currency, 'confirmed', 'paid', 'sold'
       from ticket_tiers t, generate_series(1, $3::int) as n`,
      [userId, companyId, BOOKINGS_PER_TIER],
    );
    await client.query(
      `update ticket_tiers set total = total + $1, sold = sold + $1, bookings = bookings + $1`,
      [BOOKINGS_PER_TIER],
    );
    await client.query('vacuum analyze');
  });

let callers = 0;

async function timed({ server, token }, requestPath) {
  callers += 1;
  const started = performance.now();
  const answer = await fetch(`${server.url}/api${requestPath}`, {
    headers: {
      authorization: token,
      // Each from a new address, so that no rate limit by network applies.
      'x-forwarded-for': `10.9.${callers >> 8}.${callers & 255}`,
    },
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${requestPath}: ${answer.status}`);
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

try {
  for (const count of [FEW, MANY]) {
    await step(`${count.toLocaleString('en-US')} events and colleagues`, async () =>
      sides.push(await prepare(count)),
    );
  }
  const rows = [['', 'p50', 'p99', 'p50 ×', 'p99 ×']];
  for (const [name, pathOf] of Object.entries(requests)) {
    const [few, many] = await measure(pathOf);
    const both = (share) =>
      [few, many].map((times) => quantile(times, share).toFixed(1)).join(' → ');
    const ratio = (share) => (quantile(many, share) / quantile(few, share)).toFixed(1);
    rows.push([name, `${both(0.5)} ms`, `${both(0.99)} ms`, ratio(0.5), ratio(0.99)]);
  }
  console.log(`\n${table(rows)}`);
} finally {
  for (const { server } of sides) await server.stop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
  await postgres.stop();
}
