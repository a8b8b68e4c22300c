import { describe, expect, it } from '@jest/globals';
import { createRepeatFilter, parseTicketInput } from './checkInRules';

describe('ticket input', () => {
  it.each([
    ['  fyr 7k4m 2291 ', { ticket_number: 'fyr 7k4m 2291' }],
    ['FYR1.0glSAQ.sig', { code: 'FYR1.0glSAQ.sig' }],
    ['FYR2.new.format', { code: 'FYR2.new.format' }],
    ['x'.repeat(41), { code: 'x'.repeat(41) }],
    ['y'.repeat(3000), { code: 'y'.repeat(1000) }],
    ['   ', null],
  ])('%j is read as %j', (typed, input) => {
    expect(parseTicketInput(typed)).toEqual(input);
  });
});

it('takes a code again once it has been out of view, or answered, for a while', () => {
  const codes = createRepeatFilter(3000);
  expect(codes.isNew('a', 0)).toBe(true);
  for (let now = 100; now < 9000; now += 100) expect(codes.isNew('a', now)).toBe(false);
  expect(codes.isNew('b', 9000)).toBe(true);
  // Two tickets in view are each checked once, in whatever order they are read.
  expect(codes.isNew('a', 9100)).toBe(false);
  expect(codes.isNew('a', 12_100)).toBe(false);
  expect(codes.isNew('a', 15_101)).toBe(true);
  codes.keep('a', 20_000);
  expect(codes.isNew('a', 22_900)).toBe(false);
  codes.forget('a');
  expect(codes.isNew('a', 22_950)).toBe(true);
});
