/**
 * `npm run bench -- crash`: kill -9 of the built server at 30 random times. On PGlite and on a throw-away PostgreSQL
 * with fsync 16 people book, pay and cancel; then 200 people ask two processes for approval, decide, pay, cancel and
 * change the budget. Exits with 1 at the first wrong sum or lost acknowledged request, or when something stays
 * reserved or held.
 * `--only pglite|postgres|approvals` for one of them, `--kills 100 --callers 16` for other numbers.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../scripts/lib/root.mjs';
import { run } from '../scripts/lib/run.mjs';
import { runApprovalCrashTest } from '../server/testing/model/approvalCrashRun.ts';
import { runCrashTest } from '../server/testing/model/crashRun.ts';
import { startPostgres } from '../server/testing/postgres.ts';

const tests = {
  pglite: { runTest: runCrashTest, callers: 16 },
  postgres: { runTest: runCrashTest, callers: 16, onPostgres: true },
  approvals: { runTest: runApprovalCrashTest, callers: 200, onPostgres: true },
};
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    kills: { type: 'string', default: '30' },
    callers: { type: 'string' },
  },
});
const kills = Number(values.kills);
const chosen = Object.entries(tests).filter(([name]) => !values.only || values.only === name);
if (chosen.length === 0) {
  console.error(`--only takes ${Object.keys(tests).join(', ')}.`);
  process.exit(2);
}

const { code } = await run(process.execPath, [path.join(root, 'scripts/build.mjs')]);
if (code !== 0) process.exit(code);

for (const [name, { runTest, callers, onPostgres }] of chosen) {
  const postgres = onPostgres ? await startPostgres({ fsync: true }) : undefined;
  try {
    const report = await runTest({
      kills,
      callers: Number(values.callers ?? callers),
      databaseUrl: postgres?.url,
      command: [path.join(root, 'dist/server/main.js')],
      onKill: ({ number, after, acknowledged, cutOff, restart }) =>
        console.log(
          `${name} ${number}/${kills}: up in ${restart} ms, killed after ${after} ms, ${acknowledged} answers, ${cutOff} cut off`,
        ),
    });
    console.log(
      `${name}: ${kills} kills, ${report.bookings} bookings and ${report.payments} payments acknowledged, ${report.cutOff} requests cut off; nothing lost, all sums hold`,
    );
  } finally {
    await postgres?.stop();
  }
}
