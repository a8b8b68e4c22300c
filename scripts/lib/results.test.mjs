import { describe, expect, it } from '@jest/globals';
import { countResults } from './results.mjs';

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
