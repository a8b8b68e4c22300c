/**
 * `npm run bench:onsale`: 5,000 people come for 500 seats within ten seconds; each opens the event,
 * books, reads the quote, pays and names the attendee, on a throw-away PostgreSQL that keeps every
 * commit on the disk, while visitors browse at a fixed rate. Prints what was sold, how long a purchase
 * took, how far later people overtook earlier ones, how browsing compares with the same rate without
 * the on-sale, and how much memory the server uses.
 *
 * `-- people=5000 seats=500 over=10 browsing=50` for other loads; `-- minutes=10` repeats the on-sale
 * with a new tier for that long and compares the memory of the second minute with that of the last.
 * Fails when a seat is sold twice or left, a request fails, somebody is overtaken by more than a
 * second, browsing is more than three times slower, or memory grows by more than a tenth.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
import { quantile } from './lib/database.mjs';
import { startBrowsing, startOnSale } from './lib/onSaleLoad.mjs';

const settings = Object.fromEntries(process.argv.slice(2).map((word) => word.split('=')));
const PEOPLE = Number(settings.people ?? 5000);
const SEATS = Number(settings.seats ?? 500);
const OVER_SECONDS = Number(settings.over ?? 10);
const BROWSING_PER_SECOND = Number(settings.browsing ?? 50);
const MINUTES = Number(settings.minutes ?? 0);

const PEOPLE_PER_COMPANY = 10;
const OTHER_EVENTS = 60;
const PRICE = 650_000;
const SAMPLE_EVERY_MS = 1000;

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

/** MB of memory that a process uses (Linux); none when it has ended. */
function memoryOf(pid) {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
}

/** The memory of the server each second, until stopped. */
function watchMemory(pid) {
  const start = performance.now();
  const samples = [];
  const timer = setInterval(
    () => samples.push({ minute: (performance.now() - start) / 60_000, mb: memoryOf(pid) }),
    SAMPLE_EVERY_MS,
  );
  const between = (from, to) =>
    quantile(
      samples.filter(({ minute }) => minute >= from && minute < to).map(({ mb }) => mb),
      0.5,
    );
  return {
    stop() {
      clearInterval(timer);
      return {
        first: samples[0]?.mb,
        highest: Math.max(...samples.map(({ mb }) => mb)),
        secondMinute: between(1, 2),
        lastMinute: between(MINUTES - 1, Infinity),
      };
    },
  };
}

const faults = [];
const check = (isRight, sentence) => {
  if (!isRight) faults.push(sentence);
};

const ms = (value) => `${value.toFixed(0)} ms`;

function report({ idle, browsing, sale }) {
  console.log(
    table([
      ['seats sold', `${sale.bought} of ${SEATS}`],
      ['people who came too late', `${sale.tooLate}`],
      ['asked to come again (503)', `${sale.retries} times`],
      ['all were served after', `${sale.seconds.toFixed(1)} s`],
      ['a purchase, p50 and p99', `${ms(sale.p50)}, ${ms(sale.p99)}`],
      ['"sold out", p99', ms(sale.refusedP99)],
      ['overtaken by at most', ms(Math.max(0, sale.overtakenMs))],
      ['browsing before, p50 and p99', `${ms(idle.p50)}, ${ms(idle.p99)}`],
      ['browsing meanwhile, p50 and p99', `${ms(browsing.p50)}, ${ms(browsing.p99)}`],
      ['browsing, p99 meanwhile / before', (browsing.p99 / idle.p99).toFixed(1)],
    ]),
  );
  check(sale.failed === 0, `${sale.failed} people met an error: ${sale.failures.join('; ')}`);
  check(sale.bought === SEATS, `${sale.bought} of ${SEATS} seats were sold.`);
  check(sale.overtakenMs <= 1000, `Somebody was overtaken by ${ms(sale.overtakenMs)}.`);
  check(browsing.failed === 0, `${browsing.failed} visitors met an error.`);
  check(browsing.p99 <= 3 * idle.p99, 'Browsing was more than three times slower.');
}

// Not by the server's own process, whose memory is measured.
execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' });
const postgres = await startPostgres({ fsync: true, settings: { max_connections: '100' } });
const dataDir = await mkdtemp(path.join(tmpdir(), 'foyer-onsale-'));
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
      ...NO_WRITE_QUOTAS,
    },
  });
  const port = Number(new URL(foyer.url).port);
  const browseFor = (seconds) =>
    startBrowsing({ port, perSecond: BROWSING_PER_SECOND, ms: seconds * 1000 });
  await browseFor(2);
  const idle = await browseFor(OVER_SECONDS);

  const memory = watchMemory(foyer.pid);
  const end = performance.now() + MINUTES * 60_000;
  let round = 0;
  do {
    round += 1;
    const tier = await openTier(database);
    const [sale, browsing] = await Promise.all([
      startOnSale({ port, tokens, tier, overMs: OVER_SECONDS * 1000, run: `on-sale-${round}` }),
      browseFor(OVER_SECONDS),
    ]);
    console.log(
      `\nOn-sale ${round}: ${PEOPLE} people, ${SEATS} seats, within ${OVER_SECONDS} seconds`,
    );
    report({ idle, browsing, sale });
  } while (performance.now() < end);
  const { first, highest, secondMinute, lastMinute } = memory.stop();
  console.log(
    `\nMemory of the server: ${first.toFixed(0)} MB before, at most ${highest.toFixed(0)} MB`,
  );
  if (MINUTES >= 3) {
    const growth = lastMinute / secondMinute;
    console.log(
      `Second minute ${secondMinute.toFixed(0)} MB, last ${lastMinute.toFixed(0)} MB: ${growth.toFixed(2)} times`,
    );
    check(growth <= 1.1, `Memory grew to ${growth.toFixed(2)} times that of the second minute.`);
  }
  await assertInventoryConsistent(database.db);
} finally {
  await database?.close();
  await foyer?.stop();
  await rm(dataDir, { recursive: true, force: true });
  await postgres.stop();
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
