import { describe, expect, it } from '@jest/globals';
import { createRepeatFilter, isCheckInOpen, parseTicketInput } from './checkInRules';

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

it('opens check-in twelve hours before the start, and closes it six after the end', () => {
  const night = { start_date: '2026-12-05T14:00:00Z', end_date: '2026-12-05T17:00:00Z' };
  const at = (time: string) => isCheckInOpen(night, Date.parse(time));
  expect(at('2026-12-05T01:59:59Z')).toBe(false);
  expect(at('2026-12-05T02:00:00Z')).toBe(true);
  expect(at('2026-12-05T23:00:00Z')).toBe(true);
  expect(at('2026-12-05T23:00:01Z')).toBe(false);
});
