/** Reads the result files of jest and Playwright. */
import { readFileSync } from 'node:fs';

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

export const readResults = (file, exitCode) => countResults(readJson(file), exitCode);
