import { expect, it } from '@jest/globals';
import { createEndFiller } from './endOfEvent';

const times = (start: string, end = '') => {
  const [startDate = '', startTime = ''] = start.split('T');
  const [endDate = '', endTime = ''] = end.split('T');
  return { startDate, startTime, endDate, endTime };
};

it('ends two hours after its start, also on the next day', () => {
  const filler = createEndFiller(times(''));
  expect(filler.follow('startDate', times('2027-01-05'))).toBeNull();
  expect(filler.follow('startTime', times('2027-01-05T19:30'))).toEqual({
    endDate: '2027-01-05',
    endTime: '21:30',
  });
  expect(filler.follow('startTime', times('2027-01-05T23:30', '2027-01-05T21:30'))).toEqual({
    endDate: '2027-01-06',
    endTime: '01:30',
  });
});

it('moves an end that was filled in, also on an earlier visit and while the start is typed anew', () => {
  const filler = createEndFiller(times('2027-01-05T19:30', '2027-01-05T21:30'));
  expect(filler.follow('startDate', times('T19:30', '2027-01-05T21:30'))).toBeNull();
  expect(filler.follow('startDate', times('2027-02-01T19:30', '2027-01-05T21:30'))).toEqual({
    endDate: '2027-02-01',
    endTime: '21:30',
  });
});

it('leaves an end that was typed, and one that another visit has typed', () => {
  const filler = createEndFiller(times('2027-01-05T19:30'));
  filler.follow('endTime', times('2027-01-05T19:30', '2027-01-05T21:30'));
  expect(filler.follow('startDate', times('2027-02-01T19:30', '2027-01-05T21:30'))).toBeNull();
  const later = createEndFiller(times('2027-01-05T19:30', '2027-01-05T23:00'));
  expect(later.follow('startDate', times('2027-02-01T19:30', '2027-01-05T23:00'))).toBeNull();
});
