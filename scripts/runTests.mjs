/**
 * `npm test`: tests of pages and server (jest), then browser tests against the server. The last line of output is
 * `N passed, N failed`, and names what could not run. `npm test -- unit|browser|embedded|engines|related` runs some:
 * `embedded` the server's tests on the embedded database, `related` the tests that a change concerns.
 * `npm test -- node|contract|drills|deploy|mutations` runs the script of that kind of test with the arguments that follow.
 *
 * Not called test.mjs: jest would run a file of that name as a test, recursively.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { secondsSince } from './lib/print.mjs';
import { BROWSER_PACKAGES, canInstall, findTestBrowser, install } from './lib/programs.mjs';
import { relatedFiles } from './lib/relatedTests.mjs';
import { readResults } from './lib/results.mjs';
import { cacheDir, root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

const scripts = {
  node: 'testNode',
  contract: 'contractTest',
  drills: 'drillTest',
  deploy: 'deployTest',
  mutations: 'mutationTest',
};
const [first, ...others] = process.argv.slice(2);
if (Object.hasOwn(scripts, first ?? '')) {
  const { code } = await run(process.execPath, [`scripts/${scripts[first]}.mjs`, ...others]);
  process.exit(code);
}

const { findPostgres } = await tsImport('../server/testing/postgres.ts', import.meta.url);

const reportOf = (suite) => path.join(cacheDir, `test-${suite}.json`);

/** With the node that runs this file (`npm test -- node`). */
const jest = (suite, args, env) =>
  run(
    process.execPath,
    [
      path.join(root, 'node_modules/jest/bin/jest.js'),
      '--json',
      `--outputFile=${reportOf(suite)}`,
      ...args,
    ],
    { env },
  );

const playwright = (...files) => ['test', '--config', 'e2e/playwright.config.ts', ...files];

const postgres = {
  without: 'TESTS DID NOT RUN ON POSTGRESQL',
  needs: 'PostgreSQL 15 or newer',
  packages: ['postgresql'],
  isThere: () => findPostgres() !== undefined,
};
const chromium = {
  without: 'BROWSER TESTS DID NOT RUN',
  needs: 'Chromium, or name one in CHROMIUM_PATH',
  // An installed browser would not replace the one named in CHROMIUM_PATH.
  packages: process.env.CHROMIUM_PATH ? undefined : BROWSER_PACKAGES,
  isThere: () => findTestBrowser() !== undefined,
};

const suites = {
  /** Without PostgreSQL the server's tests run on the embedded database. */
  unit: { wants: postgres, run: () => jest('unit', []) },
  embedded: {
    run: () => jest('embedded', ['--selectProjects', 'server'], { TEST_ENGINE: 'embedded' }),
  },
  related: {
    wants: postgres,
    run: async () =>
      jest('related', ['--passWithNoTests', '--findRelatedTests', ...(await relatedFiles())]),
  },
  browser: { needs: chromium, run: () => run('playwright', playwright()) },
  /** A part of the browser suite, for `npm test -- node`. */
  journey: {
    needs: chromium,
    report: 'browser',
    run: () => run('playwright', playwright('/journey.spec')),
  },
};
const DEFAULT_SUITES = ['unit', 'browser'];
const ENGINES = ['unit', 'embedded'];

/** Installs the programs that are missing, where that is possible; returns those that still are. */
async function prepare(programs) {
  const absent = () => programs.filter(({ isThere }) => !isThere());
  const packages = absent()
    .map((program) => program.packages)
    .filter(Boolean);
  if (packages.length > 0 && canInstall()) await install(packages);
  return absent();
}

const requested = process.argv.slice(2).flatMap((name) => (name === 'engines' ? ENGINES : name));
const unknown = requested.filter((name) => !Object.hasOwn(suites, name));
if (unknown.length > 0) {
  console.error(
    `No such suite: ${unknown.join(', ')}. There are ${[...Object.keys(suites), 'engines', ...Object.keys(scripts)].join(', ')}.`,
  );
  process.exit(2);
}
const names = requested.length > 0 ? requested : DEFAULT_SUITES;
mkdirSync(cacheDir, { recursive: true });

const programs = names.flatMap((name) => suites[name].needs ?? suites[name].wants ?? []);
const absent = await prepare([...new Set(programs)]);
const total = { passed: 0, failed: 0 };
for (const name of names.filter((one) => !absent.includes(suites[one].needs))) {
  console.log(`\n=== ${name}`);
  const report = reportOf(suites[name].report ?? name);
  rmSync(report, { force: true });
  const start = performance.now();
  const { code } = await suites[name].run();
  const { passed, failed, slowest } = readResults(report, code);
  total.passed += passed;
  total.failed += failed;
  console.log('\nSlowest files:');
  for (const { file, seconds } of slowest)
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
  console.log(`=== ${name}: ${passed} passed, ${failed} failed in ${secondsSince(start)}`);
}

const missing = absent.map(({ without, needs }) => `${without}: install ${needs}`);
console.log(`\n${[`${total.passed} passed, ${total.failed} failed`, ...missing].join('; ')}`);
process.exitCode = total.failed > 0 || (missing.length > 0 && process.env.CI === 'true') ? 1 : 0;
