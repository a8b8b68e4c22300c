/**
 * `npm run bench -- booking`: bookings per second through HTTP, with everything a real booking does
 * (token, validation, history, idempotency key), with and without group admission; on a throw-away
 * PostgreSQL with fsync, as a multiple of pgbench running the statement of one booking, and on the
 * embedded engine. Then complete purchases. The cases run alternately; the medians are printed.
 *
 * `--rounds 5 --seconds 4` for more; `--only postgres|pglite|purchases` for less; `--only processes` compares one,
 * two and four server processes on one PostgreSQL. Goals: 5 x pgbench on one tier, 1 x over 100, 3 x one by one on PGlite,
 * 120 purchases a second.
 */
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { table } from '../scripts/lib/print.mjs';
import { openDatabase } from '../server/db/client.ts';
import { assertInventoryConsistent } from '../server/testing/bookings.ts';
import { startPostgres } from '../server/testing/postgres.ts';
import { runPgbench } from './lib/pgbench.mjs';
import { load, prepare, TIERS } from './lib/setup.mjs';
import { median } from './lib/spread.mjs';

const { values: settings } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    only: { type: 'string' },
  },
});
const ROUNDS = Number(settings.rounds);
const SECONDS = Number(settings.seconds);

/** Runs the cases alternately, ROUNDS times each. */
async function runAlternately(cases) {
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

async function assertConsistent(setup) {
  const database = await openDatabase({ ...setup, log: undefined });
  try {
    await assertInventoryConsistent(database.db);
  } finally {
    await database.close();
  }
}

async function onPostgres() {
  const postgres = await startPostgres({ fsync: true, settings: { max_connections: '100' } });
  const servers = [];
  let setup;
  try {
    setup = await prepare(postgres.url);
    const { data } = setup;
    const [grouped, single] = [await setup.serve('1'), await setup.serve('0')];
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
              users: data.people.map((person) => person.id),
              tiers: data.tiers[which],
              company: data.company,
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
            run: () => load(server, setup, { which, callers, seconds: SECONDS }),
          });
        }
      }
      const results = await runAlternately(cases);
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
    // Stopped, because an idle server would send the mails of the purchases on the same processors.
    await servers.pop().stop();
    const bought = await runAlternately(
      ['hot', 'spread'].map((which) => ({
        name: which === 'hot' ? 'one tier' : `${TIERS} tiers`,
        run: () => load(grouped, setup, { kind: 'purchase', which, callers: 20, seconds: SECONDS }),
      })),
    );
    print(
      'PostgreSQL, complete purchases, 20 callers',
      [...bought].map(([name, rounds]) => [name, ...cells(summary(rounds))]),
    );
    await assertConsistent(setup);
  } finally {
    for (const server of servers) await server.stop();
    if (setup) await rm(setup.dataDir, { recursive: true, force: true });
    await postgres.stop();
  }
}

/** Callers are spread over the first one, two and four of these; mails are sent by one of them. */
const PROCESSES = [1, 2, 4];

async function onSeveralProcesses() {
  const postgres = await startPostgres({ fsync: true, settings: { max_connections: '100' } });
  const servers = [];
  let setup;
  try {
    setup = await prepare(postgres.url);
    for (let number = 0; number < Math.max(...PROCESSES); number += 1) {
      servers.push(await setup.serve('1', { FOYER_ROLE: number === 0 ? 'all' : 'web' }));
    }
    const loads = {
      'bookings, one tier': { which: 'hot', callers: 256 },
      [`bookings, ${TIERS} tiers`]: { which: 'spread', callers: 256 },
      [`purchases, ${TIERS} tiers`]: { kind: 'purchase', which: 'spread', callers: 20 },
    };
    const results = await runAlternately(
      Object.entries(loads).flatMap(([kind, options]) =>
        PROCESSES.map((count) => ({
          name: `${kind}, ${count} of ${servers.length} processes`,
          run: () => load(servers.slice(0, count), setup, { ...options, seconds: SECONDS }),
        })),
      ),
    );
    print(
      'PostgreSQL, several processes',
      [...results].map(([name, rounds]) => [name, ...cells(summary(rounds))]),
    );
    await assertConsistent(setup);
  } finally {
    for (const server of servers) await server.stop();
    if (setup) await rm(setup.dataDir, { recursive: true, force: true });
    await postgres.stop();
  }
}

async function onPglite() {
  const setup = await prepare(undefined);
  const results = new Map();
  const ways = { grouped: '1', 'one by one': '0' };
  try {
    // Only one process at a time can open the folder.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [way, setting] of Object.entries(ways)) {
        const server = await setup.serve(setting);
        try {
          const keep = (name, result) => results.set(name, [...(results.get(name) ?? []), result]);
          for (const callers of [32, 256]) {
            keep(
              `${way}, ${callers} callers`,
              await load(server, setup, { callers, seconds: SECONDS }),
            );
          }
          if (way === 'grouped') {
            const purchase = { kind: 'purchase', which: 'spread', callers: 20, seconds: SECONDS };
            keep('complete purchases, 20 callers', await load(server, setup, purchase));
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
    await assertConsistent(setup);
  } finally {
    await rm(setup.dataDir, { recursive: true, force: true });
  }
}

if (settings.only === 'processes') await onSeveralProcesses();
else if (settings.only !== 'pglite') await onPostgres();
if (settings.only === undefined || settings.only === 'pglite') await onPglite();
