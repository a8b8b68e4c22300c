import { expect, it } from '@jest/globals';
import { readZonedTime, toZonedTime } from './zonedTime';

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

it.each(['', 'tomorrow', '2027-13-40T10:00', '2027-01-02'])('refuses %j', (text) => {
  expect(readZonedTime(text, 'Asia/Kolkata')).toEqual({ kind: 'invalid' });
});

it('refuses a zone that is none', () => {
  expect(readZonedTime('2027-01-02T19:30', 'Middle/Earth')).toEqual({ kind: 'invalid' });
  expect(toZonedTime('2027-01-02T14:00:00.000Z', 'Middle/Earth')).toBe('');
  expect(toZonedTime(null, 'Asia/Kolkata')).toBe('');
});
