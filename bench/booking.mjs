/**
 * `npm run bench:booking`: bookings per second through HTTP, with everything a real booking does
 * (token, validation, history, idempotency key), with and without group admission; on a throw-away
 * PostgreSQL that keeps every commit on the disk, as a multiple of pgbench running the statement of
 * one booking, and on the embedded engine. Then complete purchases. All in turns; medians are shown.
 *
 * `-- rounds=5 seconds=4` for more; `-- only=postgres|pglite|purchases` for less. Goals: 5 x pgbench on one
 * tier, 1 x over 100, 3 x one by one on PGlite, 120 purchases a second.
 */
import { rm } from 'node:fs/promises';
import { table } from '../scripts/lib/print.mjs';
import { openDatabase } from '../server/db/client.ts';
import { assertInventoryHolds } from '../server/testing/bookings.ts';
import { startPostgres } from '../server/testing/postgres.ts';
import { runPgbench } from './lib/pgbench.mjs';
import { load, prepare, TIERS } from './lib/stage.mjs';

const settings = Object.fromEntries(process.argv.slice(2).map((word) => word.split('=')));
const ROUNDS = Number(settings.rounds ?? 3);
const SECONDS = Number(settings.seconds ?? 3);

const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)];
const median = (values) => quantile(values, 0.5);

/** Runs every case in turn, as often as there are rounds. */
async function inTurns(cases) {
  const results = new Map(cases.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, run } of cases) results.get(name).push(await run());
  }
  return results;
}

const summary = (rounds) => ({
  perSecond: median(rounds.map((round) => round.perSecond)),
  p50: median(rounds.map((round) => round.p50)),
  p99: median(rounds.map((round) => round.p99)),
});

function print(title, rows) {
  console.log(`\n${title}`);
  console.log(table(rows));
}

const cells = ({ perSecond, p50, p99 }) => [
  `${perSecond.toFixed(0)}/s`,
  `p50 ${p50.toFixed(1)} ms`,
  `p99 ${p99.toFixed(1)} ms`,
];

async function holds(stage) {
  const database = await openDatabase({ ...stage, log: undefined });
  try {
    await assertInventoryHolds(database.db);
  } finally {
    await database.close();
  }
}

async function onPostgres() {
  const postgres = await startPostgres({ fsync: true, settings: { max_connections: '100' } });
  const servers = [];
  let stage;
  try {
    stage = await prepare(postgres.url);
    const { world } = stage;
    const [grouped, single] = [await stage.serve('1'), await stage.serve('0')];
    servers.push(grouped, single);
    for (const which of settings.only === 'purchases' ? [] : ['hot', 'spread']) {
      const cases = [
        {
          name: 'pgbench',
          run: async () => ({
            perSecond: await runPgbench({
              url: postgres.url,
              clients: 32,
              seconds: SECONDS,
              users: world.people.map((person) => person.id),
              tiers: world.tiers[which],
              company: world.company,
            }),
          }),
        },
      ];
      for (const callers of [32, 256]) {
        for (const [way, server] of [
          ['grouped', grouped],
          ['one by one', single],
        ]) {
          cases.push({
            name: `${way}, ${callers} callers`,
            run: () => load(server, stage, { which, callers, seconds: SECONDS }),
          });
        }
      }
      const results = await inTurns(cases);
      const reference = median(results.get('pgbench').map((round) => round.perSecond));
      results.delete('pgbench');
      print(`PostgreSQL, ${which === 'hot' ? 'one tier' : `${TIERS} tiers`}`, [
        ['pgbench, 32 clients', `${reference.toFixed(0)}/s`, '', '', ''],
        ...[...results].map(([name, rounds]) => {
          const one = summary(rounds);
          return [name, ...cells(one), `${(one.perSecond / reference).toFixed(2)} x pgbench`];
        }),
      ]);
    }
    // An idle server would send the mails of the purchases meanwhile, on the same processors.
    await servers.pop().stop();
    const bought = await inTurns(
      ['hot', 'spread'].map((which) => ({
        name: which === 'hot' ? 'one tier' : `${TIERS} tiers`,
        run: () => load(grouped, stage, { kind: 'purchase', which, callers: 20, seconds: SECONDS }),
      })),
    );
    print(
      'PostgreSQL, complete purchases, 20 callers',
      [...bought].map(([name, rounds]) => [name, ...cells(summary(rounds))]),
    );
    await holds(stage);
  } finally {
    for (const server of servers) await server.stop();
    if (stage) await rm(stage.dataDir, { recursive: true, force: true });
    await postgres.stop();
  }
}

async function onPglite() {
  const stage = await prepare(undefined);
  const results = new Map();
  const ways = { grouped: '1', 'one by one': '0' };
  try {
    // One process at a time may have the folder open.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [way, setting] of Object.entries(ways)) {
        const server = await stage.serve(setting);
        try {
          const keep = (name, result) => results.set(name, [...(results.get(name) ?? []), result]);
          for (const callers of [32, 256]) {
            keep(
              `${way}, ${callers} callers`,
              await load(server, stage, { callers, seconds: SECONDS }),
            );
          }
          if (way === 'grouped') {
            const purchase = { kind: 'purchase', which: 'spread', callers: 20, seconds: SECONDS };
            keep('complete purchases, 20 callers', await load(server, stage, purchase));
          }
        } finally {
          await server.end();
        }
      }
    }
    const reference = (name) => {
      const single = results.get(name.replace('grouped', 'one by one'));
      return single && name.startsWith('grouped')
        ? `${(summary(results.get(name)).perSecond / summary(single).perSecond).toFixed(2)} x one by one`
        : '';
    };
    print(
      'PGlite, one tier',
      [...results].map(([name, rounds]) => [name, ...cells(summary(rounds)), reference(name)]),
    );
    await holds(stage);
  } finally {
    await rm(stage.dataDir, { recursive: true, force: true });
  }
}

if (settings.only !== 'pglite') await onPostgres();
if (settings.only === undefined || settings.only === 'pglite') await onPglite();
