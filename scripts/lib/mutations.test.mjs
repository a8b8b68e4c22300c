import { expect, it } from '@jest/globals';
import { mutate, outcomeOf, sampleOf } from './mutations.mjs';

it('a mutation changes the one place that it quotes', () => {
  const change = { file: 'a.ts', from: 'x > 1', to: 'x > 2' };
  expect(mutate('if (x > 1) y();', change)).toBe('if (x > 2) y();');
  expect(() => mutate('if (x > 3) y();', change)).toThrow('does not contain');
  expect(() => mutate('x > 1 || x > 1', change)).toThrow('more than once');
});

it('a sample is the same for the same commit and another for the next', () => {
  const all = Array.from({ length: 50 }, (_, index) => ({ rule: `rule ${index}` }));
  expect(sampleOf(all, 3, 'abc')).toEqual(sampleOf(all, 3, 'abc'));
  expect(sampleOf(all, 3, 'abc')).not.toEqual(sampleOf(all, 3, 'def'));
});

const results = (...failureMessages) => ({
  numRuntimeErrorTestSuites: 0,
  numPassedTests: 1,
  numFailedTests: failureMessages.length,
  testResults: [
    {
      assertionResults: failureMessages.map((message) => ({
        status: 'failed',
        failureMessages: [message],
      })),
    },
  ],
});

it('a test that fails for what it asserts is red; code that does not run proves nothing', () => {
  expect(outcomeOf(results('expect(received).toBe(expected)'))).toBe('red');
  expect(outcomeOf(results())).toBe('survived');
  expect(outcomeOf(results('ReferenceError: x is not defined'))).toBe('broken');
  expect(outcomeOf(undefined)).toBe('broken');
  expect(outcomeOf({ ...results(), numRuntimeErrorTestSuites: 1 })).toBe('broken');
});
