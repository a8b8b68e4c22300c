/** @jest-environment ./scripts/lib/jest/sharedEnvironment.mjs */
import { describe, expect, it } from '@jest/globals';
import {
  cartPath,
  eventPath,
  eventsPath,
  myBookingsPath,
  notificationsPath,
  safeNext,
  signInPath,
} from '@/lib/paths';

describe('safeNext', () => {
  it.each(['/', '/events/12', '/cart?stage=payment', '/events?search=a%2Fb#top'])(
    'brings back to %s',
    (next) => expect(safeNext(next)).toBe(next),
  );

  it.each([
    null,
    '',
    'events',
    'https://elsewhere.example/',
    '//elsewhere.example',
    '///elsewhere.example',
    '/\\elsewhere.example',
    '/events\\..\\..',
    '\\/elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    '/..//elsewhere.example',
    'javascript:alert(1)',
    ' /events',
    '/signin',
    '/signin?next=/signin',
    '/signup',
  ])('does not go to %j', (next) => expect(safeNext(next)).toBeNull());
});

describe('signInPath', () => {
  it('remembers where the person was', () => {
    expect(signInPath({ pathname: '/cart', search: '?stage=payment' })).toBe(
      '/signin?next=%2Fcart%3Fstage%3Dpayment',
    );
  });

  it('needs no reminder of the home page, nor of itself', () => {
    expect(signInPath({ pathname: '/', search: '' })).toBe('/signin');
    expect(signInPath({ pathname: '/signin', search: '?next=/cart' })).toBe('/signin');
  });
});

describe('addresses', () => {
  it('leave out what is empty or the default', () => {
    expect(eventsPath({ search: '' })).toBe('/events');
    expect(cartPath()).toBe('/cart');
    expect(cartPath({ stage: 'cart', currency: null })).toBe('/cart');
    expect(notificationsPath(1)).toBe('/notifications');
    expect(myBookingsPath(new URLSearchParams())).toBe('/my-bookings');
  });

  it('carry what is given, escaped', () => {
    expect(eventPath(12)).toBe('/events/12');
    expect(eventsPath({ search: 'jazz & wine' })).toBe('/events?search=jazz+%26+wine');
    expect(eventsPath(new URLSearchParams({ page: '2' }))).toBe('/events?page=2');
    expect(cartPath({ stage: 'payment', currency: 'USD' })).toBe(
      '/cart?stage=payment&currency=USD',
    );
    expect(cartPath({ stage: 'attendee_details', booking: 101 })).toBe(
      '/cart?stage=attendee_details&booking=101',
    );
    expect(myBookingsPath({ ticket: 101 })).toBe('/my-bookings?ticket=101');
    expect(notificationsPath(3)).toBe('/notifications?page=3');
  });
});
