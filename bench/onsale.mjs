/**
 * `npm run bench -- onsale`: 5,000 people come for 500 seats within ten seconds; each opens the event,
 * books, reads the quote, pays and names the attendee, on a throw-away PostgreSQL that keeps every
 * commit on the disk, while visitors browse at a fixed rate. Prints what was sold, how long a purchase
 * took, how far later people overtook earlier ones, how browsing compares with the same rate without
 * the on-sale, and how much memory the server uses. Other visitors read from a server that says hello world at the
 * same rate and at the same time: what they wait for is the machine, which server, PostgreSQL and callers share.
 *
 * `--people 2000 --seats 200 --over 20 --browsing 100` for other loads; `--minutes 10` repeats the on-sale
 * with a new tier for that long and compares the memory of the second, the middle and the last minute.
 * Fails when a seat is sold twice or left, a request fails, somebody is overtaken by more than a
 * second, browsing is more than ten times slower, or memory grows by more than a tenth.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { NO_WRITE_QUOTAS, startFoyer } from '../scripts/lib/foyer.mjs';
import { table } from '../scripts/lib/print.mjs';
import { root } from '../scripts/lib/root.mjs';
import { openDatabase } from '../server/db/client.ts';
import { migrate } from '../server/db/migrate.ts';
import { assertInventoryConsistent } from '../server/testing/bookings.ts';
import { testSecrets } from '../server/testing/buildTestApp.ts';
import { createEvent, createTier } from '../server/testing/events.ts';
import { createCompany, createUser, signIn } from '../server/testing/people.ts';
import { startPostgres } from '../server/testing/postgres.ts';
import { startBrowsing, startOnSale } from './lib/onSaleLoad.mjs';
import { watchScheduling } from './lib/processor.mjs';
import { startHelloWorld } from './lib/startHelloWorld.mjs';
import { watchServer } from './lib/watchServer.mjs';

const { values: settings } = parseArgs({
  options: {
    people: { type: 'string', default: '5000' },
    seats: { type: 'string', default: '500' },
    over: { type: 'string', default: '10' },
    browsing: { type: 'string', default: '50' },
    minutes: { type: 'string', default: '0' },
  },
});
const PEOPLE = Number(settings.people);
const SEATS = Number(settings.seats);
const OVER_SECONDS = Number(settings.over);
const BROWSING_PER_SECOND = Number(settings.browsing);
const MINUTES = Number(settings.minutes);

const PEOPLE_PER_COMPANY = 10;
const OTHER_EVENTS = 60;
const PRICE = 650_000;
const METRICS_TOKEN = 'of-the-benchmark-of-an-on-sale-alone';

const secrets = testSecrets();

/** Signed-in people of many companies, and events to browse. */
async function fill(database) {
  const { db } = database;
  const tokens = [];
  for (let number = 0; number < PEOPLE; number += PEOPLE_PER_COMPANY) {
    const company = await createCompany({ db });
    const colleagues = Array.from({ length: Math.min(PEOPLE_PER_COMPANY, PEOPLE - number) });
    tokens.push(
      ...(await Promise.all(
        colleagues.map(async () => {
          const user = await createUser({ db }, { company });
          return (await signIn({ db, secrets }, user)).authorization;
        }),
      )),
    );
  }
  for (let number = 0; number < OTHER_EVENTS; number += 1) {
    await createTier({ db }, { event: await createEvent({ db }), price: PRICE, total: 1000 });
  }
  return tokens;
}

async function openTier({ db }) {
  const event = await createEvent({ db });
  const { id } = await createTier({ db }, { event, price: PRICE, total: SEATS });
  return { id, event: event.id, price: (PRICE / 100).toFixed(2) };
}

const faults = [];
const check = (isRight, sentence) => {
  if (!isRight) faults.push(sentence);
};

const ms = (value) => `${value.toFixed(0)} ms`;
const both = ({ p50, p99 }) => `${ms(p50)}, ${ms(p99)}`;
const seconds = ({ ran, waited }) => `${ran.toFixed(1)} s, ${waited.toFixed(1)} s`;

