import { describe, expect, it } from '@jest/globals';
import { lastDayToCorrect, lastDayToDeclare } from './correctionDays.rules';

describe('lastDayToDeclare', () => {
  it.each([
    ['2026-04-01T00:00:00+05:30', '2027-11-30'],
    ['2027-03-31T23:59:59+05:30', '2027-11-30'],
    ['2027-04-01T00:00:00+05:30', '2028-11-30'],
    ['2026-03-31T18:29:59Z', '2026-11-30'],
    ['2026-03-31T18:30:00Z', '2027-11-30'],
  ])('of a sale at %s is %s', (at, day) => expect(lastDayToDeclare(new Date(at))).toBe(day));
});

describe('lastDayToCorrect', () => {
  it.each([
    ['2026-11-01T00:00:00+05:30', '2026-12-01'],
    ['2026-11-01T23:59:59+05:30', '2026-12-01'],
    // The day of the purchase is that in India.
    ['2026-11-01T18:29:59Z', '2026-12-01'],
    ['2026-11-01T18:30:00Z', '2026-12-02'],
    ['2027-03-31T12:00:00Z', '2027-04-30'],
    ['2028-02-01T12:00:00Z', '2028-03-02'],
  ])('of a purchase at %s is %s', (at, day) => expect(lastDayToCorrect(new Date(at))).toBe(day));

  it('is never after the last day to declare it', () => {
    for (let day = 0; day < 1_461; day += 1) {
      const at = new Date(Date.UTC(2026, 0, 1 + day));
      expect(lastDayToCorrect(at) <= lastDayToDeclare(at)).toBe(true);
    }
  });
});
