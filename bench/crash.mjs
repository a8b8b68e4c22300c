/**
 * `npm run bench:crash`: kill -9 of the built server at 30 random times while people book, pay and
 * cancel, on PGlite and on a throw-away PostgreSQL with fsync. Exits with 1 at the first wrong sum or
 * lost acknowledged request.
 * `npm run bench:crash -- 100` kills more often.
 */
import path from 'node:path';
import { root } from '../scripts/lib/root.mjs';
import { run } from '../scripts/lib/run.mjs';
import { runCrashTest } from '../server/testing/model/crashRun.ts';
import { findPostgres, startPostgres } from '../server/testing/postgres.ts';

const KILLS = Number(process.argv[2] ?? 30);
const CALLERS = 16;

const { code } = await run(process.execPath, [path.join(root, 'scripts/build.mjs')]);
if (code !== 0) process.exit(code);
const command = [path.join(root, 'dist/server/main.js')];

async function measure(name, databaseUrl) {
  const report = await runCrashTest({
    kills: KILLS,
    callers: CALLERS,
    databaseUrl,
    command,
    onKill: ({ number, after, acknowledged, cutOff, restart }) =>
      console.log(
        `${name} ${number}/${KILLS}: up in ${restart} ms, killed after ${after} ms, ${acknowledged} answers, ${cutOff} cut off`,
      ),
  });
  console.log(
    `${name}: ${KILLS} kills, ${report.bookings} bookings and ${report.payments} payments acknowledged, ${report.cutOff} requests cut off; nothing lost, all sums hold`,
  );
}

await measure('PGlite', undefined);
if (findPostgres()) {
  const postgres = await startPostgres({ fsync: true });
  try {
    await measure('PostgreSQL', postgres.url);
  } finally {
    await postgres.stop();
  }
}
