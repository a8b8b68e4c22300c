/**
 * `npm run bench -- console-lists`: what the organizer's lists cost with 100,000 events of one organizer, of every
 * state and a third of them over, and 200,000 bookings: 100,000 of one event, 20,000 of each of two, and the others
 * spread over all. On a throw-away PostgreSQL, on an idle machine: p50 and p99 in milliseconds of pages, sorts,
 * searches and filters (goal: p99 of 100 ms), and by how much the server's memory grows while it exports all
 * attendees (goal: less than 50 MB). Ends with 1 when a goal is missed.
 * `--samples 300 --many 20000` for others, `--only exports` without the lists and with 500 events; `--anyway` does not
 * wait for an idle machine.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { step, table } from '../scripts/lib/print.mjs';
import { testSecrets } from '../server/testing/buildTestApp.ts';
import { signIn } from '../server/testing/people.ts';
import { startPostgres } from '../server/testing/postgres.ts';
import { connected, createDatabase } from './lib/database.mjs';
import { createDemoWorld, serveDemoWorld } from './lib/demoWorld.mjs';
import { waitForIdle } from './lib/idle.mjs';
import { addBookings, addPeople, countSales, FIRST_ID } from './lib/sales.mjs';
import { quantile } from './lib/spread.mjs';

const { values: settings } = parseArgs({
  options: {
    samples: { type: 'string', default: '200' },
    many: { type: 'string', default: '100000' },
    only: { type: 'string' },
    anyway: { type: 'boolean', default: false },
  },
});
const SAMPLES = Number(settings.samples);
const MANY = Number(settings.many);
const EVENTS = settings.only === 'exports' ? 500 : MANY;
const WARM_UP = 5;
const GOAL_MS = 100;
const GOAL_MB = 50;

const words = ['night', 'music', 'art', 'summit', 'food', 'derby', 'jazz', 'design'];
const secrets = testSecrets();
const postgres = await startPostgres({ settings: { max_connections: '100' } });
const dataDir = await mkdtemp(path.join(tmpdir(), 'foyer-bench-'));
let server;

/** All events are of the organizer: a third over, and drafts, paused, cancelled and sold-out ones. */
const spread = (client, organizerId) =>
  client.query(`
    update events set organizer_id = ${Number(organizerId)},
      start_at = case when id % 3 = 0 then start_at - interval '400 days' else start_at end,
      end_at = case when id % 3 = 0 then end_at - interval '400 days' else end_at end,
      booking_start_at = case when id % 3 = 0 then booking_start_at - interval '400 days'
        else booking_start_at end,
      booking_end_at = case when id % 3 = 0 then booking_end_at - interval '400 days'
        else booking_end_at end,
      updated_at = now() - id % 5000 * interval '1 hour',
      is_active = id % 20 <> 1,
      cancelled_at = case when id % 50 = 2 then now() end,
      paused_at = case when id % 30 = 4 then now() end;
    update ticket_tiers set total = held + sold, available = 0 where event_id % 25 = 5;`);

const tiersOf = (condition) => `select t.id from ticket_tiers t where ${condition}`;

async function fill(client, db, organizerId) {
  await spread(client, organizerId);
  const asha = await client.query("select id from users where username = 'asha'");
  await addPeople(client, asha.rows[0].id);
  const found = await client.query(
    `select id from events where is_active and cancelled_at is null and start_at > now() order by id limit 3`,
  );
  const [event, ...others] = found.rows.map(({ id }) => id);
  await addBookings(client, MANY, tiersOf(`t.event_id = ${event}`));
  for (const other of others) await addBookings(client, MANY / 5, tiersOf(`t.event_id = ${other}`));
  await addBookings(client, (MANY * 3) / 5, tiersOf('t.id % 5 = 0'));
  await countSales(client, db);
  await client.query('vacuum analyze');
  return event;
}

