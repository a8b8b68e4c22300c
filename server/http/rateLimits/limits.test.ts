import { describe, expect, it } from '@jest/globals';
import { secondsToWait, waitInWords } from './limits';

const at = (...seconds: number[]) => seconds.map((second) => second * 1000);

describe('secondsToWait', () => {
  it('ends when the oldest that still counts leaves the window', () => {
    const rules = [{ max: 2, seconds: 60 }];
    expect(secondsToWait(rules, at(0, 10), 30_000)).toBe(30);
    expect(secondsToWait(rules, at(10, 0), 30_500)).toBe(30);
    expect(secondsToWait(rules, at(0, 10, 20), 30_000)).toBe(40);
  });

  it('is the longest of all rules, and never nothing', () => {
    const rules = [
      { max: 1, seconds: 30 },
      { max: 3, seconds: 3600 },
    ];
    expect(secondsToWait(rules, at(0), 10_000)).toBe(20);
    expect(secondsToWait(rules, at(0, 40, 80), 100_000)).toBe(3500);
    expect(secondsToWait(rules, at(0), 3_700_000)).toBe(1);
  });
});

it.each([
  [1, '1 second'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [121, '3 minutes'],
])('%d s reads %s', (seconds, words) => expect(waitInWords(seconds)).toBe(words));
