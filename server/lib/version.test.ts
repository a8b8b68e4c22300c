import { describe, expect, it } from '@jest/globals';
import { isExpected, readIfMatch } from './version';

describe('readIfMatch', () => {
  it.each([
    ['"7"', 7],
    ['W/"7"', 7],
    ['7', 7],
    [' * ', 'any'],
    ['"seven"', null],
    ['"7", "8"', null],
  ])('reads %s', (header, expected) => expect(readIfMatch(header)).toBe(expected));

  it.each([undefined, '', ' '])('refuses %p', (header) => {
    expect(() => readIfMatch(header)).toThrow(
      expect.objectContaining({ status: 428, code: 'version_required' }),
    );
  });
});

it('an unreadable version never matches', () => {
  expect([7, 'any' as const, null].map((expected) => isExpected(expected, 7))).toEqual([
    true,
    true,
    false,
  ]);
});
