import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { countResults, slowestFiles } from './results.mjs';
import { root } from './root.mjs';

describe('countResults', () => {
  it('reads jest', () => {
    const report = { numPassedTests: 12, numFailedTests: 2, numRuntimeErrorTestSuites: 1 };
    expect(countResults(report, 1)).toEqual({ passed: 12, failed: 3 });
  });

  it('reads Playwright, where a flaky test is a failed one', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 }, errors: [] };
    expect(countResults(report, 1)).toEqual({ passed: 5, failed: 2 });
  });

  it('never lets a red run look green', () => {
    expect(countResults(undefined, 1)).toEqual({ passed: 0, failed: 1 });
    expect(countResults({ numPassedTests: 4, numFailedTests: 0 }, 1)).toEqual({
      passed: 4,
      failed: 1,
    });
    const report = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{ message: 'x' }] };
    expect(countResults(report, 1)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('slowestFiles', () => {
  it('reads jest', () => {
    const file = (name, startTime, endTime) => ({
      name: path.join(root, name),
      startTime,
      endTime,
    });
    const testResults = [
      file('a.test.ts', 0, 900),
      file('b.test.ts', 100, 2600),
      file('c.test.ts', 0, 1000),
    ];
    expect(slowestFiles({ testResults }, 2)).toEqual([
      { file: 'b.test.ts', seconds: 2.5 },
      { file: 'c.test.ts', seconds: 1 },
    ]);
  });

  it('reads Playwright, where a file has tests of its own and groups of tests', () => {
    const took = (...durations) => [
      { tests: durations.map((duration) => ({ results: [{ duration }] })) },
    ];
    const suites = [
      { file: 'a.spec.ts', specs: took(500), suites: [] },
      { file: 'b.spec.ts', specs: took(1000, 500), suites: [{ specs: took(2000) }] },
    ];
    expect(slowestFiles({ stats: {}, suites }, 2)).toEqual([
      { file: 'b.spec.ts', seconds: 3.5 },
      { file: 'a.spec.ts', seconds: 0.5 },
    ]);
  });

  it('has none where a run left no result', () => {
    expect(slowestFiles(undefined, 10)).toEqual([]);
  });
});