async function prepare() {
  const databaseUrl = await createDatabase(postgres, 'console');
  const database = await createDemoWorld({ databaseUrl, dataDir }, EVENTS);
  const { db } = database;
  const owner = await db
    .selectFrom('users')
    .where('username', '=', 'rhea')
    .selectAll()
    .executeTakeFirstOrThrow();
  const { id: organizerId } = await db
    .selectFrom('organizers')
    .where('name', '=', 'Bombay Live')
    .select('id')
    .executeTakeFirstOrThrow();
  const admin = await db
    .selectFrom('users')
    .where('username', '=', 'admin')
    .selectAll()
    .executeTakeFirstOrThrow();
  const token = (await signIn({ db, secrets }, owner)).authorization;
  const adminToken = (await signIn({ db, secrets }, admin)).authorization;
  const event = await connected(databaseUrl, (client) => fill(client, db, organizerId));
  await database.close();
  server = await serveDemoWorld(databaseUrl, secrets);
  return { token, adminToken, event, organizerId };
}

let callers = 0;

async function answerOf(requestPath, token) {
  callers += 1;
  const answer = await fetch(`${server.url}/api${requestPath}`, {
    headers: {
      authorization: token,
      // Each from a new address, so that no rate limit by network applies.
      'x-forwarded-for': `10.9.${callers >> 8}.${callers & 255}`,
    },
  });
  if (answer.status !== 200) throw new Error(`${requestPath}: ${answer.status}`);
  return answer;
}

/** A path in an array is asked for by the admin. */
async function times(pathOf, { token, adminToken }) {
  const taken = [];
  for (let turn = -WARM_UP; turn < SAMPLES; turn += 1) {
    const asked = pathOf(turn + WARM_UP);
    const [requestPath, as] = Array.isArray(asked) ? [asked[0], adminToken] : [asked, token];
    const started = performance.now();
    await (await answerOf(requestPath, as)).arrayBuffer();
    if (turn >= 0) taken.push(performance.now() - started);
  }
  return taken;
}

