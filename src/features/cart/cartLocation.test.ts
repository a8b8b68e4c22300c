import { describe, expect, it } from '@jest/globals';
import { cartHref, placeFromParams, signInHref } from './cartLocation';

const place = (query: string) => placeFromParams(new URLSearchParams(query));

describe('the place an address names', () => {
  it('is the cart without a stage, and with one nobody knows', () => {
    expect(place('')).toEqual({
      stage: 'cart',
      bookingId: null,
      currency: null,
      payment: null,
      cancelled: false,
    });
    expect(place('stage=checkout').stage).toBe('cart');
  });

  it.each(['cart', 'payment', 'attendee_details', 'confirmation'])('knows %s', (stage) => {
    expect(place(`stage=${stage}`).stage).toBe(stage);
  });

  it('takes whole positive numbers for a booking only', () => {
    expect(place('stage=attendee_details&booking=101').bookingId).toBe(101);
    for (const booking of ['', '0', '-1', '1.5', 'abc', '1e3']) {
      expect(place(`booking=${booking}`).bookingId).toBeNull();
    }
  });

  it('takes currency codes only', () => {
    expect(place('currency=USD').currency).toBe('USD');
    expect(place('currency=<b>').currency).toBeNull();
  });
});

it('knows a return from a payment page', () => {
  expect(place('stage=payment&payment=pay_0af3&cancelled=1')).toMatchObject({
    stage: 'payment',
    payment: 'pay_0af3',
    cancelled: true,
  });
  expect(place('payment=../elsewhere').payment).toBeNull();
});

describe('the address of a place', () => {
  it('says no more than it must', () => {
    expect(cartHref()).toBe('/cart');
    expect(cartHref({ stage: 'cart' })).toBe('/cart');
    expect(cartHref({ stage: 'payment', currency: 'USD' })).toBe(
      '/cart?stage=payment&currency=USD',
    );
    expect(cartHref({ stage: 'attendee_details', bookingId: 101 })).toBe(
      '/cart?stage=attendee_details&booking=101',
    );
  });

  it('comes back as the place it was made from', () => {
    const there = { stage: 'attendee_details', bookingId: 7, currency: 'INR' } as const;
    expect(
      placeFromParams(new URL(cartHref(there), 'https://foyer.test').searchParams),
    ).toMatchObject(there);
  });
});

it('comes back to the same stage after signing in', () => {
  expect(signInHref({ pathname: '/cart', search: '?stage=payment' })).toBe(
    '/signin?next=%2Fcart%3Fstage%3Dpayment',
  );
});
