import { describe, expect, it } from '@jest/globals';
import { readTime, TIME_FORMAT } from './zonedTime.rules';

describe('readTime', () => {
  it.each([
    ['2026-12-06 19:30', 'Asia/Kolkata', '2026-12-06T14:00:00.000Z'],
    ['2026-12-06', 'Asia/Kolkata', '2026-12-05T18:30:00.000Z'],
    ['2026-07-01T09:00:30', 'Europe/London', '2026-07-01T08:00:30.000Z'],
    ['2026-12-06T14:00Z', 'Europe/London', '2026-12-06T14:00:00.000Z'],
    ['2026-12-06T14:00:00+05:30', 'Europe/London', '2026-12-06T08:30:00.000Z'],
    // Clocks show it twice; the first is still summer time.
    ['2026-10-25 01:30', 'Europe/London', '2026-10-25T00:30:00.000Z'],
    ['2026-03-29 00:59', 'Europe/London', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29 02:00', 'Europe/London', '2026-03-29T01:00:00.000Z'],
    ['2026-12-06 19:30', 'Pacific/Kiritimati', '2026-12-06T05:30:00.000Z'],
    // As people and spreadsheets write it, the year first.
    ['2026-12-06\u00a019:30', 'Asia/Kolkata', '2026-12-06T14:00:00.000Z'],
    ['2026/12/6 7:30 PM', 'Asia/Kolkata', '2026-12-06T14:00:00.000Z'],
    ['2026-12-06 12:05 a.m.', 'UTC', '2026-12-06T00:05:00.000Z'],
    ['2026-12-06 14:00:00+05:30', 'Europe/London', '2026-12-06T08:30:00.000Z'],
  ])('reads %s in %s', (text, zone, at) => {
    expect(readTime(text, zone)).toEqual({ at });
  });

  it.each(['Dec 6th, 2026', '2026-02-30 10:00', '2026-12-06 24:30', '', '2026-13-01'])(
    'refuses %p',
    (text) => {
      expect(readTime(text, 'Asia/Kolkata')).toEqual({ error: TIME_FORMAT });
    },
  );

  it.each(['03/04/2027', '17/07/2027 19:30', '17.07.27', '17-Jul-27', '17 July 2027 7:30 PM'])(
    'asks for the year first where %s has it last',
    (text) => {
      expect(readTime(text, 'Asia/Kolkata')).toEqual({
        error: expect.stringContaining('Write the year first'),
      });
    },
  );

  it.each(['1899-12-30 19:30', '46220.8125', '2027-07-17 19:30 PM', '2027-07-17 19:30 IST'])(
    'does not guess what %s means',
    (text) => expect(readTime(text, 'Asia/Kolkata')).toEqual({ error: TIME_FORMAT }),
  );

  it('refuses a time that the clocks skip', () => {
    expect(readTime('2026-03-29 01:30', 'Europe/London')).toEqual({
      error: expect.stringContaining('skip'),
    });
  });
});
