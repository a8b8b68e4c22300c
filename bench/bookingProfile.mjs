/**
 * `npm run bench:booking-profile`: CPU use of bookings and purchases on a throw-away PostgreSQL: CPU
 * seconds of the server and of PostgreSQL, and the slowest statements with planning and execution time.
 * Needs Linux and pg_stat_statements, which comes with PostgreSQL. `-- kind=purchase callers=20 which=spread seconds=10` for another load than 32 callers
 * who book one tier.
 */
import { rm } from 'node:fs/promises';
import pg from 'pg';
import { table } from '../scripts/lib/print.mjs';
import { startPostgres } from '../server/testing/postgres.ts';
import { processorSeconds } from './lib/processor.mjs';
import { load, prepare } from './lib/setup.mjs';

const given = Object.fromEntries(process.argv.slice(2).map((word) => word.split('=')));
const seconds = Number(given.seconds ?? 5);
const loadOptions = {
  kind: 'booking',
  which: 'hot',
  ...given,
  callers: Number(given.callers ?? 32),
};

const postgres = await startPostgres({
  fsync: true,
  settings: {
    max_connections: '100',
    shared_preload_libraries: 'pg_stat_statements',
    'pg_stat_statements.track_planning': 'on',
  },
});
const client = new pg.Client({ connectionString: postgres.url });
let setup;
let server;
try {
  await client.connect();
  await client.query('create extension pg_stat_statements');
  setup = await prepare(postgres.url);
  server = await setup.serve('1');
  await load(server, setup, { ...loadOptions, seconds: 1 });

  const { rows: backends } = await client.query('select pid from pg_stat_activity');
  const usage = () => ({
    server: processorSeconds(server.pid),
    PostgreSQL: backends.reduce((sum, { pid }) => sum + processorSeconds(pid), 0),
  });
  await client.query('select pg_stat_statements_reset()');
  const before = usage();
  const { perSecond } = await load(server, setup, { ...loadOptions, seconds });
  const after = usage();
  const { rows: statements } = await client.query(`
    select left(regexp_replace(query, '\\s+', ' ', 'g'), 70) as text, calls,
      total_plan_time as plan, total_exec_time as run
    from pg_stat_statements
    order by total_plan_time + total_exec_time desc
    limit 12`);

  // Includes the warm-up second of the callers.
  const wall = seconds + 1;
  console.log(`${loadOptions.kind}, ${loadOptions.callers} callers: ${perSecond.toFixed(0)}/s`);
  for (const name of Object.keys(before)) {
    const used = after[name] - before[name];
    console.log(`${name}: ${(used / wall).toFixed(2)} of a processor`);
  }
  console.log('\nStatements, milliseconds in all');
  console.log(
    table([
      ['calls', 'planned', 'run', 'statement'],
      ...statements.map(({ calls, plan, run, text }) => [
        String(calls),
        plan.toFixed(0),
        run.toFixed(0),
        text,
      ]),
    ]),
  );
} finally {
  await server?.stop();
  await client.end();
  await postgres.stop();
  if (setup) await rm(setup.dataDir, { recursive: true, force: true });
}
