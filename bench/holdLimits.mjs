/**
 * `npm run bench:hold-limits`: what the limits of unpaid holds cost (D31): bookings per second with and
 * without them, on a throw-away PostgreSQL that keeps every commit on the disk. Two servers on one
 * database take turns, so that both have the same conditions; the ratio is the median of the rounds'.
 * The limits are set so high that nobody reaches them. Beside it the processor time of one booking, of
 * server and PostgreSQL (Linux): it says the same where other programs share the machine.
 * `-- rounds=9 seconds=4 callers=32 only=grouped` for
 * other loads. Goal: a ratio of at least 0.95.
 */
import { rm } from 'node:fs/promises';
import pg from 'pg';
import { table } from '../scripts/lib/print.mjs';
import { startPostgres } from '../server/testing/postgres.ts';
import { processorSeconds } from './lib/processor.mjs';
import { load, prepare, TIERS } from './lib/setup.mjs';

const settings = Object.fromEntries(process.argv.slice(2).map((word) => word.split('=')));
const ROUNDS = Number(settings.rounds ?? 5);
const seconds = Number(settings.seconds ?? 3);
const callers = Number(settings.callers ?? 32);

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)];

const postgres = await startPostgres({ fsync: true, settings: { max_connections: '100' } });
const client = new pg.Client({ connectionString: postgres.url });
const servers = [];
let setup;

/** A round; `cost` is the processor time of one booking, microseconds. */
async function measure(server, which) {
  const before = await usage(server);
  const { perSecond, served } = await load(server, setup, { which, callers, seconds });
  const after = await usage(server);
  const used = [...after].map(([pid, time]) => time - (before.get(pid) ?? 0));
  return { perSecond, cost: (used.reduce((sum, time) => sum + time, 0) / served) * 1e6 };
}

/** Processor seconds so far, by process. */
async function usage(server) {
  const { rows } = await client.query('select pid from pg_stat_activity where datname is not null');
  const pids = [server.pid, ...rows.map(({ pid }) => pid)];
  return new Map(pids.map((pid) => [pid, processorSeconds(pid)]));
}

try {
  await client.connect();
  setup = await prepare(postgres.url);
  const limits = {
    MAX_HELD_PER_PERSON: settings.person ?? '1000000',
    MAX_HELD_PER_COMPANY: settings.company ?? '100',
  };
  const rows = [];
  for (const [way, groupAdmission] of [
    ['grouped', '1'],
    ['one by one', '0'],
  ].filter(([way]) => settings.only === undefined || settings.only === way)) {
    const pair = [await setup.serve(groupAdmission), await setup.serve(groupAdmission, limits)];
    servers.push(...pair);
    for (const which of ['hot', 'spread']) {
      const rounds = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        // The second of a pair finds a larger table, so the order changes from round to round.
        for (const one of round % 2 === 0 ? [0, 1] : [1, 0]) {
          rounds[one].push(await measure(pair[one], which));
        }
      }
      const rates = rounds.map((of) => of.map(({ perSecond }) => perSecond));
      const costs = rounds.map((of) => of.map(({ cost }) => cost));
      const ratio = ([without, withLimits]) =>
        median(withLimits.map((value, round) => value / without[round])).toFixed(3);
      rows.push([
        `${way}, ${which === 'hot' ? 'one tier' : `${TIERS} tiers`}`,
        ...rates.map((of) => `${median(of).toFixed(0)}/s`),
        ratio(rates),
        ...costs.map((of) => `${median(of).toFixed(0)} µs`),
        ratio(costs),
      ]);
    }
    for (const server of pair) {
      await server.stop();
      servers.shift();
    }
  }
  console.log(
    table([['', 'no limits', 'limits', 'ratio', 'no limits', 'limits', 'ratio'], ...rows]),
  );
} finally {
  await client.end();
  for (const server of servers) await server.stop();
  if (setup) await rm(setup.dataDir, { recursive: true, force: true });
  await postgres.stop();
}
