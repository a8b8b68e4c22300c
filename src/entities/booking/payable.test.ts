import { describe, expect, it } from '@jest/globals';
import { buildBooking } from '@/testing/bookingFactories';
import { countTickets, currenciesOf, payableBookings } from './payable';

const rupees = buildBooking({ id: 1, quantity: 2 });
const dollars = buildBooking({ id: 2, quantity: 3, currency: 'USD' });
const moreRupees = buildBooking({ id: 3, quantity: 1 });
const all = [rupees, dollars, moreRupees];

describe('what one payment takes', () => {
  it('is everything of one currency, the first unless another is chosen', () => {
    expect(payableBookings(all, null)).toEqual([rupees, moreRupees]);
    expect(payableBookings(all, 'USD')).toEqual([dollars]);
    expect(payableBookings(all, 'EUR')).toEqual([rupees, moreRupees]);
    expect(payableBookings([], null)).toEqual([]);
  });

  it('is fifty bookings at most', () => {
    const many = Array.from({ length: 60 }, (_, id) => buildBooking({ id: id + 1 }));
    expect(payableBookings(many, null)).toHaveLength(50);
  });
});

it('names each currency once', () => {
  expect(currenciesOf(all)).toEqual(['INR', 'USD']);
});

it('counts tickets, not bookings', () => {
  expect(countTickets(all)).toBe(6);
});
