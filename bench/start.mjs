/**
 * `npm run bench -- start`: seconds of a warm `npm start` until /api/health/ answers, with data, on
 * PGlite (goal: 2.0) and on a throw-away PostgreSQL (goal: 1.0), in turns, and of the first start on an empty
 * folder, which makes the demo world (goal: 5), with the prepared database of the build and without it, in turns.
 */
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { startFoyer } from '../scripts/lib/foyer.mjs';
import { targets } from '../scripts/lib/targets.mjs';
import { findPostgres, startPostgres } from '../server/testing/postgres.ts';
import { median } from './lib/spread.mjs';

const ROUNDS = 5;
const FIRST_ROUNDS = 3;
const manifest = path.join(path.dirname(targets.server.result), 'database.json');

async function restartSeconds(foyer) {
  // `restart` stops first; only the start counts.
  await foyer.end();
  const since = performance.now();
  await foyer.run();
  return (performance.now() - since) / 1000;
}

async function firstSeconds() {
  const since = performance.now();
  const foyer = await startFoyer({ build: false });
  const seconds = (performance.now() - since) / 1000;
  await foyer.stop();
  return seconds;
}

const show = (what, seconds) =>
  console.log(
    `${what}: median ${median(seconds).toFixed(2)} s of ${seconds.length} (${seconds.map((s) => s.toFixed(2)).join(', ')})`,
  );

async function measureFirst() {
  const times = { with: [], without: [] };
  for (let round = 0; round < FIRST_ROUNDS; round += 1) {
    times.with.push(await firstSeconds());
    await rename(manifest, `${manifest}.off`);
    try {
      times.without.push(await firstSeconds());
    } finally {
      await rename(`${manifest}.off`, manifest);
    }
  }
  show('first start with the prepared database', times.with);
  show('first start without it', times.without);
}

const postgres = findPostgres() ? await startPostgres() : undefined;
const engines = [{ name: 'PGlite', foyer: await startFoyer() }];
if (postgres) {
  engines.push({
    name: 'PostgreSQL',
    foyer: await startFoyer({
      env: {
        DATABASE_URL: postgres.url,
        DEMO: '1',
        PAYMENTS: 'sandbox',
        NODE_ENV: 'development',
      },
    }),
  });
}
try {
  const times = new Map(engines.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, foyer } of engines) times.get(name).push(await restartSeconds(foyer));
  }
  for (const [name, seconds] of times) show(`warm start on ${name}`, seconds);
  await measureFirst();
} finally {
  for (const { foyer } of engines) await foyer.stop();
  await postgres?.stop();
}
