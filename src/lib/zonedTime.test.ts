import { expect, it } from '@jest/globals';
import { fromZonedTime, readZonedTime, toZonedTime } from './zonedTime';

it('reads a time on the clocks of the zone', () => {
  expect(readZonedTime('2027-01-02T19:30', 'Asia/Kolkata')).toEqual({
    kind: 'once',
    at: '2027-01-02T14:00:00.000Z',
  });
  expect(readZonedTime('2027-01-02T00:15', 'America/New_York')).toMatchObject({
    at: '2027-01-02T05:15:00.000Z',
  });
  expect(toZonedTime('2027-01-02T14:00:00.000Z', 'Asia/Kolkata')).toBe('2027-01-02T19:30');
});

it('reads zones that are not whole hours ahead', () => {
  expect(readZonedTime('2027-01-02T00:10', 'Asia/Kathmandu')).toEqual({
    kind: 'once',
    at: '2027-01-01T18:25:00.000Z',
  });
  expect(toZonedTime('2027-01-01T18:25:00Z', 'Asia/Kathmandu')).toBe('2027-01-02T00:10');
  // Half an hour comes twice there.
  expect(readZonedTime('2027-04-04T01:45', 'Australia/Lord_Howe')).toEqual({
    kind: 'twice',
    at: '2027-04-03T14:45:00.000Z',
  });
});

it('knows the hour that is left out when summer time begins', () => {
  expect(readZonedTime('2027-03-28T02:30', 'Europe/Berlin')).toEqual({ kind: 'skipped' });
  expect(readZonedTime('2027-03-28T01:59', 'Europe/Berlin')).toMatchObject({ kind: 'once' });
  expect(readZonedTime('2027-03-28T03:00', 'Europe/Berlin')).toMatchObject({
    at: '2027-03-28T01:00:00.000Z',
  });
});

it('reads the hour that comes twice when it ends as the earlier one', () => {
  expect(readZonedTime('2027-10-31T02:30', 'Europe/Berlin')).toEqual({
    kind: 'twice',
    at: '2027-10-31T00:30:00.000Z',
  });
  expect(readZonedTime('2027-11-07T01:30', 'America/New_York')).toEqual({
    kind: 'twice',
    at: '2027-11-07T05:30:00.000Z',
  });
});

it.each(['', 'tomorrow', '2027-13-40T10:00', '2027-02-30T10:00', '2027-01-02', '0202-01-05T19:30'])(
  'refuses %j',
  (text) => {
    expect(readZonedTime(text, 'Asia/Kolkata')).toEqual({ kind: 'invalid' });
  },
);

it('refuses a zone that is none', () => {
  expect(readZonedTime('2027-01-02T19:30', 'Middle/Earth')).toEqual({ kind: 'invalid' });
  expect(toZonedTime('2027-01-02T14:00:00.000Z', 'Middle/Earth')).toBe('');
  expect(toZonedTime(null, 'Asia/Kolkata')).toBe('');
});

it('fills a field for date and time by the clock of the zone, and reads it back', () => {
  expect(toZonedTime('2026-12-05T14:00:00Z')).toBe('2026-12-05T19:30');
  expect(fromZonedTime('2026-12-05T19:30')).toBe('2026-12-05T14:00:00.000Z');
  // The clocks of New York go back on 1 November.
  for (const moment of ['2026-10-31T16:00:00.000Z', '2026-11-02T16:00:00.000Z']) {
    const field = toZonedTime(moment, 'America/New_York');
    expect(fromZonedTime(field, 'America/New_York')).toBe(moment);
  }
  expect(toZonedTime(null)).toBe('');
  for (const text of ['', '2026-12-05', 'tomorrow']) expect(fromZonedTime(text)).toBeNull();
  expect(fromZonedTime('2026-12-05T19:30', 'Nowhere/Land')).toBeNull();
});
