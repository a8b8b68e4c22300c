import { expect, it } from '@jest/globals';
import { endToFill, usualEnd } from './endOfEvent';

const times = (start: string, end = '') => {
  const [startDate = '', startTime = ''] = start.split('T');
  const [endDate = '', endTime = ''] = end.split('T');
  return { startDate, startTime, endDate, endTime };
};

it('ends two hours after its start, also on the next day', () => {
  expect(endToFill(times('2027-01-05'), '')).toBeNull();
  expect(endToFill(times('2027-01-05T19:30'), '')).toBe('2027-01-05T21:30');
  expect(endToFill(times('2027-01-05T23:30', '2027-01-05T21:30'), '2027-01-05T21:30')).toBe(
    '2027-01-06T01:30',
  );
});

it('moves an end that was filled in, also on an earlier visit and while the start is typed anew', () => {
  const filled = usualEnd(times('2027-01-05T19:30', '2027-01-05T21:30'));
  expect(endToFill(times('T19:30', '2027-01-05T21:30'), filled)).toBeNull();
  expect(endToFill(times('2027-02-01T19:30', '2027-01-05T21:30'), filled)).toBe('2027-02-01T21:30');
});

it('leaves an end that another visit has typed', () => {
  const filled = usualEnd(times('2027-01-05T19:30', '2027-01-05T23:00'));
  expect(endToFill(times('2027-02-01T19:30', '2027-01-05T23:00'), filled)).toBeNull();
});
