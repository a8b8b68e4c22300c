/**
 * `npm test -- contract`: the browser's journeys, with each of their calls checked against openapi.yaml by Stoplight's
 * Prism, which the first run installs into node_modules/.cache. The calls are recorded on their way and checked
 * afterwards, because Prism takes a second or more for the first call of an operation, which would change what the pages
 * do. `npm test -- contract seatPool` runs other tests. Fails when a journey fails, or when Prism finds a mistake.
 */
import { startPrism } from './lib/contract/prism.mjs';
import { faultsOf } from './lib/contract/faults.mjs';
import { secondsSince, step } from './lib/print.mjs';
import { run } from './lib/run.mjs';

/** The tests that go through whole stories rather than through one screen. */
const JOURNEYS = [
  '/journey',
  'companyJourney',
  'consoleJourney',
  'accounts',
  'attendees',
  'seatPool',
];

const files = process.argv.slice(2);
const prism = await step('Starting Prism', startPrism);
try {
  const start = performance.now();
  const { code } = await run(
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', ...(files.length > 0 ? files : JOURNEYS)],
    { env: { FOYER_RECORDER: prism.recorder } },
  );
  console.log(`journeys: ${secondsSince(start)}`);

  const faults = new Map();
  const operations = new Set();
  await step(`Judging ${prism.exchanges.length} calls`, async () => {
    for (const [number, { request, status }] of prism.exchanges.entries()) {
      const violations = await prism.judge(number);
      operations.add(`${request.method} ${request.url.split('?')[0].replace(/\d+/g, '…')}`);
      for (const fault of faultsOf({ request, status }, violations))
        faults.set(fault, (faults.get(fault) ?? 0) + 1);
    }
  });
  for (const [fault, count] of faults) console.log(`${count} × ${fault}`);
  console.log(`${operations.size} addresses, ${faults.size} kinds of fault`);
  if (prism.exchanges.length === 0) console.log('No call was recorded.');
  const isGood = code === 0 && faults.size === 0 && prism.exchanges.length > 0;
  process.exitCode = isGood ? 0 : 1;
} finally {
  await prism.stop();
}
