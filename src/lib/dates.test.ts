import { afterEach, expect, it, jest } from '@jest/globals';
import {
  dayOf,
  daysFromNow,
  formatCountdown,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatDateTimeRange,
  formatDay,
  formatDayMonth,
  formatDayTime,
  formatMonthDayYear,
  formatNearTime,
  formatTime,
  formatZone,
  isDay,
} from './dates';

afterEach(() => void jest.restoreAllMocks());

const evening = '2026-12-05T14:00:00Z'; // 7:30 PM in Mumbai

it('reads a moment in the zone of the event', () => {
  expect(formatDateTime(evening)).toBe('Sat, Dec 5, 2026, 7:30 PM IST');
  expect(formatDateTime(evening, 'UTC')).toBe('Sat, Dec 5, 2026, 2:00 PM UTC');
  expect(formatDateTime(evening, 'America/New_York')).toBe('Sat, Dec 5, 2026, 9:00 AM EST');
  expect(formatDate(evening)).toBe('Sat, Dec 5, 2026');
  expect(formatDayMonth(evening)).toBe('Sat, Dec 5');
  expect(formatTime(evening)).toBe('7:30 PM IST');
});

it('counts the day in the zone, not where the code runs', () => {
  expect(formatDate('2026-12-05T19:00:00Z')).toBe('Sun, Dec 6, 2026');
});

it.each([
  // The clocks change in London on 25 October, in New York on 1 November.
  ['Europe/London', '2026-10-25T00:30:00Z', 'Sun, Oct 25, 2026, 1:30 AM GMT+1'],
  ['Europe/London', '2026-10-25T01:30:00Z', 'Sun, Oct 25, 2026, 1:30 AM GMT'],
  ['America/New_York', '2026-11-01T05:30:00Z', 'Sun, Nov 1, 2026, 1:30 AM EDT'],
  ['America/New_York', '2026-11-01T06:30:00Z', 'Sun, Nov 1, 2026, 1:30 AM EST'],
  ['Asia/Kolkata', '2026-09-05T18:30:00Z', 'Sun, Sep 6, 2026, 12:00 AM IST'],
  ['Asia/Kathmandu', '2026-12-05T06:15:00Z', 'Sat, Dec 5, 2026, 12:00 PM GMT+5:45'],
  ['Asia/Dubai', evening, 'Sat, Dec 5, 2026, 6:00 PM GST'],
])('reads the clocks of %s at %s', (zone, instant, text) => {
  expect(formatDateTime(instant, zone)).toBe(text);
});

it('takes nothing from the zone of the device', () => {
  const local = ['getTimezoneOffset', 'getFullYear', 'getMonth', 'getDate', 'getHours'] as const;
  for (const name of local) {
    jest.spyOn(Date.prototype, name).mockImplementation(() => {
      throw new Error(`${name} depends on the device`);
    });
  }
  expect(formatDateTimeRange(evening, '2026-12-05T23:30:00Z')).toBe(
    'Sat, Dec 5, 7:30 PM to Sun, Dec 6, 2026, 5:00 AM IST',
  );
  expect(daysFromNow('2026-12-05T23:30:00Z', Date.parse(evening))).toBe(1);
});

it('names a day of a calendar', () => {
  expect(formatDay('2026-12-23')).toBe('Wed, Dec 23, 2026');
  expect(formatMonthDayYear('2026-05-01', 'UTC')).toBe('May 1, 2026');
  expect(dayOf('2026-12-05T18:30:00Z')).toBe('2026-12-06');
  expect(dayOf('2026-12-05T18:30:00Z', 'Asia/Dubai')).toBe('2026-12-05');
  expect(dayOf(null)).toBe('');
});

it('leaves out today', () => {
  const now = Date.now();
  expect(formatNearTime(now)).toBe(formatTime(now));
  expect(formatNearTime(evening)).toBe('Sat, Dec 5, 7:30 PM IST');
  expect(formatDayTime(evening)).toBe('Sat, Dec 5, 7:30 PM IST');
});

it.each([
  ['2026-12-05', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-2-1', false],
  ['1999-12-31', false],
  ['2026-12-05T10:00', false],
  ['', false],
])('%j is a day: %p', (text, is) => expect(isDay(text)).toBe(is));

it('says once what start and end share', () => {
  expect(formatDateTimeRange(evening, '2026-12-05T16:30:00Z')).toBe(
    'Sat, Dec 5, 2026, 7:30 PM to 10:00 PM IST',
  );
  expect(formatDateTimeRange('2026-12-04T03:30:00Z', '2026-12-06T12:30:00Z')).toBe(
    'Fri, Dec 4, 9:00 AM to Sun, Dec 6, 2026, 6:00 PM IST',
  );
  expect(formatDateTimeRange('2026-12-31T15:30:00Z', '2026-12-31T20:30:00Z')).toBe(
    'Thu, Dec 31, 2026, 9:00 PM to Fri, Jan 1, 2027, 2:00 AM IST',
  );
});

it('leaves out an end that is missing or no later than the start', () => {
  expect(formatDateTimeRange(evening, null)).toBe('Sat, Dec 5, 2026, 7:30 PM IST');
  expect(formatDateTimeRange(evening, evening)).toBe('Sat, Dec 5, 2026, 7:30 PM IST');
});

it('collapses ranges of days', () => {
  expect(formatDateRange('2026-11-02T06:00:00Z', '2026-12-04T06:00:00Z')).toBe(
    'Nov 2 to Dec 4, 2026',
  );
  expect(formatDateRange('2026-11-02T06:00:00Z', '2026-11-09T06:00:00Z')).toBe('Nov 2 to 9, 2026');
  expect(formatDateRange('2026-11-02T06:00:00Z', '2026-11-02T09:00:00Z')).toBe('Nov 2, 2026');
  expect(formatDateRange('2026-12-30T06:00:00Z', '2027-01-02T06:00:00Z')).toBe(
    'Dec 30, 2026 to Jan 2, 2027',
  );
  expect(formatDateRange('2026-11-02T06:00:00Z', null)).toBe('from Nov 2, 2026');
  expect(formatDateRange(null, '2026-11-02T06:00:00Z')).toBe('until Nov 2, 2026');
});

it.each([null, undefined, '', 'soon'])('makes no date up for %p', (nothing) => {
  expect(formatDateTime(nothing)).toBe('Date to be announced');
  expect(formatDateRange(nothing, nothing)).toBe('Date to be announced');
});

it('survives a zone nobody knows', () => {
  expect(formatDateTime(evening, 'Mars/Olympus')).toBe('Date to be announced');
});

it('counts down in minutes and seconds and stops at nought', () => {
  expect(formatCountdown(1437 * 60)).toBe('23 h 57 min');
  expect(formatCountdown(3600)).toBe('1 h 0 min');
  expect(formatCountdown(2468.9)).toBe('41:08');
  expect(formatCountdown(9)).toBe('0:09');
  expect(formatCountdown(-3)).toBe('0:00');
});

it('names the zone', () => {
  expect(formatZone(evening)).toBe('IST');
  expect(formatZone(evening, 'Nowhere/Land')).toBe('Nowhere/Land');
});
