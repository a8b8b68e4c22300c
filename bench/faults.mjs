/**
 * `npm run bench -- faults`: two server processes on a throw-away PostgreSQL with fsync, people who book, pay and
 * cancel, and one fault after the other. All that was acknowledged is compared with the database in the end.
 * `--only restart,slow` runs some; `--old REF` upgrades from that commit. Exits with 1 when a promise is broken.
 */
import { parseArgs } from 'node:util';
import { scenarios } from './faults/scenarios/index.mjs';
import { createWorld } from './faults/world.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' }, old: { type: 'string' } } });
const names = values.only?.split(',');
const chosen = scenarios.filter(({ name }) => !names || names.includes(name));
if (chosen.length === 0) {
  console.error(`--only takes ${scenarios.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

/** @returns what was measured, and the promises that were broken */
async function measure({ run, promise, world: options }) {
  const chosenWorld = typeof options === 'function' ? await options(values) : options;
  const world = await createWorld(chosenWorld);
  try {
    const { worst = 0, note = '', broken = [] } = (await run(world, values)) ?? {};
    const report = await world.finish();
    const slowest = Math.max(worst, report.worst);
    return {
      ...report,
      note,
      worst: slowest,
      broken: [
        ...broken,
        ...report.faults.slice(0, 5),
        ...(report.lost ? [report.lost] : []),
        ...(slowest > promise.worst
          ? [`An answer took ${Math.round(slowest)} ms (${report.slowest}).`]
          : []),
        ...(report.seconds > (promise.seconds ?? Infinity)
          ? [`Requests were refused for ${report.seconds.toFixed(1)} s (${report.told}).`]
          : []),
      ],
    };
  } finally {
    await world.close();
    chosenWorld?.old?.remove();
  }
}

console.log('| Fault | Refusal, s | Acknowledged | Refused | Lost | Worst answer, s |');
console.log('| --- | --- | --- | --- | --- | --- |');
for (const scenario of chosen) {
  if (scenario.lacks) {
    console.log(`| ${scenario.fault} (not run: ${scenario.lacks}) | | | | | |`);
    continue;
  }
  const result = await measure(scenario);
  const { seconds, acknowledged, refused, lost, worst, note, broken } = result;
  const title = note ? `${scenario.fault} (${note})` : scenario.fault;
  const cells = [title, seconds.toFixed(1), acknowledged, refused, lost ?? 0];
  console.log(`| ${[...cells, (worst / 1000).toFixed(1)].join(' | ')} |`);
  for (const line of broken) console.error(`  BROKEN: ${line}`);
  if (broken.length > 0) process.exitCode = 1;
}
