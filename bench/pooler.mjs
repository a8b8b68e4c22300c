/**
 * `npm run bench:pooler`: the built server behind PgBouncer in transaction mode (Debian's package `pgbouncer`) on
 * a throw-away PostgreSQL with fsync. While 16 people book, pay and cancel it is killed 10 times (`-- 30` more
 * often); after each kill all sums are compared. Then every connection of the pooler is asked whether a setting
 * was left on it. Exits with 1 at the first wrong sum, lost request or setting.
 */
import path from 'node:path';
import pg from 'pg';
import { root } from '../scripts/lib/root.mjs';
import { run } from '../scripts/lib/run.mjs';
import { runCrashTest } from '../server/testing/model/crashRun.ts';
import { startPostgres } from '../server/testing/postgres.ts';
import { findPgbouncer, startPgbouncer, versionOf } from './lib/pgbouncer.mjs';

const KILLS = Number(process.argv[2] ?? 10);
const CALLERS = 16;
/** Fewer than the ten connections of the server: transactions of one share those of another. */
const POOL_SIZE = 5;
const SETTINGS = ['statement_timeout', 'lock_timeout', 'plan_cache_mode', 'search_path'];

const program = findPgbouncer();
if (!program) {
  console.error('PgBouncer is not installed: apt-get install pgbouncer');
  process.exit(1);
}
const { code } = await run(process.execPath, [path.join(root, 'scripts/build.mjs')]);
if (code !== 0) process.exit(code);

/** What differs from the server's own values on any connection that the pooler keeps. */
async function settingsLeft(url) {
  const clients = Array.from({ length: POOL_SIZE }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  // A transaction on each of them takes all connections of the pooler at once.
  await Promise.all(clients.map((client) => client.query('begin')));
  const left = await Promise.all(
    clients.map((client) =>
      client.query(
        `select name, setting from pg_settings
         where name = any($1) and source = 'session' and setting is distinct from reset_val`,
        [SETTINGS],
      ),
    ),
  );
  await Promise.all(clients.map((client) => client.query('commit').then(() => client.end())));
  return left.flatMap(({ rows }) => rows);
}

const postgres = await startPostgres({ fsync: true });
try {
  const pooler = await startPgbouncer(program, postgres.url, { poolSize: POOL_SIZE });
  try {
    // The run makes the schema, and reads the sums, past the pooler.
    const report = await runCrashTest({
      kills: KILLS,
      callers: CALLERS,
      databaseUrl: postgres.url,
      env: { DATABASE_URL: pooler.url, DATABASE_POOLER: 'transaction' },
      command: [path.join(root, 'dist/server/main.js')],
    });
    const left = await settingsLeft(pooler.url);
    if (left.length > 0) throw new Error(`Settings were left: ${JSON.stringify(left)}`);
    console.log(
      `${versionOf(program)}, transaction mode, ${POOL_SIZE} connections: ${KILLS} kills, ${report.acknowledged} requests answered, ${report.bookings} bookings and ${report.payments} payments acknowledged, ${report.cutOff} cut off; nothing lost, all sums hold, no setting left on a connection`,
    );
  } finally {
    await pooler.stop();
  }
} finally {
  await postgres.stop();
}
