import { expect, it } from '@jest/globals';
import { buildBooking } from '@/testing/bookingFactories';
import { percent, countTickets } from './payable';

it('counts tickets, not bookings', () => {
  expect(countTickets([buildBooking({ quantity: 2 }), buildBooking({ quantity: 4 })])).toBe(6);
});

it.each([
  ['0.02', '2%'],
  ['0.18', '18%'],
  ['0.125', '12.5%'],
  ['0.07', '7%'],
])('reads the rate %s as %s', (rate, text) => {
  expect(percent(rate)).toBe(text);
});