async function residentMb() {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Bytes of the file in MB, seconds, and the growth of the server's memory at its highest. */
async function exported(requestPath, token) {
  const before = await residentMb();
  let highest = before;
  let bytes = 0;
  const started = performance.now();
  const answer = await answerOf(requestPath, token);
  for await (const chunk of answer.body) {
    bytes += chunk.length;
    highest = Math.max(highest, await residentMb());
  }
  return {
    megabytes: bytes / 1_048_576,
    seconds: (performance.now() - started) / 1000,
    growth: highest - before,
  };
}

/** The requests by name; each is made by the organizer's owner, or by an admin of the platform. */
function requestsOf({ event, organizerId }) {
  const events = `/organize/events/?page_size=25&organizer=${organizerId}`;
  const everything = '/organize/events/?page_size=25';
  const bookings = `/organize/events/${event}/bookings/?page_size=25`;
  const attendees = `/organize/events/${event}/attendees/?page_size=25`;
  const from = (turn, most) => 1 + (turn % most);
  const guest = (turn) => FIRST_ID + 1000 + turn;
  return {
    'events, pages 1 to 100': (turn) => `${events}&page=${from(turn, 100)}`,
    'events, the newest, pages 1 to 100': (turn) =>
      `${events}&ordering=-start_date&page=${from(turn, 100)}`,
    'events by seats sold': (turn) => `${events}&ordering=-sold&page=${from(turn, 100)}`,
    'events by seats sold, fewest first': (turn) =>
      `${events}&ordering=sold&page=${from(turn, 100)}`,
    'events by title': (turn) => `${events}&ordering=title&page=${from(turn, 100)}`,
    'events by last change': (turn) => `${events}&ordering=-updated_at&page=${from(turn, 100)}`,
    'events, search': (turn) => `${events}&search=${words[turn % words.length]}`,
    'events, search by title': (turn) =>
      `${events}&ordering=title&search=${words[turn % words.length]}&page=${from(turn, 40)}`,
    'events, search for one': (turn) => `${events}&search=${1000 + turn}`,
    'events of a city on sale': () => `${events}&city=Goa&status=on_sale`,
    'drafts by seats sold': (turn) =>
      `${events}&status=draft&ordering=-sold&page=${from(turn, 20)}`,
    'events that are over': (turn) => `${events}&status=over&page=${from(turn, 100)}`,
    'events, platform, pages 1 to 100': (turn) => [`${everything}&page=${from(turn, 100)}`],
    'events, platform, by title': (turn) => [`${everything}&ordering=title&page=${from(turn, 50)}`],
    overview: () => `/organize/overview/?organizer=${organizerId}`,
    'overview, platform': () => ['/organize/overview/'],
    'an event': () => `/organize/events/${event}`,
    'bookings, pages 1 to 100': (turn) => `${bookings}&page=${from(turn, 100)}`,
    'bookings by amount': (turn) => `${bookings}&ordering=-amount&page=${from(turn, 50)}`,
    'bookings by seats': (turn) => `${bookings}&ordering=quantity&page=${from(turn, 50)}`,
    'bookings, paid': (turn) => `${bookings}&state=paid&page=${from(turn, 100)}`,
    'bookings, search': (turn) => `${bookings}&search=MANY-${guest(turn)}`,
    'bookings, search for a person': (turn) => `${bookings}&search=person${1 + (turn % 900)}@`,
    'bookings, search for everybody': () => `${bookings}&search=person`,
    'attendees, pages 1 to 100': (turn) => `${attendees}&page=${from(turn, 100)}`,
    'attendees, last name first': (turn) => `${attendees}&ordering=-name&page=${from(turn, 100)}`,
    'attendees by check-in': (turn) =>
      `${attendees}&ordering=-checked_in_at&page=${from(turn, 100)}`,
    'attendees without a name': (turn) => `${attendees}&named=false&page=${from(turn, 3)}`,
    'attendees, search': (turn) => `${attendees}&search=guest${guest(turn)}`,
    'attendees, search for everybody': () => `${attendees}&search=guest`,
    'sales of the event': () => `/organize/events/${event}/sales/`,
  };
}

async function printLists(made) {
  const rows = [['', 'p50', 'p99', '']];
  for (const [name, pathOf] of Object.entries(requestsOf(made))) {
    const taken = await times(pathOf, made);
    const [p50, p99] = [quantile(taken, 0.5), quantile(taken, 0.99)];
    if (p99 > GOAL_MS) process.exitCode = 1;
    rows.push([
      name,
      `${p50.toFixed(1)} ms`,
      `${p99.toFixed(1)} ms`,
      p99 > GOAL_MS ? 'too slow' : '',
    ]);
  }
  console.log(`\n${table(rows)}\n`);
}

try {
  const made = await step(
    `${EVENTS.toLocaleString('en-US')} events, ${(MANY * 2).toLocaleString('en-US')} bookings and tickets`,
    prepare,
  );
  if (!settings.anyway && !(await step('Waiting until the machine is idle', waitForIdle))) {
    console.log('The machine is busy: the figures are worse than they would be.');
  }
  const { token, event } = made;
  if (settings.only !== 'exports') await printLists(made);
  for (const kind of ['csv', 'xlsx']) {
    // The first run compiles and fills pools; the second one shows what an export takes.
    for (const run of ['first', 'second']) {
      const { megabytes, seconds, growth } = await exported(
        `/organize/events/${event}/attendees.${kind}`,
        token,
      );
      if (growth > GOAL_MB) process.exitCode = 1;
      console.log(
        `attendees.${kind}, ${run} run: ${megabytes.toFixed(1)} MB in ${seconds.toFixed(1)} s, ` +
          `memory grew by ${growth.toFixed(0)} MB`,
      );
    }
  }
} finally {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
  await postgres.stop();
}
