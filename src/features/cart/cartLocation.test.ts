import { describe, expect, it } from '@jest/globals';
import { cartPath } from '@/lib/paths';
import { cartLocationFromParams } from './cartLocation';

const read = (query: string) => cartLocationFromParams(new URLSearchParams(query));

describe('the cart location of an address', () => {
  it('is the cart without a stage, and with an unknown one', () => {
    expect(read('')).toEqual({
      stage: 'cart',
      bookingId: null,
      bookingIds: null,
      currency: null,
      payment: null,
      cancelled: false,
    });
    expect(read('stage=checkout').stage).toBe('cart');
  });

  it.each(['cart', 'payment', 'attendee_details', 'confirmation'])('knows %s', (stage) => {
    expect(read(`stage=${stage}`).stage).toBe(stage);
  });

  it('takes whole positive numbers for a booking only', () => {
    expect(read('stage=attendee_details&booking=101').bookingId).toBe(101);
    for (const booking of ['', '0', '-1', '1.5', 'abc', '1e3']) {
      expect(read(`booking=${booking}`).bookingId).toBeNull();
    }
  });

  it('takes a list of such numbers for the bookings to pay only', () => {
    const address = cartPath({ stage: 'payment', bookings: [101, 102] });
    expect(read(new URL(address, 'https://foyer.test').search).bookingIds).toEqual([101, 102]);
    for (const bookings of ['', ',', '1,', '0', '1;2', 'abc', '1,-2']) {
      expect(read(`bookings=${bookings}`).bookingIds).toBeNull();
    }
  });

  it('takes currency codes only', () => {
    expect(read('currency=USD').currency).toBe('USD');
    expect(read('currency=<b>').currency).toBeNull();
  });
});

it('knows a return from a payment page', () => {
  expect(read('stage=payment&payment=pay_0af3&cancelled=1')).toMatchObject({
    stage: 'payment',
    payment: 'pay_0af3',
    cancelled: true,
  });
  expect(read('payment=../elsewhere').payment).toBeNull();
});

it('reads back the address that was made for it', () => {
  const address = cartPath({ stage: 'attendee_details', booking: 7, currency: 'INR' });
  expect(read(new URL(address, 'https://foyer.test').search)).toMatchObject({
    stage: 'attendee_details',
    bookingId: 7,
    currency: 'INR',
  });
});
