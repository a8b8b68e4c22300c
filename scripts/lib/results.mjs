/** Reads the result files of jest and Playwright. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Tests that passed and failed in one run. A test file that could not be loaded counts as one
 * failure, and so does a run that failed without a result, so that no failed run is reported as passed.
 */
export function countResults(report, exitCode) {
  const counts = report?.stats ? countPlaywright(report) : countJest(report ?? {});
  if (exitCode !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

const countJest = (report) => ({
  passed: report.numPassedTests ?? 0,
  failed: (report.numFailedTests ?? 0) + (report.numRuntimeErrorTestSuites ?? 0),
});

const countPlaywright = ({ stats, errors = [] }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
});

/** The test files that took longest, with the seconds they ran, slowest first. */
export function slowestFiles(report, count) {
  const files = report?.stats ? playwrightFiles(report) : jestFiles(report ?? {});
  return files.sort((one, other) => other.seconds - one.seconds).slice(0, count);
}

const jestFiles = ({ testResults = [] }) =>
  testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));

const playwrightFiles = ({ suites = [] }) =>
  suites.map((suite) => ({ file: suite.file, seconds: milliseconds(suite) / 1000 }));

function milliseconds({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + milliseconds(suite), own);
}

export function readResults(file, exitCode) {
  const report = readJson(file);
  return { ...countResults(report, exitCode), slowest: slowestFiles(report, 20) };
}
