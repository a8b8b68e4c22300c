/**
 * `npm test`: unit tests (pages, and the server on the embedded database), the server's tests on a
 * throw-away PostgreSQL, and browser tests against the server. `npm test -- unit|postgres|browser` runs
 * one of them; asked for by name, PostgreSQL also gets the tests that jest.config.ts leaves to the embedded
 * database. The last line of output is `N passed, N failed`.
 *
 * Not called test.mjs: jest would run a file of that name as a test, recursively.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { secondsSince } from './lib/print.mjs';
import { canInstall, findChromium, install } from './lib/programs.mjs';
import { readResults } from './lib/results.mjs';
import { cacheDir } from './lib/root.mjs';
import { run } from './lib/run.mjs';

const reportOf = (suite) => path.join(cacheDir, `test-${suite}.json`);

/** Jest runs ES modules only with this flag. */
const jest = (suite, projects) => [
  '--experimental-vm-modules',
  '--no-warnings',
  'scripts/jest.mjs',
  '--selectProjects',
  ...projects,
  '--json',
  `--outputFile=${reportOf(suite)}`,
];

const playwright = (...files) => ['test', '--config', 'e2e/playwright.config.ts', ...files];

const suites = {
  unit: {
    run: () => run(process.execPath, jest('unit', ['spa', 'server'])),
  },
  postgres: {
    needs: 'PostgreSQL 15 or newer',
    package: 'postgresql',
    isThere: async () =>
      (await run('tsx', ['scripts/withPostgres.ts', '--find'], { quiet: true })).code === 0,
    run: (byName) =>
      run('tsx', ['scripts/withPostgres.ts', process.execPath, ...jest('postgres', ['postgres'])], {
        env: byName ? { POSTGRES_TESTS: 'all' } : {},
      }),
  },
  browser: {
    needs: 'Chromium, or name one in CHROMIUM_PATH',
    // An installed browser would not replace the one named in CHROMIUM_PATH.
    package: process.env.CHROMIUM_PATH ? undefined : 'chromium',
    isThere: async () => findChromium() !== undefined,
    run: () => run('playwright', playwright()),
  },
};
/** A part of the browser suite, for `npm run test:node`. */
suites.journey = {
  ...suites.browser,
  report: 'browser',
  run: () => run('playwright', playwright('/journey.spec')),
};
const DEFAULT_SUITES = ['unit', 'postgres', 'browser'];

/** Names of the suites whose program is missing and could not be installed. */
async function prepare(names) {
  const lacking = async () => {
    const absent = [];
    for (const name of names) {
      const { isThere } = suites[name];
      if (isThere && !(await isThere())) absent.push(name);
    }
    return absent;
  };
  const absent = await lacking();
  const packages = absent.map((name) => suites[name].package).filter(Boolean);
  if (packages.length === 0 || !canInstall()) return absent;
  await install(packages);
  return lacking();
}

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(
    `No such suite: ${unknown.join(', ')}. There are ${Object.keys(suites).join(', ')}.`,
  );
  process.exit(2);
}
const names = requested.length > 0 ? requested : DEFAULT_SUITES;
mkdirSync(cacheDir, { recursive: true });

const absent = await prepare(names);
const total = { passed: 0, failed: 0 };
for (const name of names.filter((one) => !absent.includes(one))) {
  console.log(`\n=== ${name}`);
  const report = reportOf(suites[name].report ?? name);
  rmSync(report, { force: true });
  const start = performance.now();
  const { code } = await suites[name].run(requested.length > 0);
  const { passed, failed, slowest } = readResults(report, code);
  total.passed += passed;
  total.failed += failed;
  console.log('\nSlowest files:');
  for (const { file, seconds } of slowest)
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
  console.log(`=== ${name}: ${passed} passed, ${failed} failed in ${secondsSince(start)}`);
}

const missing = absent.map(
  (name) => `${name.toUpperCase()} TESTS DID NOT RUN: install ${suites[name].needs}`,
);
console.log(`\n${[`${total.passed} passed, ${total.failed} failed`, ...missing].join('; ')}`);
process.exitCode = total.failed > 0 || (missing.length > 0 && process.env.CI === 'true') ? 1 : 0;
