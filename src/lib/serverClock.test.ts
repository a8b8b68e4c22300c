import { afterEach, expect, it, jest } from '@jest/globals';
import { learnServerTime, serverNow } from './serverClock';

const NOON = Date.parse('2099-03-14T12:00:00Z');
const HOUR = 3_600_000;
const answeredAt = (now: number, sentAt = now) => {
  jest.spyOn(Date, 'now').mockReturnValue(now);
  learnServerTime(new Date(NOON).toUTCString(), sentAt);
};

afterEach(() => {
  jest.restoreAllMocks();
  const now = Date.now();
  learnServerTime(new Date(now).toUTCString(), now);
});

it.each([
  ['two hours fast', 2 * HOUR],
  ['two hours slow', -2 * HOUR],
  ['some minutes fast', 7 * 60_000],
])('is right to a second on a device whose clock is %s', (_clock, error) => {
  answeredAt(NOON + error);
  expect(Math.abs(serverNow() - NOON)).toBeLessThan(1000);
});

it('leaves a right clock alone, whatever the part of the second and the way of the answer', () => {
  answeredAt(NOON + 400);
  expect(serverNow()).toBe(NOON + 400);
  answeredAt(NOON + 900, NOON - 200);
  expect(serverNow()).toBe(NOON + 900);
});

it('learns nothing of an answer without a date', () => {
  jest.spyOn(Date, 'now').mockReturnValue(NOON);
  learnServerTime(null, NOON);
  learnServerTime('yesterday', NOON);
  expect(serverNow()).toBe(NOON);
});
