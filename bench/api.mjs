/**
 * `npm run bench -- api`: what visitors read, requests a second, beside a Fastify server that says hello
 * world. The addresses take turns in one run, on the embedded engine and on a throw-away PostgreSQL, with
 * 50 and 500 callers that keep their connections; medians of the rounds. Goals: the list at 10,000 a second
 * and at a fifth of hello world.
 *
 * `--rounds 5 --seconds 4` for more; `--only pglite|postgres --callers 50 --events 2000` for others.
 */
import { parseArgs } from 'node:util';
import { startFoyer } from '../scripts/lib/foyer.mjs';
import { step, table } from '../scripts/lib/print.mjs';
import { startPostgres } from '../server/testing/postgres.ts';
import { createDatabase } from './lib/database.mjs';
import { startReaders } from './lib/readers.mjs';
import { median } from './lib/spread.mjs';
import { startHelloWorld } from './lib/startHelloWorld.mjs';

const { values: settings } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '2' },
    only: { type: 'string' },
    callers: { type: 'string' },
    events: { type: 'string', default: '' },
  },
});
const ROUNDS = Number(settings.rounds);
const SECONDS = Number(settings.seconds);
const CALLERS = settings.callers ? [Number(settings.callers)] : [50, 500];

const addresses = {
  list: '/api/events/',
  'filtered list': '/api/events/?city=Mumbai&ordering=price&page_size=10',
  search: '/api/events/?search=night',
  suggestions: '/api/events/search/?search=nig',
  detail: '/api/events/1/summary/',
  featured: '/api/events/featured/',
  categories: '/api/event-categories/',
  '/ (HTML)': '/',
  '/events (HTML)': '/events',
};

const servers = [];

async function startServer(env) {
  const server = await startFoyer({
    env: { ...env, DEMO: '1', DEMO_EVENTS: settings.events, LOG_LEVEL: 'error' },
  });
  servers.push(server);
  return Number(new URL(server.url).port);
}

try {
  const hello = await startHelloWorld();
  servers.push(hello);
  const engines = [];
  if (settings.only !== 'postgres') {
    await step('Foyer on PGlite', async () =>
      engines.push({ name: 'PGlite', port: await startServer({}) }),
    );
  }
  if (settings.only !== 'pglite') {
    await step('Foyer on PostgreSQL', async () => {
      const postgres = await startPostgres({ fsync: true });
      servers.unshift(postgres);
      const DATABASE_URL = await createDatabase(postgres, 'api');
      engines.push({ name: 'PostgreSQL', port: await startServer({ DATABASE_URL }) });
    });
  }
  const cases = [
    { engine: '', name: 'hello world', port: hello.port, path: '/' },
    ...engines.flatMap(({ name: engine, port }) =>
      Object.entries(addresses).map(([name, path]) => ({ engine, name, port, path })),
    ),
  ];
  for (const callers of CALLERS) {
    const results = cases.map(() => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [number, { port, path }] of cases.entries()) {
        const measured = { warmUpMs: 1000, measureMs: SECONDS * 1000 };
        results[number].push(await startReaders({ port, path, callers, ...measured }));
      }
    }
    const summaries = results.map((rounds) => ({
      perSecond: median(rounds.map((round) => round.perSecond)),
      p50: median(rounds.map((round) => round.p50)),
      p99: median(rounds.map((round) => round.p99)),
    }));
    console.log(`\n${callers} callers`);
    console.log(
      table([
        ['', '', 'requests/s', 'p50 ms', 'p99 ms', 'of hello world'],
        ...cases.map(({ engine, name }, number) => {
          const { perSecond, p50, p99 } = summaries[number];
          const share = perSecond / summaries[0].perSecond;
          return [
            ...[engine, name, perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1)],
            share.toFixed(2),
          ];
        }),
      ]),
    );
  }
} finally {
  for (const server of servers.reverse()) await server.stop();
}
