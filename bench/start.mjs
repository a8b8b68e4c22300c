/**
 * `npm run bench:start`: seconds of a warm `npm start` until /api/health/ answers, with data, on
 * PGlite and on a throw-away PostgreSQL, in turns.
 */
import { startFoyer } from '../scripts/lib/foyer.mjs';
import { findPostgres, startPostgres } from '../server/testing/postgres.ts';

const ROUNDS = 5;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function restartSeconds(foyer) {
  // `restart` stops first; only the start counts.
  await foyer.end();
  const since = performance.now();
  await foyer.run();
  return (performance.now() - since) / 1000;
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
  for (const [name, seconds] of times) {
    console.log(
      `warm start on ${name}: median ${median(seconds).toFixed(2)} s of ${ROUNDS} (${seconds.map((s) => s.toFixed(2)).join(', ')})`,
    );
  }
} finally {
  for (const { foyer } of engines) await foyer.stop();
  await postgres?.stop();
}
