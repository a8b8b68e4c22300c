import { expect, it } from '@jest/globals';
import { searchedNumber } from './consoleSearch.rules';

it.each([
  ['BK-2026-004817', 'BK-2026-004817'],
  ['bk 2026 004817', 'BK-2026-004817'],
  ['bk2026004817', 'BK-2026-004817'],
  [' 2026 – 4817 ', 'BK-2026-004817'],
  ['fyr 2627 0000001', 'FYR-2627-0000001'],
])('%j is the number %s', (text, number) => {
  expect(searchedNumber(text)).toMatchObject({ bookingId: null, number });
});

it.each([
  ['4817', 4817],
  ['004817', 4817],
  ['bk-4817', 4817],
])('%j is the booking %d', (text, bookingId) => {
  expect(searchedNumber(text)).toMatchObject({ bookingId });
});

it('has payments in lower case, and nothing without a digit', () => {
  expect(searchedNumber('PAY_09b898')).toMatchObject({ paymentId: 'pay_09b898' });
  expect(searchedNumber('Nocturne')).toBeNull();
});