function report({ idle, browsing, hello, sale, server }) {
  console.log(
    table([
      ['seats sold', `${sale.bought} of ${SEATS}`],
      ['people who came too late', `${sale.tooLate}`],
      ['asked to come again (503)', `${sale.retries} times`],
      ['all were served after', `${sale.seconds.toFixed(1)} s`],
      ['a purchase, p50 and p99', `${ms(sale.p50)}, ${ms(sale.p99)}`],
      ['"sold out", p99', ms(sale.refusedP99)],
      ['overtaken by at most', ms(Math.max(0, sale.overtakenMs))],
      ['browsing before, p50 and p99', both(idle.browsing)],
      ['browsing meanwhile, p50 and p99', both(browsing)],
      ['slowest visit', `${ms(browsing.slowest.took)} at ${browsing.slowest.at.toFixed(1)} s`],
      ['browsing, p99 meanwhile / before', (browsing.p99 / idle.browsing.p99).toFixed(1)],
      ['hello world before, p50 and p99', both(idle.hello)],
      ['hello world meanwhile, p50 and p99', both(hello)],
      ['the event loop was late by, p50 and p99', both(server.lateness)],
      ['the server ran, waited for a processor', seconds(server.scheduling)],
      ['the callers ran, waited for a processor', seconds(sale.scheduling)],
    ]),
  );
  check(sale.failed === 0, `${sale.failed} people met an error: ${sale.failures.join('; ')}`);
  check(sale.bought === SEATS, `${sale.bought} of ${SEATS} seats were sold.`);
  check(sale.overtakenMs <= 1000, `Somebody was overtaken by ${ms(sale.overtakenMs)}.`);
  check(browsing.failed === 0, `${browsing.failed} visitors met an error.`);
  check(browsing.p99 <= 10 * idle.browsing.p99, 'Browsing was more than ten times slower.');
}

// Not by the server's own process, whose memory is measured.
execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' });
const postgres = await startPostgres({ fsync: true, settings: { max_connections: '100' } });
const dataDir = await mkdtemp(path.join(tmpdir(), 'foyer-onsale-'));
const hello = await startHelloWorld();
let foyer;
let database;
try {
  database = await openDatabase({ databaseUrl: postgres.url, dataDir });
  await migrate(database);
  const tokens = await fill(database);
  foyer = await startFoyer({
    build: false,
    env: {
      DATABASE_URL: postgres.url,
      DATA_DIR: dataDir,
      DEMO: '0',
      JWT_SECRET: secrets.jwtSecret,
      LOG_LEVEL: 'error',
      METRICS_TOKEN,
      ...NO_WRITE_QUOTAS,
    },
  });
  const port = Number(new URL(foyer.url).port);
  const browseFor = async (forSeconds) => {
    const options = { perSecond: BROWSING_PER_SECOND, ms: forSeconds * 1000 };
    const [browsing, said] = await Promise.all([
      startBrowsing({ port, ...options }),
      startBrowsing({ port: hello.port, ...options }),
    ]);
    return { browsing, hello: said };
  };
  await browseFor(2);
  const idle = await browseFor(OVER_SECONDS);

  const watched = watchServer({ url: foyer.url, pid: foyer.pid, token: METRICS_TOKEN });
  const end = performance.now() + MINUTES * 60_000;
  let round = 0;
  do {
    round += 1;
    const tier = await openTier(database);
    await watched.lateness();
    const scheduling = watchScheduling(foyer.pid);
    const [sale, read] = await Promise.all([
      startOnSale({ port, tokens, tier, overMs: OVER_SECONDS * 1000, run: `on-sale-${round}` }),
      browseFor(OVER_SECONDS),
    ]);
    const server = { scheduling: scheduling(), lateness: await watched.lateness() };
    console.log(
      `\nOn-sale ${round}: ${PEOPLE} people, ${SEATS} seats, within ${OVER_SECONDS} seconds`,
    );
    report({ idle, ...read, sale, server });
  } while (performance.now() < end);
  const { first, highest } = watched.stop();
  console.log(
    `\nMemory of the server: ${first.toFixed(0)} MB before, at most ${highest.toFixed(0)} MB`,
  );
  if (MINUTES >= 3) {
    const [early, middle, late] = [1, MINUTES / 2, MINUTES - 1].map(watched.memoryAt);
    console.log(
      table([
        ['', 'second minute', 'middle', 'last minute'],
        ...['rss', 'heap'].map((kind) => [
          kind === 'rss' ? 'in memory' : 'heap used',
          ...[early, middle, late].map((memory) => `${memory[kind].toFixed(0)} MB`),
        ]),
      ]),
    );
    const growth = late.rss / early.rss;
    check(growth <= 1.1, `Memory grew to ${growth.toFixed(2)} times that of the second minute.`);
  }
  await assertInventoryConsistent(database.db);
} finally {
  await database?.close();
  await foyer?.stop();
  hello.stop();
  await rm(dataDir, { recursive: true, force: true });
  await postgres.stop();
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
