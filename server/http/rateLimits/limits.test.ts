import { describe, expect, it } from '@jest/globals';
import { exceededState, waitInWords, type Rule } from './limits';

const at = (...seconds: number[]) => seconds.map((second) => second * 1000);

const waitFor = (rules: Rule[], hits: number[], now: number) =>
  exceededState({ name: 'tries', rules }, hits, now).wait;

describe('exceededState', () => {
  it('ends when the oldest that still counts leaves the window', () => {
    const rules = [{ max: 2, seconds: 60 }];
    expect(waitFor(rules, at(0, 10), 30_000)).toBe(30);
    expect(waitFor(rules, at(10, 0), 30_500)).toBe(30);
    expect(waitFor(rules, at(0, 10, 20), 30_000)).toBe(40);
  });

  it('names the rule that has to be waited for', () => {
    const rules = [
      { max: 1, seconds: 30 },
      { max: 3, seconds: 3600 },
    ];
    expect(exceededState({ name: 'tries', rules }, at(0, 40, 80), 100_000)).toEqual({
      name: 'tries',
      max: 3,
      windowSeconds: 3600,
      left: 0,
      wait: 3500,
    });
  });

  it('is the longest of all rules, and never nothing', () => {
    const rules = [
      { max: 1, seconds: 30 },
      { max: 3, seconds: 3600 },
    ];
    expect(waitFor(rules, at(0), 10_000)).toBe(20);
    expect(waitFor(rules, at(0, 40, 80), 100_000)).toBe(3500);
    expect(waitFor(rules, at(0), 3_700_000)).toBe(1);
  });
});

it.each([
  [1, '1 second'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [121, '3 minutes'],
])('%d s reads %s', (seconds, words) => expect(waitInWords(seconds)).toBe(words));
