import { describe, expect, it } from '@jest/globals';
import { buildCheckedTicket, buildCheckIn } from './checkIn.testUtils';
import { createRepeatFilter, isCheckInOpen, parseTicketInput, resolveRetry } from './checkInRules';

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

it('takes a code again once it has been out of view', () => {
  const isNew = createRepeatFilter(3000);
  expect(isNew('a', 0)).toBe(true);
  for (let now = 100; now < 9000; now += 100) expect(isNew('a', now)).toBe(false);
  expect(isNew('b', 9000)).toBe(true);
  expect(isNew('a', 9100)).toBe(true);
  expect(isNew('a', 12_200)).toBe(true);
});

it('opens check-in twelve hours before the start, and closes it six after the end', () => {
  const night = { start_date: '2026-12-05T14:00:00Z', end_date: '2026-12-05T17:00:00Z' };
  const at = (time: string) => isCheckInOpen(night, Date.parse(time));
  expect(at('2026-12-05T01:59:59Z')).toBe(false);
  expect(at('2026-12-05T02:00:00Z')).toBe(true);
  expect(at('2026-12-05T23:00:00Z')).toBe(true);
  expect(at('2026-12-05T23:00:01Z')).toBe(false);
});

describe('a retry', () => {
  const firstAttemptAt = Date.parse('2026-12-05T14:12:00Z');
  const staffName = 'Sam Fernandes';
  const usedBy = (used_by_name: string, used_at: string) =>
    buildCheckIn({
      result: 'already_used',
      sentence: 'Already used.',
      ticket: buildCheckedTicket({ used_by_name, used_at }),
    });
  const settled = (name: string, at: string, admitted: number[] = []) =>
    resolveRetry(usedBy(name, at), { firstAttemptAt, staffName, admitted }).result;

  it('that finds its own first attempt admits', () => {
    expect(settled(staffName, '2026-12-05T14:12:03Z')).toBe('accepted');
  });
  it('that finds another person’s attempt, or an old one, does not', () => {
    expect(settled('Lena Roy', '2026-12-05T14:12:03Z')).toBe('already_used');
    expect(settled(staffName, '2026-12-05T14:11:50Z')).toBe('already_used');
    expect(settled(staffName, '2026-12-05T14:12:03Z', [201])).toBe('already_used');
  });
});
