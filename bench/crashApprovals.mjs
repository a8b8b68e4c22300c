/**
 * `npm run bench:crash-approvals`: kill -9 of two processes of the built server at 30 random times while 200 people ask
 * for approval, decide, pay, cancel and change the budget, on a throw-away PostgreSQL with fsync. Exits with 1 at the
 * first wrong sum or lost acknowledged request, or when something stays reserved or held after all time has run out.
 * `npm run bench:crash-approvals -- 100 16` kills 100 times, with 16 people.
 */
import path from 'node:path';
import { root } from '../scripts/lib/root.mjs';
import { run } from '../scripts/lib/run.mjs';
import { runApprovalCrashTest } from '../server/testing/model/approvalCrashRun.ts';
import { startPostgres } from '../server/testing/postgres.ts';

const KILLS = Number(process.argv[2] ?? 30);
const CALLERS = Number(process.argv[3] ?? 200);

const { code } = await run(process.execPath, [path.join(root, 'scripts/build.mjs')]);
if (code !== 0) process.exit(code);

const postgres = await startPostgres({ fsync: true });
try {
  const report = await runApprovalCrashTest({
    kills: KILLS,
    callers: CALLERS,
    databaseUrl: postgres.url,
    command: [path.join(root, 'dist/server/main.js')],
    onKill: ({ number, after, acknowledged, cutOff, restart }) =>
      console.log(
        `${number}/${KILLS}: up in ${restart} ms, killed after ${after} ms, ${acknowledged} answers, ${cutOff} cut off`,
      ),
  });
  console.log(
    `${KILLS} kills, ${report.bookings} requests and ${report.payments} payments acknowledged, ${report.cutOff} requests cut off; nothing lost, all sums hold, nothing left behind`,
  );
} finally {
  await postgres.stop();
}
