/**
 * `npm run bench -- NAME`: runs `bench/NAME.mjs`, or tests of the server with many rounds. What follows the name goes
 * to the bench, or to jest. Without a name it lists the benches.
 */
import { table } from '../scripts/lib/print.mjs';
import { run } from '../scripts/lib/run.mjs';

const benches = {
  api: { about: 'Requests a second of public reads, beside a hello-world server', time: '6 min' },
  booking: { about: 'Bookings a second beside pgbench, and complete purchases', time: '6 min' },
  'budget-race': {
    about: '200 requests at once on two servers, of which 50 fit the budget',
    time: '5 min',
    tests: ['budgets/twoServers.postgres'],
    env: { TEST_ROUNDS: '20', RACE_REQUESTS: '200' },
  },
  'console-lists': { about: 'Lists and exports of the organizer, 100,000 events', time: '10 min' },
  crash: { about: 'kill -9 under load: nothing acknowledged is lost', time: '10 min' },
  door: {
    about: 'A device at the door of 10,000 tickets: its guest list, and a scan by camera',
    time: '5 min',
  },
  failover: { about: 'Three PostgreSQL under Patroni, of which the primary fails', time: '10 min' },
  faults: { about: 'Database, gateways or mail server fail under load', time: '20 min' },
  files: { about: 'Waiting times while large and hostile files are read', time: '2 min' },
  fuzz: { about: '100,000 valid, wrong and hostile requests', time: '10 min' },
  import: { about: 'Import of 5,000 events', time: '2 min' },
  interactions: {
    about: 'Time from a press to the next paint; 1,000 rows scrolled',
    time: '15 min',
  },
  lists: { about: 'Lists with 100 and with 100,000 events', time: '20 min' },
  model: {
    about: 'Random sequences of sales, approvals and refunds; every sum must hold',
    time: 'hours',
    tests: ['testing/model/(sequences|approvals).postgres'],
    env: { TEST_ROUNDS: '1000', MODEL_WORKERS: '8' },
  },
  onsale: { about: '5,000 people for 500 seats within ten seconds', time: '2 min' },
  pdf: { about: 'Time to render an invoice and a ticket', time: '1 min' },
  races: {
    about: 'Races for seats, payments, approvals and credit, 200 rounds of each',
    time: 'an hour',
    tests: [
      'payments/twoServers',
      'inventory/oversell',
      'approvals/approvals.postgres',
      'credit/credit.postgres',
      'settlementModel',
      'model/sequences.test',
    ],
    env: { TEST_ROUNDS: '200' },
  },
  'refresh-storm': { about: 'Access token expires in three tabs at once', time: '5 min' },
  'sign-in': { about: 'Whether response times reveal an account', time: '1 min' },
  'slow-clients': { about: 'Slow and idle connections beside a reader', time: '2 min' },
  start: { about: 'Seconds of a first and of a warm start', time: '2 min' },
  web: { about: 'Paint, requests and bytes of pages on slow 4G', time: '15 min' },
};

const [name, ...args] = process.argv.slice(2);
const bench = Object.hasOwn(benches, name ?? '') ? benches[name] : undefined;
if (name === undefined) {
  console.log('npm run bench -- NAME\n');
  console.log(table(Object.entries(benches).map(([key, { time, about }]) => [key, time, about])));
} else if (!bench) {
  console.error(`No such bench: ${name}. There are ${Object.keys(benches).join(', ')}.`);
  process.exitCode = 2;
} else if (bench.tests) {
  const tests = ['--selectProjects', 'server', '--testPathPatterns', ...bench.tests];
  process.exitCode = (await run('jest', [...tests, ...args], { env: bench.env })).code;
} else {
  // The bench reads its options as if it had been started itself.
  process.argv.splice(2, 1);
  await import(`./${name.replace(/-(.)/, (_, letter) => letter.toUpperCase())}.mjs`);
}
